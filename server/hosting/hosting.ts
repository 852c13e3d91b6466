import { isIPv4, isIPv6 } from 'node:net';
import { isWeb, readPageConfig, type PageConfig } from './page-config.ts';
import { onlyHttps, pagePolicy, pageSafety, policyText } from './page-policy.ts';

/** Builds nginx's configuration for a university whose own web server serves the page. The functions are pure. */

export type Hosting = {
  /** The public address of the page, such as https://www.university.example/uob_sis_prod/ */
  publicUrl: string;
  /** The folder of `--out`, as nginx sees it. */
  folder: string;
  /** The ports or addresses on which nginx listens. The default is port 443 with a certificate, otherwise port 80. */
  listen?: string[];
  /** The PEM files of certificate and key, if nginx itself serves HTTPS. */
  certificate?: string;
  certificateKey?: string;
  config: PageConfig;
};

export class HostingFault extends Error {}

/** True for a path or address that a configuration reads as one word, without special characters of web servers. */
export const isWord = (value: unknown): value is string =>
  typeof value === 'string' && /^[\p{L}\p{N}./:[\]@+=~%_*-]+$/u.test(value);

const isPort = (value: string): boolean => /^[1-9]\d{0,4}$/.test(value) && Number(value) <= 65_535;
const isAddress = (value: string): boolean => isIPv4(value) || (/^\[.*\]$/.test(value) && isIPv6(value.slice(1, -1)));

/** True for a port, alone or after an address of the machine. No address or a star means all addresses. */
export function isSocket(value: unknown): value is string {
  const [, host, port = ''] = (typeof value === 'string' && /^(?:(.*):)?([^:\]]+)$/.exec(value)) || [];
  return isPort(port) && (host === undefined || host === '' || host === '*' || isAddress(host));
}
/** True for a port or address that nginx accepts in `listen`. A port alone must not start with a colon. */
const isListen = (value: unknown): boolean =>
  typeof value === 'string' && !value.startsWith(':') && (isAddress(value) || isSocket(value));

/** True for a web address without query and user name, safe to use in a configuration. */
export const isPublicUrl = (value: unknown): value is string =>
  isWord(value) && isWeb(value) && !new URL(value).search && !new URL(value).username;

/** Reads the settings. Throws a HostingFault with the names of invalid and unknown ones. */
export function readHosting(found: unknown): Hosting {
  const given = (typeof found === 'object' && found !== null ? found : {}) as Record<string, unknown>;
  const unknown = Object.keys(given).filter(
    (name) => !['publicUrl', 'folder', 'listen', 'certificate', 'certificateKey', 'config'].includes(name),
  );
  const { publicUrl, folder, listen, certificate, certificateKey } = given;
  const wrong = [...unknown];
  if (!isPublicUrl(publicUrl)) wrong.push('publicUrl');
  if (!isWord(folder) || !folder.startsWith('/')) wrong.push('folder');
  if (listen !== undefined && !(Array.isArray(listen) && listen.length > 0 && listen.every(isListen)))
    wrong.push('listen');
  for (const [name, file] of Object.entries({ certificate, certificateKey }))
    if (file !== undefined && !isWord(file)) wrong.push(name);
  if ((certificate === undefined) !== (certificateKey === undefined)) wrong.push('certificate and certificateKey');
  const { config, faults } = readPageConfig(given.config ?? {});
  wrong.push(...faults.map((name) => `config.${name}`));
  if (wrong.length) throw new HostingFault(`wrong or unknown settings: ${wrong.join(', ')}`);
  const base = new URL(publicUrl as string);
  if (!base.pathname.endsWith('/')) base.pathname += '/';
  return {
    publicUrl: base.href,
    folder: (folder as string).replace(/\/$/, ''),
    config,
    ...(listen !== undefined && { listen: listen as string[] }),
    ...(certificate !== undefined && { certificate: certificate as string, certificateKey: certificateKey as string }),
  };
}

/** The base path of the page: '/' or '/uob_sis_prod/'. */
export const toBasePath = ({ publicUrl }: Hosting): string => new URL(publicUrl).pathname;

const indented = (lines: string[], by: string): string => lines.join(`\n${by}`);

/** Fills in the nginx.conf template. `scripts` are the hashes of inline scripts. */
export function nginxConfiguration(template: string, hosting: Hosting, scripts: readonly string[] = []): string {
  const { publicUrl, folder, listen, certificate, certificateKey, config } = hosting;
  const { hostname, protocol } = new URL(publicUrl);
  const base = toBasePath(hosting);
  const ports = listen ?? (certificate ? ['443', '[::]:443'] : ['80', '[::]:80']);
  const headers = {
    'Content-Security-Policy': policyText(pagePolicy(config, scripts)),
    ...pageSafety,
    ...(protocol === 'https:' && { 'Strict-Transport-Security': onlyHttps }),
  };
  const values: Record<string, string> = {
    LISTEN: indented(
      [
        ...ports.map((port) => `listen ${port}${certificate ? ' ssl' : ''};`),
        ...(certificate ? [`ssl_certificate ${certificate};`, `ssl_certificate_key ${certificateKey ?? ''};`] : []),
      ],
      '    ',
    ),
    SERVER_NAME: hostname,
    FOLDER: folder,
    BASE: base,
    // The redirect is relative, so it keeps the port and scheme of a proxy in front of nginx.
    REDIRECT:
      base === '/'
        ? ''
        : indented(
            [
              'absolute_redirect off;',
              `location = ${base.slice(0, -1)} { return 301 ${base}; }`,
              `location = / { return 302 ${base}; }`,
              '',
            ],
            '    ',
          ),
    HEADERS: indented(
      Object.entries(headers).map(([name, value]) => `add_header ${name} "${value}" always;`),
      '        ',
    ),
  };
  return template.replace(/@([A-Z_]+)@/g, (_, name: string) => values[name] ?? '').replace(/^ +$/gm, '');
}
