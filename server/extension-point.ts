import type { Db } from '../db/db.ts';

/**
 * What several areas offer to one that knows none of them: the composition root (features.ts) provides it for each
 * database, once it is opened. `of` throws where that was not done, which is a fault of the program.
 */
export type ExtensionPoint<Value> = { provide(db: Db, value: Value): void; of(db: Db): Value };

export function extensionPoint<Value extends object>(name: string): ExtensionPoint<Value> {
  const provided = new WeakMap<Db, Value>();
  return {
    provide: (db, value) => void provided.set(db, value),
    of: (db) => {
      const value = provided.get(db);
      if (!value)
        throw new Error(`this database has not been given ${name}: see composeFeatures in server/features.ts`);
      return value;
    },
  };
}
