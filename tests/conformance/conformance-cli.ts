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
  --changing              also play calls that change data
  --scenario ID           only this scenario or area; may be repeated
  --only ID               the same as --scenario
  --users FILE            JSON: persona key → { "userName", "password" }; default: the seeded accounts
  --as KEY=USER:PASSWORD  one account; may be repeated
  --captcha-token TOKEN   the token that the server accepts as a solved captcha
  --simulator             the server is a simulator: set up every scenario in its own sandbox
  --trainer-code CODE     the trainer code of the simulator (or TRAINER_CODE)
  --json FILE             writes the report as JSON
Exit status: 0 if nothing differs, 1 if something differs, 2 if a requested scenario, or every scenario, could not be played.
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
    if (!key || !userName || !password) throw new ToolError('Write an account as KEY=USER:PASSWORD.');
    users[key] = { userName, password };
  }
  if (values.simulator && !(await isSimulator(base, headers)))
    throw new ToolError(`${base} is not a simulator, or needs a trainer code (/sim/info).`);
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
