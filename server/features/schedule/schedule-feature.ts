import { feature } from '../../feature.ts';
import { scheduleHandlers } from './schedule-handlers.ts';
import { endCalendar } from './schedule-withdrawal-effects.ts';

/** The student's schedule of classes and examinations, as a page, a calendar file and a calendar subscription. */
export const scheduleFeature = feature('schedule', {
  handlers: scheduleHandlers,
  studyEnd: { calendar: endCalendar },
});
