import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { projectRoot } from '../../db/root.ts';
import { HostingFault, nginxConfiguration, readHosting } from '../../server/hosting/hosting.ts';
import { haproxyConfiguration, readLab } from '../../server/hosting/lab.ts';
import { debianProgram } from '../support/debian.ts';

/** Accepted settings give a configuration that nginx and HAProxy accept. All other settings are refused by name. */

const folder = mkdtempSync(join(tmpdir(), 'sis-settings-'));
afterAll(() => rmSync(folder, { recursive: true }));
const template = (name: string): string => readFileSync(join(projectRoot, 'server/hosting', name), 'utf8');

/** Hosts that a configuration might misread, and valid ones. */
const hosts = [
  'www.university.example',
  'a',
  '127.0.0.1',
  '[::1]',
  'xn--mgbh0fb.example',
  'a;b',
  'a b',
  'a"b',
  "a'b",
  'a{b}',
  'a$host',
  '${PATH}',
  '*',
  'a#b',
  'a\\b',
  'a\nb',
  'ä.example',
  'a_b.example',
  '-a.example',
  'a..b',
];
const listens = [
  '8080',
  '127.0.0.1:8080',
  '[::1]:8080',
  '*:8080',
  '0',
  '65536',
  '99999',
  'banana',
  ':8080',
  '127.0.0.1',
  '1.2.3:80',
  '8080;',
  '8080 ssl',
  '${PATH}',
  '',
  '[::1',
  ':80,evil:81',
];
const paths = [
  '/',
  '/uob_sis_prod/',
  '/a/b',
  '/a b',
  '/a;b',
  '/a{b}',
  '/a$b',
  '/a"b',
  '/ä',
  '/a%20b',
  '/~a',
  '/a*b',
  '/a#b',
  '/..',
];

type Reading<Settings> = { read: (found: object) => Settings; judge: (settings: Settings) => string };
const nginx: Reading<ReturnType<typeof readHosting>> = {
  read: readHosting,
  judge: (settings) => {
    const program = debianProgram('nginx', 'nginx-light');
    mkdirSync(join(folder, 'temporary'), { recursive: true });
    const kept = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
      .map((name) => `${name}_temp_path ${folder}/temporary/${name};`)
      .join('\n');
    writeFileSync(join(folder, 'nginx.conf'), nginxConfiguration(template('nginx.conf'), settings));
    writeFileSync(
      join(folder, 'main.conf'),
      `pid ${folder}/nginx.pid;\nevents {}\nhttp {\ninclude /etc/nginx/mime.types;\naccess_log off;\n${kept}\ninclude ${folder}/nginx.conf;\n}\n`,
    );
    const { status, stderr } = spawnSync(
      program,
      ['-t', '-q', '-e', join(folder, 'errors'), '-c', join(folder, 'main.conf')],
      { encoding: 'utf8' },
    );
    // A failure to bind the address says nothing about the configuration.
    return status === 0 || /bind\(\)/.test(stderr) ? '' : stderr;
  },
};
const haproxy: Reading<ReturnType<typeof readLab>> = {
  read: readLab,
  judge: (settings) => {
    writeFileSync(join(folder, 'haproxy.cfg'), haproxyConfiguration(template('haproxy.cfg'), settings));
    const { status, stdout, stderr } = spawnSync(
      debianProgram('haproxy', 'haproxy'),
      ['-c', '-q', '-f', join(folder, 'haproxy.cfg')],
      { encoding: 'utf8' },
    );
    return status === 0 ? '' : `${stdout}${stderr}`;
  },
};

/** The number of accepted settings, and the errors of those that were accepted wrongly. */
function outcomes<Settings>(
  { read, judge }: Reading<Settings>,
  all: object[],
): { taken: number; refused: number; wrong: string[] } {
  let [taken, refused] = [0, 0];
  const wrong: string[] = [];
  for (const found of all) {
    let settings: Settings;
    try {
      settings = read(found);
    } catch (error) {
      if (!(error instanceof HostingFault)) throw error;
      refused += 1;
      continue;
    }
    taken += 1;
    const said = judge(settings);
    if (said) wrong.push(`${JSON.stringify(found)}: ${said}`);
  }
  return { taken, refused, wrong };
}

describe('settings for a web server', () => {
  it('nginx takes every configuration that is written', () => {
    const right = { publicUrl: 'https://www.university.example/', folder: '/srv/page' };
    const { taken, refused, wrong } = outcomes(nginx, [
      right,
      ...hosts.map((host) => ({ ...right, publicUrl: `https://${host}/` })),
      ...paths.map((path) => ({ ...right, publicUrl: `https://www.university.example${path}` })),
      ...paths.map((path) => ({ ...right, folder: path })),
      ...listens.map((listen) => ({ ...right, listen: [listen] })),
      ...hosts.map((host) => ({ ...right, config: { apiBaseUrl: `https://${host}` } })),
      ...hosts.map((host) => ({ ...right, config: { reportUrl: `https://${host}/reports` } })),
    ]);
    expect(wrong).toEqual([]);
    expect([taken > 20, refused > 30], `${String(taken)} taken, ${String(refused)} refused`).toEqual([true, true]);
  });

  it('HAProxy takes every configuration that is written', () => {
    const right = {
      publicUrl: 'https://lab.university.example',
      servers: { A: '127.0.0.1:3001', B: '127.0.0.1:3002' },
    };
    const { taken, refused, wrong } = outcomes(haproxy, [
      right,
      ...hosts.map((host) => ({ ...right, publicUrl: `https://${host}` })),
      ...listens.map((listen) => ({ ...right, listen: [listen] })),
      ...listens.map((listen) => ({ ...right, listen: [`:${listen}`] })),
      ...['127.0.0.1', '[::1]', 'localhost', 'a;b', 'a b', '${PATH}', '*', 'a#b', '', '[1', 'a\nb'].flatMap((host) =>
        ['3001', '0', '99999', 'x', '1,2'].map((port) => ({ ...right, servers: { A: `${host}:${port}` } })),
      ),
      ...['a', 'AA', 'I', '1', 'A B', ''].map((letter) => ({ ...right, servers: { [letter]: '127.0.0.1:3001' } })),
    ]);
    expect(wrong).toEqual([]);
    expect([taken > 8, refused > 50], `${String(taken)} taken, ${String(refused)} refused`).toEqual([true, true]);
  });
});
