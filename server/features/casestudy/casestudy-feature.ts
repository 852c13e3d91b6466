import { feature } from '../../feature.ts';
import { caseStudyHandlers } from './casestudy-handlers.ts';
import { caseStudyKind } from './casestudy-kind.ts';

/**
 * Case studies: requests of students under a warning, dismissed or permanently withdrawn, for another chance to raise
 * the average.
 */
export const caseStudyFeature = feature('casestudy', {
  handlers: caseStudyHandlers,
  requestKinds: { caseStudy: caseStudyKind },
});
