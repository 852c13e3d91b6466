import { feature } from '../../feature.ts';
import { attendanceHandlers } from './attendance-handlers.ts';

/** Absences and what is left of them. */
export const attendanceFeature = feature('attendance', {
  handlers: attendanceHandlers,
});
