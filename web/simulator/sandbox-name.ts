/**
 * The beginning of the name of every sandbox: the letter of this server and a hyphen if several servers share one
 * address, else empty.
 */
export const nameBeginning = (server = ''): string => server && `${server.toLowerCase()}-`;

/** Leaves room for a number: the contract allows 40 characters. */
const longestName = 36;

/** A name for a sandbox of this scenario. A number is appended if it is taken: full-section, full-section-2 … */
export function nameForScenario(scenario: string, server: string, taken: ReadonlySet<string>): string {
  const wanted = (nameBeginning(server) + (scenario.split('.').at(-1) ?? scenario))
    .slice(0, longestName)
    .replace(/-+$/, '');
  let name = wanted;
  for (let number = 2; taken.has(name); number += 1) name = `${wanted}-${number}`;
  return name;
}
