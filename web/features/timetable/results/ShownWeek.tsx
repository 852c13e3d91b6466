import { ActionIcon, Button, Group, Skeleton, Stack } from '@mantine/core';
import { IconArrowsExchange, IconLock, IconLockOpen } from '@tabler/icons-react';
import { useEffect, useId, useState, type ReactNode } from 'react';
import { formatList, isolate } from '../../../../locales/i18n.ts';
import { CodeText } from '../../../ui/text/CodeText.tsx';
import { Sheet } from '../../../ui/overlays/Sheet.tsx';
import { useLanguage } from '../../../ui/text/useLanguage.ts';
import { WeekGrid } from '../../../ui/week/WeekGrid.tsx';
import { figureOfWish, listLines } from './compared.ts';
import classes from './ShownWeek.module.css';
import { listLeaving } from './moves.ts';
import type { PlanB } from '../solver/around.ts';
import { differencesBetween } from '../solver/differences.ts';
import type { LeftOut } from '../solver/left-out.ts';
import type { Problem, Section, Taken, Timetable, WishMeasure } from '../solver/problem.ts';
import type { Builder } from '../useBuilder.ts';
import type { Found } from '../saved/useTimetables.ts';
import { useWords } from '../useWords.ts';
import { formatTime } from '../wishes/wishes.ts';

type Props = {
  builder: Builder;
  found: Found;
  timetable: Timetable;
  colours: ReadonlyMap<string, number>;
  onShow: (timetable: Timetable) => void;
  /** Content between the week and its sections. */
  children: ReactNode;
};

/** One large week, and its sections with the actions for each. */
export function ShownWeek({ builder, found, timetable, colours, onShow, children }: Props) {
  const { t, language, instructorOf } = useWords();
  const { pick } = useLanguage();
  const { locks, setLocks, problem } = builder;
  const [swapping, setSwapping] = useState<Taken | null>(null);
  const nameOf = ({ course, held }: Taken): string => {
    const name = held
      ? builder.registered.find(({ courseId }) => courseId === course.courseId)?.name
      : builder.courseOf(course.courseId)?.name;
    return name ? pick(name) : course.code;
  };
  const blocks = timetable.taken.flatMap((taken) =>
    taken.section.meetings.map(({ day, start, end, place }) => ({
      key: `${taken.section.sectionId} ${day} ${start}`,
      day,
      startsAt: formatTime(start),
      endsAt: formatTime(end),
      code: taken.course.code,
      name: nameOf(taken),
      section: taken.section.number,
      place: place ? (place.room.startsWith(place.building) ? place.room : `${place.building}-${place.room}`) : '',
      tone: taken.section.seat === 'full' && !taken.held ? ('waiting' as const) : ('plain' as const),
      conflict: false,
      colour: colours.get(taken.course.code),
    })),
  );
  const wishesHours = builder.wishes.some(({ kind }) => kind === 'creditHours');
  const unmet = timetable.wishes.filter(
    (one) =>
      one.missed > 0 &&
      one.wish.level === 'preferred' &&
      one.wish.kind !== 'fullSections' &&
      (one.wish.kind !== 'creditHours' || wishesHours),
  );
  const leaving = listLeaving(timetable.taken, builder.registered);
  const isLocked = ({ course, section }: Taken): boolean =>
    locks.some(({ courseId, sectionId }) => courseId === course.courseId && sectionId === section.sectionId);
  const lock = (taken: Taken): void => {
    const {
      course: { courseId },
      section: { sectionId },
    } = taken;
    setLocks([
      ...locks.filter((one) => one.courseId !== courseId),
      ...(isLocked(taken) ? [] : [{ courseId, sectionId }]),
    ]);
  };
  const instructorLock = ({ course, held }: Taken) =>
    held
      ? undefined
      : locks.find(({ courseId, instructor }) => courseId === course.courseId && instructor !== undefined);

  return (
    <Stack component="section" gap="sm" miw={0} aria-label={t('week.title')}>
      <Figures timetable={timetable} unmet={unmet} />
      {leaving.length > 0 && (
        <p className={classes.leaves}>
          {t('week.leaves', {
            count: leaving.length,
            courses: formatList(
              leaving.map(({ code, number }) => isolate(`${code} ${number}`)),
              language,
            ),
          })}
        </p>
      )}
      <WeekGrid label={t('week.title')} blocks={blocks} />
      {problem && <LeftOutText builder={builder} problem={problem} found={found} timetable={timetable} />}
      <PlanBText key={timetable.waiting.map(({ sectionId }) => sectionId).join()} found={found} timetable={timetable} />
      {children}
      <h2 className={classes.title}>{t('week.sections')}</h2>
      <Stack component="ul" gap="0.375rem" className="sis-list" aria-label={t('week.sections')}>
        {timetable.taken.map((taken) => (
          <li key={taken.section.sectionId} className={classes.section}>
            <span className={classes.name}>
              <CodeText strong>{taken.course.code}</CodeText> <CodeText>{taken.section.number}</CodeText>{' '}
              {nameOf(taken)}
              <span className={classes.quiet}>
                <SectionWords section={taken.section} builder={builder} courseId={taken.course.courseId} />
              </span>
              {taken.held && <span className={classes.quiet}>{t('week.held')}</span>}
              {instructorLock(taken)?.instructor !== undefined && (
                <span className={classes.quiet}>
                  {t('week.onlyWith', { instructor: instructorOf(instructorLock(taken)?.instructor ?? '') })}
                </span>
              )}
              {taken.alike.length > 0 && (
                <span className={classes.quiet}>{t('week.alike', { count: taken.alike.length })}</span>
              )}
            </span>
            {!taken.held && (
              <>
                <Button
                  variant="subtle"
                  size="compact-sm"
                  leftSection={<IconArrowsExchange size={16} aria-hidden />}
                  aria-label={t('week.swapOf', { course: taken.course.code })}
                  onClick={() => setSwapping(taken)}
                >
                  {t('week.swap')}
                </Button>
                <ActionIcon
                  variant={isLocked(taken) ? 'light' : 'subtle'}
                  size="lg"
                  aria-pressed={isLocked(taken)}
                  aria-label={t('week.lockOf', { course: taken.course.code, section: taken.section.number })}
                  onClick={() => lock(taken)}
                >
                  {isLocked(taken) ? <IconLock size={18} aria-hidden /> : <IconLockOpen size={18} aria-hidden />}
                </ActionIcon>
              </>
            )}
          </li>
        ))}
      </Stack>
      <Sheet
        opened={swapping !== null}
        onClose={() => setSwapping(null)}
        title={swapping ? t('swap.title', { course: swapping.course.code }) : ''}
      >
        {swapping && (
          <Swaps
            key={swapping.section.sectionId}
            builder={builder}
            found={found}
            timetable={timetable}
            courseId={swapping.course.courseId}
            onTake={(next) => {
              setSwapping(null);
              onShow(next);
            }}
          />
        )}
      </Sheet>
    </Stack>
  );
}

/** The number of figures shown at first. */
const atAGlance = 3;

/** The figures of the week: days, hours, gaps and every unmet wish. The others are shown on request. */
function Figures({ timetable, unmet }: { timetable: Timetable; unmet: readonly WishMeasure[] }) {
  const { t, figures, wish, missed, language } = useWords();
  const id = useId();
  const [open, setOpen] = useState(false);
  const all = figures(timetable.figures, unmet);
  const isFirst = (one: (typeof all)[number]): boolean => one.asks || all.indexOf(one) < atAGlance;
  return (
    <>
      <Group component="ul" gap="0.125rem 1rem" className={classes.figures}>
        {all.filter(isFirst).map(({ line, text, asks }) => (
          <li key={line} data-asks={asks || undefined}>
            {text}
          </li>
        ))}
        {unmet
          .filter((one) => !figureOfWish[one.wish.kind])
          .map((one) => (
            <li key={one.wish.kind} data-asks>
              {t('figure.unmet', { wish: wish(one.wish) })}
            </li>
          ))}
        <li>
          <Button
            variant="subtle"
            size="compact-sm"
            aria-expanded={open}
            aria-controls={id}
            onClick={() => setOpen(!open)}
          >
            {t('week.more')}
          </Button>
        </li>
      </Group>
      <Stack id={id} hidden={!open} gap="0.375rem" className={classes.more}>
        <Group component="ul" gap="0.125rem 1rem" className={classes.figures}>
          {all
            .filter((one) => !isFirst(one))
            .map(({ line, text }) => (
              <li key={line}>{text}</li>
            ))}
        </Group>
        {unmet.length > 0 && (
          <p className={classes.unmet}>
            {t('week.unmet', {
              wishes: formatList(
                unmet.map((one) => t('week.missed', { wish: wish(one.wish), missed: missed(one.wish, one.missed) })),
                language,
              ),
            })}
          </p>
        )}
      </Stack>
    </>
  );
}

/** Days, hours and instructor of a section in one line. */
function SectionWords({ section, builder, courseId }: { section: Section; builder: Builder; courseId: number }) {
  const { when } = useWords();
  const { pick } = useLanguage();
  const offered = builder.courseOf(courseId)?.sections.find(({ sectionId }) => sectionId === section.sectionId);
  const instructor =
    offered?.instructor ?? builder.registered.find(({ sectionId }) => sectionId === section.sectionId)?.instructor;
  return [when(section), ...(instructor ? [pick(instructor)] : [])].join(' · ');
}

type SwapsProps = {
  builder: Builder;
  found: Found;
  timetable: Timetable;
  courseId: number;
  onTake: (timetable: Timetable) => void;
};

/** The best other sections of a course; all other courses stay the same. */
function Swaps({ builder, found, timetable, courseId, onTake }: SwapsProps) {
  const { t, figures } = useWords();
  const [others, setOthers] = useState<readonly Timetable[] | null>(null);
  const { swaps } = found;
  useEffect(() => {
    let current = true;
    swaps(timetable, courseId).then(
      ({ timetables }) => current && setOthers(timetables),
      () => current && setOthers([]),
    );
    return () => {
      current = false;
    };
  }, [swaps, timetable, courseId]);
  if (!others) return <Skeleton height={120} aria-busy />;
  if (others.length === 0) return <p className="sis-apart">{t('swap.none')}</p>;
  return (
    <Stack component="ul" gap="0.375rem" className="sis-list">
      {others.map((other) => {
        const { courses, figures: differ } = differencesBetween(timetable, other);
        const to = courses.flatMap((one) => one.to ?? [])[0];
        if (!to) return null;
        return (
          <li key={to.section.sectionId}>
            <Button
              variant="default"
              fullWidth
              h="auto"
              py={8}
              justify="start"
              classNames={{ label: classes.swap ?? '' }}
              onClick={() => onTake(other)}
            >
              <span>
                <strong>{isolate(`${to.course.code} ${to.section.number}`)}</strong>
                <span className={classes.quiet}>
                  <SectionWords section={to.section} builder={builder} courseId={to.course.courseId} />
                </span>
                {figures(other.figures)
                  .filter(({ line }) => listLines(differ).includes(line))
                  .map(({ line, text }) => (
                    <span key={line} className={`${classes.differs} sis-ask`}>
                      {text}
                    </span>
                  ))}
              </span>
            </Button>
          </li>
        );
      })}
    </Stack>
  );
}

/** The courses left out of the week, with the reasons. */
function LeftOutText({
  builder,
  problem,
  found,
  timetable,
}: {
  builder: Builder;
  problem: Problem;
  found: Found;
  timetable: Timetable;
}) {
  const { t, language, oneOf, leftOut: wordsOf } = useWords();
  const { chosen, setChosen, codeOf } = builder;
  const [told, setTold] = useState<{ of: Timetable; leftOut: readonly LeftOut[] } | null>(null);
  const taken = new Set(timetable.taken.map(({ course }) => course.courseId));
  const without = problem.choices.filter(({ courses }) => !courses.some(({ courseId }) => taken.has(courseId)));
  const some = without.length > 0;
  const { leftOut } = found;
  useEffect(() => {
    if (!some) return;
    let current = true;
    leftOut(timetable).then(
      (said) => current && setTold({ of: timetable, leftOut: said }),
      () => undefined,
    );
    return () => {
      current = false;
    };
  }, [leftOut, timetable, some]);
  if (!some) return null;
  const reasons = told?.of === timetable ? told.leftOut : [];
  if (reasons.length === 0)
    return <p className={classes.unmet}>{t('week.without', { courses: formatList(without.map(oneOf), language) })}</p>;
  return (
    <div className={classes.leftOut}>
      <strong>{t('leftOut.title')}</strong>
      <ul>
        {reasons.map((one) => {
          // A corequisite may be chosen already and only be left out of this week.
          const missing =
            one.reason?.kind === 'corequisite'
              ? one.reason.needed.filter((id) => !chosen.some(({ courseIds }) => courseIds.includes(id)))
              : [];
          return (
            <li key={one.choices.flatMap(({ courses }) => courses.map(({ courseId }) => courseId)).join()}>
              {wordsOf(one, problem.choices, codeOf)}
              {missing.length > 0 && (
                <Button
                  variant="subtle"
                  size="compact-sm"
                  onClick={() =>
                    setChosen([...chosen, ...missing.map((courseId) => ({ courseIds: [courseId], optional: true }))])
                  }
                >
                  {t('way.add', { courses: formatList(missing.map(codeOf).map(isolate), language) })}
                </Button>
              )}
            </li>
          );
        })}
      </ul>
    </div>
  );
}

/** Describes the timetable that remains if the student gets none of the seats on waiting lists. */
function PlanBText({ found, timetable }: { found: Found; timetable: Timetable }) {
  const { t } = useWords();
  const [plan, setPlan] = useState<PlanB | null>(null);
  const waits = timetable.waiting.length > 0;
  const { planB } = found;
  useEffect(() => {
    if (!waits) return;
    let current = true;
    planB(timetable).then(
      (told) => current && setPlan(told),
      () => undefined,
    );
    return () => {
      current = false;
    };
  }, [planB, timetable, waits]);
  if (!waits || !plan) return null;
  const of = (courseId: number, from: Timetable | null) =>
    from?.taken.find(({ course }) => course.courseId === courseId);
  return (
    <ul className={classes.planB}>
      {plan.instead.map(({ courseId, sectionId }) => {
        const waiting = of(courseId, timetable);
        const place = timetable.waiting.find((one) => one.courseId === courseId)?.place ?? 1;
        const instead = sectionId === null ? undefined : of(courseId, plan.timetable);
        const about = { course: waiting?.course.code ?? '', section: waiting?.section.number ?? '', place };
        return (
          <li key={courseId}>
            {instead ? t('planB.instead', { ...about, instead: instead.section.number }) : t('planB.none', about)}
          </li>
        );
      })}
    </ul>
  );
}
