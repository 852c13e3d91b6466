import { feature } from '../../feature.ts';
import { scheduleHandlers } from './schedule-handlers.ts';
import { endCalendar } from './schedule-withdrawal-effects.ts';

/** The schedule, as a page and as calendar files. */
export const scheduleFeature = feature('schedule', {
  handlers: scheduleHandlers,
  studyEnd: { calendar: endCalendar },
});
