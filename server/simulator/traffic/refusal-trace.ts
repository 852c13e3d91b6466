import { toIso } from '../../clock/clock.ts';
import type { Schema } from '../../http/operations.ts';
import { origin, type Refusal, type Refused } from '../../refusal.ts';
import { hidden, isSecretFact } from './redaction.ts';
import { findClause } from './code-reference.ts';

/** The origin of one refusal: its rule, the clause of the regulation, and the facts that the rule read. */
export type Trace = { refusal: Refusal; rule: string; clause: Schema<'Clause'> | null; facts: Fact[] };
export type Fact = Schema<'RefusalTrace'>['facts'][number];

const factsKept = 24;
const textKept = 200;

/** Removes the number that a bundler adds to names that occur twice. */
const plainName = (name: string): string => name.replace(/\$\d+$/, '');

const shown = (path: string, value: string | number | boolean | null): string | number | boolean | null => {
  if (typeof value === 'number' && value > 1e11 && /(^|\.)(now|[a-z]+At)$/.test(path)) return toIso(value);
  return typeof value === 'string' ? value.slice(0, textKept) : value;
};

/** Records every plain value that a rule reads from its facts, by its path. */
class Reading {
  readonly #read = new Map<string, Fact['value']>();
  readonly #proxies = new WeakMap<object, object>();

  of(value: unknown, path: string): unknown {
    if (value === null || typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean') {
      this.#note(path, value);
      return value;
    }
    if (value === undefined) this.#note(path, null);
    if (typeof value !== 'object') return value;
    let proxy = this.#proxies.get(value);
    if (!proxy)
      this.#proxies.set(
        value,
        (proxy =
          value instanceof Map || value instanceof Set ? this.#collection(value, path) : this.#object(value, path)),
      );
    return proxy;
  }

  #note(path: string, value: Fact['value']): void {
    if (path && !this.#read.has(path))
      this.#read.set(path, isSecretFact(path.split('.').at(-1) ?? '') ? hidden : shown(path, value));
  }

  #object(target: object, path: string): object {
    const isList = Array.isArray(target);
    // A proxy of a frozen object must return the original values, so a copy is used.
    const readable: object = Object.isFrozen(target) ? (isList ? [...(target as unknown[])] : { ...target }) : target;
    return new Proxy(readable, {
      get: (of, key, receiver): unknown => {
        if (typeof key === 'symbol') return Reflect.get(of, key, receiver);
        const value = Reflect.get(of, key, receiver) as unknown;
        const fixed = Object.getOwnPropertyDescriptor(of, key);
        if (typeof value === 'function' || (fixed && !fixed.configurable && !fixed.writable && key !== 'length'))
          return value;
        if (isList && key === 'length') {
          this.#note(`${path}.length`, value as number);
          return value;
        }
        return this.of(value, isList ? `${path}[${key}]` : path ? `${path}.${key}` : key);
      },
    });
  }

  #collection(target: Map<unknown, unknown> | Set<unknown>, path: string): object {
    return new Proxy(target, {
      get: (of, key): unknown => {
        if (key === 'get' && of instanceof Map)
          return (name: unknown) => this.of(of.get(name), `${path}[${String(name)}]`);
        if (key === 'has')
          return (name: unknown) => {
            const has = of.has(name);
            this.#note(`${path}[${String(name)}]`, has);
            return has;
          };
        if (key === 'size') {
          this.#note(`${path}.size`, of.size);
          return of.size;
        }
        const value = Reflect.get(of, key, of) as unknown;
        return typeof value === 'function' ? (value as (...parts: unknown[]) => unknown).bind(of) : value;
      },
    });
  }

  /**
   * The facts that were read. Of a list, only the items from which the rule read the most values are included, because
   * it skips the others.
   */
  facts(): Fact[] {
    const entries = [...this.#read].map(([path, value]) => ({ path, value, list: /^(.*?\])/.exec(path)?.[1] }));
    const looks = new Map<string, number>();
    for (const { list } of entries) if (list) looks.set(list, (looks.get(list) ?? 0) + 1);
    const most = new Map<string, number>();
    for (const [entry, count] of looks) {
      const name = entry.slice(0, entry.lastIndexOf('['));
      most.set(name, Math.max(most.get(name) ?? 0, count));
    }
    const listsToo = entries.some(({ list }) => list);
    return entries
      .filter(({ path, list }) =>
        list
          ? looks.get(list) === most.get(list.slice(0, list.lastIndexOf('[')))
          : !(listsToo && path.endsWith('.length') && looksInto(path, most)),
      )
      .slice(0, factsKept)
      .map(({ path, value }) => ({ path, value }));
  }
}

const looksInto = (path: string, lists: ReadonlyMap<string, number>): boolean =>
  lists.has(path.slice(0, -'.length'.length));

/** The facts of a refusal, found by running its rule again. Rules are pure, so it reads the same values. */
function factsOf({ again, facts }: NonNullable<Refusal[typeof origin]>): Fact[] {
  const reading = new Reading();
  try {
    again(facts.map((fact) => reading.of(fact, '')));
  } catch {
    // If the rule throws here, the values that it read before the error are still correct.
  }
  return reading.facts();
}

const throwers =
  /^(new )?(Refused|notFound|throwIfRefused|refuse|refusalsOf|Array\..*|Object\.<anonymous>|<anonymous>)$/;

/** The name of a handler that manages its own transactions. The name of its operation is shown instead. */
const unnamedHandler = 'untransacted';

/**
 * The name of the function that threw a refusal outside a rule: the first stack entry that is not a helper for
 * refusals.
 */
function findThrower(refused: Refused | undefined, call: string): string {
  const names = (refused?.stack ?? '')
    .split('\n')
    .flatMap((line) => /^\s+at (?:async )?((?:new )?[\w$.<>#]+)(?: \[as [\w$]+\])? \(/.exec(line)?.[1] ?? []);
  const name = plainName((names.find((one) => !throwers.test(one)) ?? 'unknown').split('.').at(-1) ?? 'unknown');
  return name === unnamedHandler ? call : name;
}

const fromParams = ({ Params }: Refusal): Fact[] =>
  Object.entries(Params).map(([path, value]) => ({
    path,
    value: typeof value === 'object' ? value.en : typeof value === 'string' ? value.slice(0, textKept) : value,
  }));

/**
 * Traces one refusal of a call. `refused` is the error that carried it, if it was thrown; `call` is the operation id.
 */
export function createTrace(whole: Refusal, refused: Refused | undefined, call: string): Trace {
  // The facts themselves are dropped, because they may be large.
  const { [origin]: from, ...refusal } = whole;
  return from
    ? { refusal, rule: plainName(from.rule), clause: findClause(refusal.Code), facts: factsOf(from) }
    : { refusal, rule: findThrower(refused, call), clause: findClause(refusal.Code), facts: fromParams(refusal) };
}
