import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import express, { type Express, type Request, type Response } from 'express';
import { isLanguage } from '../../locales/i18n.ts';
import staticGzip from 'express-static-gzip';
import { installedApp } from './installed-app.ts';
import type { PageConfig } from '../hosting/page-config.ts';
import { pageFile, scriptsIn } from './page-file.ts';
import { getOrigin } from './origin.ts';
import type { Settings } from '../settings.ts';
import type { Tenant } from '../tenant.ts';

/** Run-time settings of the page: API address, links and branding. */
export const pageConfig = (settings: Settings, tenant: Tenant, origin: string): PageConfig => ({
  ...settings.page,
  apiBaseUrl: '',
  simulator: settings.simulate,
  captchaSiteKey: settings.captchaSiteKey,
  links: settings.links,
  identityProvider: identityAddresses(settings, `${origin}${tenant.path}/identity`),
});

/**
 * Embeds the settings in the document, so the page needs no request for them. They are JSON data with `<` escaped, so
 * they cannot run or close an element.
 */
export const withSettings = (page: string, config: object): string =>
  page.replace(
    '<!-- settings -->',
    () => `<script type="application/json" id="settings">${JSON.stringify(config).replaceAll('<', '\\u003c')}</script>`,
  );

/**
 * Addresses for sign-in with the university's e-mail: those of the configured provider, or of the simulator's own.
 * Empty if there is no provider, or if the configured one has no authorization address.
 */
function identityAddresses(
  { simulate, identity: { issuer, clientId, authorizationUrl, endSessionUrl } }: Settings,
  own: string,
) {
  if (issuer) return authorizationUrl ? { issuer, clientId, authorizationUrl, endSessionUrl } : {};
  return simulate
    ? { issuer: own, clientId, authorizationUrl: `${own}/auth`, endSessionUrl: `${own}/session/end` }
    : {};
}

type BuiltPage = { html: string; scripts: string[] };
const pages = new Map<string, BuiltPage>();

/** The built document of a folder with the hashes of its inline scripts; undefined before the build. */
export function builtPage(folder: string): BuiltPage | undefined {
  const file = join(folder, 'index.html');
  if (!pages.has(file) && existsSync(file)) {
    const html = readFileSync(file, 'utf8');
    pages.set(file, { html, scripts: scriptsIn(html) });
  }
  return pages.get(file);
}

/** Settings of a page and its base path, '' at the root. */
type PagePlace = { config: PageConfig; path: string };

/**
 * Serves the built page. Paths without a file get index.html, because the page routes them itself. Only below /assets
 * is a missing file a 404.
 */
export function servePage(app: Express, folder: string, placeOf: (req: Request, res: Response) => PagePlace): void {
  app.get('/config.json', (req, res) => {
    res.set('cache-control', 'no-cache').json(placeOf(req, res).config);
  });
  app.get('/app-:language.json', (req, res, next) => {
    const { language } = req.params;
    if (!isLanguage(language)) return next();
    res.set('cache-control', 'no-cache').json(installedApp(language, placeOf(req, res).config));
  });
  const assets = join(folder, 'assets');
  // The folder is missing before the first build.
  if (existsSync(assets))
    app.use(
      '/assets',
      staticGzip(assets, {
        index: false,
        enableBrotli: true,
        orderPreference: ['br', 'gzip'],
        serveStatic: { immutable: true, maxAge: '1y', fallthrough: false },
      }),
    );
  app.use(express.static(folder, { index: false }));
  app.get(/.*/, (req, res, next) => {
    const page = builtPage(folder);
    if (page === undefined) return next();
    const { config, path } = placeOf(req, res);
    res
      .set('cache-control', 'no-cache')
      .type('html')
      .send(withSettings(pageFile(page.html, `${path}/`, config), config));
  });
}

/** Serves the page of our own server, at the root and below each sandbox's path. */
export const mountWeb = (app: Express, folder: string, settings: Settings): void =>
  servePage(app, folder, (req, res) => {
    const tenant = res.locals.tenant as Tenant;
    return { config: pageConfig(settings, tenant, getOrigin(req)), path: tenant.path };
  });
