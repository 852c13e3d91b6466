import type { Db } from '../db/db.ts';

/**
 * A value that several areas provide to another area, which does not import them. features.ts provides it for each
 * database after opening. `of` throws if it is missing, which is a programming error.
 */
export type ExtensionPoint<Value> = { provide(db: Db, value: Value): void; of(db: Db): Value };

export function extensionPoint<Value extends object>(name: string): ExtensionPoint<Value> {
  const provided = new WeakMap<Db, Value>();
  return {
    provide: (db, value) => void provided.set(db, value),
    of: (db) => {
      const value = provided.get(db);
      if (!value) throw new Error(`this database has no ${name}: call composeFeatures of server/features.ts first`);
      return value;
    },
  };
}
