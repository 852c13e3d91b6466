import type { Db } from '../../../db/db.ts';
import { toDate, toIso, toIsoOrNull } from '../../clock/clock.ts';
import type { Handlers, Schema } from '../../http/operations.ts';
import { collectRefusals, Refused, refuse, throwIfRefused } from '../../refusal.ts';
import { semesterAnswer, semestersAt, studentAgenda } from '../agenda/agenda-queries.ts';
import { agendaState } from '../agenda/agenda-rules.ts';
import { getLimit } from '../../limits.ts';
import { isOthers } from '../../academic-record/owner-queries.ts';
import type { Student } from '../../academic-record/student-queries.ts';
import {
  graduateSurveyDoneAt,
  insertGraduateSurvey,
  insertSurveyAnswers,
  questionsOfForm,
  listSurveys,
  type SurveyRow,
} from './survey-queries.ts';
import {
  graduateStandingRules,
  graduateSurveyRefusals,
  surveyRefusals,
  surveyEligibilityRules,
} from './survey-rules.ts';

function periodAnswer(db: Db, student: Student, now: number): Schema<'SurveyPeriod'> {
  const state = agendaState(studentAgenda(db, student, semestersAt(db, now)), ['survey'], now);
  const known = state.context !== 'never';
  return {
    now: toIso(now),
    open: state.context === 'open',
    opensAt: toIsoOrNull(known ? state.opensAt : null),
    closesAt: toIsoOrNull(known ? state.closesAt : null),
    minutes: getLimit(db, 'surveyMinutes'),
  };
}

const surveyAnswer = ({
  id,
  code,
  nameEn,
  nameAr,
  number,
  instructorEn,
  instructorAr,
  doneAt,
}: SurveyRow): Schema<'Survey'> => ({
  id,
  course: { code, name: { en: nameEn, ar: nameAr }, number },
  instructor: { en: instructorEn, ar: instructorAr },
  doneOn: doneAt === null ? null : toDate(doneAt),
});

/**
 * Throws registration.notYours if the registration is another student's, and MSG-000010 if it is unknown, of another
 * semester, or no longer registered.
 */
function getSurvey(db: Db, { studentId }: Student, now: number, id: number): SurveyRow {
  const row = listSurveys(db, studentId, semestersAt(db, now).current.id).find((survey) => survey.id === id);
  if (!row)
    throw new Refused(refuse(isOthers(db, 'registration', id, studentId) ? 'registration.notYours' : 'MSG-000010'));
  return row;
}

/** The questions by part of the survey, in the order of the form. */
function toSurveyParts(questions: ReturnType<typeof questionsOfForm>): Schema<'SurveyForm'>['parts'] {
  const parts: Schema<'SurveyForm'>['parts'] = [];
  for (const { part, id, number, kind, textEn, textAr } of questions) {
    if (parts.at(-1)?.part !== part) parts.push({ part, questions: [] });
    parts.at(-1)?.questions.push({ id, number, kind, text: { en: textEn, ar: textAr } });
  }
  return parts;
}

export const surveyHandlers = {
  getSurveys: ({ db, student, now }) => {
    const { current } = semestersAt(db, now);
    return [
      200,
      {
        period: periodAnswer(db, student, now),
        semester: semesterAnswer(current, now),
        questions: questionsOfForm(db).length,
        surveys: listSurveys(db, student.studentId, current.id).map(surveyAnswer),
      },
    ];
  },

  getSurveyForm: ({ db, student, now, params }) => [
    200,
    {
      period: periodAnswer(db, student, now),
      survey: surveyAnswer(getSurvey(db, student, now, params.id)),
      parts: toSurveyParts(questionsOfForm(db)),
    },
  ],

  submitSurvey: ({ db, student, now, params, body: { answers } }) => {
    throwIfRefused(collectRefusals(surveyEligibilityRules, { student }));
    const survey = getSurvey(db, student, now, params.id);
    throwIfRefused(
      surveyRefusals({
        student,
        done: survey.doneAt !== null,
        course: survey.code,
        questions: questionsOfForm(db),
        answers,
      }),
    );
    insertSurveyAnswers(db, survey, answers, now);
    return [
      200,
      {
        messages: [{ Code: 'survey.sent', Params: { course: survey.code } }],
        survey: surveyAnswer(getSurvey(db, student, now, params.id)),
      },
    ];
  },

  getGraduateSurvey: ({ db, student: { studentId, status, graduating } }) => {
    const doneAt = graduateSurveyDoneAt(db, studentId);
    const reasons = collectRefusals(graduateStandingRules, { status, graduating, done: doneAt !== null });
    return [
      200,
      {
        minutes: getLimit(db, 'surveyMinutes'),
        doneOn: doneAt === null ? null : toDate(doneAt),
        reasons,
        parts: toSurveyParts(questionsOfForm(db, 'graduate')),
      },
    ];
  },

  submitGraduateSurvey: ({ db, student: { studentId, status, graduating }, now, body: { answers } }) => {
    const done = graduateSurveyDoneAt(db, studentId) !== null;
    throwIfRefused(
      graduateSurveyRefusals({ status, graduating, done, questions: questionsOfForm(db, 'graduate'), answers }),
    );
    insertGraduateSurvey(db, studentId, answers, now);
    return [200, { messages: [{ Code: 'survey.graduateSent', Params: {} }], doneOn: toDate(now) }];
  },
} satisfies Partial<Handlers>;
