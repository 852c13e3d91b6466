/** The differences between two schemas, as sentences for clients or servers. */

export type Json = { [key: string]: unknown };
export type Document = {
  info?: { version?: string };
  paths: Record<string, Record<string, Json>>;
  webhooks?: Record<string, Record<string, Json>>;
  components?: Record<string, Record<string, Json>>;
} & Json;
/** The sender of a value: a client (`sent`) or a server (`answered`). */
export type Direction = 'sent' | 'answered';
export type Report = (at: string, says: string, breaking: boolean) => void;

export const isObject = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const same = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);
export const listed = (values: readonly unknown[]): string =>
  values.map((value) => `\`${typeof value === 'string' ? value : JSON.stringify(value)}\``).join(', ');
const asText = (value: unknown): string => `\`${typeof value === 'string' ? value : JSON.stringify(value)}\``;

export function resolve(document: Document, node: unknown): Json {
  const ref = isObject(node) ? node.$ref : undefined;
  if (typeof ref !== 'string') return isObject(node) ? node : {};
  return resolve(
    document,
    ref
      .split('/')
      .slice(1)
      .reduce<unknown>(
        (at, part) => (isObject(at) ? at[part.replaceAll('~1', '/').replaceAll('~0', '~')] : undefined),
        document,
      ),
  );
}

export const findRef = (node: unknown): string | undefined =>
  isObject(node) && typeof node.$ref === 'string' ? node.$ref.split('/').at(-1) : undefined;

/** The schema without null, which can be written in several ways, and `nullable`. */
function withoutNull(document: Document, node: unknown): { schema: unknown; nullable: boolean } {
  const schema = resolve(document, node);
  const isNull = (one: unknown): boolean => resolve(document, one).type === 'null';
  for (const key of ['anyOf', 'oneOf']) {
    const alternatives = schema[key];
    if (!Array.isArray(alternatives) || !alternatives.some(isNull)) continue;
    const rest = alternatives.filter((one) => !isNull(one)) as unknown[];
    return { schema: rest.length === 1 ? rest[0] : { ...schema, [key]: rest }, nullable: true };
  }
  const types = [schema.type ?? []].flat();
  if (!types.includes('null')) return { schema: node, nullable: false };
  const kept = types.filter((type) => type !== 'null');
  return {
    schema: {
      ...schema,
      type: kept.length === 1 ? kept[0] : kept,
      ...(Array.isArray(schema.enum) && { enum: schema.enum.filter((value) => value !== null) }),
    },
    nullable: true,
  };
}

const lowest = ['minLength', 'minimum', 'minItems', 'exclusiveMinimum', 'minProperties'];
const highest = ['maxLength', 'maximum', 'maxItems', 'exclusiveMaximum', 'maxProperties'];
const shapes = ['pattern', 'format', 'multipleOf', 'uniqueItems'];
const alternatives = ['oneOf', 'anyOf', 'allOf', 'prefixItems'] as const;

/**
 * Compares schemas of two documents. A schema that both refer to by the same name is compared only once, by the
 * caller.
 */
export class SchemaDiff {
  readonly #before: Document;
  readonly #after: Document;
  readonly #report: Report;
  readonly #walked = new Set<string>();

  constructor(before: Document, after: Document, report: Report) {
    this.#before = before;
    this.#after = after;
    this.#report = report;
  }

  compare(before: unknown, after: unknown, at: string, direction: Direction): void {
    const [name, then] = [findRef(before), findRef(after)];
    if (name !== undefined && name === then) return;
    if (name !== undefined || then !== undefined) {
      const pair = `${name} ${then} ${direction}`;
      if (name !== undefined && then !== undefined && this.#walked.has(pair)) return;
      this.#walked.add(pair);
    }
    this.resolved(before, after, at, direction);
  }

  /** Compares two schemas after resolving their references. */
  resolved(before: unknown, after: unknown, at: string, direction: Direction): void {
    const [old, now] = [withoutNull(this.#before, before), withoutNull(this.#after, after)];
    if (old.nullable !== now.nullable)
      this.#report(
        at,
        now.nullable ? 'may now be null.' : 'may no longer be null.',
        now.nullable === (direction === 'answered'),
      );
    if (findRef(old.schema) !== undefined && findRef(old.schema) === findRef(now.schema)) return;
    const [a, b] = [resolve(this.#before, old.schema), resolve(this.#after, now.schema)];
    if (!same(a.type, b.type) && a.type !== undefined && b.type !== undefined)
      return this.#report(at, `is now ${listed([b.type].flat())}, was ${listed([a.type].flat())}.`, true);
    this.#values(a, b, at, direction);
    this.#bounds(a, b, at, direction);
    this.#properties(a, b, at, direction);
    if (a.items !== undefined && b.items !== undefined) this.compare(a.items, b.items, `${at}[]`, direction);
    if (isObject(a.additionalProperties) && isObject(b.additionalProperties))
      this.compare(a.additionalProperties, b.additionalProperties, `${at}.*`, direction);
    for (const key of alternatives)
      this.#alternatives((a[key] ?? []) as unknown[], (b[key] ?? []) as unknown[], at, direction);
  }

  #values(a: Json, b: Json, at: string, direction: Direction): void {
    const of = (schema: Json): unknown[] | undefined =>
      'const' in schema ? [schema.const] : (schema.enum as unknown[] | undefined);
    const [old, now] = [of(a), of(b)];
    if (!old && !now) return;
    if (!old) return this.#report(at, `is now one of ${listed(now ?? [])}.`, direction === 'sent');
    if (!now) return this.#report(at, `may now be anything, was one of ${listed(old)}.`, direction === 'answered');
    const added = now.filter((value) => !old.some((one) => same(one, value)));
    const gone = old.filter((value) => !now.some((one) => same(one, value)));
    if (added.length)
      this.#report(
        at,
        direction === 'sent'
          ? `may now be ${listed(added)} too.`
          : `may now be ${listed(added)} too; a client must handle it.`,
        direction === 'answered',
      );
    if (gone.length)
      this.#report(
        at,
        direction === 'sent'
          ? `may no longer be ${listed(gone)}: the server refuses it.`
          : `is no longer ${listed(gone)}.`,
        direction === 'sent',
      );
  }

  #bounds(a: Json, b: Json, at: string, direction: Direction): void {
    const changed = (key: string, tighter: boolean): void =>
      this.#report(
        at,
        `${key} is now ${b[key] === undefined ? 'not set' : asText(b[key])}, was ${a[key] === undefined ? 'not set' : asText(a[key])}.`,
        tighter === (direction === 'sent'),
      );
    for (const key of lowest)
      if (!same(a[key], b[key])) changed(key, Number(b[key] ?? -Infinity) > Number(a[key] ?? -Infinity));
    for (const key of highest)
      if (!same(a[key], b[key])) changed(key, Number(b[key] ?? Infinity) < Number(a[key] ?? Infinity));
    // A different shape may accept more and fewer values at once.
    for (const key of shapes)
      if (!same(a[key], b[key]))
        changed(key, a[key] === undefined ? true : b[key] === undefined ? false : direction === 'sent');
  }

  #properties(a: Json, b: Json, at: string, direction: Direction): void {
    const [old, now] = [(a.properties ?? {}) as Json, (b.properties ?? {}) as Json];
    const needed = (schema: Json, name: string): boolean => ((schema.required ?? []) as string[]).includes(name);
    const path = (name: string): string => `${at}.${name}`;
    for (const name of Object.keys(now).filter((one) => !(one in old))) {
      const required = needed(b, name);
      if (direction === 'sent')
        this.#report(path(name), required ? 'is new and required.' : 'is new and optional.', required);
      else
        this.#report(
          path(name),
          required ? 'is new; a server must return it.' : 'is new; a server may return it.',
          false,
        );
    }
    for (const name of Object.keys(old)) {
      if (!(name in now)) {
        const refused = b.additionalProperties === false;
        this.#report(
          path(name),
          direction === 'sent'
            ? refused
              ? 'was removed: the server refuses a body that has it.'
              : 'was removed.'
            : 'was removed: a server no longer returns it.',
          direction === 'answered' || refused,
        );
        continue;
      }
      this.compare(old[name], now[name], path(name), direction);
      const [was, is] = [needed(a, name), needed(b, name)];
      if (was === is) continue;
      if (direction === 'sent') this.#report(path(name), is ? 'is now required.' : 'is now optional.', is);
      else
        this.#report(
          path(name),
          is ? 'is now always in the response; a server must return it.' : 'may now be missing.',
          !is,
        );
    }
  }

  #alternatives(old: unknown[], now: unknown[], at: string, direction: Direction): void {
    const nameless = (nodes: unknown[]): unknown[] => nodes.filter((node) => findRef(node) === undefined);
    const named = (nodes: unknown[]): string[] => nodes.flatMap((node) => findRef(node) ?? []);
    const [before, after] = [named(old), named(now)];
    const added = after.filter((name) => !before.includes(name));
    const gone = before.filter((name) => !after.includes(name));
    if (added.length) this.#report(at, `may now be ${listed(added)} too.`, direction === 'answered');
    if (gone.length) this.#report(at, `is no longer ${listed(gone)}.`, direction === 'sent');
    const [inline, inlineNow] = [nameless(old), nameless(now)];
    if (inline.length !== inlineNow.length)
      this.#report(at, `has ${inlineNow.length} forms now, had ${inline.length}.`, true);
    else
      inline.forEach((one, index) =>
        this.compare(one, inlineNow[index], inline.length > 1 ? `${at}(${index + 1})` : at, direction),
      );
  }
}
