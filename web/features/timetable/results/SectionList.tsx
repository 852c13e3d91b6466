import { ActionIcon, Button, Stack } from '@mantine/core';
import { IconArrowsExchange, IconLock, IconLockOpen } from '@tabler/icons-react';
import { CodeText } from '../../../ui/text/CodeText.tsx';
import type { Taken, Timetable } from '../solver/problem.ts';
import type { Builder } from '../useBuilder.ts';
import { useWords } from '../useWords.ts';
import classes from './ShownWeek.module.css';
import { SectionWords } from './Swaps.tsx';

type Props = {
  builder: Builder;
  timetable: Timetable;
  nameOf: (taken: Taken) => string;
  onSwap: (taken: Taken) => void;
};

/** The sections of a timetable with the actions for each. */
export function SectionList({ timetable, ...props }: Props) {
  const { t } = useWords();
  return (
    <Stack component="ul" gap="0.375rem" className="sis-list" aria-label={t('week.sections')}>
      {timetable.taken.map((taken) => (
        <SectionRow key={taken.section.sectionId} taken={taken} {...props} />
      ))}
    </Stack>
  );
}

function SectionRow({ taken, builder, nameOf, onSwap }: Omit<Props, 'timetable'> & { taken: Taken }) {
  const { t, instructorOf } = useWords();
  const { locks, setLocks } = builder;
  const { course, section, held, alike } = taken;
  const own = locks.find(({ courseId }) => courseId === course.courseId);
  const isLocked = own?.sectionId === section.sectionId;
  const lock = (): void =>
    setLocks([
      ...locks.filter((one) => one.courseId !== course.courseId),
      ...(isLocked ? [] : [{ courseId: course.courseId, sectionId: section.sectionId }]),
    ]);
  const notes = [
    ...(held ? [t('week.held')] : []),
    ...(!held && own?.instructor !== undefined
      ? [t('week.onlyWith', { instructor: instructorOf(own.instructor) })]
      : []),
    ...(alike.length > 0 ? [t('week.alike', { count: alike.length })] : []),
  ];
  return (
    <li className={`sis-row sis-box ${classes.section}`}>
      <span className={classes.name}>
        <CodeText strong>{course.code}</CodeText> <CodeText>{section.number}</CodeText> {nameOf(taken)}
        <span className={`${classes.line} sis-note`}>
          <SectionWords section={section} builder={builder} courseId={course.courseId} />
        </span>
        {notes.map((note) => (
          <span key={note} className={`${classes.line} sis-note`}>
            {note}
          </span>
        ))}
      </span>
      {!held && (
        <>
          <Button
            variant="subtle"
            size="compact-sm"
            leftSection={<IconArrowsExchange size={16} aria-hidden />}
            aria-label={t('week.swapOf', { course: course.code })}
            onClick={() => onSwap(taken)}
          >
            {t('week.swap')}
          </Button>
          <ActionIcon
            variant={isLocked ? 'light' : 'subtle'}
            size="lg"
            aria-pressed={isLocked}
            aria-label={t('week.lockOf', { course: course.code, section: section.number })}
            onClick={lock}
          >
            {isLocked ? <IconLock size={18} aria-hidden /> : <IconLockOpen size={18} aria-hidden />}
          </ActionIcon>
        </>
      )}
    </li>
  );
}
