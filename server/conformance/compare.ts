/** Formats a value as JSON, cut to at most `most` characters. */
export const short = (value: unknown, most = 160): string => {
  const text = JSON.stringify(value) ?? 'nothing';
  return text.length > most ? `${text.slice(0, most - 3)}...` : text;
};

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const matches = (expected: unknown, actual: unknown): boolean => !differences(expected, actual, '').length;

/**
 * Compares lists in order: each expected item must match a different actual item; other items may stand between them.
 */
function inOrder(expected: unknown[], actual: unknown[], path: string): string[] {
  let from = 0;
  for (const item of expected) {
    const at = actual.findIndex((candidate, index) => index >= from && matches(item, candidate));
    if (at < 0)
      return [`${path}: no item${from ? ' after the previous match' : ''} matches ${short(item)} in ${short(actual)}`];
    from = at + 1;
  }
  return [];
}

/** True if each expected item matches a different item, in any order. */
function inAnyOrder([item, ...others]: unknown[], actual: unknown[]): boolean {
  if (item === undefined) return true;
  return actual.some((candidate, index) => matches(item, candidate) && inAnyOrder(others, actual.toSpliced(index, 1)));
}

function listDifferences(expected: unknown[], actual: unknown, path: string, anyOrder: boolean): string[] {
  if (!Array.isArray(actual)) return [`${path}: expected a list, got ${short(actual)}`];
  if (!expected.length) return actual.length ? [`${path}: expected nothing, got ${short(actual)}`] : [];
  if (!anyOrder) return inOrder(expected, actual, path);
  return inAnyOrder(expected, actual) ? [] : [`${path}: ${short(actual)} lacks an item of ${short(expected)}`];
}

/**
 * Lists the parts of the expectation that a response does not meet. Objects match partially. Lists match in order
 * unless they are an `anyOrder`; an empty expected list matches only an empty list.
 */
export function differences(expected: unknown, actual: unknown, path: string): string[] {
  if (Array.isArray(expected)) return listDifferences(expected, actual, path, false);
  if (isObject(expected) && Array.isArray(expected.anyOrder))
    return listDifferences(expected.anyOrder, actual, path, true);
  if (isObject(expected)) {
    if (!isObject(actual)) return [`${path}: expected ${short(expected)}, got ${short(actual)}`];
    return Object.entries(expected).flatMap(([key, value]) => differences(value, actual[key], `${path}.${key}`));
  }
  return Object.is(expected, actual) ? [] : [`${path}: expected ${short(expected)}, got ${short(actual)}`];
}

const codesIn = (list: unknown): string[] =>
  Array.isArray(list)
    ? list.flatMap((item) => (isObject(item) && typeof item.Code === 'string' ? [item.Code] : []))
    : [];

/**
 * The message codes of a response: of its error, preview, notices, success or outcome. Codes of single list items, such
 * as one course, are not included.
 */
export function listCodes(body: unknown): string[] {
  if (!isObject(body)) return [];
  const { Message, Refusals, refusals, confirmations, notices, messages, message } = body;
  const lists = [Refusals, refusals, confirmations, notices, messages].flatMap(codesIn);
  return [
    ...new Set([
      ...[Message, message].filter((code) => typeof code === 'string').filter((code) => /^(MSG|DEV)-/.test(code)),
      ...lists,
    ]),
  ];
}
