import { feature } from '../../feature.ts';
import { timetableHandlers } from './timetable-handlers.ts';

/** Timetables that a student saves while choosing sections. */
export const timetableFeature = feature('timetable', {
  handlers: timetableHandlers,
});
