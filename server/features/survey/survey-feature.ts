import { feature } from '../../feature.ts';
import { surveyHandlers } from './survey-handlers.ts';
import { surveyService } from './survey-services.ts';

/** Course evaluations and the survey of graduates. */
export const surveyFeature = feature('survey', {
  handlers: surveyHandlers,
  services: [surveyService],
});
