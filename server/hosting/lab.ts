import { HostingFault, isPublicUrl, isSocket, isWord } from './hosting.ts';
import { isWebHost } from './page-config.ts';

/**
 * A lab: several simulator servers behind one address. Builds HAProxy's configuration from their letters and addresses.
 * The functions are pure.
 */

export type Lab = {
  /** The public address of the lab, such as https://lab.university.example */
  publicUrl: string;
  /** Addresses that HAProxy listens on. The default is every address with the public port. */
  listen: string[];
  /** A PEM file with certificate and key, if HAProxy itself serves HTTPS. */
  certificate?: string;
  /** Address and port of each server by its SERVER_LETTER. */
  servers: Record<string, string>;
};

/** HAProxy requires a colon before the port. */
const isBind = (value: unknown): boolean => typeof value === 'string' && value.includes(':') && isSocket(value);
const isServer = (value: unknown): boolean => {
  const [, host = '', port = ''] = (typeof value === 'string' && /^(.+):(\d+)$/.exec(value)) || [];
  return isWebHost(host) && isSocket(port);
};

export const isLab = (found: unknown): found is { servers: unknown } =>
  typeof found === 'object' && found !== null && 'servers' in found;

/** Reads the settings. Throws a HostingFault with the names of invalid and unknown ones. */
export function readLab(found: object): Lab {
  const { publicUrl, listen, certificate, servers, ...others } = found as Record<string, unknown>;
  const wrong = Object.keys(others);
  if (!isPublicUrl(publicUrl) || new URL(publicUrl).pathname !== '/') wrong.push('publicUrl');
  if (listen !== undefined && !(Array.isArray(listen) && listen.length > 0 && listen.every(isBind)))
    wrong.push('listen');
  if (certificate !== undefined && !isWord(certificate)) wrong.push('certificate');
  const entries = Object.entries((typeof servers === 'object' && servers) || {});
  if (!entries.length) wrong.push('servers');
  for (const [letter, address] of entries)
    if (!/^[A-HJKMNP-Z]$/.test(letter) || !isServer(address)) wrong.push(`servers.${letter}`);
  if (wrong.length) throw new HostingFault(`wrong or unknown settings: ${wrong.join(', ')}`);
  const { protocol, port } = new URL(publicUrl as string);
  return {
    publicUrl: publicUrl as string,
    listen: (listen as string[] | undefined) ?? [`:${port || (protocol === 'https:' ? 443 : 80)}`],
    servers: servers as Record<string, string>,
    ...(certificate !== undefined && { certificate: certificate as string }),
  };
}

/** Fills in the haproxy.cfg template. */
export function haproxyConfiguration(template: string, { publicUrl, listen, certificate, servers }: Lab): string {
  const letters = Object.keys(servers).sort();
  const small = (letter: string): string => letter.toLowerCase();
  const values: Record<string, string[]> = {
    BIND: listen.map((at) => `bind ${at}${certificate ? ` ssl crt ${certificate} alpn h2,http/1.1` : ''}`),
    SCHEME: [new URL(publicUrl).protocol.slice(0, -1)],
    CONSOLES: letters.map(
      (letter) =>
        `http-request redirect code 302 location /simulator set-cookie SIS_SERVER=${letter} if { path -i /server/${small(letter)} }`,
    ),
    // Sandbox paths come first, because a class call made inside a sandbox must go to the server of the sandbox.
    CLASSES: [
      ...letters.map(
        (letter) =>
          `use_backend server_${small(letter)} if { path_reg ^/sandbox/(${small(letter)}-|class-${small(letter)}) }`,
      ),
      ...letters.map(
        (letter) =>
          `use_backend server_${small(letter)} if { path_reg -i ^/(join|sim/join|sim/classrooms)/${small(letter)} }`,
      ),
    ],
    // Only the class's own server can answer for the class. No health check is configured, so that HAProxy always
    // retries this server.
    SERVERS: letters.map(
      (letter) => `backend server_${small(letter)}\n    server ${small(letter)} ${servers[letter]}\n`,
    ),
    ALL: letters.map((letter) => `server ${small(letter)} ${servers[letter]} check cookie ${letter}`),
  };
  return template.replace(/( *)@([A-Z]+)@/g, (_, indent: string, name: string) =>
    (values[name] ?? []).map((line) => indent + line).join('\n'),
  );
}
