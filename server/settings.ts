import { isIP } from 'node:net';
import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from '../db/root.ts';
import { defaultConfig, readPageConfig, type PageConfig } from './hosting/page-config.ts';
import { randomTrainerCode } from './random-code.ts';

/**
 * Features that are safe only without real data: the simulated captcha, seeded accounts, the simulator's clock, a
 * gateway without a secret.
 */
export const unsafeNames = ['captcha', 'seed', 'clock', 'gateway'] as const;
export type Unsafe = (typeof unsafeNames)[number];

/** Settings from the environment; server/hosting/README.md lists the variables. */
export type Settings = {
  host: string;
  port: number;
  /** Path of the university's database, or ':memory:'. Sandboxes have databases of their own. */
  databaseFile: string;
  /**
   * True if the server is a simulator: it has the simulator's operations, sandboxes and the trainer's drawer on the
   * page.
   */
  simulate: boolean;
  /** The code that callers of the simulator's operations must send; empty if none is needed. */
  trainerCode: string;
  /** The number of students to seed into an empty database. */
  students: number;
  logLevel: string;
  /**
   * The address at which browsers reach this server, such as https://sis.university.example. Empty if it is only known
   * from their calls.
   */
  publicUrl: string;
  /**
   * The address of the students' page if another server has it, such as https://www.university.example/uob_sis_prod.
   * Empty if this server serves the page.
   */
  pageUrl: string;
  /** The name, logo and options of the page: the settings of its config.json that are not addresses of this server. */
  page: PageLook;
  /**
   * The letter of this server if several share one address; empty for a single server. Its class codes begin with it,
   * and the names of its sandboxes contain it.
   */
  serverLetter: string;
  /** Proxies on other machines that are trusted to give the caller's address, besides any on this machine. */
  trustedProxies: string[];
  /** Further host names of this server, and other origins whose pages may call it. */
  allowedHosts: string[];
  allowedOrigins: string[];
  /** True if the contract can be read here, at /docs and /openapi.yaml. */
  documentation: boolean;
  /** True if responses are checked against the contract too. */
  validateAnswers: boolean;
  captchaSiteKey: string;
  captchaSecret: string;
  links: { admission: string; legacy: string; beta: string };
  identity: IdentitySettings;
  /** Unsafe features that a server without a simulator may start with nevertheless. */
  allowUnsafe: ReadonlySet<Unsafe>;
  /** The payment gateway: its address and the secret that signs its callbacks. A simulator is its own gateway. */
  gateway: { url: string; secret: string };
  /** The server's own secret; empty to use the key file beside the database. */
  secretKey: string;
  messages: RelaySettings;
  /** The key with which an operator manages the event subscriptions of other systems; empty if nobody may. */
  operatorKey: string;
};

/** The settings of the page that the file in PAGE_CONFIG may set. */
export type PageLook = Pick<PageConfig, 'name' | 'logo' | 'accent' | 'help' | 'reportUrl' | 'offline'>;

/**
 * The service that carries text messages and e-mails without a simulator: its address and the secret that signs calls
 * to it. Without an address nothing is sent.
 */
export type RelaySettings = { url: string; secret: string };

/** The university's identity provider. Without an issuer a simulator acts as its own; any other server has none. */
export type IdentitySettings = {
  issuer: string;
  clientId: string;
  /** The client secret of this server at the provider; empty for a public client. */
  clientSecret: string;
  /** The addresses that browsers open to sign in and to sign out. */
  authorizationUrl: string;
  endSessionUrl: string;
  /** The part of a student's e-mail address after the @. */
  studentDomain: string;
};

const flag = (value: string | undefined, fallback: boolean): boolean =>
  value === undefined || value === '' ? fallback : value !== 'false' && value !== '0';

const wholeNumber = (name: string, value: string | undefined, fallback: number, maximum: number): number => {
  if (value === undefined || value === '') return fallback;
  const number = Number(value);
  if (!Number.isInteger(number) || number < 0 || number > maximum)
    throw new Error(`${name} must be a whole number from 0 to ${maximum}, not "${value}"`);
  return number;
};

const shortestSecret = 16;

/** The message service must use HTTPS, because messages contain codes. HTTP is allowed only to this machine. */
function toRelaySettings(url: string, secret: string): RelaySettings {
  if (!url) return { url, secret };
  if (!URL.canParse(url)) throw new Error(`MESSAGES_URL must be an address, not "${url}"`);
  const { protocol, hostname } = new URL(url);
  if (protocol !== 'https:' && !(protocol === 'http:' && ['127.0.0.1', '[::1]', 'localhost'].includes(hostname)))
    throw new Error(`MESSAGES_URL must begin with https://, not "${protocol}//${hostname}"`);
  if (secret.length < shortestSecret)
    throw new Error(`MESSAGES_SECRET must have at least ${shortestSecret} characters`);
  return { url, secret };
}

/** The operator's key of a simulator that no other machine can reach. It is public, like the seeded passwords. */
const simulatedOperatorKey = 'simulated-operator-key';

/**
 * The configured operator's key. Without one, a simulator has a fixed key or, if a trainer's code is set for access
 * from other machines, a random one for each start. Empty on other servers.
 */
function operatorKeyIn(env: NodeJS.ProcessEnv): string {
  const key = env.OPERATOR_KEY ?? '';
  if (key && !new RegExp(`^[!-~]{${shortestSecret},200}$`).test(key))
    throw new Error(`OPERATOR_KEY must have ${shortestSecret} to 200 characters: letters, digits or signs, no spaces`);
  if (key || !flag(env.SIMULATE, true)) return key;
  return trainerCodeIn(env) ? randomBytes(24).toString('base64url') : simulatedOperatorKey;
}

const isUnsafe = (name: string): name is Unsafe => (unsafeNames as readonly string[]).includes(name);

function unsafe(value = ''): ReadonlySet<Unsafe> {
  const names = value
    .split(',')
    .map((name) => name.trim())
    .filter(Boolean);
  const unknown = names.filter((name) => !isUnsafe(name));
  if (unknown.length)
    throw new Error(
      `ALLOW_UNSAFE accepts only ${unsafeNames.join(', ')}, not ${unknown.map((name) => `"${name}"`).join(', ')}`,
    );
  return new Set(names.filter(isUnsafe));
}

const toList = (value: string | undefined): string[] =>
  (value ?? '')
    .split(',')
    .map((one) => one.trim())
    .filter(Boolean);

/**
 * Returns the scheme, host, port and path of an address, without a slash at the end. Throws if it is not an HTTP
 * address or has a query or a fragment.
 */
function addressIn(name: string, value: string): string {
  if (URL.canParse(value)) {
    const { protocol, origin, pathname, search, hash } = new URL(value);
    if ((protocol === 'http:' || protocol === 'https:') && !search && !hash)
      return `${origin}${pathname.replace(/\/+$/, '')}`;
  }
  throw new Error(`${name} must be an address such as https://www.university.example/uob_sis_prod/, not "${value}"`);
}

const lookNames = ['name', 'logo', 'accent', 'help', 'reportUrl', 'offline'] as const;

/**
 * Reads the page's name, logo and options from the file. By default this server receives the page's reports, and the
 * page works offline. Throws if the file has unknown or wrong entries.
 */
function lookIn(file: string | undefined): PageLook {
  const own: PageLook = {
    name: null,
    logo: '',
    accent: '',
    help: defaultConfig.help,
    reportUrl: 'page-reports',
    offline: true,
  };
  if (!file) return own;
  const found = JSON.parse(readFileSync(file, 'utf8')) as Record<string, unknown>;
  const { config, faults } = readPageConfig({ ...own, ...found });
  const unknown = [
    ...faults,
    ...Object.keys(found).filter((name) => !(lookNames as readonly string[]).includes(name) && !faults.includes(name)),
  ];
  if (unknown.length) throw new Error(`PAGE_CONFIG ${file} has wrong or unknown entries: ${unknown.join(', ')}`);
  const { name, logo, accent, help, reportUrl, offline } = config;
  return { name, logo, accent, help, reportUrl, offline };
}

/** Returns the scheme, host and port of an address. Throws if it is not an HTTP address or has other parts. */
function originIn(name: string, value: string): string {
  if (URL.canParse(value)) {
    const { protocol, origin } = new URL(value);
    if ((protocol === 'http:' || protocol === 'https:') && value.replace(/\/$/, '').toLowerCase() === origin)
      return origin;
  }
  throw new Error(`${name} must be an address such as https://sis.university.example, not "${value}"`);
}

const shortestTrainerCode = 6;
/** True if only this machine can reach a server with this host. */
export const isLoopback = (host: string): boolean => /^(localhost|127\.\d+\.\d+\.\d+|\[?::1\]?)$/.test(host);

/**
 * The configured code, else a random one for this start if other machines can reach the simulator. Empty if no code is
 * needed.
 */
export function trainerCodeIn({ TRAINER_CODE: code = '', SIMULATE, HOST, PUBLIC_URL }: NodeJS.ProcessEnv): string {
  if (!flag(SIMULATE, true)) return '';
  if (code && !new RegExp(`^[!-~]{${shortestTrainerCode},64}$`).test(code))
    throw new Error(
      `TRAINER_CODE must have ${shortestTrainerCode} to 64 characters: letters, digits or signs, no spaces`,
    );
  if (code) return code;
  const reached = [
    HOST || '127.0.0.1',
    ...(PUBLIC_URL && URL.canParse(PUBLIC_URL) ? [new URL(PUBLIC_URL).hostname] : []),
  ];
  return reached.every(isLoopback) ? '' : randomTrainerCode();
}

/** The server letter as a capital; empty if there is none. It must be one of the letters of class codes. */
function letterIn(value = ''): string {
  if (!/^[A-HJKMNP-Z]?$/i.test(value))
    throw new Error(`SERVER_LETTER must be one letter other than I, L and O, not "${value}"`);
  return value.toUpperCase();
}

function proxiesIn(value: string | undefined): string[] {
  const proxies = toList(value);
  const wrong = proxies.filter((one) => {
    const [address = '', bits] = one.split('/');
    return !isIP(address) || (bits !== undefined && !/^\d{1,3}$/.test(bits));
  });
  if (wrong.length) throw new Error(`TRUSTED_PROXIES must be IP addresses such as 10.0.0.5, not "${wrong.join(', ')}"`);
  return proxies;
}

export const readSettings = (env: NodeJS.ProcessEnv): Settings => ({
  host: env.HOST || '127.0.0.1',
  port: wholeNumber('PORT', env.PORT, 3000, 65_535),
  databaseFile: env.DATABASE_FILE || join(projectRoot, 'data/sis.sqlite'),
  simulate: flag(env.SIMULATE, true),
  trainerCode: trainerCodeIn(env),
  students: wholeNumber('STUDENTS', env.STUDENTS, 500, 1_000_000),
  logLevel: env.LOG_LEVEL || 'info',
  publicUrl: env.PUBLIC_URL ? originIn('PUBLIC_URL', env.PUBLIC_URL) : '',
  serverLetter: letterIn(env.SERVER_LETTER),
  trustedProxies: proxiesIn(env.TRUSTED_PROXIES),
  allowedHosts: toList(env.ALLOWED_HOSTS).map((one) => one.toLowerCase()),
  pageUrl: env.PAGE_URL ? addressIn('PAGE_URL', env.PAGE_URL) : '',
  page: lookIn(env.PAGE_CONFIG),
  allowedOrigins: [
    ...new Set([
      ...toList(env.ALLOWED_ORIGINS).map((one) => originIn('ALLOWED_ORIGINS', one)),
      ...(env.PAGE_URL ? [new URL(addressIn('PAGE_URL', env.PAGE_URL)).origin] : []),
    ]),
  ],
  documentation: flag(env.DOCUMENTATION, flag(env.SIMULATE, true)),
  validateAnswers: flag(env.VALIDATE_ANSWERS, env.NODE_ENV !== 'production'),
  captchaSiteKey: env.CAPTCHA_SITE_KEY ?? '',
  captchaSecret: env.CAPTCHA_SECRET ?? '',
  links: {
    admission: env.ADMISSION_URL || 'https://admission.university.example',
    legacy: env.LEGACY_URL || 'https://legacy.university.example',
    beta: env.BETA_URL || 'https://beta.university.example',
  },
  identity: {
    issuer: env.IDENTITY_ISSUER ?? '',
    clientId: env.IDENTITY_CLIENT_ID || 'student-portal',
    clientSecret: env.IDENTITY_CLIENT_SECRET ?? '',
    authorizationUrl: env.IDENTITY_AUTHORIZATION_URL ?? '',
    endSessionUrl: env.IDENTITY_END_SESSION_URL ?? '',
    studentDomain: (env.STUDENT_EMAIL_DOMAIN || 'stu.university.example').toLowerCase(),
  },
  allowUnsafe: unsafe(env.ALLOW_UNSAFE),
  gateway: {
    url: env.GATEWAY_URL || 'https://gateway.university.example',
    // A simulator signs and checks its own callbacks, so a random secret is enough.
    secret: env.GATEWAY_SECRET || (flag(env.SIMULATE, true) ? randomBytes(32).toString('hex') : ''),
  },
  secretKey: env.SECRET_KEY ?? '',
  messages: toRelaySettings(env.MESSAGES_URL ?? '', env.MESSAGES_SECRET ?? ''),
  operatorKey: operatorKeyIn(env),
});
