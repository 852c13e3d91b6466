/** Whether a response has the outer shape that the contract gives it. Pure; what lies deeper is not looked at. */

/** The shape of a response that is a list. */
export const anyList = '[]';

/** The letter of a kind of JSON value, by its name in a JSON schema. */
export const toLetter = (type: string): string => (type === 'null' ? '0' : type === 'integer' ? 'n' : type.charAt(0));

const toType = (value: unknown): string => (value === null ? 'null' : Array.isArray(value) ? 'array' : typeof value);

/** Whether an object has these properties, each of one of its kinds. */
const hasProperties = (whole: Record<string, unknown>, required: string): boolean =>
  required.split(' ').every((one) => {
    const [name = '', kinds = ''] = one.split(':');
    return name === '' || kinds.includes(toLetter(toType(whole[name])));
  });

/**
 * Whether a response is what its call answers. `shape`: the required properties with the letters of the kinds each may
 * have, such as `now:s cgpa:n0`; several shapes are parted by a bar. Properties beyond these are those of a newer API.
 */
export function hasShape(answer: unknown, shape: string): boolean {
  if (shape === anyList) return Array.isArray(answer);
  return (
    toType(answer) === 'object' && shape.split('|').some((one) => hasProperties(answer as Record<string, unknown>, one))
  );
}

/** Whether a body of this media type can be the file that a call answers with; `listed`: the contract's types of it. */
export const isFileType = (type: string, listed: string): boolean =>
  listed.split(' ').includes(type) || !/^(text\/|application\/json$|$)/.test(type);
