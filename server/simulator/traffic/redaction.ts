import { UploadedFile } from '../../http/uploaded-file.ts';

/** Hides secrets in recorded calls: passwords, tokens and codes. */

const secret =
  /^(.*(password|token|secret|otp)|captcha.*|verificationCode|resetCode|authorization|operatorKey|state|nonce|code)$/i;
export const hidden = '•••';

/** True for a secret by its name. Codes of courses and messages are not secret; their form shows what they are. */
const isSecret = (name: string, value: unknown): boolean =>
  secret.test(name) &&
  name !== 'Code' &&
  !(name === 'code' && typeof value === 'string' && /^([A-Z]{2,}[-A-Z0-9]*\d|[a-z]+\.[a-zA-Z]+$)/.test(value));

/**
 * True for a secret among the facts of a rule. There, `code` and `state` are no secrets, because they explain the
 * refusal; an entered code and its hash are secrets.
 */
export const isSecretFact = (name: string): boolean => /^(entered|hash|passwordHash|.*password|.*token)$/i.test(name);

/** The value with all secrets hidden and files replaced by a description. */
export function redacted(value: unknown, name = ''): unknown {
  if (value instanceof UploadedFile) return value.toJSON();
  if (Array.isArray(value)) return value.map((one) => redacted(one, name));
  if (typeof value === 'object' && value !== null)
    return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, redacted(one, key)]));
  return value !== null && value !== undefined && typeof value !== 'boolean' && isSecret(name, value) ? hidden : value;
}

/** A query as text with secrets hidden: `?Token=•••&page=2`; '' if it is empty. */
export function redactedQuery(query: Record<string, unknown>): string {
  const pairs = Object.entries(query).flatMap(([name, value]) =>
    [value].flat().map((one) => `${name}=${isSecret(name, one) ? hidden : encodeURIComponent(String(one))}`),
  );
  return pairs.length ? `?${pairs.join('&')}` : '';
}

const inText = /"(\w+)":("(?:[^"\\]|\\.)*(?:"|$)|-?\d+)/g;

/** JSON as text with secrets hidden. The text may be cut off in the middle. */
export const redactedText = (text: string): string =>
  text.replace(inText, (whole, name: string, value: string) =>
    isSecret(name, value.replace(/^"|"$/g, '')) ? `"${name}":"${hidden}"` : whole,
  );

/** A property or an item of a value; undefined if it has none. */
export const getPart = (value: unknown, key: string | number): unknown =>
  typeof value === 'object' && value !== null ? (value as Record<string | number, unknown>)[key] : undefined;

/** Puts the original secrets back into an edited value: each part that is still `•••` is replaced from `original`. */
export function withSecrets(edited: unknown, original: unknown): unknown {
  if (edited === hidden) return original;
  if (Array.isArray(edited)) return edited.map((one, index) => withSecrets(one, getPart(original, index)));
  if (typeof edited === 'object' && edited !== null)
    return Object.fromEntries(
      Object.entries(edited).map(([key, one]) => [key, withSecrets(one, getPart(original, key))]),
    );
  return edited;
}
