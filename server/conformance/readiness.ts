import { listPersonas } from '../../seed/personas.ts';
import type { Persona } from '../../seed/persona-types.ts';
import { contract, operationNamed } from '../http/contract.ts';
import { HttpClient } from '../http/http-client.ts';
import { seededUsers } from './conformance.ts';
import type { Schema } from '../http/operations.ts';
import type { TestPlan } from './test-plan.ts';

/** Checks before a run. Most failures of a run come from a wrong set-up, which these checks find first. */

export type Check = Schema<'ConformanceReport'>['checks'][number];
export type CheckName = Check['name'];

/** The largest allowed difference between the clocks of this machine and of an API, in seconds. */
const mostSkew = 60;

const holds = (name: CheckName, says: string): Check => ({ name, ok: true, says, remedy: '' });
const fails = (name: CheckName, says: string, remedy: string): Check => ({ name, ok: false, says, remedy });

/** True if a sign-in as this persona must be refused: it has no account, or one that may not sign in. */
export const isRefusedAtSignIn = ({ account }: Pick<Persona, 'account'>): boolean =>
  account === null ||
  (account !== undefined && Boolean(account.restriction ?? account.expired ?? account.kind ?? account.status));

/**
 * Compares the academic record of an account with the persona that the account stands for in the plan. Returns the
 * differences; empty if it fits.
 */
export function listAccountDifferences(
  { records: [expected] }: Pick<Persona, 'records'>,
  { status, enrolled }: Pick<Schema<'StudentInformation'>, 'status' | 'enrolled'>,
): string[] {
  if (!expected) return [];
  const [wanted, isEnrolled] = [expected.status ?? 'active', (expected.current ?? 'enrolled') === 'enrolled'];
  return [
    ...(status === wanted ? [] : [`its status is ${status}, not ${wanted}`]),
    ...(enrolled === isEnrolled || wanted !== 'active'
      ? []
      : [`it is ${enrolled ? '' : 'not '}enrolled in the current semester`]),
  ];
}

/** Compares the clocks, from the Date header of an answer and the instant of this machine in milliseconds. */
export function checkClock(date: string | null, now: number): Check {
  const told = date === null ? NaN : Date.parse(date);
  if (Number.isNaN(told))
    return fails('clock', 'The API sends no Date header.', 'Let the server or its proxy send it.');
  const seconds = Math.round(Math.abs(told - now) / 1000);
  return seconds <= mostSkew
    ? holds('clock', `The clocks differ by ${seconds} s.`)
    : fails('clock', `The clocks differ by ${seconds} s.`, 'Set both clocks by a time server: tokens expire by them.');
}

async function checkOrigin({ baseUrl, pageOrigin }: TestPlan): Promise<Check> {
  if (pageOrigin === undefined || pageOrigin === new URL(baseUrl).origin)
    return holds('cors', 'The page and the API have one origin.');
  const response = await fetch(baseUrl + operationNamed('userLogin')!.path, {
    method: 'OPTIONS',
    headers: {
      origin: pageOrigin,
      'access-control-request-method': 'POST',
      'access-control-request-headers': 'authorization,content-type,idempotency-key',
    },
  });
  const allowed = response.headers.get('access-control-allow-origin');
  return allowed === pageOrigin || allowed === '*'
    ? holds('cors', `The API allows ${pageOrigin}.`)
    : fails(
        'cors',
        `The API does not allow ${pageOrigin}.`,
        `Add ${pageOrigin} to the allowed origins of the API (CORS).`,
      );
}

type SignedIn = { key: string; client: HttpClient };
type AccountsFound = { checks: Check[]; signedIn: SignedIn[] };

async function checkAccounts(plan: TestPlan): Promise<AccountsFound> {
  const faults: string[] = [];
  const signedIn: SignedIn[] = [];
  let captchaFailed = false;
  // A plan without accounts uses the seeded ones. They are known to fit their personas, so only one is checked.
  const given = Object.entries(plan.accounts ?? { eligible: seededUsers().eligible! });
  for (const [key, user] of given) {
    const persona = listPersonas().find((one) => one.key === key);
    if (!persona) continue;
    const client = new HttpClient(plan.baseUrl);
    const body = { ...user, captchaToken: plan.captchaToken ?? 'simulated-captcha', rememberMe: false };
    const { status, body: answer } = await client.send('userLogin', { body });
    const refusal = (answer as Partial<Schema<'Error'>> | undefined)?.Message ?? '';
    captchaFailed ||= refusal === 'account.captchaFailed';
    if (isRefusedAtSignIn(persona)) {
      if (status === 200) faults.push(`${key}: its sign-in is to be refused, and is not`);
    } else if (status !== 200) faults.push(`${key}: its sign-in was answered with ${status} ${refusal}`.trim());
    else {
      client.use(answer);
      signedIn.push({ key, client });
      const { status: read, body: record } = await client.send('getStudentInformation');
      if (read !== 200) faults.push(`${key}: its record was answered with ${read}`);
      else for (const difference of listAccountDifferences(persona, record)) faults.push(`${key}: ${difference}`);
    }
  }
  const captcha = captchaFailed
    ? fails(
        'captcha',
        'The API does not accept the captcha token.',
        'Give captchaToken in the plan, or let the API accept one token from test accounts.',
      )
    : holds('captcha', 'The API accepts the captcha token.');
  const accounts = faults.length
    ? fails(
        'accounts',
        `${faults.join('; ')}.`,
        'Correct the user name and the password, or use an account that is what the persona is.',
      )
    : given.length
      ? holds('accounts', `${given.length} accounts are what they are there for.`)
      : fails('accounts', 'The plan has no account.', 'Add one: accounts: { eligible: { userName: …, password: … } }');
  return { checks: [captcha, accounts], signedIn };
}

/**
 * Checks that steps with a verification code can be played. If the run changes data on a server that is no simulator,
 * the check sends one message to the first account.
 */
async function checkCodes(plan: TestPlan, { client }: SignedIn): Promise<Check> {
  if (!plan.changing) return holds('codes', 'Calls that only read need no code.');
  if (plan.simulator) return holds('codes', 'The codes are in the outbox of the simulator.');
  const { status } = await client.send('sendVerificationCode', { body: { purpose: 'contact' } });
  if (status !== 200)
    return fails(
      'codes',
      `sendVerificationCode was answered with ${status}.`,
      'Mend sendVerificationCode, or waive this check.',
    );
  return plan.verificationCode === undefined
    ? fails(
        'codes',
        'The plan has no code for steps that need one from a message.',
        'Let the API accept one fixed code from its test accounts, and give it as verificationCode.',
      )
    : holds('codes', 'A code can be sent, and the plan has one to enter.');
}

async function checkContract({ client }: SignedIn): Promise<Check> {
  const { status, body } = await client.send('getMenu');
  const { version } = contract.info;
  if (status !== 200)
    return fails('contract', `getMenu was answered with ${status}.`, 'Mend getMenu first: every page needs it.');
  if (body.contract === undefined)
    return fails(
      'contract',
      'The API does not say which version of the contract it has.',
      `Let getMenu answer contract: ${version}.`,
    );
  return body.contract === version
    ? holds('contract', `The API has the contract ${version}.`)
    : fails(
        'contract',
        `The API has the contract ${body.contract}, this is ${version}.`,
        'Use the version of this product that has its contract, or list the newer parts in notOffered.',
      );
}

async function checkAgenda({ client }: SignedIn): Promise<Check> {
  const { status, body } = await client.send('getServices');
  if (status !== 200)
    return fails(
      'agenda',
      `getServices was answered with ${status}.`,
      'Mend getServices, or list services in notOffered and waive this check.',
    );
  const open = body.services.filter((one) => one.open).map(({ service }) => service);
  return open.length
    ? holds('agenda', `Open for the first account: ${open.join(', ')}.`)
    : fails(
        'agenda',
        'No service is open for the first account.',
        'Open the services to test in the agenda of the API.',
      );
}

/**
 * Runs the checks. If the address does not answer, no further check runs. If no account can sign in, the last three are
 * left out. `now` returns this machine's time in milliseconds.
 */
export async function checkReadiness(plan: TestPlan, now: () => number = Date.now): Promise<Check[]> {
  let date: string | null;
  try {
    const response = await fetch(plan.baseUrl + operationNamed('getMenu')!.path, {
      signal: AbortSignal.timeout(10_000),
    });
    date = response.headers.get('date');
  } catch {
    return [
      fails('address', `No server answers at ${plan.baseUrl}.`, 'Correct baseUrl in the plan, or start the server.'),
    ];
  }
  const clock = checkClock(date, now());
  const { checks: ofAccounts, signedIn } = await checkAccounts(plan);
  const [first] = signedIn;
  return [
    holds('address', `${plan.baseUrl} answers.`),
    await checkOrigin(plan),
    clock,
    ...ofAccounts,
    ...(first ? [await checkCodes(plan, first), await checkContract(first), await checkAgenda(first)] : []),
  ];
}

/** The failed checks that are not waived. They prevent the run. */
export const listStopping = (checks: readonly Check[], waived: readonly CheckName[] = []): Check[] =>
  checks.filter(({ ok, name }) => !ok && !waived.includes(name));
