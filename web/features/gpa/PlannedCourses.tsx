import type { ComboboxItem } from '@mantine/core';
import { Button, Group, NativeSelect, Stack } from '@mantine/core';
import { IconPlus, IconTrash } from '@tabler/icons-react';
import type { Ref } from 'react';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { CodeText } from '../../ui/text/CodeText.tsx';
import { EmptyState } from '../../ui/layout/EmptyState.tsx';
import { Panel, QuietText } from '../../ui/layout/Panel.tsx';
import { useLanguage } from '../../ui/text/useLanguage.ts';
import { extraHours, mostExtra, type ExtraCourse, type GpaBasis, type GpaPlan } from './gpa-plan.ts';
import { repeatableCourses, type PlannedCourse } from './gpa-simulation.ts';
import classes from './PlannedCourses.module.css';

type Props = { basis: GpaBasis; planned: PlannedCourse[]; plan: GpaPlan; change: (part: Partial<GpaPlan>) => void };

const newCourseHours = 3;

/** The simulated semester: a grade for each registered course, plus added or repeated courses. */
export function PlannedCourses({ basis, planned, plan, change }: Props) {
  const { t } = useTranslation('gpa');
  const { pick } = useLanguage();
  const add = useRef<HTMLButtonElement>(null);
  const extra = (key: number, part: Partial<ExtraCourse>): void =>
    change({ extra: plan.extra.map((one) => (one.key === key ? { ...one, ...part } : one)) });
  const put = (courseId: number | null, creditHours: number): void =>
    change({
      extra: [
        ...plan.extra,
        { key: Math.max(0, ...plan.extra.map(({ key }) => key)) + 1, courseId, creditHours, grade: null },
      ],
    });
  const remove = (key: number): void => {
    change({ extra: plan.extra.filter((one) => one.key !== key) });
    add.current?.focus();
  };
  const setGrade = ({ courseId, added, key }: PlannedCourse, grade: string | null): void => {
    if (added) return extra(Number(key.split(' ')[1]), { grade });
    const { [courseId]: _, ...others } = plan.expected;
    change({ expected: grade === null ? others : { ...others, [courseId]: grade } });
  };
  const repeats = repeatableCourses(basis).filter(
    ({ courseId }) => !plan.extra.some((one) => one.courseId === courseId),
  );
  const full = plan.extra.length >= mostExtra;
  const gradeOptions = basis.grades.flatMap(({ grade, points }) =>
    points === null ? [] : [{ value: grade, label: t('courses.option', { grade, points: points.toFixed(2) }) }],
  );
  let added = 0;
  return (
    <Panel
      title={t('courses.title')}
      text={basis.current.length > 0 && t('courses.registered', { semester: pick(basis.semester.name) })}
    >
      {planned.length === 0 && <EmptyState title={t('courses.empty')} text={t('courses.emptyText')} />}
      <Stack component="ul" gap={0} className="sis-list">
        {planned.map((course) => {
          if (course.added && course.code === null) added += 1;
          const label = course.code ?? t('courses.addedNumber', { number: added });
          const extraKey = Number(course.key.split(' ')[1]);
          return (
            <PlannedCourseRow
              key={course.key}
              course={course}
              label={label}
              grades={gradeOptions}
              setGrade={(grade) => setGrade(course, grade)}
              setHours={(creditHours) => extra(extraKey, { creditHours })}
              remove={() => remove(extraKey)}
            />
          );
        })}
      </Stack>
      <AddCourse ref={add} repeats={repeats} full={full} put={put} />
      {full && <QuietText>{t('courses.full')}</QuietText>}
    </Panel>
  );
}

type RowProps = {
  course: PlannedCourse;
  /** The course's code, or a text with a number for a new course, which has no code. */
  label: string;
  grades: ComboboxItem[];
  setGrade: (grade: string | null) => void;
  setHours: (creditHours: number) => void;
  remove: () => void;
};

/**
 * One planned course with its grade. A course added by the student can be removed; a new one also has a choice of
 * credit hours.
 */
function PlannedCourseRow({ course, label, grades, setGrade, setHours, remove }: RowProps) {
  const { t } = useTranslation(['gpa', 'common']);
  const { pick } = useLanguage();
  return (
    <li className={`sis-row ${classes.course}`} data-expected={course.grade !== null || undefined}>
      <div className={classes.words}>
        <p>
          {course.code ? <CodeText strong>{course.code}</CodeText> : <span className="sis-strong">{label}</span>}{' '}
          {course.name && <span>{pick(course.name)}</span>}
        </p>
        <Group component="p" gap="0.125rem 0.75rem" align="stretch" className="sis-note">
          {(!course.added || course.code) && <span>{t('common:creditHours', { count: course.creditHours })}</span>}
          {course.replaces && (
            <span className="sis-accent sis-medium">{t('courses.replaces', { grade: course.replaces })}</span>
          )}
          {!course.replaces && course.added && course.code && (
            <span className="sis-accent sis-medium">{t('courses.repeats')}</span>
          )}
        </Group>
      </div>
      {course.added && course.code === null && (
        <NativeSelect
          className={classes.hours}
          aria-label={t('courses.hoursOf', { course: label })}
          value={String(course.creditHours)}
          data={extraHours.map((hours) => ({
            value: String(hours),
            label: t('common:creditHours', { count: hours }),
          }))}
          onChange={(event) => setHours(Number(event.currentTarget.value))}
        />
      )}
      <NativeSelect
        className={classes.grade}
        aria-label={t('courses.gradeOf', { course: label })}
        value={course.grade ?? ''}
        data={[{ value: '', label: t('courses.choose') }, ...grades]}
        onChange={(event) => setGrade(event.currentTarget.value || null)}
      />
      {course.added && (
        <Button
          variant="subtle"
          color="gray"
          className={classes.remove}
          aria-label={t('courses.remove', { course: label })}
          onClick={remove}
        >
          <IconTrash size={18} stroke={1.75} aria-hidden />
        </Button>
      )}
    </li>
  );
}

type AddProps = {
  /** The button that has the focus after a course was removed. */
  ref: Ref<HTMLButtonElement>;
  repeats: ReturnType<typeof repeatableCourses>;
  full: boolean;
  put: (courseId: number | null, creditHours: number) => void;
};

/** Adds a new course to the plan, or one that is repeated. */
function AddCourse({ ref, repeats, full, put }: AddProps) {
  const { t } = useTranslation('gpa');
  const { pick } = useLanguage();
  return (
    <Group gap="sm" align="stretch" className={classes.tools}>
      <Button
        ref={ref}
        variant="light"
        leftSection={<IconPlus size={18} stroke={1.75} aria-hidden />}
        disabled={full}
        onClick={() => put(null, newCourseHours)}
      >
        {t('courses.add')}
      </Button>
      {repeats.length > 0 && (
        <NativeSelect
          className={classes.choose}
          aria-label={t('courses.repeat')}
          value=""
          disabled={full}
          data={[
            { value: '', label: t('courses.repeat') },
            ...repeats.map(({ courseId, code, name, grade }) => ({
              value: String(courseId),
              label: t('courses.repeatOption', { code, name: pick(name), grade }),
            })),
          ]}
          onChange={(event) => {
            const chosen = repeats.find(({ courseId }) => String(courseId) === event.currentTarget.value);
            if (chosen) put(chosen.courseId, chosen.creditHours);
          }}
        />
      )}
    </Group>
  );
}
