import { feature } from '../../feature.ts';
import { scheduleHandlers } from './schedule-handlers.ts';
import { calendarEnds } from './schedule-leaving.ts';

/** The schedule, as a page and as calendar files. */
export const scheduleFeature = feature('schedule', {
  handlers: scheduleHandlers,
  studyEnd: { calendar: calendarEnds },
});
