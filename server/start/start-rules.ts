import type { ClockMode } from '../clock/business-clock.ts';
import type { Settings, Unsafe } from '../settings.ts';

/** Reasons why a server must not start, for the person who starts it. The functions are pure. */

/** The contents of a database file; undefined if it does not exist or is empty. */
export type DatabaseFacts = { seeded: boolean; clock: ClockMode } | undefined;

type Lack = readonly [name: Unsafe, what: string];

/** Lists the unsafe settings and data of this server, each with the reason. */
function lacks({ captchaSiteKey, captchaSecret, gateway }: Settings, database: DatabaseFacts): Lack[] {
  const captcha = [captchaSiteKey ? '' : 'CAPTCHA_SITE_KEY', captchaSecret ? '' : 'CAPTCHA_SECRET']
    .filter(Boolean)
    .join(' and ');
  return [
    ...(captcha
      ? [['captcha', `${captcha} not set. Students would see the simulated captcha, which anybody can pass.`] as const]
      : []),
    ...(database?.seeded
      ? [['seed', 'A simulator seeded DATABASE_FILE. Everybody knows the password of its accounts.'] as const]
      : []),
    ...(database && database.clock !== 'live'
      ? [['clock', `The clock of DATABASE_FILE is a simulator's (${database.clock}), not the real time.`] as const]
      : []),
    ...(gateway.secret
      ? []
      : [['gateway', 'GATEWAY_SECRET not set. Anybody could sign requests to the payment gateway.'] as const]),
  ];
}

/** The reasons why the server must not start, each as a line; empty if it may start. */
export function startRefusals(settings: Settings, database: DatabaseFacts): string[] {
  if (settings.simulate)
    return database && !database.seeded
      ? [
          'DATABASE_FILE is not from a simulator, and a simulator would open it to everybody without a password. To serve it: SIMULATE=false. To simulate: another DATABASE_FILE.',
        ]
      : [];
  const found = lacks(settings, database).filter(([name]) => !settings.allowUnsafe.has(name));
  if (!found.length) return [];
  return [
    'With SIMULATE=false this server does not start, because of:',
    ...found.map(([name, what]) => `  ${name}: ${what}`),
    `Correct these settings. To start in spite of them: ALLOW_UNSAFE=${found.map(([name]) => name).join(',')}`,
  ];
}
