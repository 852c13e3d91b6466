import { listPersonas, toCorporateEmail } from '../../../seed/personas.ts';
import type { Caller } from '../../http/http-client.ts';
import { sampleFile } from './sample-files.ts';

/**
 * References in inputs, which are used in place of ids. They are resolved through calls, so that they work on any
 * server.
 */

export type Period = 'current' | 'early';

export type Lookup = {
  client: Caller;
  period: Period;
  /** Returns a client signed in as a persona. */
  persona: (key: string) => Promise<Caller>;
  kept: Map<string, unknown>;
  /** Signs an e-mail address in at the identity provider; returns the body for handleAuthentication. */
  identity?: (email: string) => Promise<unknown>;
};

const toCourseCode = (name: string): string => name.slice(0, name.lastIndexOf('-'));
const found = <Value>(value: Value | undefined, what: string): Value => {
  if (value === undefined) throw new Error(`there is no ${what}`);
  return value;
};

const offered = async ({ client, period }: Lookup, code: string) => {
  const { items } = await client.call('coursesToRegister', { query: { search: code, Period: period, pageSize: 100 } });
  return found(
    items.find((course) => course.code === code),
    `course ${code}`,
  );
};

/** The order of statuses if a section was registered more than once: a registration with a seat comes first. */
const seatFirst = ['registered', 'withdrawn', 'dropped', 'replaced'];

const lookups = {
  course: async (lookup, name) => (await offered(lookup, name)).courseId,
  section: async (lookup, name) => {
    const { sections } = await offered(lookup, toCourseCode(name));
    return found(
      sections.find(({ number }) => `${toCourseCode(name)}-${number}` === name),
      `section ${name}`,
    ).sectionId;
  },
  registration: async ({ client, period }, name) => {
    const { courses } = await client.call('registeredCourses', { query: { Period: period } });
    const rows = courses.filter(({ code, number }) => `${code}-${number}` === name);
    return found(
      rows.sort((a, b) => seatFirst.indexOf(a.status) - seatFirst.indexOf(b.status))[0],
      `registration ${name}`,
    ).registrationId;
  },
  waiting: async ({ client, period }, name) => {
    const { entries } = await client.call('waitingList', { query: { Period: period } });
    return found(
      entries.find(({ code, number }) => `${code}-${number}` === name),
      `waiting entry ${name}`,
    ).id;
  },
  identity: ({ identity }, key) =>
    found(
      identity,
      'identity provider here',
    )(
      toCorporateEmail(
        found(
          listPersonas().find((one) => one.key === key),
          `persona ${key}`,
        ),
      ),
    ),
  audit: async ({ client, persona }, key) => found((key ? await persona(key) : client).session, 'session').auditId,
  file: (_, name) => Promise.resolve(found(sampleFile(name), `file ${name}`)),
  request: async ({ client }, kind) => {
    const { requests } = await client.call('getMyRequests');
    return found(
      requests.find((one) => one.kind === kind),
      `request ${kind}`,
    ).referenceNumber;
  },
  record: async ({ client, persona }, key) => found((key ? await persona(key) : client).record, 'record'),
} satisfies Record<string, (lookup: Lookup, name: string) => Promise<unknown>>;

export type ReferenceKind = keyof typeof lookups;
export const referenceKinds = Object.keys(lookups) as ReferenceKind[];

const getPart = (value: unknown, key: string): unknown => {
  const [name = '', wanted] = key.split('=', 2);
  if (wanted !== undefined)
    return Array.isArray(value)
      ? value.find((item: Record<string, unknown> | null) => String(item?.[name]) === wanted)
      : undefined;
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>)[key] : undefined;
};

/**
 * The value at a path such as "records.1.studFacultyCode"; undefined if there is none. "items.type=services.id" finds
 * the item by one of its values.
 */
export const valueAt = (value: unknown, path: string): unknown => path.split('.').reduce(getPart, value);

const named = /^([a-z]+):([A-Za-z0-9-]*)$/;

/** The kind and name of a reference; undefined if the text is not a reference. */
export const referenceIn = (text: string): [kind: string, name: string] | undefined => {
  const [, kind = '', name = ''] = named.exec(text) ?? [];
  return kind ? [kind, name] : undefined;
};

const keptName = /\$\{(\w+)\}/g;

/**
 * Replaces every "${name}" in a value by the kept value. A text that consists only of "${name}" becomes the kept value
 * with its type. Throws if no such value was kept.
 */
export function withKept(value: unknown, kept: Map<string, unknown>): unknown {
  if (Array.isArray(value)) return value.map((item) => withKept(item, kept));
  if (typeof value === 'object' && value !== null)
    return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, withKept(item, kept)]));
  if (typeof value !== 'string') return value;
  const whole = /^\$\{(\w+)\}$/.exec(value)?.[1];
  if (whole) return found(kept.get(whole), `kept value ${whole}`);
  return value.replace(keptName, (_, name: string) => String(found(kept.get(name), `kept value ${name}`)));
}

/** The input with all references and kept values resolved. */
export async function resolved(input: unknown, lookup: Lookup): Promise<unknown> {
  if (Array.isArray(input)) return Promise.all(input.map((item) => resolved(item, lookup)));
  if (typeof input === 'object' && input !== null)
    return Object.fromEntries(
      await Promise.all(Object.entries(input).map(async ([key, item]) => [key, await resolved(item, lookup)] as const)),
    );
  if (typeof input !== 'string') return input;
  const [kind, name] = referenceIn(input) ?? [];
  return kind !== undefined && name !== undefined && Object.hasOwn(lookups, kind)
    ? lookups[kind as ReferenceKind](lookup, name)
    : withKept(input, lookup.kept);
}
