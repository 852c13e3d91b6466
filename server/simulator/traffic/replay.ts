import type { RequestListener } from 'node:http';
import { eq } from 'drizzle-orm';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import { cloneDatabase, type Db } from '../../../db/db.ts';
import { outbox } from '../../../db/schema/simulator.ts';
import { seedPassword } from '../../../seed/password.ts';
import { toIso } from '../../clock/clock.ts';
import { carrySessions, findAccount } from '../../features/account/account-queries.ts';
import { calendarReaches } from '../../features/agenda/agenda-queries.ts';
import { operationNamed, productVersion } from '../../http/contract.ts';
import type { Schema } from '../../http/operations.ts';
import { malformed, refuse, Refused } from '../../refusal.ts';
import { Faults } from '../faults/faults.ts';
import { InProcessCaller } from '../in-process-caller.ts';
import { codesIn, isReplayed, shortHash } from './recorded-call.ts';
import type { Sandbox, Sandboxes } from '../sandboxes.ts';
import { hashCodesAgain, sentCodes } from '../outbox/sent-codes.ts';
import { getBytes, takeState } from '../snapshots.ts';
import { ReplaySessions, listSignIns } from './replay-sessions.ts';
import { applyDifferences, differencesFrom, tableHashes } from './table-differences.ts';

type ReplayFile = Schema<'ReplayFile'>;
type ReplayCall = ReplayFile['calls'][number];

/** The version of the file format. */
const format = 1;

/** Operations that belong to one session or machine and are not repeated. */
const onceOnly: ReadonlySet<string> = new Set([
  'logout',
  'handleAuthentication',
  'verifyToken',
  'refreshToken',
  'setAuditFormLog',
  'endSession',
]);

/**
 * True for an operation that a replay skips: an unknown one, one that sends files, one that belongs to one session, and
 * one that is in no recording but may be in a file written by hand.
 */
const isPassedOver = (id: string): boolean => {
  const operation = operationNamed(id);
  return !operation || operation.multipart || onceOnly.has(id) || !isReplayed(operation);
};

/** The largest file that playReplay accepts, so that every saved file can be played. */
const largestBytes = 32 * 1024 * 1024;
/** The maximum number of codes that are stored of a response and compared. */
const codesKept = 100;

const compress = promisify(gzip);

type Exchange = (key: string, text: string) => string;

/** Replaces every text of a body or query, depending on its key. */
function exchanged(value: unknown, exchange: Exchange, key = ''): unknown {
  if (typeof value === 'string') return exchange(key, value);
  if (Array.isArray(value)) return value.map((item) => exchanged(item, exchange, key));
  if (typeof value === 'object' && value !== null)
    return Object.fromEntries(Object.entries(value).map(([name, item]) => [name, exchanged(item, exchange, name)]));
  return value;
}

/** Replaces passwords, tokens and sent codes by placeholders, so that none is in the file. */
function hider(db: Db): Exchange {
  const codes = sentCodes(db);
  const secrets = new Map<string, string>();
  return (key, text) => {
    if (/password/i.test(key)) {
      if (text === seedPassword) return '{{password}}';
      if (!secrets.has(text)) secrets.set(text, `{{secret:${secrets.size + 1}}}`);
      return secrets.get(text) ?? text;
    }
    if (/token/i.test(key) && !/captcha/i.test(key)) return '{{token}}';
    const sent = codes.get(text);
    return sent === undefined ? text : `{{code:${sent}}}`;
  };
}

/** Replaces the placeholders of a file by values of the sandbox that plays it. */
const filler =
  (db: Db): Exchange =>
  (_, text) =>
    text
      .replace('{{password}}', seedPassword)
      .replace(/\{\{secret:(\d{1,4})\}\}/, 'Replayed-$1-Secret')
      .replace(
        /\{\{code:(\d{1,12})\}\}/,
        (_place, id: string) =>
          db
            .select({ code: outbox.code })
            .from(outbox)
            .where(eq(outbox.id, Number(id)))
            .get()?.code ?? '000000',
      );

/** The replay file of a sandbox: its start, every call since, and hashes of its final tables. */
export async function createReplayFile(sandboxes: Sandboxes, sandbox: Sandbox): Promise<ReplayFile> {
  const { tenant, recording } = sandbox;
  const { start: begun, calls } = recording.whole();
  const { signIns, placeOf } = listSignIns(
    tenant.db,
    calls.map(({ session }) => session),
  );
  const whose = (session: string | null): Pick<ReplayCall, 'user' | 'session'> => {
    const place = session === null ? undefined : placeOf.get(session);
    return place === undefined ? { user: null } : { user: signIns[place]?.user ?? null, session: place };
  };
  const hide = hider(tenant.db);
  const end = tableHashes(tenant.db);
  const savedAt = toIso(Date.now());
  const template = await sandboxes.templateBytes();
  const base = cloneDatabase(template);
  const state = begun === 'seeded' ? undefined : await (begun ?? takeState(sandbox));
  const start = cloneDatabase(state ? await getBytes(state) : template);
  try {
    const clock = start.$client
      .prepare<[], { mode: ReplayFile['start']['mode']; instant: number }>('select mode, instant from clock')
      .get();
    const file: ReplayFile = {
      format,
      product: productVersion,
      students: sandboxes.students,
      sandbox: tenant.name,
      savedAt,
      start: {
        mode: state?.mode ?? clock?.mode ?? 'live',
        now: state?.now ?? clock?.instant ?? Date.now(),
        faults: state?.faults ?? [],
        tables: differencesFrom(base, start),
      },
      calls: calls.map(
        ({ at, operation, session, language, query, params, body, once, status, codes, answerHash }) => ({
          at,
          call: operation.id,
          ...whose(session),
          language,
          query: exchanged(query, hide) as Record<string, unknown>,
          params,
          body: operation.multipart ? null : exchanged(body ?? null, hide),
          once,
          status,
          codes: codes.slice(0, codesKept),
          answer: answerHash,
        }),
      ),
      sessions: signIns,
      end,
    };
    if (Buffer.byteLength(JSON.stringify(file)) > largestBytes) throw new Refused(refuse('DEV-000003'));
    return file;
  } finally {
    base.$client.close();
    start.$client.close();
  }
}

function checkFile(sandboxes: Sandboxes, file: ReplayFile): void {
  const differs = [
    ...(file.format === format ? [] : [`format ${file.format}, not ${format}`]),
    ...(file.product === productVersion ? [] : [`version ${file.product}, not ${productVersion}`]),
    ...(file.students === sandboxes.students ? [] : [`${file.students} students, not ${sandboxes.students}`]),
  ];
  if (differs.length) throw new Refused(refuse('simulator.otherReplay', { details: differs.join('; ') }));
  for (const [index, { call, params, user, session }] of file.calls.entries()) {
    if (session !== undefined && file.sessions?.[session]?.user !== user)
      throw malformed(`body/calls/${index}/session: not one of ${user ?? 'nobody'}`);
    if (!operationNamed(call)) throw malformed(`body/calls/${index}: no call ${call}`);
    if (!Object.values(params).every((value) => isText(String(value))))
      throw malformed(`body/calls/${index}/params: no text`);
  }
  const faults = new Faults();
  for (const fault of file.start.faults) faults.add(fault);
}

/** False for a text with a lone surrogate, which JSON allows but an address does not. */
function isText(value: string): boolean {
  try {
    encodeURIComponent(value);
    return true;
  } catch {
    return false;
  }
}

/** Resets the sandbox to the start of the file. Throws if the start is invalid. */
async function beginFile(sandboxes: Sandboxes, sandbox: Sandbox, { start }: ReplayFile): Promise<void> {
  const db = cloneDatabase(await sandboxes.templateBytes());
  try {
    applyDifferences(db, start.tables);
    hashCodesAgain(db);
    if (!calendarReaches(db, start.now)) throw malformed('body/start/now: beyond the academic calendar');
    db.$client.prepare(`update clock set mode = 'frozen', instant = ?`).run(start.now);
    await sandboxes.reset(sandbox, {
      bytes: await compress(db.$client.serialize(), { level: 1 }),
      mode: 'frozen',
      now: start.now,
      takenAt: Date.now(),
      faults: start.faults,
    });
  } catch (error) {
    if (error instanceof Refused) throw error;
    throw malformed('body/start: no such state');
  } finally {
    db.$client.close();
  }
}

/**
 * The body of a replayed call. If the call sets the clock, its mode becomes `frozen`, so that each later call has
 * exactly its recorded instant.
 */
function standing(call: ReplayCall, next: number): unknown {
  if (call.call !== 'setClock') return call.body;
  const body = call.body as { mode?: string; now?: string; expireSessions?: boolean } | null;
  return {
    mode: 'frozen',
    ...(body?.mode === 'live' ? { now: toIso(next) } : body?.now !== undefined && { now: body.now }),
    ...(body?.expireSessions !== undefined && { expireSessions: body.expireSessions }),
  };
}

const said = (status: number, codes: string[]): string => [status === 0 ? 'cut' : String(status), ...codes].join(' ');

/**
 * Resets the sandbox to the start of the file, repeats the recorded calls and compares each response with the recorded
 * one.
 */
export async function playFile(
  sandboxes: Sandboxes,
  sandbox: Sandbox,
  app: RequestListener,
  file: ReplayFile,
): Promise<Schema<'ReplayReport'>> {
  checkFile(sandboxes, file);
  await beginFile(sandboxes, sandbox, file);
  const { tenant } = sandbox;
  const signIns = new ReplaySessions(tenant, file.sessions);
  const signedIn = new Map<string, InProcessCaller>();
  const nobody = new InProcessCaller(app, tenant.path);
  const callerFor = async ({ user, session }: Pick<ReplayCall, 'user' | 'session'>): Promise<InProcessCaller> => {
    if (user === null) return nobody;
    const key = `${user} ${session ?? ''}`;
    let caller = signedIn.get(key);
    if (!caller) {
      const account = findAccount(tenant.db, user);
      if (!account) throw malformed(`body/calls: no user ${user}`);
      signedIn.set(key, (caller = new InProcessCaller(app, tenant.path).use(await signIns.open(account, session))));
    }
    return caller;
  };
  const moveTo = (at: number): void => {
    const by = at - tenant.clock.now();
    if (by === 0) return;
    if (!calendarReaches(tenant.db, at)) throw malformed('body/calls: an instant beyond the academic calendar');
    tenant.clock.set('frozen', at);
    carrySessions(tenant.db, by);
  };

  const calls: Schema<'ReplayReport'>['calls'] = [];
  for (const [index, call] of file.calls.entries()) {
    const expected = said(call.status, call.codes);
    const line = { at: toIso(call.at), call: call.call, user: call.user, expected };
    if (isPassedOver(call.call)) {
      calls.push({ ...line, outcome: 'passed', answered: '' });
      continue;
    }
    moveTo(call.at);
    const caller = await callerFor(call);
    const fill = filler(tenant.db);
    const { status, body } = await caller.sendAny(call.call, {
      query: exchanged(call.query, fill) as Record<string, unknown>,
      params: call.params,
      body: exchanged(standing(call, file.calls[index + 1]?.at ?? call.at), fill),
      headers: { 'accept-language': call.language, ...(call.once !== null && { 'idempotency-key': call.once }) },
    });
    const answered = said(status, codesIn(body).slice(0, codesKept));
    const hash = call.answer && status ? shortHash(JSON.stringify(body)) : '';
    const otherAnswer = call.answer !== hash;
    calls.push({
      ...line,
      outcome: answered === expected && !otherAnswer ? 'same' : 'different',
      expected: otherAnswer ? `${expected} #${call.answer}` : expected,
      answered: otherAnswer ? `${answered} #${hash}` : answered,
    });
  }
  const left = tableHashes(tenant.db);
  const last = file.calls.findLast(({ user }) => user !== null);
  const count = (outcome: 'same' | 'different' | 'passed'): number =>
    calls.filter((call) => call.outcome === outcome).length;
  return {
    same: count('same'),
    different: count('different'),
    passed: count('passed'),
    calls,
    state: Object.keys(left).filter((table) => left[table] !== file.end[table]),
    session: last ? ((await callerFor(last)).session ?? null) : null,
  };
}
