import { hour } from '../../../locales/durations.ts';
import type { MessageParams } from '../../../locales/i18n.ts';
import { fold } from '../../../locales/fold.ts';
import { toInstant, toIso } from '../../clock.ts';
import type { Schema } from '../../http/operations.ts';
import type { Scenario } from '../scenario/scenarios.ts';
import type { State } from '../snapshots.ts';

/** What a class is: plain data. Instants in epoch milliseconds, by the machine's clock where nothing else is said. */

/** Where every trainee starts. */
export type ClassroomStart =
  | { kind: 'seeded' }
  | { kind: 'scenario'; scenario: Scenario }
  | { kind: 'snapshot'; state: State };

type Setting = Schema<'ClockSetting'>;

export type Trainee = {
  trainee: number;
  name: string;
  /** The secret that leads back to this place. */
  seat: string;
  sandbox: string;
  joinedAt: number;
  /** When it was begun or started over. */
  begunAt: number;
  /** Steps of the class's scenario that are done, and since when. */
  step: number;
  stepAt: number;
  /** Since when the trainee asks for help. */
  handAt: number | null;
  /** Refused since the last step, and with what the last time. */
  refusals: number;
  lastRefusal: { code: string; params: MessageParams | null; at: number } | null;
  /** The form opened last, by its number in the menu. */
  form: number | null;
  /** The session used last, and those of a trainer who looks. */
  session: string | null;
  looks: string[];
};

/** The class before its clock was moved: by its own clock, and how far each trainee was, by number. */
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
  /** What was set for all, and when. */
  clock: Setting | null;
  clockSetAt: number;
  beforeMove: BeforeMove | null;
  /** What goes wrong for everybody, and for whoever joins. */
  faults: Schema<'FaultSetting'>[];
  /** `sentAt` by the machine's clock, `now` by the class's. */
  messages: { id: number; text: string; sentAt: number; now?: number }[];
  nextMessage: number;
  trainees: Trainee[];
  nextTrainee: number;
  /** The sandboxes of those who were put out. */
  removed: string[];
};

export const codeLength = 5;
const ofClass = 'class-';
/** The name of the sandbox of whoever joins next. */
export const nextPlace = ({ code, nextTrainee }: Pick<Classroom, 'code' | 'nextTrainee'>): string =>
  `${ofClass}${code.toLowerCase()}-${nextTrainee}`;
/** One that is called so by hand has another form. */
const place = new RegExp(`^${ofClass}[a-z0-9]{${codeLength}}-\\d+$`);
export const isOfClass = (sandbox: string): boolean => place.test(sandbox);

/** The clock of the class for somebody who begins now: one that runs has run on since it was set. */
export function clockNow(
  { clock, clockSetAt }: Pick<Classroom, 'clock' | 'clockSetAt'>,
  machineNow: number,
): Setting | null {
  const at = clock?.mode === 'ticking' && clock.now !== undefined ? toInstant(clock.now) : undefined;
  return clock && at !== undefined ? { ...clock, now: toIso(at + machineNow - clockSetAt) } : clock;
}

/** Later it is nobody's concern any more who comes to a class. */
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

/**
 * What was written to all: everything for the trainer, the latest for the trainees, and nothing from before one was
 * started over.
 */
export const allMessages = ({ messages }: Pick<Classroom, 'messages'>): Schema<'ClassMessage'>[] =>
  messages.map(messageAnswer);
export function messagesAt(
  { messages }: Pick<Classroom, 'messages'>,
  { joinedAt, begunAt }: Pick<Trainee, 'joinedAt' | 'begunAt'>,
  machineNow: number,
): Schema<'ClassMessage'>[] {
  const from = Math.max(machineNow - messageLasts, begunAt > joinedAt ? begunAt : 0);
  return messages.filter(({ sentAt }) => sentAt > from).map(messageAnswer);
}

/** Where who joins is led to. */
export const toFirstPage = ({ start }: Pick<Classroom, 'start'>): string =>
  start.kind === 'scenario' ? start.scenario.page : '/home';

/** Two names that are read as one from a wall. */
export const isSameName = (a: string, b: string): boolean => fold(a) === fold(b);

const mostLooks = 20;

/** Remembers a session of the trainer's own: what is done in it the trainee has not done. */
export const addLook = (trainee: Trainee, session: string): void => {
  trainee.looks = [...trainee.looks, session].slice(-mostLooks);
};

/** A trainee who begins, or begins again with some steps done. */
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
