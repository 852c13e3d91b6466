import { degreeClasses } from '../../../db/schema/university.ts';
import { getText } from '../../http/messages.ts';
import type { Handlers } from '../../http/operations.ts';
import { semesterAnswer } from '../agenda/agenda-queries.ts';
import { agendaState } from '../agenda/agenda-rules.ts';
import type { AgendaFunction } from '../../../db/schema/agenda.ts';
import { isCharged, toMoneyRow, toFeeSums } from '../fees/fees-rules.ts';
import { getStudyHours, heldMinors } from '../../academic-record/plan-queries.ts';
import { hoursOf } from './registration-facts.ts';
import { standingFacts, type LoadedStanding } from './registration-fact-queries.ts';
import { listRegistrationRows } from './registration-queries.ts';
import { studentRefusals } from './eligibility-rules.ts';
import { findSponsor } from '../../academic-record/student-queries.ts';

const points = (hundredths: number | null): number | null => (hundredths === null ? null : hundredths / 100);

/** The five permission flags. They are computed from agenda, the student's status and the clock, and never stored. */
function permissions(facts: LoadedStanding) {
  const mayAtAll = !studentRefusals(facts).length;
  const open = (name: AgendaFunction): boolean =>
    mayAtAll && agendaState(facts.agenda, [name], facts.now).context === 'open';
  const early = facts.period === 'early';
  const change = open(early ? 'earlyRegistration' : 'addDrop');
  const register = open(early ? 'earlyRegistration' : 'registration');
  return {
    allowToRegisterNewCourse: register,
    allowToAddNewCourse: change,
    allowToDropCourse: change,
    allowToReplaceCourse: register || change,
    allowToWithDrawFromCourse: !early && open('courseWithdrawal'),
  };
}

export const studentHandlers = {
  getStudentInformation: ({ db, student, now, query }) => {
    const facts = standingFacts(db, student, now, query.Period ?? 'current');
    const { semester, load } = facts;
    const registrations = listRegistrationRows(db, student.studentId, semester.id);
    const fees = toFeeSums(registrations.filter(({ status }) => isCharged(status)).map(toMoneyRow));
    const hours = hoursOf(registrations);
    const study = getStudyHours(db, student, facts.semesters);
    return [
      200,
      {
        studentDatabaseId: student.studentId,
        academicYearId: semester.academicYear,
        semesterId: semester.id,
        studentSemesterId: facts.studentSemesterId,
        entityId: student.collegeId,
        facultyInfoId: student.programmeId,
        degreeCodeId: degreeClasses.indexOf(student.degreeClass) + 1,
        studentCode: student.code,
        studFacultyCode: student.facultyCode,
        name: { en: student.nameEn, ar: student.nameAr },
        academicStatus: getText('academic', `status.${student.status}`),
        status: student.status,
        degreeClass: student.degreeClass,
        programme: { en: student.programmeEn, ar: student.programmeAr },
        college: { en: student.collegeEn, ar: student.collegeAr },
        semester: semesterAnswer(semester, now),
        enrolled: facts.enrolled,
        sponsorCode: student.sponsorCode,
        sponsor: findSponsor(student),
        cgpa: points(student.cgpa),
        majorCgpa: points(student.majorCgpa),
        registeredCreditHours: hours,
        earnedCreditHours: study.earned,
        outsideCreditHours: study.outside,
        passedCreditHours: study.passed,
        requiredCreditHours: study.required,
        remainingCreditHours: study.remaining,
        minimumStudyLoad: load.minimum,
        maximumStudyLoad: load.maximum,
        scheduleApproved: !facts.enrolled || hours >= load.minimum,
        major: { en: student.programmeEn, ar: student.programmeAr },
        majorJoinYear: student.majorJoinYear,
        minors: heldMinors(db, student.studentId).map(({ kind, name }) => ({ kind, name })),
        orientationDescription: getText('academic', `orientation.${student.orientation}`),
        amountUsedFromBalance: fees.usedFromBalance,
        studentFees: { feeItemValue: fees.privateFees, remainAmount: fees.privateRemain },
        sponsorFees: { feeItemValue: fees.sponsorFees, remainAmount: fees.sponsorRemain },
        ...permissions(facts),
      },
    ];
  },
} satisfies Partial<Handlers>;
