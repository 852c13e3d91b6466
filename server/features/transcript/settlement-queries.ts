import { preparedPerDb, type Db } from '../../../db/db.ts';
import type { Attempt } from '../../academic-record/gpa-average.ts';
import type { AcademicStatus } from '../../academic-record/grading-rules.ts';
import type { AcademicStanding } from './settlement-rules.ts';

type SettlementRow = AcademicStanding & { studentId: number; semesterId: number };

const settlementInsert = preparedPerDb((db) =>
  db.$client.prepare<SettlementRow>(`
    insert into settlement (student_id, semester_id, status, warnings, chance_semesters) values (@studentId, @semesterId, @status, @warnings, @chanceSemesters)
    on conflict do update set status = excluded.status, warnings = excluded.warnings, chance_semesters = excluded.chance_semesters`),
);

/** Stores a student's standing before a semester, from which the standing after it was computed. */
export const saveSettlement = (db: Db, studentId: number, semesterId: number, standing: AcademicStanding): void => {
  settlementInsert(db).run({ studentId, semesterId, ...standing });
};

type SettledRow = {
  id: number;
  en: string;
  ar: string;
  term: number;
  status: AcademicStatus | null;
  warnings: number | null;
  chanceSemesters: number | null;
};

const settledQuery = preparedPerDb((db) =>
  db.$client.prepare<{ studentId: number }, SettledRow>(`
    select semester.id, semester.name_en en, semester.name_ar ar, semester.term, began.status, began.warnings, began.chance_semesters chanceSemesters
    from semester left join settlement began on began.semester_id = semester.id and began.student_id = @studentId
    where semester.graded_at is not null and exists (select 1 from course_grade done where done.student_id = @studentId and done.semester_id = semester.id)
    order by semester.ends_on`),
);

export type SettledSemester = { id: number; en: string; ar: string; regular: boolean; began: AcademicStanding | null };

/** The student's graded semesters with their stored settlements, oldest first. */
export const settledSemesters = (db: Db, studentId: number): SettledSemester[] =>
  settledQuery(db)
    .all({ studentId })
    .map(({ term, status, warnings, chanceSemesters, ...semester }) => ({
      ...semester,
      regular: term < 3,
      began:
        status === null || warnings === null || chanceSemesters === null ? null : { status, warnings, chanceSemesters },
    }));

const planQuery = preparedPerDb((db) =>
  db.$client.prepare<[number], number>('select course_id from student_plan where student_id = ?').pluck(),
);

/** Returns a function that is true if the given grades pass every course of the student's plan. */
export function planPassedBy(db: Db, studentId: number): (attempts: readonly Attempt[]) => boolean {
  const planned = planQuery(db).all(studentId);
  return (attempts) => {
    const passed = new Set(attempts.flatMap(({ courseId, passes }) => (passes ? [courseId] : [])));
    return planned.every((courseId) => passed.has(courseId));
  };
}

const chanceUpdate = preparedPerDb((db) =>
  db.$client.prepare<{ studentId: number; chanceSemesters: number; returned: number }>(
    'update student set chance_semesters = @chanceSemesters, chances = max(0, chances - @returned) where id = @studentId',
  ),
);

/**
 * Stores the remaining semesters of a chance to raise the average. `returned` is subtracted from the number of granted
 * chances.
 */
export const saveExtensions = (db: Db, studentId: number, chanceSemesters: number, returned: number): void => {
  chanceUpdate(db).run({ studentId, chanceSemesters, returned });
};

const backUpdate = preparedPerDb((db) =>
  db.$client.prepare<{ studentId: number; at: number }>(
    `update student set status = 'active', status_changed_at = @at where id = @studentId`,
  ),
);

export const saveActive = (db: Db, studentId: number, at: number): void => {
  backUpdate(db).run({ studentId, at });
};
