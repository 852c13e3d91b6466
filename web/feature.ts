import type { Icon } from '@tabler/icons-react';
import type { ComponentType } from 'react';
import type { LoaderFunction } from 'react-router-dom';
import type { Invalidates } from './api/cache-invalidation.ts';
import type { PageNeeds } from './api/feature-availability.ts';
import type { OperationId } from './api/operations.ts';

/** A file whose default export is a page. */
export type PageFile = { default: ComponentType };

/**
 * A page at a path. `page` and the text files named in `texts` are loaded when it is first opened. `place`: `portal`
 * (default) is in the shell and needs a session; `shell` is in the shell and public; `alone` is public without the
 * shell. `guard` may redirect. `where`: the page exists, and is loaded, only if this resolves to true. `needs`: the
 * call without which the page is not offered, if the API may lack it.
 */
export type FeatureRoute = {
  path: string;
  page: () => Promise<PageFile>;
  texts?: readonly string[];
  place?: 'portal' | 'shell' | 'alone';
  guard?: LoaderFunction;
  where?: () => Promise<boolean>;
  needs?: OperationId;
};

/** Paths that only redirect. */
export type FeatureRedirect = { from: readonly string[]; to: string | (() => Promise<string>) };

/**
 * A feature: its routes, its redirects, its menu icons by form name, and the cached responses that its actions make
 * stale, if not the default (`usuallyStale`).
 */
export type Feature = {
  routes?: readonly FeatureRoute[];
  redirects?: readonly FeatureRedirect[];
  menuIcons?: Readonly<Record<string, Icon>>;
  invalidates?: Invalidates;
};

/** Declares a feature. Its file imports pages only with `import()`. */
export const defineFeature = (feature: Feature): Feature => feature;

/** The menu icons of all features, by the form's name. */
export const menuIconsOf = (features: readonly Feature[]): Readonly<Record<string, Icon>> =>
  Object.assign({}, ...features.map(({ menuIcons }) => menuIcons)) as Record<string, Icon>;

/** The cached responses that the actions of all features make stale. */
export const invalidatesOf = (features: readonly Feature[]): Invalidates =>
  Object.assign({}, ...features.map(({ invalidates }) => invalidates)) as Invalidates;

/** The calls that pages require, by path. */
export const pageNeedsOf = (features: readonly Feature[]): PageNeeds =>
  Object.fromEntries(
    features
      .flatMap(({ routes = [] }) => routes)
      .flatMap(({ path, needs }) => (needs === undefined ? [] : [[path, needs]])),
  );
