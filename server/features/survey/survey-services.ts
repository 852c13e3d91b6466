import { noRefusals, collectRefusals, refuse } from '../../refusal.ts';
import { semesterFor } from '../agenda/agenda-queries.ts';
import type { Service } from '../agenda/agenda-services.ts';
import { openSurveys } from './survey-queries.ts';
import { surveyEligibilityRules } from './survey-rules.ts';

export const surveyService: Service = {
  service: 'survey',
  path: '/courseEvaluation',
  standing: ({ student }) => collectRefusals(surveyEligibilityRules, { student }),
  nothing: ({ db, student, now }) =>
    openSurveys(db, student.studentId, semesterFor(db, now).id) > 0
      ? noRefusals
      : refuse('gate.nothing', { context: 'survey' }),
};
