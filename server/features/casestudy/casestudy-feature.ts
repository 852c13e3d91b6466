import { feature } from '../../feature.ts';
import { caseStudyHandlers } from './casestudy-handlers.ts';
import { caseStudyKind } from './casestudy-kind.ts';

/** Case studies after a dismissal or a withdrawal. */
export const caseStudyFeature = feature('casestudy', {
  handlers: caseStudyHandlers,
  requestKinds: { caseStudy: caseStudyKind },
});
