import { readFileSync, writeFileSync } from 'node:fs';
import { playConformance, seededUsers, type UserOf } from '../../server/conformance/conformance.ts';
import { suggestSpelling } from '../../server/spelling-suggestion.ts';
import { createReport, formatTable } from '../../server/conformance/report.ts';
import { faultLines, ScenarioLibrary } from '../../server/simulator/scenario/files/scenario-library.ts';
import {
  toAddress,
  isSimulator,
  parseOptions,
  runTool,
  toolHeaders,
  ToolError,
} from '../../server/tools/tool-server.ts';
import { corporateSignInAt } from '../support/identity.ts';

const usage = `npm run conformance -- --base-url URL [options]
  --changing              play calls that change something too
  --scenario ID           this scenario or area only; may be repeated
  --only ID               the same, as npm run scenarios has it
  --users FILE            JSON: persona key → { "userName", "password" }; left out, the seeded accounts
  --as KEY=USER:PASSWORD  one account; may be repeated
  --captcha-token TOKEN   what the server takes for a solved captcha
  --simulator             the server is a simulator: set every scenario up, in a sandbox of its own
  --trainer-code CODE     the code a simulator asks for (also TRAINER_CODE)
  --json FILE             the report as JSON
Ends with 0 where nothing differs, 1 where something does, 2 where a scenario that was asked for, or all of them, could not be played.
`;

async function main(): Promise<number> {
  const { values } = parseOptions({
    options: {
      'base-url': { type: 'string' },
      changing: { type: 'boolean', default: false },
      scenario: { type: 'string', multiple: true, default: [] },
      only: { type: 'string', multiple: true, default: [] },
      users: { type: 'string' },
      as: { type: 'string', multiple: true, default: [] },
      'captcha-token': { type: 'string', default: 'simulated-captcha' },
      simulator: { type: 'boolean', default: false },
      json: { type: 'string' },
      'trainer-code': { type: 'string' },
      help: { type: 'boolean', default: false },
    },
  });
  if (values.help || values['base-url'] === undefined) {
    process.stdout.write(usage);
    return values.help ? 0 : 2;
  }
  const base = toAddress(values['base-url']);
  const headers = toolHeaders(values['trainer-code']);
  const named = [...values.scenario, ...values.only];
  const library = new ScenarioLibrary().all();
  const isNamed = ({ id }: { id: string }): boolean =>
    !named.length || named.some((name) => id === name || id.startsWith(`${name}.`));
  const unknown = named.filter(
    (name) => ![...library.scenarios, ...library.unreadable].some(({ id }) => id === name || id.startsWith(`${name}.`)),
  );
  const near = suggestSpelling(
    unknown[0] ?? '',
    library.scenarios.flatMap(({ id, area }) => [id, area]),
  );
  if (unknown.length)
    throw new ToolError(`There is no scenario or area ${unknown.join(', ')}.${near ? ` Did you mean ${near}?` : ''}`);
  const scenarios = library.scenarios.filter(isNamed);
  const unreadable = library.unreadable
    .filter(isNamed)
    .map((file) => ({ scenario: file.id, why: faultLines(file).join(' | ') }));
  const users: UserOf = values.users ? (JSON.parse(readFileSync(values.users, 'utf8')) as UserOf) : seededUsers();
  for (const text of values.as) {
    const [, key, userName, password] = /^([^=]+)=([^:]+):(.+)$/.exec(text) ?? [];
    if (!key || !userName || !password) throw new ToolError('An account is written KEY=USER:PASSWORD.');
    users[key] = { userName, password };
  }
  if (values.simulator && !(await isSimulator(base, headers)))
    throw new ToolError(`${base} does not say that it is a simulator (/sim/info).`);
  const options = {
    base,
    scenarios,
    users,
    captchaToken: values['captcha-token'],
    changing: values.changing,
    simulator: values.simulator,
    headers,
    identity: corporateSignInAt,
  };
  const played = await playConformance(options);
  const report = createReport(options, { ...played, notPlayed: [...unreadable, ...played.notPlayed] });
  if (!report.totals.answers)
    throw new ToolError(
      [`${base} answered nothing.`, ...report.notPlayed.map(({ scenario, why }) => `${scenario}: ${why}`)].join('\n'),
    );
  process.stdout.write(formatTable(report));
  if (values.json) writeFileSync(values.json, `${JSON.stringify(report, null, 2)}\n`);
  return report.totals.differs ? 1 : report.notPlayed.length ? 2 : 0;
}

await runTool(main);
