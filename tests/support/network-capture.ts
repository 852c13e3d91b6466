import pino from 'pino';
import { startReverseProxy } from './reverse-proxy.ts';

/** The property names of secret values. */
const secretNames =
  /^(token|idToken|id_token|password|newPassword|currentPassword|oldPassword|confirmPassword|code|verificationCode|studFacultyCode|captchaToken|client_secret)$/i;

/** Every secret in a body at any depth, and every code in the text of a message. */
function secretsIn(value: unknown, name = ''): string[] {
  if (Array.isArray(value)) return value.flatMap((item) => secretsIn(item, name));
  if (typeof value === 'object' && value !== null)
    return Object.entries(value).flatMap(([key, item]) => secretsIn(item, key));
  if (typeof value !== 'string') return [];
  if (name === 'text' || name === 'body') return value.match(/(?<![\d/-])(?!20\d\d)\d{4}(?![\d/-])/g) ?? [];
  // Course codes are not secret. Codes of four digits and long values are.
  return secretNames.test(name) && (/^\d{4}$/.test(value) || value.length > 7) && !/^[A-Z]{2,5}\d{3}/.test(value)
    ? [value]
    : [];
}
const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

/**
 * Records the traffic between clients and a server: every token, code, password and record code, and the lines of the
 * server's log.
 */
export class NetworkCapture {
  readonly secrets = new Set<string>();
  readonly lines: string[] = [];
  /** The logger with which the server must be started. */
  readonly log = pino({ level: 'trace' }, { write: (line: string) => void this.lines.push(line) });

  /** Starts a proxy in front of a running server. The proxy collects the secrets. */
  inFrontOf = (base: string): ReturnType<typeof startReverseProxy> =>
    startReverseProxy(base, ({ asked, text, path }) => {
      const hear = (found: string[]): void => found.filter(Boolean).forEach((secret) => this.secrets.add(secret));
      // These paths contain public values under the same names: codes of the catalogue and the password of the
      // personas.
      if (!/\/sim\/(personas|scenarios|faults)$/.test(path)) hear(secretsIn(parsed(text)));
      hear(secretsIn(parsed(asked.body)));
      hear(['Token', 'StudFacultyCode'].map((name) => new URL(asked.url, base).searchParams.get(name) ?? ''));
      hear([String(asked.headers.authorization ?? '').replace('Bearer ', '')]);
      return undefined;
    });

  /** The secrets that occur in the log. */
  leaked(): string[] {
    // Removes the fields of a log line that may contain the digits of a code by chance: times, status, level, address,
    // numbers and names. Numbers in paths are removed too.
    const said = this.lines
      .map((line) => {
        const {
          time: _time,
          ms: _ms,
          pid: _pid,
          status: _status,
          level: _level,
          hostname: _host,
          address: _address,
          account: _account,
          signIn: _signIn,
          name: _name,
          code: _code,
          path,
          ...rest
        } = JSON.parse(line) as Record<string, unknown>;
        return JSON.stringify({ ...rest, path: typeof path === 'string' ? path.replace(/\d+/g, '') : path });
      })
      .join('\n');
    const words = new Set(said.match(/\d+/g));
    return [...this.secrets].filter((secret) => (/^\d{4}$/.test(secret) ? words.has(secret) : said.includes(secret)));
  }
}
