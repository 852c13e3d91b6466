import { eq, sql } from 'drizzle-orm';
import { preparedPerDb, type Db } from '../db/db.ts';
import { simulatorSettings } from '../db/schema/simulator.ts';

/**
 * Settings of a simulator that belong to one university, such as its message delivery. Each is stored in the
 * university's database by name.
 */

const settingQuery = preparedPerDb((db) =>
  db
    .select({ setting: simulatorSettings.setting })
    .from(simulatorSettings)
    .where(eq(simulatorSettings.name, sql.placeholder('name')))
    .prepare(),
);

/** The setting of this name, or `usual` if none was saved. */
export const getSetting = <Setting>(db: Db, name: string, usual: Setting): Setting =>
  (settingQuery(db).get({ name })?.setting as Setting | undefined) ?? usual;

export const saveSetting = (db: Db, name: string, setting: object): void => {
  db.insert(simulatorSettings)
    .values({ name, setting })
    .onConflictDoUpdate({ target: simulatorSettings.name, set: { setting } })
    .run();
};
