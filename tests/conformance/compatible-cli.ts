import { readFileSync } from 'node:fs';
import { judgeCompatibility } from '../../server/conformance/compatibility.ts';
import { partOf, seededUsers } from '../../server/conformance/conformance.ts';
import type { Report } from '../../server/conformance/report.ts';
import { readTestPlan } from '../../server/conformance/test-plan.ts';
import { contract, listOperations } from '../../server/http/contract.ts';
import { HttpClient } from '../../server/http/http-client.ts';
import { parseOptions, runTool, toAddress, ToolError } from '../../server/tools/tool-server.ts';
import { absentParts, isPart } from '../../web/api/feature-availability-rules.ts';

const usage = `npm run compatible -- PLAN.yaml [--report FILE]
npm run compatible -- --base-url URL --as USER:PASSWORD [--report FILE]
  Says whether the page of this product may go with an API: by the version of its contract, its optional parts, and the
  last run (npm run conformance -- PLAN.yaml --json FILE).
Exit status: 0 yes, 1 yes with limits, 2 no.
`;

/** Signs in and reads the version of the contract that the API reports; undefined if it reports none. */
async function versionOf(baseUrl: string, user: { userName: string; password: string }, captchaToken: string) {
  const client = new HttpClient(baseUrl);
  const { status, body } = await client.send('userLogin', { body: { ...user, captchaToken, rememberMe: false } });
  if (status !== 200) throw new ToolError(`Signing in as ${user.userName} was answered with ${status}.`);
  return (await client.use(body).send('getMenu')).body?.contract;
}

async function main(): Promise<number> {
  const { values, positionals } = parseOptions({
    options: {
      'base-url': { type: 'string' },
      as: { type: 'string' },
      'captcha-token': { type: 'string' },
      report: { type: 'string' },
      help: { type: 'boolean', default: false },
    },
    allowPositionals: true,
  });
  const [file] = positionals;
  const plan = file === undefined ? undefined : readTestPlan(file, process.env);
  const [, userName, password] = /^([^:]+):(.+)$/.exec(values.as ?? '') ?? [];
  const user = plan
    ? Object.values(plan.accounts ?? seededUsers())[0]
    : userName && password
      ? { userName, password }
      : undefined;
  const address = plan?.baseUrl ?? values['base-url'];
  if (values.help || !user || address === undefined) {
    process.stdout.write(usage);
    return values.help ? 0 : 2;
  }
  const baseUrl = toAddress(address);
  const api = await versionOf(baseUrl, user, plan?.captchaToken ?? values['captcha-token'] ?? 'simulated-captcha');
  const report = values.report === undefined ? undefined : (JSON.parse(readFileSync(values.report, 'utf8')) as Report);
  const omitted = new Set(report?.calls.filter(({ result }) => result === 'omitted').map(({ call }) => call));
  const noticed = listOperations(contract).flatMap((operation) =>
    omitted.has(operation.id) ? (partOf(operation) ?? []) : [],
  );
  const { answer, reasons } = judgeCompatibility({
    page: contract.info.version,
    api,
    lacking: absentParts({ told: api ?? null, listed: plan?.notOffered ?? [], noticed: noticed.filter(isPart) }),
    report,
    baseUrl,
  });
  const says = { yes: 'Yes.', limited: 'Yes, with limits.', no: 'No.' };
  process.stdout.write(`${[says[answer], ...reasons].join('\n  ')}\n`);
  return { yes: 0, limited: 1, no: 2 }[answer];
}

await runTool(main);
