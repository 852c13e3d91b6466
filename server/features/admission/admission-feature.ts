import { feature } from '../../feature.ts';
import { admissionHandlers } from './admission-handlers.ts';
import { cancelAdmissionKind } from './admission-kind.ts';

/** Cancellation of an admission by a newly admitted student, confirmed with a code. */
export const admissionFeature = feature('admission', {
  handlers: admissionHandlers,
  requestKinds: { cancelAdmission: cancelAdmissionKind },
});
