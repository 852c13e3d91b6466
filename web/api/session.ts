import type { Language } from '../../locales/i18n.ts';
import { isLanguage } from '../../locales/i18n.ts';
import { hasShape } from './response-shape.ts';
import type { CallFailure } from './failure.ts';
import type { Schema } from './operations.ts';
import { basePath, settings } from './settings.ts';
import { sessionStore } from './tab.ts';

/** What the browser keeps about the signed-in student (spec section 3), under exactly these names. */
const kept = {
  user: 'user',
  token: 'token',
  refreshToken: 'refreshToken',
  tokenExpiry: 'tokenExpiry',
  refreshTokenExpiry: 'refreshTokenExpiry',
  idToken: 'id_token',
  selectedForms: 'selectedForms',
  auditId: 'auditId',
  seFormId: 'SeFormID',
  userInfo: 'userInfo',
} as const;
type Kept = keyof typeof kept;

/** Two sandboxes in one browser are two sessions; the installation at '/' uses the plain names. */
const keyOf = (item: Kept): string => (basePath() === '/' ? kept[item] : `${basePath()}${kept[item]}`);
const read = (item: Kept): string | null => sessionStore().getItem(keyOf(item));
const write = (item: Kept, value: string): void => sessionStore().setItem(keyOf(item), value);

function parsed<T>(text: string | null): T | null {
  try {
    return text === null ? null : (JSON.parse(text) as T);
  } catch {
    return null;
  }
}

export type AcademicRecord = Schema<'AcademicRecord'>;
export type Session = { user: Schema<'User'>; records: AcademicRecord[]; record: AcademicRecord | null };
type UserInfo = { records: AcademicRecord[]; studFacultyCode: string | null };
export type SelectedForm = { formCodeName: string; seFormId: number; path: string };

const listeners = new Set<() => void>();
let snapshot: { of: string; session: Session | null } = { of: '', session: null };

export function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
const changed = (): void => listeners.forEach((listener) => listener());

/**
 * The session as one value that stays the same object until something in it changes; new tokens change nothing in it.
 */
export function currentSession(): Session | null {
  const of = [read('idToken') !== null, read('user'), read('userInfo')].join('\n');
  if (of !== snapshot.of) {
    const user = parsed<Schema<'User'>>(read('user'));
    const info = parsed<UserInfo>(read('userInfo'));
    const records = info?.records ?? [];
    const record =
      records.find(({ studFacultyCode }) => studFacultyCode === info?.studFacultyCode) ??
      (records.length === 1 ? records[0] : undefined) ??
      null;
    snapshot = { of, session: user && read('idToken') ? { user, records, record } : null };
  }
  return snapshot.session;
}

export const bearer = (): string | null => read('idToken');
/** When the session ends by itself (milliseconds): its refresh token counts no longer. */
export const sessionEndsAt = (): number => Date.parse(read('refreshTokenExpiry') ?? '') || 0;
export const storedRefreshToken = (): string | null => read('refreshToken');

const areTokens = (context: Schema<'Tokens'>): boolean => hasShape(context, 'accessToken:o refreshToken:o');

export function storeTokens({ accessToken, refreshToken }: Schema<'Tokens'>, idToken = accessToken.token): void {
  write('token', accessToken.token);
  write('tokenExpiry', accessToken.validTo);
  write('refreshToken', refreshToken.token);
  write('refreshTokenExpiry', refreshToken.validTo);
  write('idToken', idToken);
}

function saveSession(
  { user, idToken, auditId, records, context }: Schema<'SignedIn'>,
  studFacultyCode: string | null,
): void {
  write('user', JSON.stringify(user));
  write('auditId', String(auditId));
  const chosen =
    records.find((record) => record.studFacultyCode === studFacultyCode) ??
    (records.length === 1 ? records[0] : undefined);
  const info: UserInfo = { records, studFacultyCode: chosen?.studFacultyCode ?? null };
  write('userInfo', JSON.stringify(info));
  storeTokens(context, idToken);
  changed();
}

export function startSession(signedIn: Schema<'SignedIn'>): void {
  reasonOfThisLoad = null;
  basketOfThisLoad = false;
  // What another student left in this browser is not this one's.
  for (const name of pickedNames())
    if (!signedIn.records.some(({ studFacultyCode }) => name.endsWith(` ${studFacultyCode}`)))
      sessionStore().removeItem(name);
  // Whoever was here before may have left no other way.
  clearCache();
  saveSession(signedIn, null);
}

/**
 * The token that was asked about is verified: its session goes on, with the record that was chosen. Nothing is kept
 * where it was left meanwhile, or where the response has no tokens.
 */
export function resumeSession(verified: string, signedIn: Schema<'SignedIn'>): void {
  if (!areTokens(signedIn.context)) return;
  if (!leaving && bearer() === verified)
    saveSession(signedIn, parsed<UserInfo>(read('userInfo'))?.studFacultyCode ?? null);
}

export function selectRecord(studFacultyCode: string): void {
  const info: UserInfo = { records: [], ...parsed<UserInfo>(read('userInfo')), studFacultyCode };
  write('userInfo', JSON.stringify(info));
  changed();
}

/** The forms of the menu: opening one of their pages is noted in the audit log. */
export const storeSelectedForms = (forms: SelectedForm[]): void => write('selectedForms', JSON.stringify(forms));
export const selectedForms = (): SelectedForm[] => parsed<SelectedForm[]>(read('selectedForms')) ?? [];
export const storeForm = (seFormId: number): void => write('seFormId', String(seFormId));
export const auditId = (): number | null => Number(read('auditId')) || null;

/** A fact one page leaves for another; gone with the session. */
const noted = new Set(['coursesToRegisterError', 'loginAlert', 'officialWithdrawMessage'] as const);
export type Note = typeof noted extends Set<infer Name> ? Name : never;
const noteKey = (name: Note): string => (basePath() === '/' ? name : `${basePath()}${name}`);
export const readNote = (name: Note): string | null => sessionStore().getItem(noteKey(name));
export function leaveNote(name: Note, text: string): void {
  sessionStore().setItem(noteKey(name), text);
  changed();
}
export function removeNote(name: Note): void {
  if (readNote(name) === null) return;
  sessionStore().removeItem(noteKey(name));
  changed();
}

let leaving = false;

/** What was typed and is kept over a reload, by names that begin so: gone with the session. */
export const draftPrefix = 'draft ';

const pickedPrefix = (): string => `${basePath()}basket `;

/** What was picked and not applied is kept by names of its own for each record, in every tab. */
export const pickedKey = (name: string): string => `${pickedPrefix()}${name}`;

type Picked = { items?: unknown[]; unsaved?: boolean };
const pickedNames = (): string[] => Object.keys(sessionStore()).filter((name) => name.startsWith(pickedPrefix()));

/**
 * Forgets what was picked; where the session ended by itself, not what nobody else keeps. Tells whether there was
 * something.
 */
function forgetPicked(byChoice: boolean): boolean {
  const picked = pickedNames().map((name) => ({ name, of: parsed<Picked>(sessionStore().getItem(name)) }));
  for (const { name, of } of picked) if (byChoice || !of?.unsaved) sessionStore().removeItem(name);
  return picked.some(({ of }) => (of?.items?.length ?? 0) > 0);
}

/** What was read and is kept for when there is no network, by names that begin so. */
export const cachePrefix = (): string => `${basePath()}kept `;
export function clearCache(): void {
  for (const name of Object.keys(sessionStore())) if (name.startsWith(cachePrefix())) sessionStore().removeItem(name);
}

/** Clears tokens and stored items; the language stays. */
export function forget(): void {
  clearCache();
  for (const name of Object.keys(sessionStorage)) if (name.startsWith(draftPrefix)) sessionStorage.removeItem(name);
  for (const item of Object.keys(kept) as Kept[]) sessionStore().removeItem(keyOf(item));
  for (const name of noted) sessionStore().removeItem(noteKey(name));
}

const reasonKey = (): string => `${basePath()}signOutReason`;

const basketKey = (): string => `${basePath()}basketKept`;

let basketOfThisLoad: boolean | undefined;

/**
 * Whether the page signed out by itself with changes in the basket, for the sign-in page to say until it is loaded
 * anew.
 */
export function takeBasketKept(): boolean {
  if (basketOfThisLoad === undefined) {
    basketOfThisLoad = sessionStorage.getItem(basketKey()) !== null;
    sessionStorage.removeItem(basketKey());
  }
  return basketOfThisLoad;
}

/** What a call was answered that ended the session. */
export type SignOutReason = Pick<CallFailure, 'status' | 'error'>;

let reasonOfThisLoad: SignOutReason | null | undefined;

/** Why the page signed out by itself, for the sign-in page to say until it is loaded anew. */
export function takeSignOutReason(): SignOutReason | null {
  if (reasonOfThisLoad === undefined) {
    const left = parsed<Partial<SignOutReason>>(sessionStorage.getItem(reasonKey()));
    // An earlier version of the page left it without its status.
    reasonOfThisLoad = left?.error && left.status !== undefined ? { status: left.status, error: left.error } : null;
    sessionStorage.removeItem(reasonKey());
  }
  return reasonOfThisLoad;
}

/** The identity provider's sign-out, which leads back to the sign-in page; undefined where the settings name none. */
function endSessionAddress(): string | undefined {
  const { endSessionUrl, clientId } = settings().identityProvider;
  if (!endSessionUrl) return undefined;
  const address = new URL(endSessionUrl);
  if (clientId) address.searchParams.set('client_id', clientId);
  address.searchParams.set('post_logout_redirect_uri', new URL('sign-in', document.baseURI).href);
  address.searchParams.set('ui_locales', storedLanguage());
  return address.href;
}

const returnKey = (): string => `${basePath()}returnTo`;

/**
 * The page that was left for the identity provider's sign-out, once: its way back leads to the sign-in page and no
 * further.
 */
export function takeReturnTo(): string | null {
  const returnTo = sessionStorage.getItem(returnKey());
  sessionStorage.removeItem(returnKey());
  return returnTo;
}

type Leaving = { returnTo?: string; reason?: SignOutReason };

/**
 * Forgets everything but the language and leaves: for the identity provider's sign-out where the settings name one,
 * else for the sign-in page.
 */
export function purge({ returnTo, reason }: Leaving = {}): void {
  if (leaving) return;
  leaving = true;
  forget();
  // Nobody who leaves by choice comes back to it here.
  const isKept = forgetPicked(!reason && !returnTo) && Boolean(reason ?? returnTo);
  if (isKept) sessionStorage.setItem(basketKey(), '1');
  else sessionStorage.removeItem(basketKey());
  if (reason)
    sessionStorage.setItem(
      reasonKey(),
      JSON.stringify({ status: reason.status, error: reason.error } satisfies SignOutReason),
    );
  const endSession = endSessionAddress();
  if (endSession && returnTo) sessionStorage.setItem(returnKey(), returnTo);
  else sessionStorage.removeItem(returnKey());
  location.assign(endSession ?? `${basePath()}sign-in${returnTo ? `?from=${encodeURIComponent(returnTo)}` : ''}`);
}

const partingKey = (): string => `${basePath()}parting`;

/** Leaves a session that is over for a page open to anyone, which has something to say. */
export function part(to: string, said: unknown): void {
  leaving = true;
  forget();
  forgetPicked(true);
  sessionStorage.setItem(partingKey(), JSON.stringify(said));
  location.assign(`${basePath()}${to.slice(1)}`);
}

/** What that page has to say, for as long as the tab is open. */
export const partingWords = <Said>(): Said | null => parsed<Said>(sessionStorage.getItem(partingKey()));

/** The path of the page below the base, with its query and what follows it: where to come back to. */
export const currentPlace = (): string =>
  `/${location.pathname.slice(basePath().length)}${location.search}${location.hash}`;

const languageKey = 'lang';
export const storedLanguage = (): Language => {
  const stored = localStorage.getItem(languageKey);
  return isLanguage(stored) ? stored : 'en';
};
export const storeLanguage = (language: Language): void => localStorage.setItem(languageKey, language);

/**
 * Tabs of one browser share one session, but for those with one of their own: signed out in one is signed out in all,
 * and another student's sign-in is taken over. `stays`: whether this tab shows nothing of a student's and stays where
 * it is.
 */
export function watchOtherTabs(stays: () => boolean): void {
  let user = read('user');
  let telling = false;
  window.addEventListener('storage', ({ storageArea, key }) => {
    if (storageArea !== sessionStore() || leaving) return;
    const now = read('user');
    // What others wrote comes item by item; the token is written last, and counts.
    const whole = key === null || key === keyOf('idToken');
    if (!whole && user && now !== user) return;
    if (user && whole && !stays()) {
      if (!read('idToken')) return location.assign(`${basePath()}sign-in`);
      if (now && now !== user) return location.reload();
    }
    telling = true;
    changed();
    telling = false;
    if (whole) user = now ?? user;
  });
  subscribe(() => {
    if (!telling) user = read('user') ?? user;
  });
}
