import { Button, Group, Skeleton, Stack } from '@mantine/core';
import { IconBasket, IconCalendarSearch, IconLink, IconLockOpen } from '@tabler/icons-react';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { formatList, isolate } from '../../../locales/i18n.ts';
import type { Schema } from '../../api/operations.ts';
import { courseColours } from '../../ui/week/course-colour.ts';
import { EmptyState } from '../../ui/layout/EmptyState.tsx';
import { ErrorState } from '../../ui/refusals/ErrorState.tsx';
import { FailureBox } from '../../ui/refusals/FailureBox.tsx';
import { PageLayout } from '../../ui/layout/PageLayout.tsx';
import type { Fold } from '../../ui/layout/Panel.tsx';
import type { ServiceState } from '../../ui/refusals/service-state.ts';
import { useLanguage } from '../../ui/text/useLanguage.ts';
import { useNarrow } from '../../ui/layout/useNarrow.ts';
import { AnswerBar } from './results/AnswerBar.tsx';
import { askedAfter, type Asked } from './asked.ts';
import { toFragment, sectionsIn, textOfChosen } from './chosen.ts';
import { CoursePanel } from './CoursePanel.tsx';
import { InstructorNames } from './wishes/instructor-names.ts';
import { KeptPanel } from './saved/KeptPanel.tsx';
import { listMoves } from './results/moves.ts';
import { Results } from './results/Results.tsx';
import { ShownWeek } from './results/ShownWeek.tsx';
import type { Lock } from './solver/problem.ts';
import type { WayOut } from './solver/why-not.ts';
import classes from './TimetableBuilder.module.css';
import { useBuilder } from './useBuilder.ts';
import { useSharedLink } from './saved/useSharedLink.ts';
import { useElsewhere } from './useElsewhere.ts';
import { useShownWeek } from './results/useShownWeek.ts';
import { useTimetables, useWhyNot } from './saved/useTimetables.ts';
import { useWords } from './useWords.ts';
import { WhyNotPanel } from './results/WhyNotPanel.tsx';
import { WishPanel } from './wishes/WishPanel.tsx';

/**
 * A change with the texts to display it: a section to take, which may replace a registration, or a registration to give
 * up.
 */
export type Pick = {
  courseId: number;
  code: string;
  name: Schema<'Text'>;
  number: string;
  change: Schema<'Change'>;
  from?: { code: string; number: string };
};
type Props = {
  period: Schema<'Period'>;
  /** The closed registration service, if registration is closed. */
  closed: ServiceState | undefined;
  /** True while the rest of the page is still loading. */
  reading: boolean;
  /** True if courses can be put in the basket, now or before the opening. */
  canChoose: boolean;
  /** True if registration is open. */
  isOpen: boolean;
  /** True if the basket has its own bar at the bottom of the window. */
  hasBar: boolean;
  onTake: (picks: Pick[], courseIds: ReadonlySet<number>) => void;
};

/** The timetable builder: the student chooses courses and gets the best timetables. All other entries are optional. */
export function TimetableBuilder({ period, closed, reading, canChoose, isOpen, hasBar, onTake }: Props) {
  const builder = useBuilder(period);
  useSharedLink(builder);
  const { problem, chosen, locks, setLocks, wishes, fullToo, registered } = builder;
  const found = useTimetables(problem);
  const { t, language, wish } = useWords();
  const { pick } = useLanguage();
  const [copied, setCopied] = useState('');
  const narrow = useNarrow();
  const answer = useRef<HTMLDivElement>(null);
  const isShared = sectionsIn(builder.hash).length > 0;
  /** The panels that are open on a phone. They close when the student goes to the resulting week. */
  const [asking, setAsking] = useState({ courses: chosen.length === 0 && !isShared, wishes: false });
  const { solution } = found;
  const whyNot = useWhyNot(found, useElsewhere(builder, found.isImpossible));
  const { shown, gone, better, show } = useShownWeek(problem, found);

  // A saved timetable is opened with its own sections if they are still possible, otherwise with the best timetable for
  // its courses and wishes.
  const [opening, setOpening] = useState<{ courses: string; sectionIds: readonly number[] } | null>(null);
  const { ofSections } = found;
  const isReady =
    opening?.courses === textOfChosen(chosen) &&
    problem !== null &&
    chosen.every(({ courseIds }) => courseIds.some((id) => builder.known.has(id)));
  useEffect(() => {
    if (!isReady || !opening) return;
    let current = true;
    ofSections(opening.sectionIds).then(
      (timetable) => {
        if (!current) return;
        setOpening(null);
        if (timetable) show(timetable);
      },
      () => setOpening(null),
    );
    return () => {
      current = false;
    };
  }, [isReady, opening, ofSections, show]);
  const open = (question: Asked, sectionIds: number[]): void => {
    builder.ask(question);
    setOpening({ courses: textOfChosen(question.chosen), sectionIds });
  };

  const colours = courseColours([
    ...registered.map(({ code }) => code),
    ...(problem?.choices ?? []).flatMap(({ courses }) => courses.map(({ code }) => code)),
  ]);

  const takeWay = ({ changes }: WayOut): void =>
    builder.ask(changes.reduce(askedAfter, { chosen, wishes, locks, fullToo }));

  const take = (): void => {
    if (!shown) return;
    // Items of another week for these courses are removed from the basket.
    onTake(
      listMoves(shown, registered).flatMap((move): Pick[] => {
        if (move.kind === 'leave') {
          const { courseId, code, name, number, registrationId } = move.from;
          return [{ courseId, code, name, number, change: { action: move.way, registrationId } }];
        }
        const {
          course: { courseId, code },
          section: { sectionId, number },
        } = move;
        const name = builder.courseOf(courseId)?.name ?? { en: code, ar: code };
        return move.kind === 'register'
          ? [{ courseId, code, name, number, change: { action: 'register', sectionId } }]
          : [
              {
                courseId,
                code,
                name,
                number,
                change: { action: 'replace', registrationId: move.from.registrationId, sectionId },
                from: { code: move.from.code, number: move.from.number },
              },
            ];
      }),
      new Set([...chosen.flatMap(({ courseIds }) => courseIds), ...registered.map(({ courseId }) => courseId)]),
    );
  };
  const share = async (): Promise<void> => {
    if (!shown) return;
    const link = new URL(window.location.href);
    link.search = period === 'early' ? '?period=early' : '';
    link.hash = toFragment(shown.taken.filter(({ held }) => !held).map(({ section }) => section.sectionId));
    await navigator.clipboard.writeText(link.href).then(
      () => setCopied(link.href),
      () => undefined,
    );
  };

  const namesOf = (sections: typeof gone): string =>
    formatList(
      sections.map(({ course, section }) => isolate(`${course.code} ${section.number}`)),
      language,
    );
  const isGone = ({ sectionId }: Lock): boolean => gone.some(({ section }) => section.sectionId === sectionId);
  const goneLocked = gone.filter(({ section }) => locks.some(({ sectionId }) => sectionId === section.sectionId));
  const names = new Map(
    [...(builder.data?.courses ?? []).flatMap(({ course }) => course.sections), ...registered].map(({ instructor }) => [
      instructor.en,
      instructor,
    ]),
  );
  const instructorOf = (english: string): string => {
    const name = names.get(english);
    return name ? pick(name) : english;
  };
  const asks = narrow && chosen.length > 0;
  const fold = (part: keyof typeof asking, line: string): Fold | undefined =>
    asks ? { folded: !asking[part], line, onFold: (folded) => setAsking({ ...asking, [part]: !folded }) } : undefined;
  const codes = chosen.map(({ courseIds }) => formatList(courseIds.map(builder.codeOf).map(isolate), language, 'or'));
  const toAnswer = (): void => {
    setAsking({ courses: false, wishes: false });
    answer.current?.focus({ preventScroll: true });
  };
  // Scrolls to the result only after the panels have closed, so that its position is final.
  const isAsking = asking.courses || asking.wishes;
  useEffect(() => {
    if (!isAsking && document.activeElement === answer.current) answer.current?.scrollIntoView({ block: 'start' });
  }, [isAsking]);
  const isSettled =
    shown !== null || whyNot !== null || found.failed || (problem !== null && problem.choices.length === 0);
  const withBar = asks && !hasBar;
  const actions = (
    <Group gap="0.5rem">
      {!withBar && (
        <Button leftSection={<IconBasket size={18} stroke={1.75} aria-hidden />} disabled={!canChoose} onClick={take}>
          {t(isOpen ? 'apply.now' : 'apply.ahead')}
        </Button>
      )}
      {locks.length > 0 && (
        <Button
          variant="default"
          leftSection={<IconLockOpen size={18} stroke={1.75} aria-hidden />}
          onClick={() => setLocks([])}
        >
          {t('week.unlock')}
        </Button>
      )}
      {'clipboard' in navigator && (
        <Button
          variant="default"
          leftSection={<IconLink size={18} stroke={1.75} aria-hidden />}
          onClick={() => void share()}
        >
          {t('share.copy')}
        </Button>
      )}
      <span role="status" className="sis-done">
        {copied && t('share.copied')}
      </span>
    </Group>
  );
  const content = (): ReactNode => (
    <InstructorNames value={instructorOf}>
      <div className={classes.builder}>
        <Stack justify="flex-start" miw={0}>
          <CoursePanel builder={builder} fold={fold('courses', formatList(codes, language, 'comma'))} />
          {chosen.length > 0 && (
            <WishPanel builder={builder} fold={fold('wishes', formatList(wishes.map(wish), language, 'comma'))} />
          )}
        </Stack>
        <div ref={answer} tabIndex={-1} className={classes.answer} aria-busy={found.searching || undefined}>
          {builder.error && builder.data && <FailureBox still failure={builder.error} />}
          {problem && chosen.length === 0 && !isShared && (
            <EmptyState icon={IconCalendarSearch} title={t('empty.title')} text={t('empty.text')} />
          )}
          {problem && chosen.length > 0 && problem.choices.length === 0 && (
            <EmptyState icon={IconCalendarSearch} title={t('empty.blocked')} text={t('empty.blockedText')} />
          )}
          {found.failed && (
            <p role="alert" className="sis-apart">
              {t('results.failed')}
            </p>
          )}
          {whyNot && problem && !(shown && gone.length > 0) && (
            <WhyNotPanel whyNot={whyNot} problem={problem} codeOf={builder.codeOf} onTake={takeWay} />
          )}
          <Stack role="status" gap="0.5rem" className={classes.news}>
            {gone.length > 0 && (
              <p className={classes.gone}>
                {t(shown ? 'results.gone' : 'results.goneOnly', { sections: namesOf(gone) })}{' '}
                {goneLocked.length > 0 && (
                  <Button
                    variant="subtle"
                    size="compact-sm"
                    onClick={() => setLocks(locks.filter((lock) => !isGone(lock)))}
                  >
                    {t('results.unlock', { sections: namesOf(goneLocked) })}
                  </Button>
                )}
              </p>
            )}
            {better && (
              <p className={classes.gone}>
                {t('results.better')}{' '}
                <Button variant="subtle" size="compact-sm" onClick={() => show(better)}>
                  {t('results.toBest')}
                </Button>
              </p>
            )}
          </Stack>
          {shown && (
            <>
              {!withBar && actions}
              <ShownWeek builder={builder} found={found} timetable={shown} colours={colours} onShow={show}>
                <Results
                  key={JSON.stringify([chosen, wishes, locks, fullToo])}
                  registered={registered}
                  solution={solution}
                  searching={found.searching}
                  shown={shown}
                  colours={colours}
                  onShow={show}
                />
              </ShownWeek>
              {withBar && actions}
            </>
          )}
          {!shown && !whyNot && !found.failed && problem && problem.choices.length > 0 && (
            <Skeleton height={320} radius="lg" aria-busy aria-label={t('results.searching')} />
          )}
          {isSettled && <KeptPanel builder={builder} shown={shown} onOpen={open} />}
        </div>
      </div>
      {withBar && (shown || (whyNot && isAsking)) && (
        <AnswerBar
          solution={solution}
          shown={shown}
          searching={found.searching}
          action={
            isAsking ? (
              <Button key="show" onClick={toAnswer}>
                {t(shown ? 'bar.show' : 'bar.why')}
              </Button>
            ) : (
              shown && (
                <Button key="take" disabled={!canChoose} onClick={take}>
                  {t(isOpen ? 'bar.take' : 'apply.ahead')}
                </Button>
              )
            )
          }
        />
      )}
    </InstructorNames>
  );

  const isReading = reading || builder.isReading;
  return (
    <PageLayout title={t(`title.${period}`)} description={t('about')} service={closed} reading={isReading}>
      {isReading ? null : builder.error && !builder.data ? (
        <ErrorState error={builder.error} retry={builder.refresh} />
      ) : (
        content()
      )}
    </PageLayout>
  );
}
