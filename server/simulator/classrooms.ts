import { randomInt, randomUUID } from 'node:crypto';
import type { RequestListener } from 'node:http';
import { eq } from 'drizzle-orm';
import { forms } from '../../db/schema/menu.ts';
import { accounts } from '../../db/schema/account.ts';
import { hour } from '../../locales/durations.ts';
import { instantOf, toIso } from '../clock.ts';
import type { Schema } from '../http/operations.ts';
import { refuse, Refused, retryAfter } from '../refusal.ts';
import type { World } from '../world.ts';
import { snapsAt } from './clock-answer.ts';
import { personaSession, type PersonaOrigin } from './persona-session.ts';
import type { RecordedCall } from './recorded-call.ts';
import type { Sandbox, Sandboxes } from './sandboxes.ts';
import { Progress } from './scenario-progress.ts';
import { whoIn } from './scenario-who.ts';
import { beginScenario, playFirstSteps } from './scenario-steps.ts';
import { scenarioAnswer } from './scenario-answer.ts';
import { signsInByHand, type Scenario } from './scenarios.ts';
import { personaAccount } from './simulator-queries.ts';
import type { State } from './snapshots.ts';

/** Where every trainee starts. */
export type ClassroomStart = { kind: 'seeded' } | { kind: 'scenario'; scenario: Scenario } | { kind: 'snapshot'; state: State };

/** `progress`: in the scenario the class follows, where it follows one; `begunAt` is when it was begun or started over. */
type Trainee = { trainee: number; name: string; seat: string; sandbox: string; joinedAt: number; begunAt: number; progress: Progress | undefined };
export type Classroom = {
  code: string; title: string; openedAt: number; maximum: number; persona: string; start: ClassroomStart;
  clock: Schema<'ClockSetting'> | null; trainees: Trainee[]; nextTrainee: number;
};

/** Without what is taken for something else when it is read from a wall. */
const letters = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789';
const codeLength = 5;
/** Where there are so many, the one nobody has used for longest makes room, if it was left for a teaching day. */
const maximumClassrooms = 20;
const leftFor = 12 * hour;

const newCode = (): string => Array.from({ length: codeLength }, () => letters[randomInt(letters.length)]).join('');
const unknown = (name: string): Refused => new Refused(refuse('DEV-000007', { name }));

type Clock = (world: World, setting: Schema<'ClockSetting'>) => Promise<unknown>;

/** The classrooms of this server; each trainee has a sandbox. */
export class Classrooms {
  readonly #sandboxes: Sandboxes;
  readonly #rooms = new Map<string, Classroom>();

  constructor(sandboxes: Sandboxes) {
    this.#sandboxes = sandboxes;
    // A trainee who listens for an hour still has a seat.
    sandboxes.isKept = (name) => [...this.#rooms.values()].some((room) => room.trainees.some(({ sandbox }) => sandbox === name) && !this.#isLeft(room));
  }

  /** When it was opened, or anybody in it made a call. */
  #lastUsed = (room: Classroom): number => Math.max(room.openedAt, ...room.trainees.map(({ sandbox }) => this.#sandboxes.peek(sandbox)?.lastUsedAt ?? 0));
  #isLeft = (room: Classroom): boolean => this.#lastUsed(room) < Date.now() - leftFor;

  #makeRoom(): void {
    if (this.#rooms.size < maximumClassrooms) return;
    const [oldest] = [...this.#rooms.values()].sort((a, b) => this.#lastUsed(a) - this.#lastUsed(b));
    if (!oldest) return;
    if (!this.#isLeft(oldest)) throw new Refused(refuse('simulator.full'), { headers: retryAfter(this.#lastUsed(oldest) + leftFor - Date.now()) });
    this.close(oldest.code);
  }

  answer = (): Schema<'Classrooms'> => ({
    classrooms: [...this.#rooms.values()].reverse().map(({ code, title, openedAt, trainees }) => ({ code, title, openedAt: toIso(openedAt), trainees: trainees.length })),
  });

  /** Whether this sandbox is a trainee's. */
  holds = (sandbox: string): boolean => this.#traineeIn(sandbox) !== undefined;

  #traineeIn(sandbox: string): Trainee | undefined {
    for (const { trainees } of this.#rooms.values()) {
      const trainee = trainees.find((one) => one.sandbox === sandbox);
      if (trainee) return trainee;
    }
    return undefined;
  }

  find(code: string): Classroom {
    const room = this.#rooms.get(code.toUpperCase());
    if (!room) throw unknown(code);
    return room;
  }

  open(title: string, start: ClassroomStart, persona: string, maximum: number): Classroom {
    if (start.kind !== 'scenario' && personaAccount(this.#sandboxes.default.world.db, persona) === undefined) throw unknown(persona);
    this.#makeRoom();
    let code = newCode();
    while (this.#rooms.has(code)) code = newCode();
    const room: Classroom = { code, title, openedAt: Date.now(), maximum, persona: start.kind === 'scenario' ? start.scenario.persona : persona, start, clock: null, trainees: [], nextTrainee: 1 };
    this.#rooms.set(code, room);
    return room;
  }

  close(code: string): void {
    const room = this.find(code);
    this.#rooms.delete(room.code);
    for (const { sandbox } of room.trainees) if (this.#sandboxes.find(sandbox)) this.#sandboxes.delete(sandbox);
  }

  #progressOf = ({ start }: Classroom, sandbox: string, done = 0): Progress | undefined => (start.kind === 'scenario' ? new Progress(start.scenario, whoIn(() => this.#sandboxes.peek(sandbox)?.world.db), done) : undefined);

  /** A call that was made in a sandbox; a trainee's may be a step. */
  follow(sandbox: string, call: RecordedCall): void {
    this.#traineeIn(sandbox)?.progress?.add(call);
  }

  /** How far the trainee is whose sandbox this is; null where it is nobody's or no scenario is followed. */
  traineeIn(sandbox: string): Schema<'Simulator'>['trainee'] {
    const { progress, begunAt = 0 } = this.#traineeIn(sandbox) ?? {};
    return progress ? { scenario: progress.scenario, step: progress.done, begunAt: toIso(begunAt) } : null;
  }

  /** The time of a class: that of its first trainee, or at which one would begin. */
  #timeOf({ trainees, clock, start }: Classroom): Pick<Schema<'Classroom'>, 'now' | 'snaps'> {
    const [first] = trainees.flatMap(({ sandbox }) => this.#sandboxes.peek(sandbox)?.world ?? []);
    const { db, clock: own } = this.#sandboxes.default.world;
    const began = start.kind === 'scenario' ? instantOf(start.scenario.instant) : undefined;
    const now = first?.clock.now() ?? (clock?.now === undefined ? undefined : instantOf(clock.now)) ?? began ?? own.now();
    return { now: toIso(now), snaps: snapsAt(first?.db ?? db, now) };
  }

  async #begin(room: Classroom, sandbox: Sandbox, origin?: PersonaOrigin): Promise<Schema<'SignedIn'> | null> {
    if (room.start.kind === 'scenario') return beginScenario(this.#sandboxes, sandbox, room.start.scenario, origin);
    await this.#sandboxes.reset(sandbox, room.start.kind === 'snapshot' ? room.start.state : undefined);
    return personaSession(sandbox.world, room.persona, origin);
  }

  /** A place of its own; the same one for whoever shows the seat an earlier joining gave. */
  async join(room: Classroom, name: string, seat: string | undefined, setClock: Clock, origin?: PersonaOrigin): Promise<Schema<'JoinedClassroom'>> {
    const again = room.trainees.find((trainee) => trainee.seat === seat);
    const known = again && this.#sandboxes.find(again.sandbox);
    if (again && known) {
      again.name = name;
      const byHand = room.start.kind === 'scenario' && signsInByHand(room.start.scenario);
      const session = byHand ? null : await personaSession(known.world, room.persona, origin);
      return this.#joined(room, again, known, session);
    }
    // One that sat idle too long is put away; its trainee starts again.
    room.trainees = room.trainees.filter((trainee) => trainee !== again);
    if (room.trainees.length >= room.maximum) throw new Refused(refuse('simulator.classroomFull'));
    const place = `class-${room.code.toLowerCase()}-${room.nextTrainee}`;
    const trainee: Trainee = { trainee: room.nextTrainee, name, seat: randomUUID(), sandbox: place, joinedAt: Date.now(), begunAt: Date.now(), progress: this.#progressOf(room, place) };
    room.nextTrainee += 1;
    room.trainees.push(trainee);
    const sandbox = await this.#sandboxes.create(trainee.sandbox).catch((error: unknown) => {
      room.trainees = room.trainees.filter((other) => other !== trainee);
      throw error;
    });
    const session = await this.#begin(room, sandbox, origin);
    if (room.clock) await setClock(sandbox.world, room.clock);
    return this.#joined(room, trainee, sandbox, session);
  }

  #joined(room: Classroom, { name, seat }: Trainee, { world }: Sandbox, session: Schema<'SignedIn'> | null): Schema<'JoinedClassroom'> {
    const account = personaAccount(world.db, room.persona);
    const userName = account === undefined ? undefined : world.db.select({ userName: accounts.userName }).from(accounts).where(eq(accounts.id, account)).get()?.userName;
    return { title: room.title, name, seat, path: world.path, page: room.start.kind === 'scenario' ? room.start.scenario.page : '/home', scenario: room.start.kind === 'scenario' ? room.start.scenario.id : null, session, userName: userName ?? room.persona };
  }

  /** Moves every trainee's clock, and that of whoever joins later. */
  async setClock(room: Classroom, setting: Schema<'ClockSetting'>, setClock: Clock): Promise<void> {
    for (const { sandbox } of room.trainees) {
      const world = this.#sandboxes.find(sandbox)?.world;
      if (world) await setClock(world, setting);
    }
    room.clock = setting;
  }

  /** Starts a trainee over and does the scenario's first steps for them. */
  async reset(room: Classroom, number: number, steps: number, app: RequestListener): Promise<void> {
    const trainee = room.trainees.find((one) => one.trainee === number);
    const sandbox = trainee && this.#sandboxes.find(trainee.sandbox);
    if (!sandbox) throw unknown(String(number));
    const session = await this.#begin(room, sandbox);
    if (room.start.kind === 'scenario') await playFirstSteps(app, sandbox, room.start.scenario, session, steps);
    trainee.progress = this.#progressOf(room, trainee.sandbox, steps);
    trainee.begunAt = Date.now();
  }

  roomAnswer = (room: Classroom): Schema<'Classroom'> => ({
    code: room.code, title: room.title, openedAt: toIso(room.openedAt), maximum: room.maximum, persona: room.persona, from: room.start.kind,
    scenario: room.start.kind === 'scenario' ? scenarioAnswer(room.start.scenario) : null, clock: room.clock,
    ...this.#timeOf(room),
    trainees: room.trainees.flatMap((trainee) => {
      const sandbox = this.#sandboxes.peek(trainee.sandbox);
      return sandbox ? [traineeAnswer(trainee, sandbox)] : [];
    }),
  });
}

/** The form last opened, as the audit log was told. */
function pageOf({ db }: World, calls: RecordedCall[]): string | null {
  const opened = calls.findLast(({ operation }) => operation.id === 'setAuditFormLog');
  const form = opened && Number(opened.query.SeForm);
  return form ? (db.select({ path: forms.path }).from(forms).where(eq(forms.id, form)).get()?.path ?? null) : null;
}

function traineeAnswer({ trainee, name, joinedAt, progress }: Trainee, { world, recording }: Sandbox): Schema<'Classroom'>['trainees'][number] {
  const { calls } = recording.whole();
  const { lastRefusal } = recording;
  // That a page was opened is told by the page.
  const last = calls.findLast(({ operation }) => operation.id !== 'setAuditFormLog');
  return {
    trainee, name, path: world.path, joinedAt: toIso(joinedAt), mode: world.clock.mode(), now: toIso(world.clock.now()), page: pageOf(world, calls),
    lastCall: last ? { call: last.operation.id, status: last.status, at: toIso(last.machineAt) } : null, lastRefusal: lastRefusal ?? null,
    step: progress?.done ?? 0,
  };
}
