import { randomUUID } from 'node:crypto';
import type { RequestListener } from 'node:http';
import { eq } from 'drizzle-orm';
import { accounts } from '../../../db/schema/account.ts';
import { hour, second } from '../../../locales/durations.ts';
import { toInstant, toExactIso, toIso, toIsoOrNull } from '../../clock/clock.ts';
import { startSession } from '../../features/account/account-commands.ts';
import { accountById } from '../../features/account/account-queries.ts';
import { sessionIn } from '../../features/account/account-tokens.ts';
import type { Schema } from '../../http/operations.ts';
import { notFound, refuse, Refused, retryAfter } from '../../refusal.ts';
import type { Tenant } from '../../tenant.ts';
import { findAccount, classroomAnswer, formAt, findPage } from './classroom-presenter.ts';
import {
  addLook,
  addMessage,
  beginning,
  clockNow,
  codeLength,
  toFirstPage,
  isSameName,
  messagesAt,
  nextPlace,
  type BeforeMove,
  type Classroom,
  type ClassroomStart,
  type Trainee,
} from './classroom.ts';
import { ClassroomProgress } from './classroom-progress.ts';
import { classNow } from './classroom-time.ts';
import { randomCode } from '../../random-code.ts';
import { personaSession, type PersonaOrigin } from '../persona-session.ts';
import { giveFaults } from './classroom-faults.ts';
import type { RecordedCall } from '../traffic/recorded-call.ts';
import type { Sandbox, Sandboxes } from '../sandboxes.ts';
import { beginScenario, goOnAfter, playFirstSteps } from '../scenario/scenario-steps.ts';
import { signsInByHand } from '../scenario/scenarios.ts';
import { personaAccount } from '../simulator-queries.ts';

/**
 * The most classes. One more replaces the class unused for longest, or is refused if that class was used within
 * `leftFor`.
 */
const maximumClassrooms = 20;
const leftFor = 12 * hour;
/** The number of removed trainees that a class remembers, because their pages may still be open. */
const mostRemoved = 200;

/** Reads the classes that an earlier process stored. */
type KeptClasses = () => Classroom[];
type Clock = (tenant: Tenant, setting: Schema<'ClockSetting'>) => Promise<unknown>;

/** The classes of this server; each trainee has a sandbox. */
export class Classrooms {
  readonly #sandboxes: Sandboxes;
  readonly #open = new Map<string, Classroom>();
  #kept: KeptClasses | undefined;
  readonly #progress: ClassroomProgress;

  /** `kept` reads the classes of an earlier process at the first use, because loading a scenario takes time. */
  constructor(sandboxes: Sandboxes, kept?: KeptClasses) {
    this.#sandboxes = sandboxes;
    this.#progress = new ClassroomProgress(sandboxes);
    this.#kept = kept;
    // Keeps the sandbox of a trainee who makes no calls for hours, for example while listening.
    sandboxes.isStored = (name) =>
      [...this.#rooms.values()].some(
        (room) => room.trainees.some(({ sandbox }) => sandbox === name) && !this.#isLeft(room),
      );
  }

  get #rooms(): Map<string, Classroom> {
    const kept = this.#kept;
    this.#kept = undefined;
    for (const room of kept?.() ?? []) this.#open.set(room.code, room);
    return this.#open;
  }

  /** All open classes, for storing them. */
  rooms = (): Classroom[] => [...this.#rooms.values()];

  /** The last use of a class in epoch milliseconds: its opening or the latest call of a trainee. */
  #lastUsed = (room: Classroom): number =>
    Math.max(room.openedAt, ...room.trainees.map(({ sandbox }) => this.#sandboxes.lastUsedAt(sandbox) ?? 0));
  #isLeft = (room: Classroom): boolean => this.#lastUsed(room) < Date.now() - leftFor;

  #makeRoom(): void {
    if (this.#rooms.size < maximumClassrooms) return;
    const [oldest] = [...this.#rooms.values()].sort((a, b) => this.#lastUsed(a) - this.#lastUsed(b));
    if (!oldest) return;
    if (!this.#isLeft(oldest))
      throw new Refused(refuse('simulator.full'), {
        headers: retryAfter(this.#lastUsed(oldest) + leftFor - Date.now()),
      });
    this.close(oldest.code);
  }

  answer = (): Schema<'Classrooms'>['classrooms'] =>
    [...this.#rooms.values()].reverse().map(({ code, title, openedAt, trainees }) => ({
      code,
      title,
      openedAt: toIso(openedAt),
      trainees: trainees.length,
    }));

  /** True if this sandbox belongs to a trainee. */
  holds = (sandbox: string): boolean => this.#placeIn(sandbox) !== undefined;

  /** True if this is the secret of the trainee who has the sandbox. */
  isSeat = (sandbox: string, seat: string): boolean => this.#placeIn(sandbox)?.trainee.seat === seat;

  #placeIn(sandbox: string): { room: Classroom; trainee: Trainee } | undefined {
    for (const room of this.#rooms.values()) {
      const trainee = room.trainees.find((one) => one.sandbox === sandbox);
      if (trainee) return { room, trainee };
    }
    return undefined;
  }

  find(code: string): Classroom {
    const room = this.#rooms.get(code.toUpperCase());
    if (!room) throw new Refused(refuse('simulator.noSuchClass', { name: code.toUpperCase() }));
    return room;
  }

  /** The part of a class that a person who typed its code may see. */
  found = ({ code, title, maximum, trainees }: Classroom): Schema<'FoundClassroom'> => ({
    code,
    title,
    full: trainees.length >= maximum,
  });

  open(title: string, start: ClassroomStart, persona: string, maximum: number): Classroom {
    if (start.kind !== 'scenario' && personaAccount(this.#sandboxes.default.tenant.db, persona) === undefined)
      throw notFound(persona);
    this.#makeRoom();
    const { letter } = this.#sandboxes;
    const draw = (): string => letter + randomCode(codeLength - letter.length);
    let code = draw();
    while (this.#rooms.has(code)) code = draw();
    const room: Classroom = {
      code,
      title,
      openedAt: Date.now(),
      maximum,
      persona: start.kind === 'scenario' ? start.scenario.persona : persona,
      start,
      clock: null,
      faults: [],
      clockSetAt: Date.now(),
      beforeMove: null,
      messages: [],
      nextMessage: 1,
      trainees: [],
      nextTrainee: 1,
      removed: [],
    };
    this.#rooms.set(code, room);
    return room;
  }

  close(code: string): void {
    const room = this.find(code);
    this.#rooms.delete(room.code);
    for (const { sandbox } of room.trainees)
      if (this.#sandboxes.lastUsedAt(sandbox) !== undefined) this.#sandboxes.delete(sandbox);
  }

  /**
   * Removes a trainee and deletes the sandbox. Later calls of its open pages are refused with the reason (see
   * `wasRemoved`).
   */
  remove(room: Classroom, number: number): void {
    const trainee = room.trainees.find((one) => one.trainee === number);
    if (!trainee) throw notFound(String(number));
    room.trainees = room.trainees.filter((other) => other !== trainee);
    room.removed = [...room.removed, trainee.sandbox].slice(-mostRemoved);
    if (this.#sandboxes.lastUsedAt(trainee.sandbox) !== undefined) this.#sandboxes.delete(trainee.sandbox);
  }

  /** True if this was the sandbox of a trainee who was removed from a class that is still open. */
  wasRemoved = (sandbox: string): boolean => [...this.#rooms.values()].some(({ removed }) => removed.includes(sandbox));

  /** Records a call in a trainee's sandbox, because it may complete a step. `isPlayed`: the simulator made the call. */
  follow(sandbox: string, call: RecordedCall, isPlayed: boolean): void {
    const { room, trainee } = this.#placeIn(sandbox) ?? {};
    if (room && trainee) this.#progress.note(room, trainee, call, isPlayed);
  }

  /** The trainee of this sandbox; null if it belongs to none. */
  traineeIn(sandbox: string): Schema<'Simulator'>['trainee'] {
    const { room, trainee } = this.#placeIn(sandbox) ?? {};
    if (!room || !trainee) return null;
    return {
      trainee: trainee.trainee,
      name: trainee.name,
      code: room.code,
      title: room.title,
      scenario: room.start.kind === 'scenario' ? room.start.scenario.id : null,
      step: trainee.step,
      begunAt: toExactIso(trainee.begunAt),
      handAt: toIsoOrNull(trainee.handAt),
      messages: messagesAt(room, trainee, Date.now()),
    };
  }

  async #begin(room: Classroom, sandbox: Sandbox, origin?: PersonaOrigin): Promise<Schema<'SignedIn'> | null> {
    const { start } = room;
    if (start.kind !== 'scenario')
      await this.#sandboxes.reset(sandbox, start.kind === 'snapshot' ? start.state : undefined);
    const session = await (start.kind === 'scenario'
      ? beginScenario(this.#sandboxes, sandbox, start.scenario, origin)
      : personaSession(sandbox.tenant, room.persona, origin));
    giveFaults(sandbox, room.faults);
    return session;
  }

  /** The sandboxes of the trainees, without those that no longer exist. */
  sandboxesOf = ({ trainees }: Classroom): Sandbox[] =>
    trainees.flatMap(({ sandbox }) => this.#sandboxes.touch(sandbox) ?? []);

  /**
   * Gives a trainee a sandbox, or the same one again if `seat` is the secret of an earlier joining. Throws if the name
   * is taken or the class is full.
   */
  async join(
    room: Classroom,
    name: string,
    seat: string | undefined,
    setClock: Clock,
    origin?: PersonaOrigin,
  ): Promise<Schema<'JoinedClassroom'>> {
    const again = room.trainees.find((trainee) => trainee.seat === seat);
    if (
      room.trainees.some(
        (other) => other !== again && isSameName(other.name, name) && this.#sandboxes.get(other.sandbox),
      )
    )
      throw new Refused(refuse('simulator.nameTaken', { name }));
    const known = again && this.#sandboxes.touch(again.sandbox);
    if (again && known) {
      again.name = name;
      const byHand = room.start.kind === 'scenario' && signsInByHand(room.start.scenario);
      const session = byHand ? null : await personaSession(known.tenant, room.persona, origin);
      return this.#joined(room, again, known, session);
    }
    // A known trainee whose sandbox no longer exists starts again.
    room.trainees = room.trainees.filter((trainee) => trainee !== again);
    if (room.trainees.length >= room.maximum) throw new Refused(refuse('simulator.classroomFull'));
    const at = Date.now();
    const trainee: Trainee = {
      trainee: room.nextTrainee,
      name,
      seat: randomUUID(),
      sandbox: nextPlace(room),
      joinedAt: at,
      ...beginning(0, at),
      form: null,
      session: null,
      looks: [],
    };
    room.nextTrainee += 1;
    room.trainees.push(trainee);
    const sandbox = await this.#sandboxes.create(trainee.sandbox).catch((error: unknown) => {
      room.trainees = room.trainees.filter((other) => other !== trainee);
      throw error;
    });
    const session = await this.#begin(room, sandbox, origin);
    await this.#setToClass(room, sandbox, setClock);
    return this.#joined(room, trainee, sandbox, session);
  }

  #joined(
    room: Classroom,
    trainee: Trainee,
    { tenant }: Sandbox,
    session: Schema<'SignedIn'> | null,
  ): Schema<'JoinedClassroom'> {
    const { name, seat } = trainee;
    trainee.session = (session && sessionIn(tenant, session.idToken)) ?? trainee.session;
    trainee.form ??= formAt(tenant, toFirstPage(room));
    const account = personaAccount(tenant.db, room.persona);
    const userName =
      account === undefined
        ? undefined
        : tenant.db.select({ userName: accounts.userName }).from(accounts).where(eq(accounts.id, account)).get()
            ?.userName;
    return {
      title: room.title,
      name,
      seat,
      path: tenant.path,
      page: toFirstPage(room),
      scenario: room.start.kind === 'scenario' ? room.start.scenario.id : null,
      session,
      userName: userName ?? room.persona,
    };
  }

  async #setToClass(room: Classroom, { tenant }: Sandbox, setClock: Clock): Promise<void> {
    const setting = clockNow(room, Date.now());
    if (setting) await setClock(tenant, setting);
  }

  #sandboxOf(trainee: Trainee | undefined): Sandbox {
    const sandbox = trainee && this.#sandboxes.touch(trainee.sandbox);
    if (!sandbox) throw notFound(String(trainee?.trainee ?? ''));
    return sandbox;
  }

  #traineeOf(room: Classroom, number: number): { trainee: Trainee; sandbox: Sandbox } {
    const trainee = room.trainees.find((one) => one.trainee === number);
    if (!trainee) throw notFound(String(number));
    return { trainee, sandbox: this.#sandboxOf(trainee) };
  }

  /** The trainees whose sandboxes exist. */
  #present = ({ trainees }: Classroom): { trainee: Trainee; sandbox: Sandbox }[] =>
    trainees.flatMap((trainee) => {
      const sandbox = this.#sandboxes.touch(trainee.sandbox);
      return sandbox ? [{ trainee, sandbox }] : [];
    });

  #tell = (room: Classroom): void => this.#present(room).forEach(({ sandbox: { events } }) => events.emit('notice'));

  /** Sets every trainee's clock, and the clock of trainees who join or are reset later. */
  async setClock(room: Classroom, setting: Schema<'ClockSetting'>, setClock: Clock): Promise<void> {
    const at = Date.now();
    const before = classNow(this.#sandboxes, room);
    const target =
      setting.now === undefined ? (setting.mode === 'live' ? at : before) : (toInstant(setting.now) ?? before);
    const kept: BeforeMove = {
      at,
      now: before,
      clock: room.clock,
      clockSetAt: room.clockSetAt,
      steps: Object.fromEntries(room.trainees.map(({ trainee, step }) => [trainee, step])),
    };
    for (const { sandbox } of this.#present(room)) {
      await setClock(sandbox.tenant, setting);
      sandbox.events.emit('clock');
    }
    if (Math.abs(target - before) >= second) room.beforeMove = kept;
    room.clock = { ...setting, now: toIso(target) };
    room.clockSetAt = at;
  }

  /**
   * Undoes the last move of the class's clock. Each trainee returns to the state kept before the latest move of their
   * own clock; a trainee without such a state since the class's move is not changed. A trainee who began after the
   * class's move gets the restored clock of the class.
   */
  async undoClock(room: Classroom, setClock: Clock): Promise<void> {
    const { beforeMove } = room;
    if (!beforeMove) throw new Refused(refuse('simulator.nothingBefore'));
    room.beforeMove = null;
    room.clock = beforeMove.clock;
    room.clockSetAt = beforeMove.clockSetAt;
    for (const { trainee, sandbox } of this.#present(room)) {
      const { beforeJump } = sandbox;
      if (!beforeJump || beforeJump.takenAt < beforeMove.at) continue;
      await this.#sandboxes.reset(sandbox, beforeJump);
      const isNew = trainee.begunAt >= beforeMove.at;
      const { handAt } = trainee;
      this.#startAt(room, trainee, sandbox, beforeMove.steps[trainee.trainee] ?? 0);
      trainee.handAt = handAt;
      if (isNew) await this.#setToClass(room, sandbox, setClock);
    }
    this.#tell(room);
  }

  #startAt(room: Classroom, trainee: Trainee, sandbox: Sandbox, step: number): void {
    Object.assign(trainee, beginning(step, Date.now()));
    this.#goOn(room, trainee, sandbox);
  }

  /** Sets the progress on the class overview and in the scenario panel beside the trainee's page to the same step. */
  #goOn({ start }: Classroom, trainee: Trainee, sandbox: Sandbox): void {
    if (start.kind !== 'scenario') return;
    this.#progress.startOver(start.scenario, trainee);
    goOnAfter(sandbox, start.scenario, trainee.step);
  }

  /**
   * Restores the scenario progress of a sandbox that was opened from its file, because the file does not contain it.
   */
  opened(sandbox: Sandbox): void {
    const { room, trainee } = this.#placeIn(sandbox.tenant.name) ?? {};
    if (room && trainee) this.#goOn(room, trainee, sandbox);
  }

  /** Resets a trainee, plays the first `steps` steps of the scenario for them, and sets their clock as in the class. */
  async reset(room: Classroom, number: number, steps: number, app: RequestListener, setClock: Clock): Promise<void> {
    const { trainee, sandbox } = this.#traineeOf(room, number);
    const session = await this.#begin(room, sandbox);
    if (room.start.kind === 'scenario') await playFirstSteps(app, sandbox, room.start.scenario, session, steps);
    await this.#setToClass(room, sandbox, setClock);
    // From now on the state before the class's move is, for this trainee, the one before the line above.
    if (room.beforeMove) room.beforeMove.steps[number] = steps;
    this.#startAt(room, trainee, sandbox, steps);
    this.#tell(room);
  }

  async resetAll(room: Classroom, steps: number, app: RequestListener, setClock: Clock): Promise<void> {
    // The trainer's messages are deleted, because they belong to the lesson before the reset.
    room.messages = [];
    for (const { trainee } of this.#present(room)) await this.reset(room, trainee.trainee, steps, app, setClock);
  }

  /** Sends a message to all trainees of the class. */
  say(room: Classroom, text: string): void {
    addMessage(room, text, Date.now(), classNow(this.#sandboxes, room));
    this.#tell(room);
  }

  /** Sets or clears the help request of the trainee in this sandbox. Throws a 404 if the sandbox has no trainee. */
  setHand(sandbox: string, raised: boolean): void {
    const { trainee } = this.#placeIn(sandbox) ?? {};
    if (!trainee) throw notFound(sandbox);
    trainee.handAt = raised ? (trainee.handAt ?? Date.now()) : null;
    this.#sandboxOf(trainee).events.emit('notice');
  }

  /** Signs the trainer in as the trainee's current student, in a separate session. */
  async look(room: Classroom, number: number, origin: PersonaOrigin): Promise<Schema<'LookAtTrainee'>> {
    const { trainee, sandbox } = this.#traineeOf(room, number);
    const { tenant } = sandbox;
    const account = accountById(tenant.db, findAccount(trainee, tenant)?.id ?? 0);
    const session = account
      ? await startSession(tenant, account, false, tenant.clock.now(), { via: 'simulator', ...origin })
      : null;
    const id = session && sessionIn(tenant, session.idToken);
    if (id !== null) addLook(trainee, id);
    return {
      name: trainee.name,
      path: tenant.path,
      page: session ? (findPage(trainee, tenant)?.path ?? '/home') : '/sign-in',
      session,
    };
  }

  roomAnswer = (room: Classroom, reach: Schema<'Reach'>): Schema<'Classroom'> =>
    classroomAnswer(this.#sandboxes, room, reach);
}
