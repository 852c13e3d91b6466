import { asc } from 'drizzle-orm';
import { statement, type Db } from '../../../db/db.ts';
import { forms } from '../../../db/schema/menu.ts';

const formQuery = statement((db) => db.select().from(forms).orderBy(asc(forms.position)).prepare());

/** The forms of the menu in their order. */
export const menuForms = (db: Db) => formQuery(db).all();
