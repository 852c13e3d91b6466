import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { operationNamed } from '../../server/http/contract.ts';
import { sim } from '../../server/tools/sim/sim.ts';
import { instantIn, toSeconds } from '../../server/tools/sim/sim-clock.ts';
import { Client } from '../support/client.ts';
import { startServer, type TestServer } from '../support/server.ts';

const folder = mkdtempSync(join(tmpdir(), 'sis-scenarios-'));
mkdirSync(join(folder, 'own'));
const file = join(folder, 'own/first.yaml');
const scenario = `title: { en: The services, ar: الخدمات }
story: { en: They are read., ar: تُقرأ الخدمات. }
persona: eligible
instant: 2026-09-07T10:00:00+03:00
page: /home
codes: []
steps:
  - call: getServices
    expect: { status: 200 }
    show: { en: All of them., ar: كلها. }
`;

/** The time limit in milliseconds for output of a command with --follow. */
const longestFollowing = 30_000;

let server: TestServer;
beforeAll(async () => {
  server = await startServer({}, { scenarioFolder: folder });
});
afterAll(async () => {
  rmSync(folder, { recursive: true });
  await server.close();
});

/** Runs a command line and returns its output. A command with --follow is ended when the output matches `enough`. */
async function told(
  line: string,
  { base = server.base, enough }: { base?: string; enough?: RegExp } = {},
): Promise<string> {
  const end = new AbortController();
  let text = '';
  const hear = (part: string): void => {
    text += part;
    if (enough?.test(text)) end.abort();
  };
  await sim(
    [...(line.match(/'[^']*'|\S+/g) ?? []).map((word) => word.replaceAll("'", '')), '--base-url', base],
    hear,
    () => undefined,
    AbortSignal.any([end.signal, AbortSignal.timeout(longestFollowing)]),
  );
  return text;
}
const complaint = (line: string, base?: string): Promise<string> =>
  told(line, { ...(base && { base }) }).then(
    (text) => `no complaint: ${text}`,
    (error: Error) => error.message,
  );

describe('npm run sim', () => {
  it('moves the clock in steps, to an instant, to a moment of the agenda, and back', async () => {
    await told('clock freeze');
    expect(await told('clock 2026-09-07T10:00')).toMatch(/^2026-09-07 10:00 \(Mon\)/);
    expect(await told('clock +3d')).toMatch(/^2026-09-10 10:00 \(Thu\)/);
    expect(await told('clock next-friday')).toMatch(/^2026-09-11 10:00 \(Fri\)/);
    expect(await told('clock back')).toMatch(/^2026-09-10 10:00 \(Thu\)/);
    expect(await told('clock run')).toContain('ticking');
    await told('clock freeze');
    expect(await told('clock')).toMatch(/next-working-day +2026-09-13 10:00 \(Sun\)/);
    expect(JSON.parse(await told('clock --json'))).toMatchObject({
      mode: 'frozen',
      now: expect.stringMatching(/^2026-09-10T10:0/) as unknown,
    });
  });

  it('reads steps and instants', () => {
    expect(['+3d', '+1d12h', '+90s', '3d', '+3', '+d'].map(toSeconds)).toEqual([
      259_200,
      129_600,
      90,
      undefined,
      undefined,
      undefined,
    ]);
    expect(['2026-09-18', '2026-09-18T08:00', '2026-09-18T08:00:30Z'].map(instantIn)).toEqual([
      '2026-09-18T00:00:00+03:00',
      '2026-09-18T08:00:00+03:00',
      '2026-09-18T08:00:30Z',
    ]);
    expect(['2026-13-01', '2026-02-31', '2026-02-29T08:00', 'friday'].map(instantIn)).toEqual(Array(4).fill(undefined));
  });

  it('signs a student in, for the page and for other programs', async () => {
    const token = (await told('as eligible --token')).trim();
    const { path } = operationNamed('getSessions')!;
    expect((await fetch(server.base + path, { headers: { authorization: `Bearer ${token}` } })).status).toBe(200);
    expect(await told('as ELIGIBLE')).toContain(`${server.base}/simulator/as/eligible`);
  });

  it.each(['eligible', 'wholeLife', 'frozenStudent'])('prints a curl command for %s that works', async (key) => {
    const line = await told(`as ${key} --curl`);
    const [, authorization = '', url = ''] =
      /^curl -H 'Authorization: (Bearer [\w.-]+)' '(http[^']+)'\n$/.exec(line) ?? [];
    expect((await fetch(url, { headers: { authorization } })).status).toBe(200);
  });

  it('keeps states, works in a sandbox, starts over and starts demonstrations', async () => {
    await told('reset');
    await told('clock 2026-09-08T09:00');
    expect(await told("snapshot keep 'Second day'")).toContain('Second day  2026-09-08 09:00');
    await told('clock +1w');
    expect(await told('snapshot restore Second day')).toMatch(/Restored Second day: 2026-09-08 09:00/);
    expect(await told("sandbox new lab-1 --from 'Second day'")).toBe(`${server.base}/sandbox/lab-1/\n`);
    expect(await told('sandbox new lab-2 --sandbox lab-2')).toMatch(/\/sandbox\/lab-2\/$/m);
    expect(await told('sandbox delete lab-2 --sandbox lab-2')).not.toContain('lab-2');
    expect(await told('info --sandbox lab-1')).toMatch(/sandbox lab-1, 2026-09-08 09:00/);
    writeFileSync(file, scenario);
    expect(await told('start own.first --sandbox lab-1')).toContain('Clock   2026-09-07 10:00');
    expect(await told('sandbox delete lab-1')).toBe('No sandboxes.\n');
    expect(await told('snapshot delete Second day')).toBe('No snapshots.\n');
  });

  it('puts faults on calls and takes them away', async () => {
    expect(await told('fault add saves --status 503 --times 2')).toContain('saves answers HTTP 503, 2 more times');
    expect(await told('fault add getServices --latency 5')).toContain('getServices is slow by 5 ms');
    expect(await told('fault clear')).toBe('There are no faults.\n');
  });

  it('sets a breakpoint, answers its held call from a file and deletes it', async () => {
    const added = await told('breakpoint add getServices --student eligible --times 2');
    expect(added).toMatch(/^\d+ {2}getServices before its request, of eligible, 2 more times\n$/);
    const client = await new Client(server.base).as('eligible');
    const answered = client.send('getServices').catch(() => undefined);
    const heldCall = /^call (\d+) {2}GET .* eligible, held before its request since/m;
    await expect.poll(() => told('breakpoint')).toMatch(heldCall);
    const id = heldCall.exec(await told('breakpoint'))![1]!;
    const answer = join(folder, 'answer.json');
    writeFileSync(answer, '{"services":1}');
    expect(await told(`breakpoint continue ${id} --status 200 --body ${answer}`)).toMatch(
      /^Not as in the contract: \/services/m,
    );
    await answered;
    expect((await client.call('getTrafficCall', { params: { id: Number(id) } })).answer).toBe('{"services":1}');
    expect(await told(`breakpoint delete ${added.split(' ')[0]}`)).toBe('There are no breakpoints.\n');
    expect(await complaint(`breakpoint continue ${id} --body ${answer}x`)).toBe(`The file ${answer}x cannot be read.`);
  });

  it('shows messages, their codes and the traffic, also as they come', async () => {
    const client = new Client(server.base);
    await client.call('clearOutbox');
    const traffic = told('traffic --follow', { enough: /401 {2}GET .*nobody/ });
    const messages = told('outbox --follow', { enough: /\d{4}\n/ });
    await client.send('getServices');
    await (await client.fresh().as('eligible')).call('sendVerificationCode', { body: { purpose: 'contact' } });
    expect(await traffic).toMatch(/401 {2}GET .*nobody/);
    const code = (await told('code')).trim();
    expect(code).toMatch(/^\d{4}$/);
    expect(await messages).toContain(code);
    const searched = told(`outbox ${code} --follow`, { enough: /\d{4}\n/ });
    expect(await searched).toContain(code);
  });

  it('tells in which sandbox a call was made that is asked for by its reference', async () => {
    await told('sandbox new elsewhere');
    const client = new Client(`${server.base}/sandbox/elsewhere`);
    await client.send('getServices');
    const {
      calls: [call],
    } = await client.call('getTraffic', { query: { limit: 1 } });
    expect(await told(`traffic R-${call?.id}`)).toContain(
      'This call was made in the sandbox elsewhere. Add --sandbox elsewhere.\n',
    );
    expect(await told(`traffic R-${call?.id} --sandbox elsewhere`)).toMatch(/401 {2}GET/);
  });

  it('decides a request', async () => {
    await told('reset');
    const requests = await told('requests');
    expect(requests).toMatch(/^[A-Z]+-20\d\d-\d{6} {2}/);
    const reference = requests.slice(0, requests.indexOf(' '));
    expect(await complaint(`decide ${reference} aprove`)).toBe('There is no decision aprove. Did you mean approve?');
    expect(await told(`decide ${reference} reject --note 'Not now.'`)).toMatch(
      new RegExp(`^${reference} \\(\\w+\\) is \\w+\\.`),
    );
  });

  it.each([
    ['clok', 'There is no command clok. Did you mean clock?'],
    ['clock next-fryday', 'next-fryday is not a time. Did you mean next-friday?'],
    ['as eligibel', 'There is no persona eligibel. Did you mean eligible?'],
    [
      'start own.first --sandbox lab-nine',
      /^There is no sandbox lab-nine\..* To create it: npm run sim -- sandbox new lab-nine$/m,
    ],
    ['start own.frist', 'There is no demonstration own.frist. Did you mean own.first?'],
    ['fault add registerCours', 'There is no call or group registerCours. Did you mean registerCourse?'],
    ['fault add saves --status 503 --drop', 'A fault has one effect. Choose --status, --code, --latency or --drop.'],
    ['info --sandbox nowhere', 'There is no sandbox nowhere.'],
    ['clock --jsno', 'There is no option --jsno. Did you mean --json?'],
    ['reset --follow', 'reset has no option --follow. Write: npm run sim -- reset'],
    ['decide ADD-2026-999999 approve', /^Refused \(404 DEV-000007\): Nothing here is named ADD-2026-999999/],
  ])('says in one line what is wrong with: %s', async (line, says) => {
    const text = await complaint(line);
    expect(text).toMatch(says instanceof RegExp ? says : new RegExp(`^${says.replace(/[.?()|]/g, '\\$&')}`));
    expect(text.trim().split('\n')).toHaveLength(1);
  });

  it('speaks to no server that is none of its own', async () => {
    const stranger = createServer((_, res) => void res.end('hello'));
    await new Promise<void>((resolve) => stranger.listen(0, '127.0.0.1', resolve));
    const base = `http://127.0.0.1:${(stranger.address() as AddressInfo).port}`;
    expect(await complaint('reset', base)).toBe(
      `${base} is not a simulator of this system. Name another server with --base-url.`,
    );
    await new Promise((resolve) => stranger.close(resolve));
    expect(await complaint('reset', base)).toBe(
      `No server responds at ${base}. Start a simulator with npm start, or name another with --base-url.`,
    );
    expect(await complaint('reset', 'localhost')).toBe(
      'localhost is not an address. Write it as http://127.0.0.1:3000.',
    );
  });
});

it('a scenario that is written, changed or broken while the server runs is as the list says, and as it starts', async () => {
  const main = new Client(server.base);
  const list = () => main.call('getScenarios');
  writeFileSync(file, scenario);
  expect(await list()).toMatchObject({ scenarios: [{ id: 'own.first', persona: 'eligible' }], unreadable: [] });
  writeFileSync(file, scenario.replace('eligible', 'maximumLoad').replace('10:00', '11:30'));
  expect(await main.call('startScenario', { params: { id: 'own.first' } })).toMatchObject({
    session: { user: { userName: 'maximumload' } },
    scenario: { instant: '2026-09-07T11:30:00+03:00' },
  });
  expect((await main.call('getClock')).now).toBe('2026-09-07T11:30:00+03:00');
  writeFileSync(file, scenario.replace('expect:', 'expects:'));
  expect(await list()).toMatchObject({
    scenarios: [],
    unreadable: [
      {
        id: 'own.first',
        faults: [
          {
            line: 9,
            says: {
              en: expect.stringContaining('expects') as unknown,
              ar: expect.stringContaining('expects') as unknown,
            },
          },
        ],
      },
    ],
  });
  expect((await main.send('startScenario', { params: { id: 'own.first' } })).status).toBe(404);
  expect(await told('scenarios')).toMatch(
    /seed\/scenarios\/own\/first\.yaml:9: “expects” is not known here\. Did you mean “expect”\?/,
  );
});
