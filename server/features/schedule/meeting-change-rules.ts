import type { Enum } from '../../../db/enums.gen.ts';
import type { MeetingChange } from '../../catalogue/meeting-changes.ts';
import { isWorkingDay, toDate, toIso } from '../../clock/clock.ts';
import { collectRefusals, noRefusals, refuse, type Refusal, type Rule } from '../../refusal.ts';
import { isClassDay, type ClassTime, type TeachingWeeks } from './schedule-rules.ts';

/** The rules for changing one class. Pure; instants are epoch milliseconds. */

export type MeetingAction = Enum<'MeetingAction'>;

export type MeetingChangeFacts = {
  action: MeetingAction;
  /** The class by its weekly time; null if the section has no class then. */
  was: ClassTime | null;
  /** The present change of the class; undefined if there is none. */
  change: MeetingChange | undefined;
  /** The start of the class at its new time; null if it gets none. */
  newStartsAt: number | null;
  weeks: TeachingWeeks;
};

const hasClass: Rule<MeetingChangeFacts> = ({ was }) => (was ? noRefusals : refuse('schedule.noSuchClass'));

const wasCancelled: Rule<MeetingChangeFacts> = ({ action, change }) =>
  action === 'makeUp' && (!change || change.kind === 'moved') ? refuse('schedule.notCancelled') : noRefusals;

const onClassDay: Rule<MeetingChangeFacts> = ({ newStartsAt, weeks }) =>
  newStartsAt === null || (isWorkingDay(newStartsAt) && isClassDay(toDate(newStartsAt), weeks))
    ? noRefusals
    : refuse('schedule.noClassDay', { at: toIso(newStartsAt) });

/** All reasons why the class may not be changed. Other classes at the new time are allowed. */
export const meetingChangeRefusals = (facts: MeetingChangeFacts): Refusal[] =>
  collectRefusals([hasClass, wasCancelled, onClassDay], facts);

/** The kind of change after each action; null means that the class is at its weekly time again. */
export const kindAfter: Record<MeetingAction, MeetingChange['kind'] | null> = {
  cancel: 'cancelled',
  move: 'moved',
  makeUp: 'madeUp',
  restore: null,
};
