import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import express, { type Express } from 'express';
import { isLanguage } from '../../locales/i18n.ts';
import staticGzip from 'express-static-gzip';
import { installedApp } from '../hosting/installed-app.ts';
import type { PageConfig } from '../hosting/page-config.ts';
import { pageFile } from '../hosting/page-file.ts';
import { originOf } from './origin.ts';
import type { Settings } from '../settings.ts';
import type { World } from '../world.ts';

/** What the page reads at run time: where its API is, the links around it, and whose page it is. */
export const pageConfig = (settings: Settings, world: World, origin: string): PageConfig => ({
  ...settings.page,
  apiBaseUrl: '',
  simulator: settings.simulate,
  captchaSiteKey: settings.captchaSiteKey,
  links: settings.links,
  identityProvider: identityAddresses(settings, `${origin}${world.path}/identity`),
});

/** Where the browser goes to sign in with the corporate e-mail: the provider the environment names, else the simulator's own. */
function identityAddresses({ simulate, identity: { issuer, clientId, authorizationUrl, endSessionUrl } }: Settings, own: string) {
  if (issuer) return authorizationUrl ? { issuer, clientId, authorizationUrl, endSessionUrl } : {};
  return simulate ? { issuer: own, clientId, authorizationUrl: `${own}/auth`, endSessionUrl: `${own}/session/end` } : {};
}

/** Serves the built page, below each sandbox's path as at the root. Paths without a file are the page's own. */
export function mountWeb(app: Express, folder: string, settings: Settings): void {
  app.get('/config.json', (req, res) => {
    res.set('cache-control', 'no-cache').json(pageConfig(settings, res.locals.world as World, originOf(req)));
  });
  app.get('/app-:language.json', (req, res, next) => {
    const { language } = req.params;
    if (!isLanguage(language)) return next();
    res.set('cache-control', 'no-cache').json(installedApp(language, settings.page));
  });
  const file = join(folder, 'index.html');
  const assets = join(folder, 'assets');
  // Until something is built there is nothing to serve.
  if (existsSync(assets)) app.use('/assets', staticGzip(assets, { index: false, enableBrotli: true, orderPreference: ['br', 'gzip'], serveStatic: { immutable: true, maxAge: '1y', fallthrough: false } }));
  app.use(express.static(folder, { index: false }));
  let page: string | undefined;
  app.get(/.*/, (_, res, next) => {
    if (page === undefined && existsSync(file)) page = readFileSync(file, 'utf8');
    if (page === undefined) return next();
    const { path } = res.locals.world as World;
    res.set('cache-control', 'no-cache').type('html').send(pageFile(page, `${path}/`, settings.page));
  });
}
