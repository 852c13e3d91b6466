import { isIPv4, isIPv6 } from 'node:net';
import { isWeb, readPageConfig, type PageConfig } from './page-config.ts';
import { onlyHttps, pagePolicy, pageSafety, policyText } from './page-policy.ts';

/**
 * A web server of the university's that serves the page: from its settings, nginx's configuration and the files that
 * differ. Pure.
 */

export type Hosting = {
  /** Where students open the page, such as https://www.university.example/uob_sis_prod/ */
  publicUrl: string;
  /** Where nginx finds what `--out` has written. */
  folder: string;
  /** Ports or addresses to listen on; by default what the scheme of the public address says. */
  listen?: string[];
  /** PEM files, where nginx itself speaks HTTPS. */
  certificate?: string;
  certificateKey?: string;
  config: PageConfig;
};

export class HostingFault extends Error {}

/** A path or an address as one word of a configuration, without what a web server gives a meaning of its own. */
export const isWord = (value: unknown): value is string =>
  typeof value === 'string' && /^[\p{L}\p{N}./:[\]@+=~%_*-]+$/u.test(value);

const isPort = (value: string): boolean => /^[1-9]\d{0,4}$/.test(value) && Number(value) <= 65_535;
const isAddress = (value: string): boolean => isIPv4(value) || (/^\[.*\]$/.test(value) && isIPv6(value.slice(1, -1)));

/** Where something listens: an address of the machine, every one where it is left out or a star, and its port. */
export function isSocket(value: unknown): value is string {
  const [, host, port = ''] = (typeof value === 'string' && /^(?:(.*):)?([^:\]]+)$/.exec(value)) || [];
  return isPort(port) && (host === undefined || host === '' || host === '*' || isAddress(host));
}
/** nginx takes a port alone and an address alone; where an address is left out, so is its colon. */
const isListen = (value: unknown): boolean =>
  typeof value === 'string' && !value.startsWith(':') && (isAddress(value) || isSocket(value));

/** Where the page is served: of its path nothing that a configuration reads otherwise. */
export const isPublicUrl = (value: unknown): value is string =>
  isWord(value) && isWeb(value) && !new URL(value).search && !new URL(value).username;

/** Reads the settings; throws a HostingFault that names what is wrong. */
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
  if (wrong.length) throw new HostingFault(`not understood: ${wrong.join(', ')}`);
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

/** The path below which the page lives: '/' or '/uob_sis_prod/'. */
export const toBasePath = ({ publicUrl }: Hosting): string => new URL(publicUrl).pathname;

const indented = (lines: string[], by: string): string => lines.join(`\n${by}`);

/** nginx.conf from its template; `scripts` are those inside the page, by their hashes. */
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
    // Relative, so that a port or a scheme in front of nginx stays.
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
