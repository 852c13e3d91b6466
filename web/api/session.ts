import type { Language } from '../../locales/i18n.ts';
import { isLanguage } from '../../locales/i18n.ts';
import { hasShape } from './response-shape.ts';
import type { CallFailure } from './failure.ts';
import type { Schema } from './operations.ts';
import { basePath, settings } from './settings.ts';
import { sessionStore } from './tab.ts';
import { parseJson } from './parse-json.ts';

/** The storage keys of the signed-in student's data. `preload-script.ts` reads some of them by these names. */
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

/**
 * Prefixes the storage keys with the path of a sandbox, because each sandbox has its own session. The installation at
 * '/' uses the plain names.
 */
const keyOf = (item: Kept): string => (basePath() === '/' ? kept[item] : `${basePath()}${kept[item]}`);
const read = (item: Kept): string | null => sessionStore().getItem(keyOf(item));
const write = (item: Kept, value: string): void => sessionStore().setItem(keyOf(item), value);

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
 * The current session; null if signed out. The object stays the same until its data change; new tokens do not change
 * it.
 */
export function currentSession(): Session | null {
  const of = [read('idToken') !== null, read('user'), read('userInfo')].join('\n');
  if (of !== snapshot.of) {
    const user = parseJson<Schema<'User'>>(read('user'));
    const info = parseJson<UserInfo>(read('userInfo'));
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
/** The time at which the session ends because the refresh token expires, in epoch milliseconds; 0 if unknown. */
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
  // Baskets and unsent input of other students in this browser are deleted.
  const isOwn = (name: string): boolean =>
    signedIn.records.some(({ studFacultyCode }) => name.split(' ').includes(studFacultyCode));
  for (const name of pickedNames()) if (!isOwn(name)) sessionStore().removeItem(name);
  for (const name of draftNames()) if (!isOwn(name)) sessionStorage.removeItem(name);
  // The previous student may not have signed out, so the cache is cleared.
  clearCache();
  saveSession(signedIn, null);
}

/**
 * Stores the response of a token verification and keeps the selected academic record. Does nothing if the session has
 * ended or has other tokens meanwhile, or if the response has no tokens. `verified`: the token that was verified.
 */
export function resumeSession(verified: string, signedIn: Schema<'SignedIn'>): void {
  if (!areTokens(signedIn.context)) return;
  if (!leaving && bearer() === verified)
    saveSession(signedIn, parseJson<UserInfo>(read('userInfo'))?.studFacultyCode ?? null);
}

export function selectRecord(studFacultyCode: string): void {
  const info: UserInfo = { records: [], ...parseJson<UserInfo>(read('userInfo')), studFacultyCode };
  write('userInfo', JSON.stringify(info));
  changed();
}

/** Stores the forms of the menu. The audit log records visits to their pages. */
export const storeSelectedForms = (forms: SelectedForm[]): void => write('selectedForms', JSON.stringify(forms));
export const selectedForms = (): SelectedForm[] => parseJson<SelectedForm[]>(read('selectedForms')) ?? [];
export const storeForm = (seFormId: number): void => write('seFormId', String(seFormId));
export const auditId = (): number | null => Number(read('auditId')) || null;

/** Names of messages that one page stores for another. They are deleted with the session. */
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

/**
 * The key prefix of unsent input. It survives a reload and a session that ends by itself. A sign-out and another
 * student's sign-in delete it.
 */
export const draftPrefix = 'draft ';
/** The key prefix of the input of forms. */
export const formDraftPrefix = (): string => `${draftPrefix}${basePath()}form `;
const draftNames = (): string[] => Object.keys(sessionStorage).filter((name) => name.startsWith(draftPrefix));
/** True if the tab has unsent input of a form. */
export const hasFormDraft = (): boolean => draftNames().some((name) => name.startsWith(formDraftPrefix()));

const pickedPrefix = (): string => `${basePath()}basket `;

/** The storage key of a registration basket of an academic record. Tabs that share the session share the baskets. */
export const pickedKey = (name: string): string => `${pickedPrefix()}${name}`;

type Picked = { items?: unknown[]; unsaved?: boolean };
const pickedNames = (): string[] => Object.keys(sessionStore()).filter((name) => name.startsWith(pickedPrefix()));

/**
 * Deletes the stored baskets. If the session ended without a sign-out (`byChoice` false), unsaved baskets are kept,
 * because the server does not have them. Returns true if a basket had items.
 */
function forgetPicked(byChoice: boolean): boolean {
  const picked = pickedNames().map((name) => ({ name, of: parseJson<Picked>(sessionStore().getItem(name)) }));
  for (const { name, of } of picked) if (byChoice || !of?.unsaved) sessionStore().removeItem(name);
  return picked.some(({ of }) => (of?.items?.length ?? 0) > 0);
}

/** The key prefix of responses cached for offline use. */
export const cachePrefix = (): string => `${basePath()}kept `;
export function clearCache(): void {
  for (const name of Object.keys(sessionStore())) if (name.startsWith(cachePrefix())) sessionStore().removeItem(name);
}

/**
 * Deletes tokens and stored data, except the language, the baskets (see `forgetPicked`) and, if `byChoice` is false,
 * unsent input.
 */
export function forget(byChoice = true): void {
  clearCache();
  if (byChoice) for (const name of draftNames()) sessionStorage.removeItem(name);
  for (const item of Object.keys(kept) as Kept[]) sessionStore().removeItem(keyOf(item));
  for (const name of noted) sessionStore().removeItem(noteKey(name));
}

const reasonKey = (): string => `${basePath()}signOutReason`;

const basketKey = (): string => `${basePath()}basketKept`;

let basketOfThisLoad: boolean | undefined;

/**
 * True if the session ended without a sign-out while a basket had items. The value stays the same until a reload or a
 * sign-in.
 */
export function takeBasketKept(): boolean {
  if (basketOfThisLoad === undefined) {
    basketOfThisLoad = sessionStorage.getItem(basketKey()) !== null;
    sessionStorage.removeItem(basketKey());
  }
  return basketOfThisLoad;
}

/** The failed call that ended the session. */
export type SignOutReason = Pick<CallFailure, 'status' | 'error'>;

let reasonOfThisLoad: SignOutReason | null | undefined;

/**
 * The reason why the page signed out by itself, for the sign-in page; null if there is none. It stays the same until a
 * reload or a sign-in.
 */
export function takeSignOutReason(): SignOutReason | null {
  if (reasonOfThisLoad === undefined) {
    const left = parseJson<Partial<SignOutReason>>(sessionStorage.getItem(reasonKey()));
    // A reason stored by an earlier version of the page has no status and is ignored.
    reasonOfThisLoad = left?.error && left.status !== undefined ? { status: left.status, error: left.error } : null;
    sessionStorage.removeItem(reasonKey());
  }
  return reasonOfThisLoad;
}

/**
 * The sign-out address of the identity provider, which returns to the sign-in page; undefined if the settings have
 * none.
 */
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
 * Reads and removes the stored path of the page that was open before the identity provider's sign-out; null if there is
 * none. It is stored because the provider redirects only to the sign-in page.
 */
export function takeReturnTo(): string | null {
  const returnTo = sessionStorage.getItem(returnKey());
  sessionStorage.removeItem(returnKey());
  return returnTo;
}

type Leaving = { returnTo?: string; reason?: SignOutReason };

/**
 * Deletes the session's data, see `forget`, and opens the identity provider's sign-out if the settings have one, else
 * the sign-in page.
 */
export function purge({ returnTo, reason }: Leaving = {}): void {
  if (leaving) return;
  leaving = true;
  const byChoice = !reason && !returnTo;
  forget(byChoice);
  // The sign-in page mentions a kept basket only if the session ended by itself, and not after a sign-out by the
  // student.
  const isKept = forgetPicked(byChoice) && !byChoice;
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

/** Ends the session and opens the public page `to`. `said` is a message for that page. */
export function part(to: string, said: unknown): void {
  leaving = true;
  forget();
  forgetPicked(true);
  sessionStorage.setItem(partingKey(), JSON.stringify(said));
  location.assign(`${basePath()}${to.slice(1)}`);
}

/** The message that `part` stored for the public page, available while the tab is open; null if there is none. */
export const partingWords = <Said>(): Said | null => parseJson<Said>(sessionStorage.getItem(partingKey()));

/** The current path relative to the base, with query and hash, as the target for a later return. */
export const currentPlace = (): string =>
  `/${location.pathname.slice(basePath().length)}${location.search}${location.hash}`;

const languageKey = 'lang';
export const storedLanguage = (): Language => {
  const stored = localStorage.getItem(languageKey);
  return isLanguage(stored) ? stored : 'en';
};
export const storeLanguage = (language: Language): void => localStorage.setItem(languageKey, language);

/**
 * Follows sign-in and sign-out in other tabs, which share the session unless they have their own. After a sign-out this
 * tab opens the sign-in page; after another student's sign-in it reloads. `stays`: true while this tab shows no student
 * data and need not change.
 */
export function watchOtherTabs(stays: () => boolean): void {
  let user = read('user');
  let telling = false;
  window.addEventListener('storage', ({ storageArea, key }) => {
    if (storageArea !== sessionStore() || leaving) return;
    const now = read('user');
    // Another tab writes its items one by one. The token is the last one, so the change is complete only then.
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
