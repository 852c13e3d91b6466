import { ed25519 } from '@noble/curves/ed25519.js';
import { gunzipSync } from 'fflate';
import type { Text } from '../../../locales/i18n.ts';
import type { Schema } from '../../api/operations.ts';

/**
 * This module checks credentials in the browser, with the university's public keys and its status list. The file is not
 * uploaded.
 */

type Achievement = {
  achievementType: string;
  alternateName: Text;
  humanCode?: string;
  creditsAvailable?: number;
  creator?: { alternateName: Text };
  resultDescription?: { id: string; resultType: string }[];
};
/** The claims about one achievement: a degree or programme, a semester or a course. */
export type AchievementSubject = {
  achievement: Achievement;
  creditsEarned?: number;
  activityEndDate?: string;
  term?: string;
  result?: { resultDescription: string; value: string }[];
};
type Holder = { identifier: { identityType: string; identityHash: string }[] };
/** The payload of a credential of this university. */
export type Credential = {
  id: string;
  iss: string;
  type: string[];
  alternateName: Text;
  validFrom: string;
  validUntil?: string;
  credentialSubject: Holder &
    (AchievementSubject | { verifiableCredential: { credentialSubject: AchievementSubject }[] });
  credentialStatus?: { statusListIndex: string; statusListCredential: string };
};
type StatusList = { iss: string; type: string[]; validFrom: string; credentialSubject: { encodedList: string } };

/**
 * The result of a check. `unconfirmed`: the university signed the credential, but not the status list that arrived.
 * `issuer`: the other issuer that the credential names. `credential`: the content of a genuine credential.
 */
export type Checked =
  | { outcome: 'unreadable' | 'changed' | 'unconfirmed' }
  | { outcome: 'otherIssuer'; issuer: string }
  | { outcome: 'valid' | 'expired' | 'revoked' | 'replaced'; credential: Credential };

/** The public calls that a check needs: the DID document, a status list as its JWT, and the status of a document. */
export type PublicCalls = {
  didDocument: () => Promise<Schema<'DidDocument'>>;
  statusList: (list: number) => Promise<string>;
  documentStatus: (code: string) => Promise<Schema<'DocumentStatus'>>;
};

const toBytes = (base64url: string): Uint8Array =>
  Uint8Array.from(atob(base64url.replaceAll('-', '+').replaceAll('_', '/')), (sign) => sign.charCodeAt(0));

type Jwt = { header: { kid?: string; alg?: string }; payload: { iss: string; type: string[] }; parts: string[] };

/** The JSON of a part of a JWT; null if it cannot be read. */
function toJsonOrNull(base64url: string): unknown {
  try {
    return JSON.parse(new TextDecoder().decode(toBytes(base64url)));
  } catch {
    return null;
  }
}

/**
 * The parts of a JWT that is a verifiable credential; undefined for any other text. Header or payload may be damaged:
 * the other part still names the issuer, so that a changed credential is not taken for one of another issuer.
 */
function readJwt(text: string): Jwt | undefined {
  const parts = text.trim().split('.');
  const [head = '', body = ''] = parts;
  const header = toJsonOrNull(head) as Partial<Jwt['header']> | null;
  const payload = toJsonOrNull(body) as Partial<Jwt['payload']> | null;
  const iss: unknown = payload ? payload.iss : header?.kid;
  const isCredential =
    payload === null || (Array.isArray(payload.type) && payload.type.includes('VerifiableCredential'));
  if (parts.length !== 3 || typeof iss !== 'string' || !isCredential) return undefined;
  return { header: header ?? {}, payload: { type: [], ...payload, iss: iss.split('#')[0] ?? '' }, parts };
}

/** True if a key of the university has signed the JWT. */
function isSigned(
  { header, parts: [head, body, signature] }: Jwt,
  { verificationMethod }: Schema<'DidDocument'>,
): boolean {
  const key = verificationMethod.find(({ id }) => id === header.kid)?.publicKeyJwk;
  try {
    return (
      header.alg === key?.alg &&
      key !== undefined &&
      ed25519.verify(toBytes(signature ?? ''), new TextEncoder().encode(`${head}.${body}`), toBytes(key.x))
    );
  } catch {
    return false;
  }
}

/** The status list of the university; undefined for a text that is none, or that the university has not signed. */
function readStatusList(text: string, university: Schema<'DidDocument'>): StatusList | undefined {
  const jwt = readJwt(text);
  if (!jwt || jwt.payload.iss !== university.id || !isSigned(jwt, university)) return undefined;
  const isList = jwt.payload.type.includes('BitstringStatusListCredential');
  return isList ? (jwt.payload as unknown as StatusList) : undefined;
}

const isSet = (encodedList: string, index: number): boolean =>
  ((gunzipSync(toBytes(encodedList.slice(1)))[index >> 3] ?? 0) & (0x80 >> (index & 7))) > 0;

/** Checks the text of a credential file. Throws if a public call fails. */
export async function checkCredential(text: string, calls: PublicCalls): Promise<Checked> {
  const jwt = readJwt(text);
  if (!jwt) return { outcome: 'unreadable' };
  const university = await calls.didDocument();
  if (jwt.payload.iss !== university.id) return { outcome: 'otherIssuer', issuer: jwt.payload.iss };
  if (!isSigned(jwt, university)) return { outcome: 'changed' };
  const credential = jwt.payload as unknown as Credential;
  // The university also signs its status lists, which are credentials without a status and cannot be checked here.
  if (!credential.credentialStatus) return { outcome: 'unreadable' };
  const { statusListIndex, statusListCredential } = credential.credentialStatus;
  const list = Number(statusListCredential.split('/').at(-1));
  const statusList = readStatusList(await calls.statusList(list), university);
  if (!statusList) return { outcome: 'unconfirmed' };
  const { validFrom: now, credentialSubject } = statusList;
  if (isSet(credentialSubject.encodedList, Number(statusListIndex))) {
    const status = await calls.documentStatus(credential.id.split('/').at(-1) ?? '');
    return { outcome: status === 'replaced' ? 'replaced' : 'revoked', credential };
  }
  const expired = credential.validUntil !== undefined && Date.parse(credential.validUntil) <= Date.parse(now);
  return { outcome: expired ? 'expired' : 'valid', credential };
}
