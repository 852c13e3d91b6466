import { Button, Skeleton } from '@mantine/core';
import { IconBasket, IconCalendarSearch, IconLink, IconLockOpen } from '@tabler/icons-react';
import { useEffect, useState } from 'react';
import { formatList, isolate } from '../../../locales/i18n.ts';
import type { Schema } from '../../api/operations.ts';
import { courseColours } from '../../ui/course-colour.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { ErrorState } from '../../ui/ErrorState.tsx';
import { FailureBox } from '../../ui/FailureBox.tsx';
import { useLanguage } from '../../ui/useLanguage.ts';
import type { Asked } from './asked.ts';
import { fragmentOf, textOfChosen } from './chosen.ts';
import { CoursePanel } from './CoursePanel.tsx';
import { InstructorNames } from './instructor-names.ts';
import { KeptPanel } from './KeptPanel.tsx';
import { movesOf } from './moves.ts';
import { Results } from './Results.tsx';
import { ShownWeek } from './ShownWeek.tsx';
import type { Lock } from './solver/problem.ts';
import type { WayOut } from './solver/why-not.ts';
import classes from './TimetableBuilder.module.css';
import { useBuilder } from './useBuilder.ts';
import { useSharedLink } from './useSharedLink.ts';
import { useMovable } from './useMovable.ts';
import { useShownWeek } from './useShownWeek.ts';
import { useTimetables, useWhyNot } from './useTimetables.ts';
import { useWords } from './useWords.ts';
import { WhyNotPanel } from './WhyNotPanel.tsx';
import { WishPanel } from './WishPanel.tsx';

/** A change to make, with the words to show it by: a section to take, in the place of a registration where there is one, or a registration to give up. */
export type Pick = { courseId: number; code: string; name: Schema<'Text'>; number: string; change: Schema<'Change'>; from?: { code: string; number: string } };
type Props = { period: Schema<'Period'>; /** Courses can be put in the basket, now or ahead of the opening. */ canChoose: boolean; /** Registration is open. */ isOpen: boolean; onTake: (picks: Pick[], courseIds: ReadonlySet<number>) => void };

/** Courses in, the best weeks out; everything else is one step behind. */
export function TimetableBuilder({ period, canChoose, isOpen, onTake }: Props) {
  const builder = useBuilder(period);
  useSharedLink(builder);
  const { problem, chosen, locks, setLocks, wishes, setWishes, fullToo, setFullToo, registered } = builder;
  const found = useTimetables(problem);
  const { t, language } = useWords();
  const { pick } = useLanguage();
  const [copied, setCopied] = useState('');
  const { solution } = found;
  const whyNot = useWhyNot(found, useMovable(builder, found.isImpossible));
  const { shown, gone, better, show } = useShownWeek(problem, found);

  // A kept timetable that is opened is shown as it was kept, if it still can be; else the best of its question.
  const [opening, setOpening] = useState<{ courses: string; sectionIds: readonly number[] } | null>(null);
  const { ofSections } = found;
  const isReady = opening?.courses === textOfChosen(chosen) && problem !== null && chosen.every(({ courseIds }) => courseIds.some((id) => builder.known.has(id)));
  useEffect(() => {
    if (!isReady || !opening) return;
    let current = true;
    ofSections(opening.sectionIds).then((timetable) => {
      if (!current) return;
      setOpening(null);
      if (timetable) show(timetable);
    }, () => setOpening(null));
    return () => {
      current = false;
    };
  }, [isReady, opening, ofSections, show]);
  const open = (question: Asked, sectionIds: number[]): void => {
    builder.ask(question);
    setOpening({ courses: textOfChosen(question.chosen), sectionIds });
  };

  const colours = courseColours([...registered.map(({ code }) => code), ...(problem?.choices ?? []).flatMap(({ courses }) => courses.map(({ code }) => code))]);

  const takeWay = (way: WayOut): void => {
    switch (way.kind) {
      case 'section':
        setFullToo(true);
        return setLocks([...locks.filter(({ courseId }) => courseId !== way.courseId), { courseId: way.courseId, sectionId: way.sectionId }]);
      case 'lock':
        return setLocks(locks.filter(({ courseId }) => courseId !== way.lock.courseId));
      case 'move':
        return builder.setChosen([...chosen, { courseIds: [way.held.course.courseId], optional: false }]);
      case 'wish':
        if (way.wish.kind === 'fullSections') return setFullToo(true);
        return setWishes(wishes.some(({ kind }) => kind === way.wish.kind) ? wishes.map((wish) => (wish.kind === way.wish.kind ? { ...wish, level: 'preferred' as const } : wish)) : [...wishes, { ...way.wish, level: 'preferred' }]);
      case 'choice': {
        const left = new Set(way.choice.courses.map(({ courseId }) => courseId));
        return builder.setChosen(chosen.filter(({ courseIds }) => !courseIds.some((id) => left.has(id))));
      }
    }
  };

  const take = (): void => {
    if (!shown) return;
    // What another week put in the basket for these courses is taken out.
    onTake(movesOf(shown, registered).flatMap((move): Pick[] => {
      if (move.kind === 'leave') {
        const { courseId, code, name, number, registrationId } = move.from;
        return [{ courseId, code, name, number, change: { action: move.way, registrationId } }];
      }
      const { course: { courseId, code }, section: { sectionId, number } } = move;
      const name = builder.courseOf(courseId)?.name ?? { en: code, ar: code };
      return move.kind === 'register'
        ? [{ courseId, code, name, number, change: { action: 'register', sectionId } }]
        : [{ courseId, code, name, number, change: { action: 'replace', registrationId: move.from.registrationId, sectionId }, from: { code: move.from.code, number: move.from.number } }];
    }), new Set([...chosen.flatMap(({ courseIds }) => courseIds), ...registered.map(({ courseId }) => courseId)]));
  };
  const share = async (): Promise<void> => {
    if (!shown) return;
    const link = new URL(window.location.href);
    link.search = period === 'early' ? '?period=early' : '';
    link.hash = fragmentOf(shown.taken.filter(({ held }) => !held).map(({ section }) => section.sectionId));
    await navigator.clipboard.writeText(link.href).then(() => setCopied(link.href), () => undefined);
  };

  if (builder.error && !builder.data) return <ErrorState error={builder.error} retry={builder.refresh} />;
  const namesOf = (sections: typeof gone): string => formatList(sections.map(({ course, section }) => isolate(`${course.code} ${section.number}`)), language);
  const isGone = ({ sectionId }: Lock): boolean => gone.some(({ section }) => section.sectionId === sectionId);
  const goneLocked = gone.filter(({ section }) => locks.some(({ sectionId }) => sectionId === section.sectionId));
  const names = new Map([...(builder.data?.courses ?? []).flatMap(({ course }) => course.sections), ...registered].map(({ instructor }) => [instructor.en, instructor]));
  const instructorOf = (english: string): string => {
    const name = names.get(english);
    return name ? pick(name) : english;
  };
  return (
    <InstructorNames value={instructorOf}>
    <div className={classes.builder}>
      <div className={classes.asked}>
        <CoursePanel builder={builder} />
        {chosen.length > 0 && <WishPanel builder={builder} />}
      </div>
      <div className={classes.answer} aria-busy={found.searching || undefined}>
        {builder.isReading && <Skeleton height={320} radius="lg" aria-busy aria-label={t('common:page.loading')} />}
        {builder.error && builder.data && <FailureBox still failure={builder.error} />}
        {problem && chosen.length === 0 && <EmptyState icon={IconCalendarSearch} title={t('empty.title')} text={t('empty.text')} />}
        {problem && chosen.length > 0 && problem.choices.length === 0 && <EmptyState icon={IconCalendarSearch} title={t('empty.blocked')} text={t('empty.blockedText')} />}
        {found.failed && <p role="alert">{t('results.failed')}</p>}
        {whyNot && problem && !(shown && gone.length > 0) && <WhyNotPanel whyNot={whyNot} problem={problem} onTake={takeWay} />}
        <div role="status" className={classes.news}>
          {gone.length > 0 && <p className={classes.gone}>{t(shown ? 'results.gone' : 'results.goneOnly', { sections: namesOf(gone) })} {goneLocked.length > 0 && <Button variant="subtle" size="compact-sm" onClick={() => setLocks(locks.filter((lock) => !isGone(lock)))}>{t('results.unlock', { sections: namesOf(goneLocked) })}</Button>}</p>}
          {better && (
            <p className={classes.gone}>
              {t('results.better')} <Button variant="subtle" size="compact-sm" onClick={() => show(better)}>{t('results.toBest')}</Button>
            </p>
          )}
        </div>
        {shown && (
          <>
            <div className={classes.actions}>
              <Button leftSection={<IconBasket size={18} stroke={1.75} aria-hidden />} disabled={!canChoose} onClick={take}>{t(isOpen ? 'apply.now' : 'apply.ahead')}</Button>
              {locks.length > 0 && <Button variant="default" leftSection={<IconLockOpen size={18} stroke={1.75} aria-hidden />} onClick={() => setLocks([])}>{t('week.unlock')}</Button>}
              {'clipboard' in navigator && <Button variant="default" leftSection={<IconLink size={18} stroke={1.75} aria-hidden />} onClick={() => void share()}>{t('share.copy')}</Button>}
              <span role="status" className={classes.copied}>{copied && t('share.copied')}</span>
            </div>
            <ShownWeek builder={builder} found={found} timetable={shown} colours={colours} onShow={show}>
              <Results key={JSON.stringify([chosen, wishes, locks, fullToo])} registered={registered} solution={solution} searching={found.searching} shown={shown} colours={colours} onShow={show} />
            </ShownWeek>
          </>
        )}
        {!shown && !whyNot && !found.failed && problem && problem.choices.length > 0 && <Skeleton height={320} radius="lg" aria-busy aria-label={t('results.searching')} />}
        {!builder.isReading && <KeptPanel builder={builder} shown={shown} onOpen={open} />}
      </div>
    </div>
    </InstructorNames>
  );
}
