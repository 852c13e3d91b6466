import { feature } from '../../feature.ts';
import { thesisHandlers } from './thesis-handlers.ts';
import { researchPlanKind, thesisTopicKind } from './thesis-kind.ts';
import { endThesis } from './thesis-withdrawal-effects.ts';

/** Thesis topics with their supervisors, and research plans, as requests of postgraduate students. */
export const thesisFeature = feature('thesis', {
  handlers: thesisHandlers,
  requestKinds: { thesisTopic: thesisTopicKind, researchPlan: researchPlanKind },
  studyEnd: { thesis: endThesis },
});
