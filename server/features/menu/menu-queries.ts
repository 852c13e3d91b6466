import { asc } from 'drizzle-orm';
import { preparedPerDb, type Db } from '../../../db/db.ts';
import { forms } from '../../../db/schema/menu.ts';
import { standingAt, type OfferedTo } from '../agenda/agenda-services.ts';
import { hasLeft, offersPage, type PortalAccess } from '../../academic-record/status-rules.ts';

const formQuery = preparedPerDb((db) => db.select().from(forms).orderBy(asc(forms.position)).prepare());

export type MenuForm = ReturnType<typeof allForms>[number];

const allForms = (db: Db) => formQuery(db).all();

/** The forms of the menu that are offered to a record, in their order. */
export const menuForms = (db: Db, standing: PortalAccess): MenuForm[] =>
  allForms(db).filter(({ path }) => offersPage(standing, path));

const standingQuery = preparedPerDb((db) =>
  db.$client.prepare<{ sessionId: string; personId: number }, OfferedTo>(`
    select student.status, student.warnings, student.orientation, student.admission_semester_id admissionSemesterId from student where person_id = @personId
      and id = coalesce((select student_id from session where session.id = @sessionId), student.id) order by student.id`),
);

type Caller = { personId: number; sessionId: string };

/** Pages that are not in the menu and are not offered to a student who has left without a degree. */
const besides = ['/stay-or-leave'];

/**
 * The menu of the session: that of the chosen record, or of all the person's records together. Without a record, every
 * form is offered. `closed` is null unless all these records are of students who have left without a degree. It then
 * lists the pages that are no longer offered.
 */
export function getMenu(
  db: Db,
  { personId, sessionId }: Caller,
  now: number,
): { forms: MenuForm[]; closed: { status: PortalAccess['status']; paths: string[] } | null } {
  const standings = standingQuery(db)
    .all({ personId, sessionId })
    .map((row) => standingAt(db, row, now));
  const all = allForms(db);
  const isOffered = (path: string): boolean =>
    standings.length === 0 || standings.some((standing) => offersPage(standing, path));
  const [first] = standings;
  const ended = first && standings.every(({ status }) => hasLeft(status));
  return {
    forms: all.filter(({ path }) => isOffered(path)),
    closed: ended
      ? { status: first.status, paths: [...all.map(({ path }) => path), ...besides].filter((path) => !isOffered(path)) }
      : null,
  };
}
