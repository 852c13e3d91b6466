import { listPersonas } from '../../seed/personas.ts';
import type { Persona } from '../../seed/persona-types.ts';
import { contract, operationNamed } from '../http/contract.ts';
import { HttpClient } from '../http/http-client.ts';
import type { Schema } from '../http/operations.ts';
import type { CheckName, TestPlan } from './test-plan.ts';

/** The checks before a run. Most failures of a run are faults of its set-up, so they are found first. */

export type Check = {
  name: CheckName;
  ok: boolean;
  says: string;
  /** The advice; empty if the check holds. */
  remedy: string;
};

/** The largest difference between the clocks of this machine and of an API, in seconds. */
const mostSkew = 60;

const holds = (name: CheckName, says: string): Check => ({ name, ok: true, says, remedy: '' });
const fails = (name: CheckName, says: string, remedy: string): Check => ({ name, ok: false, says, remedy });

/** True if the persona's sign-in with a password is to be refused. */
export const isRefusedAtSignIn = ({ account }: Pick<Persona, 'account'>): boolean =>
  account === null ||
  (account !== undefined && Boolean(account.restriction ?? account.expired ?? account.kind ?? account.status));

/**
 * Compares a record with the persona for which its account is used. Returns what differs; empty if the account is what
 * it is there for.
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
type AccountsFound = { check: Check; signedIn: SignedIn[] };

async function checkAccounts(plan: TestPlan): Promise<AccountsFound> {
  const faults: string[] = [];
  const signedIn: SignedIn[] = [];
  for (const [key, user] of Object.entries(plan.accounts)) {
    const persona = listPersonas().find((one) => one.key === key);
    if (!persona) continue;
    const client = new HttpClient(plan.baseUrl);
    const body = { ...user, captchaToken: plan.captchaToken ?? 'simulated-captcha', rememberMe: false };
    const { status, body: answer } = await client.send('userLogin', { body });
    const refusal = (answer as Partial<Schema<'Error'>> | undefined)?.Message ?? '';
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
  const count = Object.keys(plan.accounts).length;
  const check = faults.length
    ? fails(
        'accounts',
        `${faults.join('; ')}.`,
        'Correct the user name, the password and the captcha token, or use an account that is what the persona is.',
      )
    : count
      ? holds('accounts', `${count} accounts are what they are there for.`)
      : fails('accounts', 'The plan has no account.', 'Add one: accounts: { eligible: { userName: …, password: … } }');
  return { check, signedIn };
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
 * Runs all checks that can be run, in order. After an address that does not answer nothing else is asked. `now` is this
 * machine's time in milliseconds.
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
  const { check: accounts, signedIn } = await checkAccounts(plan);
  const [first] = signedIn;
  return [
    holds('address', `${plan.baseUrl} answers.`),
    await checkOrigin(plan),
    clock,
    accounts,
    ...(first ? [await checkContract(first), await checkAgenda(first)] : []),
  ];
}

/** The checks that stop a run: those that do not hold and are not waived. */
export const listStopping = (checks: readonly Check[], waived: readonly CheckName[] = []): Check[] =>
  checks.filter(({ ok, name }) => !ok && !waived.includes(name));
