import { eq } from 'drizzle-orm';
import { Document, isMap, isPair, visit } from 'yaml';
import type { Db } from '../../../db/db.ts';
import { accounts } from '../../../db/schema/account.ts';
import { forms } from '../../../db/schema/menu.ts';
import { personas } from '../../../db/schema/simulator.ts';
import { seedPassword } from '../../../seed/password.ts';
import type { Text } from '../../../locales/i18n.ts';
import { toIso } from '../../clock/clock.ts';
import { formatRefusal, textWith } from '../../http/messages.ts';
import type { Schema } from '../../http/operations.ts';
import { UploadedFile } from '../../http/uploaded-file.ts';
import type { Tenant } from '../../tenant.ts';
import { sentCodes } from '../outbox/sent-codes.ts';
import type { ShownCall } from '../traffic/recorded-call.ts';
import { createSteps, type Naming, type Note, type TakenCall } from '../traffic/recorded-steps.ts';
import type { Scenario } from './scenarios.ts';

/**
 * Creates the naming that replaces ids in calls by references such as "section:ITCS214-01". Names come from the
 * database.
 */
function createNaming(db: Db, calls: readonly ShownCall[]): Naming {
  const one = (statement: string, id: number): string | undefined =>
    db.$client.prepare<[number], string>(statement).pluck().get(id);
  /** Names of registrations, taken from responses. They are used for registrations that no longer exist. */
  const told = new Map<number, string>();
  const listen = (value: unknown): void => {
    if (Array.isArray(value)) return value.forEach(listen);
    if (typeof value !== 'object' || value === null) return;
    const { registrationId, code, number } = value as Record<string, unknown>;
    if (typeof registrationId === 'number' && typeof code === 'string' && typeof number === 'string')
      told.set(registrationId, `${code}-${number}`);
    Object.values(value).forEach(listen);
  };
  for (const { shown } of calls) listen(parseAnswer(shown));
  const sectionNamed = `select course.code || '-' || section.number from section join course on course.id = section.course_id where section.id = ?`;
  const registrationNamed = `select course.code || '-' || section.number from registration join section on section.id = registration.section_id join course on course.id = section.course_id where registration.id = ?`;
  const waitingNamed = `select course.code || '-' || section.number from waiting_entry join section on section.id = waiting_entry.section_id join course on course.id = section.course_id where waiting_entry.id = ?`;
  const named = (kind: string, name: string | undefined): string | undefined =>
    name === undefined ? undefined : `${kind}:${name}`;
  const sent = sentCodes(db);
  const secrets = new Map<string, string>();
  return {
    name: (key, value, { call }) => {
      if (typeof value !== 'number') return undefined;
      if (/sectionId$/i.test(key)) return named('section', one(sectionNamed, value));
      if (/registrationId$/i.test(key)) return named('registration', one(registrationNamed, value) ?? told.get(value));
      if (/courseId$/i.test(key)) return named('course', one('select code from course where id = ?', value));
      if (key === 'auditLoginId') return 'audit:';
      return call === 'leaveWaitingList' && key === 'id' ? named('waiting', one(waitingNamed, value)) : undefined;
    },
    isSentCode: (value) => sent.has(value),
    password: (value) => {
      if (value === seedPassword) return value;
      if (!secrets.has(value)) secrets.set(value, `Recorded-${secrets.size + 1}-Secret`);
      return secrets.get(value) ?? value;
    },
    isFile: (value) => value instanceof UploadedFile,
  };
}

function parseAnswer({ answer, answerCut }: ShownCall['shown']): unknown {
  if (answerCut) return undefined;
  try {
    return JSON.parse(answer);
  } catch {
    return undefined;
  }
}

/** The text of a step in both languages: the name of the operation and, if it was refused, the first refusal. */
function createShow({ operation, shown: { traces } }: ShownCall): Text {
  const call = textWith('console', `calls.${operation.id}`, {});
  const refusal = traces[0]?.refusal;
  return refusal
    ? { en: `${call.en}: ${formatRefusal(refusal, 'en')}`, ar: `${call.ar}: ${formatRefusal(refusal, 'ar')}` }
    : call;
}

/** The path of the page opened last, up to and including the call with the id `first`; /home if there is none. */
function pageBefore(db: Db, traffic: readonly ShownCall[], first: number): string {
  const opened = traffic.findLast(({ id, operation }) => id <= first && operation.id === 'setAuditFormLog');
  const form = opened && Number(opened.query.SeForm);
  return (
    (form ? db.select({ path: forms.path }).from(forms).where(eq(forms.id, form)).get()?.path : undefined) ?? '/home'
  );
}

const inOneLine = new Set(['query', 'params', 'body', 'headers', 'keep', 'expect', 'codes']);

/** Formats a scenario like the existing files: a step's input and its expectation in one line each. */
export function toYaml(scenario: Omit<Scenario, 'id' | 'area'>): string {
  const document = new Document(scenario);
  visit(document, {
    Pair: (_, pair) => {
      const { key, value } = pair as { key: { value?: unknown } | null; value: { flow?: boolean } | null };
      if (!isPair(pair) || !inOneLine.has(String(key?.value)) || typeof value !== 'object' || value === null)
        return undefined;
      if (isMap(pair.value) || 'items' in value) value.flow = true;
      return visit.SKIP;
    },
  });
  return document.toString({ lineWidth: 0, flowCollectionPadding: true });
}

/** The chosen calls of a sandbox as a scenario file. */
export function madeScenario(
  { db }: Tenant,
  chosen: readonly ShownCall[],
  traffic: readonly ShownCall[],
  title?: Text,
): Schema<'MadeScenario'> {
  const calls = [...chosen].sort((a, b) => a.id - b.id);
  const keys = new Map(
    db
      .select({ key: personas.key, userName: accounts.userName })
      .from(personas)
      .innerJoin(accounts, eq(accounts.id, personas.accountId))
      .all()
      .map(({ key, userName }) => [userName, key]),
  );
  const strangers: Note[] = [];
  const taken = calls.map((call): TakenCall => {
    const { operation, shown, id, at, query, params, body, once, status, codes } = call;
    const { userName } = shown;
    const as = userName === null ? null : (keys.get(userName.toLowerCase()) ?? userName);
    if (as !== null && !keys.has(userName?.toLowerCase() ?? '')) strangers.push({ call: id, note: 'student' });
    return {
      id,
      at,
      call: operation.id,
      forRecord: operation.forRecord,
      open: operation.open,
      as,
      query,
      params,
      body,
      once,
      status,
      codes,
      answer: parseAnswer(shown),
      show: createShow(call),
    };
  });
  const { notes, persona, ...made } = createSteps(taken, createNaming(db, traffic), {
    iso: toIso,
    shows: { clock: textWith('console', 'recording.clock', {}), outbox: textWith('console', 'recording.outbox', {}) },
  });
  const heading = title ?? textWith('console', 'recording.title', {});
  const story = textWith('console', 'recording.story', {});
  const yaml = toYaml({ title: heading, story, persona, page: pageBefore(db, traffic, calls[0]?.id ?? 0), ...made });
  return { name: toName(heading.en), yaml, steps: made.steps.length, persona, notes: [...strangers, ...notes] };
}

const toName = (title: string): string =>
  title
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
    .slice(0, 60) || 'recorded';
