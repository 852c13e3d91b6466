import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import express, { type Express } from 'express';
import staticGzip from 'express-static-gzip';
import { originOf } from './origin.ts';
import type { Settings } from '../settings.ts';
import type { World } from '../world.ts';

/** What the page reads at run time: where its API is, and the links around it. */
export const pageConfig = (settings: Settings, world: World, origin: string) => ({
  apiBaseUrl: '',
  simulator: settings.simulate,
  captchaSiteKey: settings.captchaSiteKey,
  links: settings.links,
  identityProvider: identityAddresses(settings, `${origin}${world.path}/identity`),
});

/** The settings inside the document: the page need not ask for them. As data, which never runs and ends no element of the document. */
export const withSettings = (page: string, config: object): string =>
  page.replace('<!-- settings -->', () => `<script type="application/json" id="settings">${JSON.stringify(config).replaceAll('<', '\\u003c')}</script>`);

/** Where the browser goes to sign in with the corporate e-mail: the provider the environment names, else the simulator's own. */
function identityAddresses({ simulate, identity: { issuer, clientId, authorizationUrl, endSessionUrl } }: Settings, own: string) {
  if (issuer) return authorizationUrl ? { issuer, clientId, authorizationUrl, endSessionUrl } : null;
  return simulate ? { issuer: own, clientId, authorizationUrl: `${own}/auth`, endSessionUrl: `${own}/session/end` } : null;
}

type BuiltPage = { html: string; scripts: string[] };
const pages = new Map<string, BuiltPage>();

/** The document in this folder, once it is built, and the scripts inside it as a Content-Security-Policy names them. */
export function builtPage(folder: string): BuiltPage | undefined {
  const file = join(folder, 'index.html');
  if (!pages.has(file) && existsSync(file)) {
    const html = readFileSync(file, 'utf8');
    const scripts = [...html.matchAll(/<script>([^]*?)<\/script>/g)].map(([, code = '']) => `'sha256-${createHash('sha256').update(code).digest('base64')}'`);
    pages.set(file, { html, scripts });
  }
  return pages.get(file);
}

/** Serves the built page, below each sandbox's path as at the root. Paths without a file are the page's own. */
export function mountWeb(app: Express, folder: string, settings: Settings): void {
  app.get('/config.json', (req, res) => {
    res.set('cache-control', 'no-cache').json(pageConfig(settings, res.locals.world as World, originOf(req)));
  });
  const assets = join(folder, 'assets');
  // Until something is built there is nothing to serve.
  if (existsSync(assets)) app.use('/assets', staticGzip(assets, { index: false, enableBrotli: true, orderPreference: ['br', 'gzip'], serveStatic: { immutable: true, maxAge: '1y', fallthrough: false } }));
  app.use(express.static(folder, { index: false }));
  app.get(/.*/, (req, res, next) => {
    const page = builtPage(folder);
    if (page === undefined) return next();
    const world = res.locals.world as World;
    const whole = withSettings(page.html, pageConfig(settings, world, originOf(req))).replace('<base href="/"', `<base href="${world.path}/"`);
    res.set('cache-control', 'no-cache').type('html').send(whole);
  });
}
