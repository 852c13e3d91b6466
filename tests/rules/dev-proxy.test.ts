import { readdirSync } from 'node:fs';
import { expect, it } from 'vitest';
import { projectRoot } from '../../db/root.ts';
import config from '../../web/vite.config.ts';

it('the proxy of npm run dev passes calls on, and no source file of the page', () => {
  const patterns = Object.keys((config as { server: { proxy: object } }).server.proxy).map((one) => new RegExp(one));
  const isCall = (path: string): boolean => patterns.some((pattern) => pattern.test(path));
  for (const call of ['/api/user/v0/menu/GetMenu', '/api/course/x?search=a.ts', '/sim/info', '/openapi.yaml'])
    expect(isCall(call), call).toBe(true);
  const sources = readdirSync(`${projectRoot}/web/api`, { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('.ts'),
  );
  expect(sources.length).toBeGreaterThan(30);
  for (const file of sources)
    for (const query of ['', '?t=17']) expect(isCall(`/api/${file}${query}`), file).toBe(false);
});
