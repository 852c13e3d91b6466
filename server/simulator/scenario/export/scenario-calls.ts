import type { Text } from '../../../../locales/i18n.ts';
import { operationNamed, type Operation } from '../../../http/contract.ts';
import { sampleFile } from '../sample-files.ts';
import { referenceIn, referenceKinds, type ReferenceKind } from '../scenario-names.ts';
import { opensSession } from '../scenario-player.ts';
import { beforeSigningIn, signsInByHand, type Scenario, type ScenarioStep } from '../scenarios.ts';

/**
 * A scenario as a list of plain calls: signing in and looking up ids are calls of their own. It is the common source of
 * the Arazzo documents and the Postman collection.
 */

/** Finds the item of a list whose `member` has this value. `at`: its position, if it is always the same. */
export type Search = { member: string; equals: string; at?: number };
/** The path to a value in a response. */
export type ResponsePath = (string | number | Search)[];

/** A value of the response of an earlier call. */
export class Output {
  readonly call: string;
  readonly name: string;

  constructor(call: string, name: string) {
    this.call = call;
    this.name = name;
  }
}

/** A text with values of earlier responses in it. */
export class Joined {
  readonly parts: (string | Output)[];

  constructor(parts: (string | Output)[]) {
    this.parts = parts;
  }
}

/** A sample file in a multipart body. `path` is relative to the exported documents. */
export class Upload {
  readonly path: string;

  constructor(sample: string) {
    this.path = `files/${sample}/${sampleFile(sample)?.name ?? sample}`;
  }
}

/** One call. The values of its inputs and of its expected body may be an Output, a Joined or an Upload. */
export type ExportedCall = {
  /** The step id. It is unique among the scenarios of an area, as Redocly's linter requires. */
  id: string;
  title: string;
  /** The text of the scenario's step; undefined for a sign-in or a lookup. */
  show?: Text;
  operation: Operation;
  query: Record<string, unknown>;
  params: Record<string, unknown>;
  headers: Record<string, unknown>;
  body?: unknown;
  expect: ScenarioStep['expect'];
  outputs: Record<string, ResponsePath>;
};

/** The reasons why a scenario is not exported. */
export const leftOutReasons = {
  identityProvider: 'a step is done on a page of the identity provider',
  connectionCut: 'a step expects that the connection is cut',
  stream: 'a step reads a stream that does not end',
  replayFile: 'a replay file fits only the sandbox that it was recorded in',
  duration: 'a step expects a slow response, and Arazzo knows no durations',
  searchInList: 'a value is searched in a list, and Arazzo 1.0 knows only positions',
  joinedExpectation: 'a text around an earlier value is expected',
  listInQuery: 'a query has a list of earlier values, which Redocly’s runner does not evaluate',
  emptyForm: 'a step sends an empty form, and Postman sends none',
} as const;
export type LeftOut = keyof typeof leftOutReasons;
export class NotExportable extends Error {
  readonly reason: LeftOut;

  constructor(reason: LeftOut) {
    super(reason);
    this.reason = reason;
  }
}

const sessionPaths = {
  token: ['idToken'],
  record: ['records', 0, 'studFacultyCode'],
  audit: ['auditId'],
} satisfies Record<string, ResponsePath>;
/** Returns an output for a value of a student's sign-in response. */
type Session = (name: keyof typeof sessionPaths) => Output;

const keptName = /\$\{(\w+)\}/g;

/** Parses a path of `keep`, such as items.type=services.id. */
const parsePath = (path: string): ResponsePath =>
  path.split('.').map((part) => {
    const [member = '', equals] = part.split('=', 2);
    return equals !== undefined ? { member, equals } : /^\d+$/.test(part) ? Number(part) : part;
  });

const first = (member: string, equals: string): Search => ({ member, equals, at: 0 });

/**
 * The call that looks up the id of a reference, and the place of the id in its response. `dropped`: the reference is to
 * a registration without a seat.
 */
function lookupOf(
  kind: ReferenceKind,
  name: string,
  dropped: boolean,
): { call: string; code?: string; path: ResponsePath } {
  if (kind === 'request') return { call: 'getMyRequests', path: ['requests', first('kind', name), 'referenceNumber'] };
  const [code = '', number = ''] = name.split('-');
  if (kind === 'waiting') return { call: 'waitingList', path: ['entries', first('code', code), 'id'] };
  if (dropped)
    return { call: 'registeredCourses', path: ['courses', { member: 'code', equals: code }, 'registrationId'] };
  const ids = {
    course: ['courseId'],
    registration: ['registrationId'],
    section: ['sections', { member: 'number', equals: number, at: Number(number) - 1 }, 'sectionId'],
  }[kind as 'course' | 'registration' | 'section'];
  return { call: 'coursesToRegister', code, path: ['items', first('code', code), ...ids] };
}

/** Writes the calls of one scenario in order. */
class CallWriter {
  readonly #scenario: Scenario;
  readonly calls: ExportedCall[] = [];
  readonly #sessions = new Map<string, Session>();
  readonly #kept = new Map<string, () => Output>();
  /** The ids already looked up, by reference. */
  readonly #found = new Map<string, Output>();

  constructor(scenario: Scenario) {
    this.#scenario = scenario;
    const start = this.#add('start', 'startScenario', { title: 'Start the scenario', params: { id: scenario.id } });
    if (!signsInByHand(scenario)) this.#open(scenario.persona, start, ['session']);
  }

  #add(name: string, operationId: string, call: Partial<ExportedCall>): ExportedCall {
    const operation = operationNamed(operationId);
    if (!operation) throw new Error(`the contract has no ${operationId}`);
    if (operation.stream) throw new NotExportable('stream');
    if (operationId === 'playReplay') throw new NotExportable('replayFile');
    if (call.expect?.status === 0) throw new NotExportable('connectionCut');
    const id = `${this.#scenario.id.split('.')[1]}-${name}`;
    const same = this.calls.filter((one) => one.id === id || one.id.startsWith(`${id}-n`)).length;
    const added: ExportedCall = {
      id: same ? `${id}-n${same + 1}` : id,
      title: operationId,
      operation,
      query: {},
      params: {},
      headers: {},
      expect: { status: 200 },
      outputs: {},
      ...call,
    };
    this.calls.push(added);
    return added;
  }

  #output(call: ExportedCall, wanted: string, path: ResponsePath): Output {
    const taken = JSON.stringify(call.outputs[wanted] ?? path) !== JSON.stringify(path);
    const name = taken ? `${wanted}Kept` : wanted;
    call.outputs[name] = path;
    return new Output(call.id, name);
  }

  #open(key: string, call: ExportedCall, at: ResponsePath = []): Session {
    const session: Session = (name) => this.#output(call, name, [...at, ...sessionPaths[name]]);
    this.#sessions.set(key, session);
    return session;
  }

  #signedIn(key: string): Session {
    const signIn = (): ExportedCall =>
      this.#add(`sign-in-${key}`, 'startPersonaSession', { title: `Sign in as ${key}`, params: { key } });
    return this.#sessions.get(key) ?? this.#open(key, signIn());
  }

  #lookUp(kind: ReferenceKind, name: string, session: Session, { call: forCall, query }: ScenarioStep): Output {
    const period = query?.Period;
    const reference = `${kind}:${name} ${period === 'early' ? 'early' : ''} ${session('record').call}`;
    const found = this.#found.get(reference);
    if (found) return found;
    const { call, code, path } = lookupOf(kind, name, forCall === 'undropCourse');
    const added = this.#add(`find-${kind}-${name}`, call, {
      title: `Find ${kind} ${name}`,
      query: {
        StudFacultyCode: session('record'),
        ...(call !== 'getMyRequests' && period === 'early' && { Period: period }),
        ...(code !== undefined && { code }),
      },
      headers: authorization(session),
    });
    const output = this.#output(added, 'id', path);
    if (kind !== 'request' && kind !== 'waiting') this.#found.set(reference, output);
    return output;
  }

  /**
   * Forgets looked-up ids that the step may have changed: registrations in sections that its body names and, after a
   * call to the simulator, which may have moved the clock to another semester, all ids except registrations.
   */
  #forget({ operation: { tag } }: ExportedCall, { body }: ScenarioStep): void {
    const sections = JSON.stringify(body ?? '').match(/(?<="section:)[\w-]+/g) ?? [];
    for (const reference of [...this.#found.keys()])
      if (
        sections.some((section) => reference.startsWith(`registration:${section} `)) ||
        (tag === 'simulator' && !reference.startsWith('registration:'))
      )
        this.#found.delete(reference);
  }

  #refer(kind: ReferenceKind, name: string, session: Session | undefined, step: ScenarioStep): unknown {
    if (kind === 'file') return new Upload(name);
    if (kind === 'identity') throw new NotExportable('identityProvider');
    const student = name && (kind === 'record' || kind === 'audit') ? this.#signedIn(name) : session;
    if (!student) throw new Error(`nobody is signed in for ${kind}:${name}`);
    return kind === 'record' || kind === 'audit' ? student(kind) : this.#lookUp(kind, name, student, step);
  }

  #withKept(text: string): unknown {
    const kept = (name: string): Output => {
      const output = this.#kept.get(name);
      if (!output) throw new Error(`no step keeps ${name}`);
      return output();
    };
    const parts = text.split(keptName).map((part, index) => (index % 2 ? kept(part) : part));
    if (parts.length === 1) return text;
    return parts.length === 3 && !parts[0] && !parts[2] ? parts[1] : new Joined(parts.filter((part) => part !== ''));
  }

  /** The value with kept values inserted. With `refer`, references are replaced too. */
  #resolve(value: unknown, refer?: (kind: ReferenceKind, name: string) => unknown): unknown {
    if (Array.isArray(value)) return value.map((item) => this.#resolve(item, refer));
    if (typeof value === 'object' && value !== null)
      return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, this.#resolve(item, refer)]));
    if (typeof value !== 'string') return value;
    const [kind, name = ''] = referenceIn(value) ?? [];
    const known = referenceKinds.find((one) => one === kind);
    return known && refer ? refer(known, name) : this.#withKept(value);
  }

  /** Adds the calls of one step: sign-ins and lookups, then its own. */
  step(step: ScenarioStep, index: number): void {
    const {
      call,
      as: key = this.#scenario.persona,
      query = {},
      params = {},
      headers = {},
      body,
      keep = {},
      show,
    } = step;
    const byHand =
      key === 'nobody' ||
      beforeSigningIn.includes(call) ||
      (signsInByHand(this.#scenario) && key === this.#scenario.persona);
    const session = byHand ? this.#sessions.get(key) : this.#signedIn(key);
    const refer = (kind: ReferenceKind, name: string): unknown => this.#refer(kind, name, session, step);
    const input = this.#resolve({ query, params, headers, body }, refer) as Required<
      Pick<ExportedCall, 'query' | 'params' | 'headers' | 'body'>
    >;
    const expect = { ...step.expect, body: this.#resolve(step.expect.body) };
    const forRecord = operationNamed(call)?.forRecord && session && !('StudFacultyCode' in query);
    const added = this.#add(`step-${index + 1}`, call, {
      show,
      ...input,
      query: { ...(forRecord && { StudFacultyCode: session('record') }), ...input.query },
      headers: { ...(session && authorization(session)), ...input.headers },
      expect,
    });
    this.#forget(added, step);
    if (expect.status === 200) this.#followSession(key, added);
    for (const [name, path] of Object.entries(keep))
      this.#kept.set(name, () => this.#output(added, name, parsePath(path)));
  }

  #followSession(key: string, call: ExportedCall): void {
    const { id } = call.operation;
    const before = this.#sessions.get(key);
    // Only the second call of an activation, with the password, signs in.
    const { newPassword } = (call.body ?? {}) as { newPassword?: unknown };
    if (opensSession(id, newPassword === undefined ? {} : { context: {} })) this.#open(key, call);
    if (id === 'refreshToken' && before)
      this.#sessions.set(key, (name) =>
        name === 'token' ? this.#output(call, name, ['context', 'accessToken', 'token']) : before(name),
      );
  }
}

const authorization = (session: Session): Record<string, unknown> => ({
  Authorization: new Joined(['Bearer ', session('token')]),
});

/** Lists the calls of a scenario. Throws NotExportable if neither format can express one of them. */
export function listCalls(scenario: Scenario): ExportedCall[] {
  const writer = new CallWriter(scenario);
  scenario.steps.forEach((step, index) => writer.step(step, index));
  return writer.calls;
}
