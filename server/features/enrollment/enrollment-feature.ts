import { feature } from '../../feature.ts';
import { enrollmentHandlers } from './enrollment-handlers.ts';
import { reinstatementKind } from './enrollment-kind.ts';

/** The student's enrolment in semesters, and the reinstatement of an inactive record. */
export const enrollmentFeature = feature('enrollment', {
  handlers: enrollmentHandlers,
  requestKinds: { reinstatement: reinstatementKind },
});
