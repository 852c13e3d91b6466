import { randomInt, randomUUID } from 'node:crypto';
import type { RequestListener } from 'node:http';
import { eq } from 'drizzle-orm';
import { forms } from '../../db/schema/menu.ts';
import { accounts } from '../../db/schema/account.ts';
import { toIso } from '../clock.ts';
import type { Schema } from '../http/operations.ts';
import { refuse, Refused } from '../refusal.ts';
import type { World } from '../world.ts';
import { personaSession, type PersonaOrigin } from './persona-session.ts';
import type { RecordedCall } from './recording.ts';
import type { Sandbox, Sandboxes } from './sandboxes.ts';
import { beginScenario, playFirstSteps, signsInByHand, stepsDone } from './scenario-steps.ts';
import { scenarioAnswer, type Scenario } from './scenarios.ts';
import { personaAccount } from './simulator-queries.ts';
import type { State } from './snapshots.ts';

/** Where every trainee starts. */
export type ClassroomStart = { kind: 'seeded' } | { kind: 'scenario'; scenario: Scenario } | { kind: 'snapshot'; state: State };

type Trainee = { trainee: number; name: string; seat: string; sandbox: string; joinedAt: number };
export type Classroom = {
  code: string; title: string; openedAt: number; maximum: number; persona: string; start: ClassroomStart;
  clock: Schema<'ClockSetting'> | null; trainees: Trainee[]; nextTrainee: number;
};

/** Without what is taken for something else when it is read from a wall. */
const letters = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789';
const codeLength = 5;
/** Where there are so many, the one nobody has used for longest makes room, if it was left for a teaching day. */
const maximumClassrooms = 20;
const leftFor = 12 * 3_600_000;

const newCode = (): string => Array.from({ length: codeLength }, () => letters[randomInt(letters.length)]).join('');
const unknown = (name: string): Refused => new Refused(refuse('DEV-000007', { name }), { status: 404 });

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
    const [oldest] = [...this.#rooms.values()].filter(this.#isLeft).sort((a, b) => this.#lastUsed(a) - this.#lastUsed(b));
    if (!oldest) throw new Refused(refuse('simulator.full'), { status: 429 });
    this.close(oldest.code);
  }

  answer = (): Schema<'Classrooms'> => ({
    classrooms: [...this.#rooms.values()].reverse().map(({ code, title, openedAt, trainees }) => ({ code, title, openedAt: toIso(openedAt), trainees: trainees.length })),
  });

  /** Whether this sandbox is a trainee's. */
  holds = (sandbox: string): boolean => [...this.#rooms.values()].some(({ trainees }) => trainees.some((trainee) => trainee.sandbox === sandbox));

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
    const trainee: Trainee = { trainee: room.nextTrainee, name, seat: randomUUID(), sandbox: `class-${room.code.toLowerCase()}-${room.nextTrainee}`, joinedAt: Date.now() };
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
  }

  roomAnswer = (room: Classroom): Schema<'Classroom'> => ({
    code: room.code, title: room.title, openedAt: toIso(room.openedAt), maximum: room.maximum, persona: room.persona, from: room.start.kind,
    scenario: room.start.kind === 'scenario' ? scenarioAnswer(room.start.scenario) : null, clock: room.clock,
    trainees: room.trainees.flatMap((trainee) => {
      const sandbox = this.#sandboxes.peek(trainee.sandbox);
      return sandbox ? [traineeAnswer(room, trainee, sandbox)] : [];
    }),
  });
}

/** The form last opened, as the audit log was told. */
function pageOf({ db }: World, calls: RecordedCall[]): string | null {
  const opened = calls.findLast(({ call }) => call === 'setAuditFormLog');
  const form = opened && Number(opened.query.SeForm);
  return form ? (db.select({ path: forms.path }).from(forms).where(eq(forms.id, form)).get()?.path ?? null) : null;
}

function traineeAnswer({ start }: Classroom, { trainee, name, joinedAt }: Trainee, { world, recording }: Sandbox): Schema<'Classroom'>['trainees'][number] {
  const { calls } = recording.whole();
  const { last, lastRefusal } = recording;
  return {
    trainee, name, path: world.path, joinedAt: toIso(joinedAt), mode: world.clock.mode(), now: toIso(world.clock.now()), page: pageOf(world, calls),
    lastCall: last ? { call: last.call, status: last.status, at: toIso(last.machineAt) } : null, lastRefusal: lastRefusal ?? null,
    step: start.kind === 'scenario' ? stepsDone(start.scenario, calls) : 0,
  };
}
