import { asc } from 'drizzle-orm';
import { statement, type Db } from '../../../db/db.ts';
import { forms } from '../../../db/schema/menu.ts';
import { hasLeft, offersPage, type Standing } from '../student/status-rules.ts';

const formQuery = statement((db) => db.select().from(forms).orderBy(asc(forms.position)).prepare());

export type MenuForm = ReturnType<typeof allForms>[number];

/** Every form there is, in its order. */
const allForms = (db: Db) => formQuery(db).all();

/** The forms of the menu that are offered to a record, in their order. */
export const menuForms = (db: Db, standing: Standing): MenuForm[] => allForms(db).filter(({ path }) => offersPage(standing, path));

const standingQuery = statement((db) =>
  db.$client.prepare<{ sessionId: string; personId: number }, Standing>(`
    select student.status, student.warnings from student where person_id = @personId
      and id = coalesce((select student_id from session where session.id = @sessionId), student.id) order by student.id`),
);

type Caller = { personId: number; sessionId: string };

/** What the session's menu offers: that of the record that was chosen, or of all there are. Who has none sees everything. `closed` is what ended with the studies. */
export function menuOf(db: Db, { personId, sessionId }: Caller): { forms: MenuForm[]; closed: { status: Standing['status']; paths: string[] } | null } {
  const standings = standingQuery(db).all({ personId, sessionId });
  const all = allForms(db);
  const offered = all.filter(({ path }) => standings.length === 0 || standings.some((standing) => offersPage(standing, path)));
  const [first] = standings;
  const ended = first && standings.every(({ status }) => hasLeft(status));
  return { forms: offered, closed: ended ? { status: first.status, paths: all.filter((form) => !offered.includes(form)).map(({ path }) => path) } : null };
}
