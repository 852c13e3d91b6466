import { feature } from '../../feature.ts';
import { enrollmentHandlers } from './enrollment-handlers.ts';
import { reinstatementKind } from './enrollment-kind.ts';

/** Enrolment in semesters, and the return of an inactive record. */
export const enrollmentFeature = feature('enrollment', {
  handlers: enrollmentHandlers,
  requestKinds: { reinstatement: reinstatementKind },
});
