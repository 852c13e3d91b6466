import { hour } from '../../../locales/durations.ts';
import type { MessageParams } from '../../../locales/i18n.ts';
import { fold } from '../../../locales/fold.ts';
import { toInstant, toIso } from '../../clock/clock.ts';
import type { Schema } from '../../http/operations.ts';
import type { Scenario } from '../scenario/scenarios.ts';
import type { State } from '../snapshots.ts';

/** The plain data of a class. Instants are epoch milliseconds by the machine's clock, unless stated otherwise. */

/** The state in which every trainee starts. */
export type ClassroomStart =
  | { kind: 'seeded' }
  | { kind: 'scenario'; scenario: Scenario }
  | { kind: 'snapshot'; state: State };

type Setting = Schema<'ClockSetting'>;

export type Trainee = {
  trainee: number;
  name: string;
  /** The secret by which a trainee's browser gets the same sandbox again. */
  seat: string;
  sandbox: string;
  joinedAt: number;
  /** The instant at which the trainee began or was reset. */
  begunAt: number;
  /** The number of scenario steps done, and the instant of the last one, or of the beginning if none is done. */
  step: number;
  stepAt: number;
  /** The instant at which the trainee asked for help; null if no help is asked for. */
  handAt: number | null;
  /** The number of refusals since the last step, and the last refusal. */
  refusals: number;
  lastRefusal: { code: string; params: MessageParams | null; at: number } | null;
  /** The id of the page opened last, as in the table `menu_form`; null if none was opened yet. */
  form: number | null;
  /**
   * `session`: the trainee's current session. `looks`: the sessions in which a trainer looks at the trainee's sandbox.
   */
  session: string | null;
  looks: string[];
};

/**
 * The state of a class before its clock was moved: `now` is by the class's clock, and `steps` maps each trainee's
 * number to the number of steps done. For a trainee who was reset since then it is the number at the reset.
 */
export type BeforeMove = {
  at: number;
  now: number;
  clock: Setting | null;
  clockSetAt: number;
  steps: Record<number, number>;
};

export type Classroom = {
  code: string;
  title: string;
  openedAt: number;
  maximum: number;
  persona: string;
  start: ClassroomStart;
  /** The clock setting for all trainees, null until a trainer sets one, and the instant at which it was set. */
  clock: Setting | null;
  clockSetAt: number;
  beforeMove: BeforeMove | null;
  /** The faults for every trainee, including those who join later. */
  faults: Schema<'FaultSetting'>[];
  /** `sentAt` is by the machine's clock, `now` by the class's clock. */
  messages: { id: number; text: string; sentAt: number; now?: number }[];
  nextMessage: number;
  trainees: Trainee[];
  nextTrainee: number;
  /** The sandboxes of trainees who were removed. */
  removed: string[];
};

export const codeLength = 5;
const ofClass = 'class-';
/** The name of the sandbox for the next trainee. */
export const nextPlace = ({ code, nextTrainee }: Pick<Classroom, 'code' | 'nextTrainee'>): string =>
  `${ofClass}${code.toLowerCase()}-${nextTrainee}`;
/** Matches the names that `nextPlace` gives. `createSandbox` refuses them. */
const place = new RegExp(`^${ofClass}[a-z0-9]{${codeLength}}-\\d+$`);
export const isOfClass = (sandbox: string): boolean => place.test(sandbox);

/** The clock setting for a trainee who begins now. A ticking clock has advanced since it was set. */
export function clockNow(
  { clock, clockSetAt }: Pick<Classroom, 'clock' | 'clockSetAt'>,
  machineNow: number,
): Setting | null {
  const at = clock?.mode === 'ticking' && clock.now !== undefined ? toInstant(clock.now) : undefined;
  return clock && at !== undefined ? { ...clock, now: toIso(at + machineNow - clockSetAt) } : clock;
}

/** Milliseconds for which a message is shown to trainees. */
const messageLasts = 2 * hour;
const mostMessages = 20;

export function addMessage(
  room: Pick<Classroom, 'messages' | 'nextMessage'>,
  text: string,
  sentAt: number,
  now: number,
): void {
  room.messages = [...room.messages, { id: room.nextMessage, text, sentAt, now }].slice(-mostMessages);
  room.nextMessage += 1;
}

const messageAnswer = ({ id, text, sentAt, now = sentAt }: Classroom['messages'][number]): Schema<'ClassMessage'> => ({
  id,
  text,
  sentAt: toIso(now),
});

/** All messages of a class, for the trainer. */
export const allMessages = ({ messages }: Pick<Classroom, 'messages'>): Schema<'ClassMessage'>[] =>
  messages.map(messageAnswer);
/** The messages that a trainee sees: those of the last two hours, and after a reset only later ones. */
export function messagesAt(
  { messages }: Pick<Classroom, 'messages'>,
  { joinedAt, begunAt }: Pick<Trainee, 'joinedAt' | 'begunAt'>,
  machineNow: number,
): Schema<'ClassMessage'>[] {
  const from = Math.max(machineNow - messageLasts, begunAt > joinedAt ? begunAt : 0);
  return messages.filter(({ sentAt }) => sentAt > from).map(messageAnswer);
}

/** The path of the page that a trainee opens first. */
export const toFirstPage = ({ start }: Pick<Classroom, 'start'>): string =>
  start.kind === 'scenario' ? start.scenario.page : '/home';

/** True if two names would look the same on the class overview. */
export const isSameName = (a: string, b: string): boolean => fold(a) === fold(b);

const mostLooks = 20;

/** Records a session as one of a trainer, so that its calls do not count as the trainee's. */
export const addLook = (trainee: Trainee, session: string): void => {
  trainee.looks = [...trainee.looks, session].slice(-mostLooks);
};

/** The initial progress of a trainee who begins, or who restarts with some steps done. */
export const beginning = (
  step: number,
  at: number,
): Pick<Trainee, 'begunAt' | 'step' | 'stepAt' | 'handAt' | 'refusals' | 'lastRefusal'> => ({
  begunAt: at,
  step,
  stepAt: at,
  handAt: null,
  refusals: 0,
  lastRefusal: null,
});
