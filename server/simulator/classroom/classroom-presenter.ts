import { and, eq, isNull } from 'drizzle-orm';
import { accounts, sessions } from '../../../db/schema/account.ts';
import { forms } from '../../../db/schema/menu.ts';
import { persons } from '../../../db/schema/student.ts';
import { toIso, toIsoOrNull } from '../../clock/clock.ts';
import type { Schema } from '../../http/operations.ts';
import { formatOpenInBoth, getText, formatInBoth } from '../../http/messages.ts';
import type { Tenant } from '../../tenant.ts';
import { allMessages, type Classroom, type Trainee } from './classroom.ts';
import { classTime } from './classroom-time.ts';
import type { RecordedCall } from '../traffic/recorded-call.ts';
import type { Sandbox, Sandboxes } from '../sandboxes.ts';
import { scenarioAnswer } from '../scenario/scenario-presenter.ts';
import { isLook } from '../scenario/scenario-progress.ts';

/** Builds the responses about a class: the overview of its trainees, and details of one trainee. */

type Shown = Schema<'Classroom'>['trainees'][number];

/**
 * Operations that the page calls by itself. `isByHand` excludes them, operations that only read, and those of the
 * trainer's tools.
 */
const byItself = new Set(['verifyToken', 'refreshToken', 'handleAuthentication', 'selectRecord', 'setAuditFormLog']);
export const isByHand = ({ operation: { id, tag } }: RecordedCall): boolean =>
  tag !== 'simulator' && !isLook(id) && !byItself.has(id);

/** The trainee's own recorded calls, oldest first, without those of the trainer's sessions. */
const ownCalls = ({ looks }: Trainee, { recording }: Sandbox): RecordedCall[] =>
  recording.whole().calls.filter(({ session }) => session === null || !looks.includes(session));

/** The id of the page's row in `menu_form`, by its path; null if there is none. */
export const formAt = ({ db }: Tenant, path: string): number | null =>
  db
    .select({ id: forms.id })
    .from(forms)
    .where(eq(forms.path, path.split('?', 1)[0] ?? ''))
    .get()?.id ?? null;

/**
 * The page that a trainee opened last, as reported to the audit log. At first it is the page where the class starts;
 * undefined if there is none.
 */
export const findPage = ({ form }: Trainee, { db }: Tenant): { path: string; formCodeName: string } | undefined =>
  form === null
    ? undefined
    : db.select({ path: forms.path, formCodeName: forms.formCodeName }).from(forms).where(eq(forms.id, form)).get();

/** The account of the session that the trainee used last; undefined if it has ended or there is none yet. */
export function findAccount(
  { session }: Trainee,
  { db, clock }: Tenant,
): { id: number; userName: string; nameEn: string; nameAr: string } | undefined {
  if (session === null) return undefined;
  const found = db
    .select({
      id: accounts.id,
      userName: accounts.userName,
      nameEn: persons.nameEn,
      nameAr: persons.nameAr,
      endsAt: sessions.endsAt,
    })
    .from(sessions)
    .innerJoin(accounts, eq(accounts.id, sessions.accountId))
    .innerJoin(persons, eq(persons.id, accounts.personId))
    .where(and(eq(sessions.id, session), isNull(sessions.endedAt)))
    .get();
  return found && found.endsAt > clock.now() ? found : undefined;
}

function refusalAnswer({ lastRefusal }: Trainee): Shown['lastRefusal'] {
  if (!lastRefusal) return null;
  const { code, params, at } = lastRefusal;
  return { code, text: params ? formatInBoth(code, params) : formatOpenInBoth(code), at: toIso(at) };
}

export function traineeAnswer(trainee: Trainee, sandbox: Sandbox): Shown {
  const { tenant } = sandbox;
  const calls = ownCalls(trainee, sandbox);
  const last = calls.findLast(isByHand);
  const student = findAccount(trainee, tenant);
  const page = findPage(trainee, tenant);
  return {
    trainee: trainee.trainee,
    name: trainee.name,
    path: tenant.path,
    joinedAt: toIso(trainee.joinedAt),
    mode: tenant.clock.mode(),
    now: toIso(tenant.clock.now()),
    page: page?.path ?? null,
    pageName: page ? getText('menu', `forms.${page.formCodeName}`) : null,
    student: student ? { userName: student.userName, name: { en: student.nameEn, ar: student.nameAr } } : null,
    lastCall: last ? { call: last.operation.id, status: last.status, at: toIso(last.machineAt) } : null,
    lastRefusal: refusalAnswer(trainee),
    refusals: trainee.refusals,
    step: trainee.step,
    stepAt: toIso(trainee.stepAt),
    handAt: toIsoOrNull(trainee.handAt),
  };
}

/** The response about a class: its clock, its messages and its trainees. */
export const classroomAnswer = (
  sandboxes: Sandboxes,
  room: Classroom,
  reach: Schema<'Reach'>,
): Schema<'Classroom'> => ({
  code: room.code,
  title: room.title,
  openedAt: toIso(room.openedAt),
  maximum: room.maximum,
  persona: room.persona,
  from: room.start.kind,
  scenario: room.start.kind === 'scenario' ? scenarioAnswer(room.start.scenario) : null,
  clock: room.clock,
  ...classTime(sandboxes, room),
  movedFrom: room.beforeMove && toIso(room.beforeMove.now),
  messages: allMessages(room),
  reach,
  trainees: room.trainees.flatMap((trainee) => {
    const sandbox = sandboxes.get(trainee.sandbox);
    return sandbox ? [traineeAnswer(trainee, sandbox)] : [];
  }),
});
