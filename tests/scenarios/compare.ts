const short = (value: unknown): string => {
  const text = JSON.stringify(value) ?? 'nothing';
  return text.length > 160 ? `${text.slice(0, 157)}...` : text;
};

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null && !Array.isArray(value);

/** What an answer lacks of what is expected of it: objects match as parts, arrays hold a match for each item, an empty one is empty. */
export function differences(expected: unknown, actual: unknown, path: string): string[] {
  if (Array.isArray(expected)) {
    if (!Array.isArray(actual)) return [`${path}: expected a list, got ${short(actual)}`];
    if (!expected.length) return actual.length ? [`${path}: expected nothing, got ${short(actual)}`] : [];
    return expected.flatMap((item) => (actual.some((candidate) => !differences(item, candidate, path).length) ? [] : [`${path}: nothing matches ${short(item)} in ${short(actual)}`]));
  }
  if (isObject(expected)) {
    if (!isObject(actual)) return [`${path}: expected ${short(expected)}, got ${short(actual)}`];
    return Object.entries(expected).flatMap(([key, value]) => differences(value, actual[key], `${path}.${key}`));
  }
  return Object.is(expected, actual) ? [] : [`${path}: expected ${short(expected)}, got ${short(actual)}`];
}

/** The value at a path such as "records.1.studFacultyCode". */
export function valueAt(value: unknown, path: string): unknown {
  return path.split('.').reduce<unknown>((at, key) => (typeof at === 'object' && at !== null ? (at as Record<string, unknown>)[key] : undefined), value);
}

const codesIn = (list: unknown): string[] =>
  Array.isArray(list) ? list.flatMap((item) => (isObject(item) && typeof item.Code === 'string' ? [item.Code] : [])) : [];

/** The codes an answer gives: an error's, a preview's, a notice, a success, an outcome. What it says of single rows is not meant. */
export function codesOf(body: unknown): string[] {
  if (!isObject(body)) return [];
  const { Message, Refusals, refusals, confirmations, notices, messages, message } = body;
  const lists = [Refusals, refusals, confirmations, notices, messages].flatMap(codesIn);
  return [...new Set([...[Message, message].filter((code) => typeof code === 'string').filter((code) => /^(MSG|DEV)-/.test(code)), ...lists])];
}
