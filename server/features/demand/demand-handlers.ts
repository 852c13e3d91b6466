import type { Db } from '../../../db/db.ts';
import { demands } from '../../../db/schema/demand.ts';
import { isOthers } from '../../academic-record/owner-queries.ts';
import { studentPlan } from '../../catalogue/plans.ts';
import { coursesById } from '../../catalogue/courses.ts';
import type { Handlers, Schema } from '../../http/operations.ts';
import { refuse, Refused, throwIfRefused } from '../../refusal.ts';
import { semesterAnswer } from '../agenda/agenda-queries.ts';
import { judgeSections, openCourses, takeBackDemand } from '../registration/needed-course-services.ts';
import { registrationFacts, type LoadedFacts } from '../registration/registration-fact-queries.ts';
import { countDemand, entryAnswer, listAnswers, listEntries } from './demand-queries.ts';
import { demandRefusals, findNeed } from './demand-rules.ts';

/**
 * The response of the demand calls: courses that the student may take but that have no suitable section, and courses
 * that the student has asked for.
 */
function demandAnswer(db: Db, facts: LoadedFacts): Schema<'Demand'> {
  const { student, semester, now } = facts;
  const [counts, answers] = [countDemand(db, semester.id), listAnswers(db, semester.id)];
  const entries = listEntries(db, student.studentId, semester.id, now);
  const isOpen = openCourses(db, facts);
  const courses = studentPlan(db, student.studentId).courses.flatMap(({ courseId, code, name }) => {
    const entry = entries.get(courseId);
    const need = entry || isOpen(courseId) ? findNeed(judgeSections(db, facts, courseId)) : null;
    if (!entry && need === null) return [];
    return [
      {
        courseId,
        code,
        name,
        need,
        ...(counts.get(courseId) ?? { asked: 0, graduating: 0 }),
        answer: answers.get(courseId) ?? null,
        entry: entryAnswer(entry),
      },
    ];
  });
  return { semester: semesterAnswer(semester, now), courses };
}

export const demandHandlers = {
  getDemand: ({ db, student, now, query }) => [
    200,
    demandAnswer(db, registrationFacts(db, student, now, query.Period ?? 'current')),
  ],

  askForCourse: ({ db, student, now, query, body: { courseId } }) => {
    const facts = registrationFacts(db, student, now, query.Period ?? 'current');
    const course = coursesById(db).get(courseId);
    if (!course?.active) throw new Refused(refuse('MSG-000010'));
    throwIfRefused(
      demandRefusals({
        registration: facts,
        course,
        inPlan: studentPlan(db, student.studentId).ids.has(courseId),
        sections: judgeSections(db, facts, courseId),
      }),
    );
    db.insert(demands)
      .values({ studentId: student.studentId, semesterId: facts.semester.id, courseId, askedAt: now })
      .onConflictDoNothing()
      .run();
    return [200, demandAnswer(db, facts)];
  },

  leaveDemand: ({ db, student, now, query, params: { id } }) => {
    const facts = registrationFacts(db, student, now, query.Period ?? 'current');
    const entries = listEntries(db, student.studentId, facts.semester.id, now);
    const entry = [...entries.values()].find((one) => one.id === id);
    if (!entry)
      throw new Refused(refuse(isOthers(db, 'demand', id, student.studentId) ? 'registration.notYours' : 'MSG-000010'));
    takeBackDemand(db, facts, entry.courseId);
    return [200, demandAnswer(db, facts)];
  },
} satisfies Partial<Handlers>;
