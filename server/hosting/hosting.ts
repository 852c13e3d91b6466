import { readPageConfig, type PageConfig } from './page-config.ts';
import { onlyHttps, pagePolicy, pageSafety, policyText } from './page-policy.ts';

/** A web server of the university's that serves the page: from its settings, nginx's configuration and the files that differ. Pure. */

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

const isText = (value: unknown): value is string => typeof value === 'string' && value !== '' && !/["';{}\s\\$]/.test(value);

/** Reads the settings; throws a HostingFault that names what is wrong. */
export function readHosting(found: unknown): Hosting {
  const given = (typeof found === 'object' && found !== null ? found : {}) as Record<string, unknown>;
  const unknown = Object.keys(given).filter((name) => !['publicUrl', 'folder', 'listen', 'certificate', 'certificateKey', 'config'].includes(name));
  const { publicUrl, folder, listen, certificate, certificateKey } = given;
  const wrong = [...unknown];
  if (!isText(publicUrl) || !URL.canParse(publicUrl) || !/^https?:$/.test(new URL(publicUrl).protocol) || new URL(publicUrl).search || new URL(publicUrl).hash) wrong.push('publicUrl');
  if (!isText(folder) || !folder.startsWith('/')) wrong.push('folder');
  if (listen !== undefined && !(Array.isArray(listen) && listen.length > 0 && listen.every(isText))) wrong.push('listen');
  for (const [name, file] of Object.entries({ certificate, certificateKey })) if (file !== undefined && !isText(file)) wrong.push(name);
  if ((certificate === undefined) !== (certificateKey === undefined)) wrong.push('certificate and certificateKey');
  const { config, faults } = readPageConfig(given.config ?? {});
  wrong.push(...faults.map((name) => `config.${name}`));
  if (wrong.length) throw new HostingFault(`not understood: ${wrong.join(', ')}`);
  const base = new URL(publicUrl as string);
  if (!base.pathname.endsWith('/')) base.pathname += '/';
  return {
    publicUrl: base.href, folder: (folder as string).replace(/\/$/, ''), config,
    ...(listen !== undefined && { listen: listen as string[] }),
    ...(certificate !== undefined && { certificate: certificate as string, certificateKey: certificateKey as string }),
  };
}

/** The path below which the page lives: '/' or '/uob_sis_prod/'. */
export const basePathOf = ({ publicUrl }: Hosting): string => new URL(publicUrl).pathname;

const indented = (lines: string[], by: string): string => lines.join(`\n${by}`);

/** nginx.conf from its template; `scripts` are those inside the page, by their hashes. */
export function nginxConfiguration(template: string, hosting: Hosting, scripts: readonly string[] = []): string {
  const { publicUrl, folder, listen, certificate, certificateKey, config } = hosting;
  const { hostname, protocol } = new URL(publicUrl);
  const base = basePathOf(hosting);
  const ports = listen ?? (certificate ? ['443', '[::]:443'] : ['80', '[::]:80']);
  const headers = { 'Content-Security-Policy': policyText(pagePolicy(config, scripts)), ...pageSafety, ...(protocol === 'https:' && { 'Strict-Transport-Security': onlyHttps }) };
  const values: Record<string, string> = {
    LISTEN: indented([...ports.map((port) => `listen ${port}${certificate ? ' ssl' : ''};`), ...(certificate ? [`ssl_certificate ${certificate};`, `ssl_certificate_key ${certificateKey ?? ''};`] : [])], '    '),
    SERVER_NAME: hostname,
    FOLDER: folder,
    BASE: base,
    // Relative, so that a port or a scheme in front of nginx stays.
    REDIRECT: base === '/' ? '' : indented(['absolute_redirect off;', `location = ${base.slice(0, -1)} { return 301 ${base}; }`, `location = / { return 302 ${base}; }`, ''], '    '),
    HEADERS: indented(Object.entries(headers).map(([name, value]) => `add_header ${name} "${value}" always;`), '        '),
  };
  return template.replace(/@([A-Z_]+)@/g, (_, name: string) => values[name] ?? '').replace(/^ +$/gm, '');
}
