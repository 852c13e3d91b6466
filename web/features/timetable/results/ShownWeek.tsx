import { Stack } from '@mantine/core';
import { useState, type ReactNode } from 'react';
import { formatList, isolate } from '../../../../locales/i18n.ts';
import { Sheet } from '../../../ui/overlays/Sheet.tsx';
import { useLanguage } from '../../../ui/text/useLanguage.ts';
import { WeekGrid } from '../../../ui/week/WeekGrid.tsx';
import { listLeaving } from './moves.ts';
import type { Taken, Timetable } from '../solver/problem.ts';
import type { Builder } from '../useBuilder.ts';
import type { Found } from '../saved/useTimetables.ts';
import { useWords } from '../useWords.ts';
import { formatTime } from '../wishes/wishes.ts';
import { SectionList } from './SectionList.tsx';
import { Swaps } from './Swaps.tsx';
import { WeekFigures } from './WeekFigures.tsx';
import { LeftOutText, PlanBText } from './WeekNotes.tsx';

type Props = {
  builder: Builder;
  found: Found;
  timetable: Timetable;
  colours: ReadonlyMap<string, number>;
  onShow: (timetable: Timetable) => void;
  /** Content between the week grid and the list of sections. */
  children: ReactNode;
};

const placeOf = ({ place }: Taken['section']['meetings'][number]): string =>
  place ? (place.room.startsWith(place.building) ? place.room : `${place.building}-${place.room}`) : '';

/** The classes of a timetable for the week grid. */
const toBlocks = ({ taken }: Timetable, nameOf: (taken: Taken) => string, colours: ReadonlyMap<string, number>) =>
  taken.flatMap((one) =>
    one.section.meetings.map((meeting) => ({
      key: `${one.section.sectionId} ${meeting.day} ${meeting.start}`,
      day: meeting.day,
      startsAt: formatTime(meeting.start),
      endsAt: formatTime(meeting.end),
      code: one.course.code,
      name: nameOf(one),
      section: one.section.number,
      place: placeOf(meeting),
      tone: one.section.seat === 'full' && !one.held ? ('waiting' as const) : ('plain' as const),
      conflict: false,
      colour: colours.get(one.course.code),
    })),
  );

/** One timetable as a large week, and its sections with the actions for each. */
export function ShownWeek({ builder, found, timetable, colours, onShow, children }: Props) {
  const { t, language } = useWords();
  const { pick } = useLanguage();
  const { problem, registered, courseOf, wishes } = builder;
  const [swapping, setSwapping] = useState<Taken | null>(null);
  const nameOf = ({ course: { courseId, code }, held }: Taken): string => {
    const name = held ? registered.find((one) => one.courseId === courseId)?.name : courseOf(courseId)?.name;
    return name ? pick(name) : code;
  };
  const wishesHours = wishes.some(({ kind }) => kind === 'creditHours');
  const unmet = timetable.wishes.filter(
    ({ missed, wish: { kind, level } }) =>
      missed > 0 && level === 'preferred' && kind !== 'fullSections' && (kind !== 'creditHours' || wishesHours),
  );
  const leaving = listLeaving(timetable.taken, registered).map(({ code, number }) => isolate(`${code} ${number}`));

  return (
    <Stack component="section" gap="sm" miw={0} aria-label={t('week.title')}>
      <WeekFigures timetable={timetable} unmet={unmet} />
      {leaving.length > 0 && (
        <p className="sis-notice">
          {t('week.leaves', { count: leaving.length, courses: formatList(leaving, language) })}
        </p>
      )}
      <WeekGrid label={t('week.title')} blocks={toBlocks(timetable, nameOf, colours)} />
      {problem && <LeftOutText builder={builder} problem={problem} found={found} timetable={timetable} />}
      <PlanBText key={timetable.waiting.map(({ sectionId }) => sectionId).join()} found={found} timetable={timetable} />
      {children}
      <h2 className="sis-title">{t('week.sections')}</h2>
      <SectionList builder={builder} timetable={timetable} nameOf={nameOf} onSwap={setSwapping} />
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
