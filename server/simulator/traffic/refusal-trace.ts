import { toIso } from '../../clock.ts';
import type { Schema } from '../../http/operations.ts';
import { origin, type Refusal, type Refused } from '../../refusal.ts';
import { hidden, isSecretFact } from './redaction.ts';
import { findClause } from './code-reference.ts';

/** Where one refusal comes from: the rule, the clause it stands for, and the facts it looked at. */
export type Trace = { refusal: Refusal; rule: string; clause: Schema<'Clause'> | null; facts: Fact[] };
export type Fact = Schema<'RefusalTrace'>['facts'][number];

const factsKept = 24;
const textKept = 200;

/** A bundler may number names that occur twice. */
const plainName = (name: string): string => name.replace(/\$\d+$/, '');

const shown = (path: string, value: string | number | boolean | null): string | number | boolean | null => {
  if (typeof value === 'number' && value > 1e11 && /(^|\.)(now|[a-z]+At)$/.test(path)) return toIso(value);
  return typeof value === 'string' ? value.slice(0, textKept) : value;
};

/** Looks over a rule's shoulder: every plain value it reads of the facts, by its path. */
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
    // What is frozen may answer nothing but itself: a copy stands in for it.
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

  /** What was read. Of a list the entries looked at most closely: a rule passes over the others. */
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

/** The facts a rule reads when it is asked once more: rules are pure, so it reads the same. */
function factsOf({ again, facts }: NonNullable<Refusal[typeof origin]>): Fact[] {
  const reading = new Reading();
  try {
    again(facts.map((fact) => reading.of(fact, '')));
  } catch {
    // What it read until then is still true.
  }
  return reading.facts();
}

const throwers = /^(new )?(Refused|throwIfRefused|refuse|refusalsOf|Array\..*|Object\.<anonymous>|<anonymous>)$/;

/** A handler that makes its transactions itself is written as this property; others by the name of their call. */
const unnamedHandler = 'ownTransactions';

/** The function that refused, where no rule did: the first on the stack that is not part of refusing. */
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

/** Traces one refusal of a call, by its operation id; `refused` is what carried it, where it was thrown. */
export function createTrace(whole: Refusal, refused: Refused | undefined, call: string): Trace {
  // Without the facts themselves, which may be much.
  const { [origin]: from, ...refusal } = whole;
  return from
    ? { refusal, rule: plainName(from.rule), clause: findClause(refusal.Code), facts: factsOf(from) }
    : { refusal, rule: findThrower(refused, call), clause: findClause(refusal.Code), facts: fromParams(refusal) };
}
