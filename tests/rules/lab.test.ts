import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { projectRoot } from '../../db/root.ts';
import { HostingFault } from '../../server/hosting/hosting.ts';
import { haproxyConfiguration, readLab } from '../../server/hosting/lab.ts';
import { readSettings } from '../../server/settings.ts';

const template = readFileSync(join(projectRoot, 'server/hosting/haproxy.cfg'), 'utf8');
const settings = {
  publicUrl: 'https://lab.university.example',
  certificate: '/etc/ssl/lab.pem',
  servers: { A: '127.0.0.1:3001', B: '10.0.0.2:3000' },
};

/** The backend to which the configuration sends a path. The rules for sandboxes come first. */
function ledTo(path: string): string {
  for (const line of haproxyConfiguration(template, readLab(settings)).split('\n')) {
    const [, backend, conditions = ''] = /^ +use_backend (\w+) if (.*)$/.exec(line) ?? [];
    const all = [...conditions.matchAll(/\{ path_reg (-i )?(\S+) \}/g)];
    if (
      backend &&
      all.length &&
      all.every(([, insensitive, pattern = '']) => new RegExp(pattern, insensitive ? 'i' : '').test(path))
    )
      return backend;
  }
  return 'any';
}

it('leads a class and its sandboxes to the server that their names tell', () => {
  const expected: Record<string, string> = {
    '/sandbox/class-a7kq2-1/api/StudentCourses': 'server_a',
    '/sandbox/class-b7kq2-30': 'server_b',
    '/sandbox/a-monday/simulator': 'server_a',
    '/sandbox/b-a/home': 'server_b',
    '/sandbox/class-b7kq2-1/sim/classrooms/B7KQ2/join': 'server_b',
    '/join/A7KQ2': 'server_a',
    '/join/b7kq2': 'server_b',
    '/sim/join/B7KQ2': 'server_b',
    '/sim/classrooms/A7KQ2': 'server_a',
    '/': 'any',
    '/simulator': 'any',
    '/sim/classrooms': 'any',
    '/sim/info': 'any',
    '/join': 'any',
    '/sandbox/c-monday/home': 'any',
  };
  expect(Object.fromEntries(Object.keys(expected).map((path) => [path, ledTo(path)]))).toEqual(expected);
});

it('says what it does not understand', () => {
  for (const [wrong, name] of [
    [{ servers: {} }, 'servers'],
    [{ servers: { I: 'a:1' } }, 'servers.I'],
    [{ servers: { A: 'no port' } }, 'servers.A'],
    [{ publicUrl: 'lab' }, 'publicUrl'],
    [{ other: 1 }, 'other'],
    [{ listen: ['a b'] }, 'listen'],
    [{ listen: [':80,evil:81'] }, 'listen'],
    [{ listen: [':99999'] }, 'listen'],
    [{ listen: ['80'] }, 'listen'],
    [{ servers: { A: '${PATH}:80' } }, 'servers.A'],
    [{ servers: { A: '127.0.0.1:99999' } }, 'servers.A'],
  ] as const)
    expect(() => readLab({ ...settings, ...wrong })).toThrow(new HostingFault(`wrong or unknown settings: ${name}`));
  for (const [name, value] of [
    ['SERVER_LETTER', 'I'],
    ['SERVER_LETTER', 'AB'],
    ['TRUSTED_PROXIES', 'lab'],
  ] as const)
    expect(() => readSettings({ [name]: value })).toThrow(name);
  expect(readSettings({ SERVER_LETTER: 'b', TRUSTED_PROXIES: '10.0.0.5, 10.1.0.0/16' })).toMatchObject({
    serverLetter: 'B',
    trustedProxies: ['10.0.0.5', '10.1.0.0/16'],
  });
});
