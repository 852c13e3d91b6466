import { coursesById } from '../../catalogue/courses.ts';
import { sectionWithId } from '../../catalogue/sections.ts';
import { toIso, toIsoOrNull } from '../../clock/clock.ts';
import { getTraits } from '../../codes.ts';
import type { Handlers } from '../../http/operations.ts';
import { getLimit } from '../../limits.ts';
import { semesterAnswer, semesterFor } from '../agenda/agenda-queries.ts';
import { submitHandler } from '../request/request-submission.ts';
import { overrideKind } from './override-kind.ts';
import { listPermits } from './override-queries.ts';

export const overrideHandlers = {
  getPermits: ({ db, student, now }) => {
    const semester = semesterFor(db, now);
    const permits = listPermits(db, student.studentId, semester.id).flatMap((row) => {
      const { referenceNumber, courseId, sectionId, codes, grantedAt, until, seatUntil, used } = row;
      const course = coursesById(db).get(courseId);
      if (!course) return [];
      return {
        referenceNumber,
        courseId,
        code: course.code,
        name: course.name,
        sectionId,
        number: (sectionId !== null && sectionWithId(db, sectionId)?.number) || null,
        reasons: (JSON.parse(codes) as string[]).flatMap((code) => {
          const by = getTraits(code).waivedBy;
          return by ? [{ code, by }] : [];
        }),
        grantedAt: toIso(grantedAt),
        until: toIso(until),
        seatUntil: toIsoOrNull(seatUntil),
        state: used ? ('used' as const) : now < until ? ('open' as const) : ('lapsed' as const),
      };
    });
    return [
      200,
      { semester: semesterAnswer(semester, now), permits, fileMaximumMebibytes: getLimit(db, 'fileMaximumMebibytes') },
    ];
  },

  submitOverride: submitHandler(overrideKind),
} satisfies Partial<Handlers>;
