import pino from 'pino';
import { startReverseProxy } from './reverse-proxy.ts';

/** Names under which something secret travels. */
const secretNames =
  /^(token|idToken|id_token|password|newPassword|currentPassword|oldPassword|confirmPassword|code|verificationCode|studFacultyCode|captchaToken|client_secret)$/i;

/** Every secret in a body, however deep, and every code in a text that was sent to somebody. */
function secretsIn(value: unknown, name = ''): string[] {
  if (Array.isArray(value)) return value.flatMap((item) => secretsIn(item, name));
  if (typeof value === 'object' && value !== null)
    return Object.entries(value).flatMap(([key, item]) => secretsIn(item, key));
  if (typeof value !== 'string') return [];
  if (name === 'text' || name === 'body') return value.match(/(?<![\d/-])(?!20\d\d)\d{4}(?![\d/-])/g) ?? [];
  // Course codes are no secret, codes of four digits and long ones are.
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
 * What passes by between a client and a server: every token, code, password and record, and what the server's log says
 * meanwhile.
 */
export class NetworkCapture {
  readonly secrets = new Set<string>();
  readonly lines: string[] = [];
  /** The log to start the server with. */
  readonly log = pino({ level: 'trace' }, { write: (line: string) => void this.lines.push(line) });

  /** A server in front of another that listens. */
  inFrontOf = (base: string): ReturnType<typeof startReverseProxy> =>
    startReverseProxy(base, ({ asked, text, path }) => {
      const hear = (found: string[]): void => found.filter(Boolean).forEach((secret) => this.secrets.add(secret));
      // What is public under the same names: the catalogue's codes and the personas' one password are read from these.
      if (!/\/sim\/(personas|scenarios|faults)$/.test(path)) hear(secretsIn(parsed(text)));
      hear(secretsIn(parsed(asked.body)));
      hear(['Token', 'StudFacultyCode'].map((name) => new URL(asked.url, base).searchParams.get(name) ?? ''));
      hear([String(asked.headers.authorization ?? '').replace('Bearer ', '')]);
      return undefined;
    });

  /** The secrets that the log holds. */
  leaked(): string[] {
    // Of a line, what may hold anything: not its time, duration and status, where it came from, the number of an
    // account or a sign-in, the mark of a name, a code of the catalogue, nor the digits of a path: ids, of which any
    // may be some code.
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
