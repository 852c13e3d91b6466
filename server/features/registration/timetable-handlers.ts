import { semesterAnswer } from '../agenda/agenda-queries.ts';
import type { Handlers } from '../../http/operations.ts';
import { courseAnswer, courseRequirements, judge, getOfferedCourseStates } from './offered-presenter.ts';
import { listJourneys, loadCourses, listWalks } from './offered-queries.ts';
import { loadAnswer, registeredCourseAnswer, sectionAnswer } from './registration-presenter.ts';
import { hoursOf } from './registration-facts.ts';
import { registrationFacts } from './registration-fact-queries.ts';
import { loadSections, sectionIdsOfCourse } from './section-queries.ts';

export const timetableHandlers = {
  timetableSections: ({ db, student, now, query }) => {
    const facts = registrationFacts(db, student, now, query.Period ?? 'current');
    const courses = loadCourses(db, [...new Set(query.courseIds ?? [])]);
    const standing = getOfferedCourseStates(db, facts);
    const sections = loadSections(
      db,
      courses.flatMap(({ courseId }) => sectionIdsOfCourse(db, courseId, facts.semester.id)),
    );
    const answered = courses.flatMap((course) => {
      const rows = sections.filter(({ courseId }) => courseId === course.courseId);
      if (rows.length === 0) return [];
      return [
        {
          course: courseAnswer(
            facts,
            standing,
            course,
            rows.map((row) => sectionAnswer(judge(facts, row))),
          ),
          corequisites: courseRequirements(db, facts, course.courseId).corequisites,
        },
      ];
    });
    return [
      200,
      {
        semester: semesterAnswer(facts.semester, now),
        courses: answered,
        registered: facts.registrations
          .filter(({ status }) => status === 'registered')
          .map((row) => registeredCourseAnswer(facts, row)),
        load: loadAnswer(facts.load, hoursOf(facts.registrations)),
        journeys: listJourneys(db),
        walks: listWalks(db),
      },
    ];
  },
} satisfies Pick<Handlers, 'timetableSections'>;
