import { atAnyIndex, type Difference } from '../conformance/judge.ts';
import { contract, type Operation } from '../http/contract.ts';

/** One forwarded call and its differences. It contains no personal data and no values of the call. */
export type WatchedCall = {
  id: number;
  /** The time of the response in ISO 8601 (UTC), by the machine's clock. */
  at: string;
  /** The operation; null if the contract has no such call. */
  call: string | null;
  method: string;
  /** The path as in the contract, without parameter values. Of an unknown call only its first two parts. */
  path: string;
  /** The HTTP status; 0 if there was no response. */
  status: number;
  milliseconds: number;
  differences: ({ of: 'request' | 'answer' } & Difference)[];
};

export type WatchTotals = { calls: number; fitting: number; differing: number };
type Found = { of: 'request' | 'answer'; at: string; says: string; times: number; status: number };
export type WatchedOperation = {
  call: string | null;
  method: string;
  path: string;
  calls: number;
  fitting: number;
  statuses: Record<string, number>;
  differences: Found[];
};
export type WatchReport = {
  upstream: string;
  contract: string;
  startedAt: string;
  endedAt: string;
  totals: WatchTotals;
  score: number | null;
  operations: WatchedOperation[];
};

/** The number of calls kept for display. The report counts all calls. */
const mostKept = 300;
const mostDifferences = 200;

export class WatchedCalls {
  readonly #upstream: string;
  readonly #startedAt = new Date().toISOString();
  readonly #kept: WatchedCall[] = [];
  readonly #operations = new Map<string, WatchedOperation>();
  readonly totals: WatchTotals = { calls: 0, fitting: 0, differing: 0 };
  readonly #listeners = new Set<(call: WatchedCall) => void>();

  constructor(upstream: string) {
    this.#upstream = upstream;
  }

  get upstream(): string {
    return this.#upstream;
  }

  add(operation: Operation | undefined, found: Omit<WatchedCall, 'id' | 'at' | 'call'>): void {
    this.totals.calls += 1;
    this.totals[found.differences.length ? 'differing' : 'fitting'] += 1;
    const call: WatchedCall = {
      id: this.totals.calls,
      at: new Date().toISOString(),
      call: operation?.id ?? null,
      ...found,
    };
    this.#kept.push(call);
    if (this.#kept.length > mostKept) this.#kept.shift();
    this.#count(call);
    for (const listener of this.#listeners) listener(call);
  }

  #count({ call, method, path, status, differences }: WatchedCall): void {
    const key = `${method} ${path}`;
    let operation = this.#operations.get(key);
    if (!operation)
      this.#operations.set(
        key,
        (operation = { call, method, path, calls: 0, fitting: 0, statuses: {}, differences: [] }),
      );
    operation.calls += 1;
    if (!differences.length) operation.fitting += 1;
    operation.statuses[status] = (operation.statuses[status] ?? 0) + 1;
    for (const { of, at, says } of differences) {
      const place = atAnyIndex(at);
      const known = operation.differences.find((one) => one.of === of && one.at === place && one.says === says);
      if (known) known.times += 1;
      else if (operation.differences.length < mostDifferences)
        operation.differences.push({ of, at: place, says, times: 1, status });
    }
  }

  /** The calls with an id above `id`, newest first. */
  after = (id: number): WatchedCall[] => this.#kept.filter((call) => call.id > id).reverse();

  listen(listener: (call: WatchedCall) => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  report(): WatchReport {
    const operations = [...this.#operations.values()].sort(
      (one, other) => other.differences.length - one.differences.length || one.path.localeCompare(other.path),
    );
    const fitting = operations.filter(({ differences }) => !differences.length).length;
    return {
      upstream: this.#upstream,
      contract: contract.info.version,
      startedAt: this.#startedAt,
      endedAt: new Date().toISOString(),
      totals: { ...this.totals },
      score: operations.length ? Math.floor((100 * fitting) / operations.length) : null,
      operations,
    };
  }
}
