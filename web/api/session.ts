import type { Language } from '../../locales/i18n.ts';
import { isLanguage } from '../../locales/i18n.ts';
import type { ErrorBody } from './failure.ts';
import type { Schema } from './operations.ts';
import { basePath, settings } from './settings.ts';

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
const read = (item: Kept): string | null => localStorage.getItem(keyOf(item));
const write = (item: Kept, value: string): void => localStorage.setItem(keyOf(item), value);

function parsed<T>(text: string | null): T | null {
  try {
    return text === null ? null : (JSON.parse(text) as T);
  } catch {
    return null;
  }
}

export type AcademicRecord = Schema<'AcademicRecord'>;
export type Session = { user: Schema<'User'>; records: AcademicRecord[]; record: AcademicRecord | null };
type UserInfo = { records: AcademicRecord[]; studFacultyCode: string | null; corporate?: boolean };
/** How the session was opened: with the corporate e-mail it ends at the identity provider too. */
export type Opening = { corporate?: boolean };
export type SelectedForm = { formCodeName: string; seFormId: number; path: string };

const listeners = new Set<() => void>();
let snapshot: { of: string; session: Session | null } = { of: '', session: null };

export function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
const changed = (): void => listeners.forEach((listener) => listener());

/** The session as one value that stays the same object until something in it changes. */
export function currentSession(): Session | null {
  const of = [read('idToken'), read('user'), read('userInfo')].join('\n');
  if (of !== snapshot.of) {
    const user = parsed<Schema<'User'>>(read('user'));
    const info = parsed<UserInfo>(read('userInfo'));
    const records = info?.records ?? [];
    const record = records.find(({ studFacultyCode }) => studFacultyCode === info?.studFacultyCode) ?? (records.length === 1 ? records[0] : undefined) ?? null;
    snapshot = { of, session: user && read('idToken') ? { user, records, record } : null };
  }
  return snapshot.session;
}

export const bearer = (): string | null => read('idToken');
export const storedRefreshToken = (): string | null => read('refreshToken');

export function storeTokens({ accessToken, refreshToken }: Schema<'Tokens'>, idToken = accessToken.token): void {
  write('token', accessToken.token);
  write('tokenExpiry', accessToken.validTo);
  write('refreshToken', refreshToken.token);
  write('refreshTokenExpiry', refreshToken.validTo);
  write('idToken', idToken);
}

export function startSession({ user, idToken, auditId, records, context }: Schema<'SignedIn'>, { corporate = false }: Opening = {}): void {
  write('user', JSON.stringify(user));
  write('auditId', String(auditId));
  const info: UserInfo = { records, studFacultyCode: (records.length === 1 && records[0]?.studFacultyCode) || null, ...(corporate && { corporate }) };
  write('userInfo', JSON.stringify(info));
  reasonOfThisLoad = null;
  storeTokens(context, idToken);
  changed();
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
export const leaveNote = (name: Note, text: string): void => localStorage.setItem(noteKey(name), text);
export const readNote = (name: Note): string | null => localStorage.getItem(noteKey(name));
export const removeNote = (name: Note): void => localStorage.removeItem(noteKey(name));

let leaving = false;

/** What was typed and is kept over a reload, by names that begin so: gone with the session. */
export const draftPrefix = 'draft ';

/** Clears tokens and stored items; the language stays. */
export function forget(): void {
  for (const name of Object.keys(sessionStorage)) if (name.startsWith(draftPrefix)) sessionStorage.removeItem(name);
  for (const item of Object.keys(kept) as Kept[]) localStorage.removeItem(keyOf(item));
  noted.forEach(removeNote);
}

const reasonKey = (): string => `${basePath()}signOutReason`;

let reasonOfThisLoad: ErrorBody | null | undefined;

/** Why the page signed out by itself, for the sign-in page to say until it is loaded anew. */
export function takeSignOutReason(): ErrorBody | null {
  if (reasonOfThisLoad === undefined) {
    reasonOfThisLoad = parsed<ErrorBody>(sessionStorage.getItem(reasonKey()));
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

/** The page that was left for the identity provider's sign-out, once: its way back leads to the sign-in page and no further. */
export function takeReturnTo(): string | null {
  const returnTo = sessionStorage.getItem(returnKey());
  sessionStorage.removeItem(returnKey());
  return returnTo;
}

type Leaving = { returnTo?: string; reason?: ErrorBody; corporate?: boolean };

/** Forgets everything but the language and leaves: for the identity provider's sign-out where it signed the student in, else for the sign-in page. */
export function purge({ returnTo, reason, corporate = parsed<UserInfo>(read('userInfo'))?.corporate }: Leaving = {}): void {
  if (leaving) return;
  leaving = true;
  forget();
  if (reason) sessionStorage.setItem(reasonKey(), JSON.stringify(reason));
  const endSession = corporate ? endSessionAddress() : undefined;
  if (endSession && returnTo) sessionStorage.setItem(returnKey(), returnTo);
  else sessionStorage.removeItem(returnKey());
  location.assign(endSession ?? `${basePath()}sign-in${returnTo ? `?from=${encodeURIComponent(returnTo)}` : ''}`);
}

/** The path of the page below the base, with its query: where to come back to. */
export const currentPlace = (): string => `/${location.pathname.slice(basePath().length)}${location.search}`;

const languageKey = 'lang';
export const storedLanguage = (): Language => {
  const stored = localStorage.getItem(languageKey);
  return isLanguage(stored) ? stored : 'en';
};
export const storeLanguage = (language: Language): void => localStorage.setItem(languageKey, language);

/** Tabs of one browser share one session: signed out in one is signed out in all, and another student's sign-in is taken over. */
export function watchOtherTabs(): void {
  let user = read('user');
  window.addEventListener('storage', ({ storageArea }) => {
    if (storageArea !== localStorage || leaving) return;
    const now = read('user');
    if (user && !read('idToken')) location.assign(`${basePath()}sign-in`);
    else if (user && now && now !== user) location.reload();
    else changed();
  });
  subscribe(() => {
    user = read('user') ?? user;
  });
}
