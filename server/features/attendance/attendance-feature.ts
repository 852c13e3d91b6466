import { feature } from '../../feature.ts';
import { attendanceHandlers } from './attendance-handlers.ts';

/** Absences and the number of classes a student may still miss. */
export const attendanceFeature = feature('attendance', {
  handlers: attendanceHandlers,
});
