/** Checks the outer shape of a response against the contract. Nested values are not checked. Pure functions. */

/** The shape of a list response. */
export const anyList = '[]';

/** The letter that stands for a JSON schema type in a shape: its initial, `n` for integers, `0` for null. */
export const toLetter = (type: string): string => (type === 'null' ? '0' : type === 'integer' ? 'n' : type.charAt(0));

const toType = (value: unknown): string => (value === null ? 'null' : Array.isArray(value) ? 'array' : typeof value);

/** True if an object has the required properties, each with an allowed type. */
const hasProperties = (whole: Record<string, unknown>, required: string): boolean =>
  required.split(' ').every((one) => {
    const [name = '', kinds = ''] = one.split(':');
    return name === '' || kinds.includes(toLetter(toType(whole[name])));
  });

/**
 * True if a response has the shape of its call. `shape`: the required properties with the letters of their types, such
 * as `now:s cgpa:n0`; alternatives are separated by a bar. Additional properties are allowed, as from a newer API.
 */
export function hasShape(answer: unknown, shape: string): boolean {
  if (shape === anyList) return Array.isArray(answer);
  return (
    toType(answer) === 'object' && shape.split('|').some((one) => hasProperties(answer as Record<string, unknown>, one))
  );
}

/**
 * True if a body of this media type can be the file of the call. `listed`: the media types of the contract. Other types
 * count too, but not text, JSON or none, as of an error page.
 */
export const isFileType = (type: string, listed: string): boolean =>
  listed.split(' ').includes(type) || !/^(text\/|application\/json$|$)/.test(type);
