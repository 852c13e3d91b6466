import pino from 'pino';
import { expect, it } from 'vitest';
import { readScenarios } from '../../server/simulator/scenarios.ts';
import { differencesOf, play } from '../scenarios/play.ts';
import { serverInFrontOf } from '../support/in-front.ts';
import { startServer } from '../support/server.ts';

/** Names under which something secret travels. */
const secretNames = /^(token|idToken|id_token|password|newPassword|currentPassword|oldPassword|confirmPassword|code|verificationCode|studFacultyCode|captchaToken|client_secret)$/i;

/** Every secret in a body, however deep, and every code in a text that was sent to somebody. */
function secretsIn(value: unknown, name = ''): string[] {
  if (Array.isArray(value)) return value.flatMap((item) => secretsIn(item, name));
  if (typeof value === 'object' && value !== null) return Object.entries(value).flatMap(([key, item]) => secretsIn(item, key));
  if (typeof value !== 'string') return [];
  if (name === 'text' || name === 'body') return value.match(/(?<![\d/-])(?!20\d\d)\d{4}(?![\d/-])/g) ?? [];
  // Course codes are no secret, codes of four digits and long ones are.
  return secretNames.test(name) && (/^\d{4}$/.test(value) || value.length > 7) && !/^[A-Z]{2,5}\d{3}/.test(value) ? [value] : [];
}
const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

it('keeps every token, code, password and record of every scenario out of the log', async () => {
  const lines: string[] = [];
  const server = await startServer({ logLevel: 'trace' }, { log: pino({ level: 'trace' }, { write: (line: string) => void lines.push(line) }) });
  const secrets = new Set<string>();
  const front = await serverInFrontOf(server.base, ({ asked, text, path }) => {
    // What is public under the same names: the catalogue's codes and the personas' one password are read from these.
    if (!/\/sim\/(personas|scenarios|faults)$/.test(path)) secretsIn(parsed(text)).forEach((secret) => secrets.add(secret));
    secretsIn(parsed(asked.body)).forEach((secret) => secrets.add(secret));
    for (const name of ['Token', 'StudFacultyCode']) secrets.add(new URL(asked.url, server.base).searchParams.get(name) ?? '');
    secrets.add(String(asked.headers.authorization ?? '').replace('Bearer ', ''));
    return undefined;
  });
  const scenarios = readScenarios().filter(({ area, steps }) => area !== 'registration' || steps.length > 5);
  const differences: string[] = [];
  for (const scenario of scenarios) differences.push(...differencesOf(await play(scenario, front.base)));
  await front.close();
  await server.close();

  expect(differences).toEqual([]);
  secrets.delete('');
  expect(secrets.size).toBeGreaterThan(scenarios.length);
  expect(lines.length).toBeGreaterThan(scenarios.length * 3);
  // Of a line, what may hold anything: not its time, duration and status, where it came from, the number of an account or a sign-in, the mark of a name, a code of the catalogue, nor the digits of a path: ids, of which any may be some code.
  const said = lines.map((line) => {
    const { time: _time, ms: _ms, pid: _pid, status: _status, level: _level, hostname: _host, address: _address, account: _account, signIn: _signIn, name: _name, code: _code, path, ...rest } = JSON.parse(line) as Record<string, unknown>;
    return JSON.stringify({ ...rest, path: typeof path === 'string' ? path.replace(/\d+/g, '') : path });
  }).join('\n');
  const words = new Set(said.match(/\d+/g));
  expect([...secrets].filter((secret) => (/^\d{4}$/.test(secret) ? words.has(secret) : said.includes(secret)))).toEqual([]);
});
