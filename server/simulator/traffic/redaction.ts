import { UploadedFile } from '../../http/uploaded-file.ts';

/** What must not be shown of recorded calls: passwords, tokens, codes. */

const secret = /^(.*(password|token|secret|otp)|captcha.*|verificationCode|resetCode|authorization|state|nonce|code)$/i;
export const hidden = '•••';

/** A course or a message has a code too: those that open something are not written like one. */
const isSecret = (name: string, value: unknown): boolean =>
  secret.test(name) &&
  name !== 'Code' &&
  !(name === 'code' && typeof value === 'string' && /^([A-Z]{2,}[-A-Z0-9]*\d|[a-z]+\.[a-zA-Z]+$)/.test(value));

/**
 * Of what a rule reads: a code there is what was entered or its hash; states and codes of other things tell why it
 * refuses.
 */
export const isSecretFact = (name: string): boolean => /^(entered|hash|passwordHash|.*password|.*token)$/i.test(name);

/** The same value with every secret in it hidden; a file as what stands for it. */
export function redacted(value: unknown, name = ''): unknown {
  if (value instanceof UploadedFile) return value.toJSON();
  if (Array.isArray(value)) return value.map((one) => redacted(one, name));
  if (typeof value === 'object' && value !== null)
    return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, redacted(one, key)]));
  return value !== null && value !== undefined && typeof value !== 'boolean' && isSecret(name, value) ? hidden : value;
}

/** A query as text, its secrets hidden: `?Token=•••&page=2`; '' where there is none. */
export function redactedQuery(query: Record<string, unknown>): string {
  const pairs = Object.entries(query).flatMap(([name, value]) =>
    [value].flat().map((one) => `${name}=${isSecret(name, one) ? hidden : encodeURIComponent(String(one))}`),
  );
  return pairs.length ? `?${pairs.join('&')}` : '';
}

const inText = /"(\w+)":("(?:[^"\\]|\\.)*(?:"|$)|-?\d+)/g;

/** JSON as text, perhaps cut off in the middle, its secrets hidden. */
export const redactedText = (text: string): string =>
  text.replace(inText, (whole, name: string, value: string) =>
    isSecret(name, value.replace(/^"|"$/g, '')) ? `"${name}":"${hidden}"` : whole,
  );
