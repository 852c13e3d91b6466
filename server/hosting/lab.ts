import { HostingFault, isPublicUrl, isSocket, isWord } from './hosting.ts';
import { isWebHost } from './page-config.ts';

/**
 * Several servers of the simulator behind one address: from their letters and addresses, HAProxy's configuration. Pure.
 */

export type Lab = {
  /** Where browsers find the lab, such as https://lab.university.example */
  publicUrl: string;
  /** Where HAProxy listens; by default every address, on the port of the public one. */
  listen: string[];
  /** A PEM file with certificate and key, where HAProxy itself speaks HTTPS. */
  certificate?: string;
  /** Each server's SERVER_LETTER with its address and port. */
  servers: Record<string, string>;
};

/** HAProxy takes a port only behind a colon. */
const isBind = (value: unknown): boolean => typeof value === 'string' && value.includes(':') && isSocket(value);
const isServer = (value: unknown): boolean => {
  const [, host = '', port = ''] = (typeof value === 'string' && /^(.+):(\d+)$/.exec(value)) || [];
  return isWebHost(host) && isSocket(port);
};

export const isLab = (found: unknown): found is { servers: unknown } =>
  typeof found === 'object' && found !== null && 'servers' in found;

/** Reads the settings; throws a HostingFault that names what is wrong. */
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
  if (wrong.length) throw new HostingFault(`not understood: ${wrong.join(', ')}`);
  const { protocol, port } = new URL(publicUrl as string);
  return {
    publicUrl: publicUrl as string,
    listen: (listen as string[] | undefined) ?? [`:${port || (protocol === 'https:' ? 443 : 80)}`],
    servers: servers as Record<string, string>,
    ...(certificate !== undefined && { certificate: certificate as string }),
  };
}

/** haproxy.cfg from its template. */
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
    // A sandbox first: what is asked in it about a class is asked of its own server.
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
    // Nobody else can take a class: asked again for a moment, whatever is thought of its server.
    SERVERS: letters.map(
      (letter) => `backend server_${small(letter)}\n    server ${small(letter)} ${servers[letter]}\n`,
    ),
    ALL: letters.map((letter) => `server ${small(letter)} ${servers[letter]} check cookie ${letter}`),
  };
  return template.replace(/( *)@([A-Z]+)@/g, (_, indent: string, name: string) =>
    (values[name] ?? []).map((line) => indent + line).join('\n'),
  );
}
