import { Button, NativeSelect } from '@mantine/core';
import { IconUserHeart } from '@tabler/icons-react';
import { useState } from 'react';
import { CodeText } from '../../../ui/text/CodeText.tsx';
import { Sheet } from '../../../ui/overlays/Sheet.tsx';
import classes from './InstructorsField.module.css';
import { instructorsWith, getInstructorStanding, type InstructorsWish, type Standing } from './instructors.ts';
import type { Builder } from '../useBuilder.ts';
import { useWords } from '../useWords.ts';

type Props = { wish: InstructorsWish; builder: Builder; onChange: (wish: InstructorsWish) => void };

const standings: readonly Standing[] = ['either', 'preferred', 'avoided', 'only'];

/** The wished instructors of each course. "Only" locks the course to the instructor, whatever the level of the wish. */
export function InstructorsField({ wish, builder: { problem, locks, setLocks }, onChange }: Props) {
  const { t, instructorOf } = useWords();
  const [opened, setOpened] = useState(false);
  const courses = (problem?.choices ?? []).flatMap((choice) => choice.courses);
  const names = new Map(
    courses.map((course) => [course.courseId, [...new Set(course.sections.map(({ instructor }) => instructor))]]),
  );
  const toChoose = courses.filter(({ courseId }) => (names.get(courseId)?.length ?? 0) > 1);
  const set = (courseId: number, name: string, standing: Standing): void => {
    const next = instructorsWith(wish, locks, { courseId, name }, standing);
    onChange(next.wish);
    setLocks(next.locks);
  };
  return (
    <>
      <Button
        variant="default"
        size="xs"
        leftSection={<IconUserHeart size={16} aria-hidden />}
        onClick={() => setOpened(true)}
      >
        {t('instructors.edit')}
      </Button>
      <Sheet opened={opened} onClose={() => setOpened(false)} title={t('instructors.title')}>
        {toChoose.length === 0 && <p className="sis-apart">{t('instructors.none')}</p>}
        {toChoose.map(({ courseId, code }) => (
          <fieldset key={courseId} className={`sis-close sis-box ${classes.course}`}>
            <legend>
              <CodeText strong>{code}</CodeText>
            </legend>
            {names.get(courseId)?.map((name) => (
              <NativeSelect
                key={name}
                size="sm"
                label={instructorOf(name)}
                className={classes.instructor}
                value={getInstructorStanding(wish, locks, { courseId, name })}
                onChange={(event) => set(courseId, name, event.currentTarget.value as Standing)}
                data={standings.map((value) => ({ value, label: t(`instructors.${value}`) }))}
              />
            ))}
          </fieldset>
        ))}
      </Sheet>
    </>
  );
}
