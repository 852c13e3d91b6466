import type { Icon } from '@tabler/icons-react';
import type { ComponentType } from 'react';
import type { LoaderFunction } from 'react-router-dom';
import type { Invalidates } from './api/cache-invalidation.ts';
import type { PageNeeds } from './api/feature-availability.ts';
import type { OperationId } from './api/operations.ts';

/** A file whose default export is a page. */
export type PageFile = { default: ComponentType };

/**
 * A page at an address. `page` and the texts of the areas in `texts` are fetched when it is first opened. `place`:
 * `portal`, in the shell for who is signed in, where nothing is said; `shell`, in the shell for anyone; `alone`,
 * without the shell for anyone. `guard` may lead elsewhere instead. `where`: only there is the page, and only there it
 * is fetched. `needs`: the call without which there is no such page, of those an API may be without.
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

/** Addresses that only lead to another. */
export type FeatureRedirect = { from: readonly string[]; to: string | (() => Promise<string>) };

/**
 * An area of the page, as it says itself: its addresses, the icons of its forms by their names in the menu, and what
 * its actions make stale beyond what a call says by itself (`listChanges`).
 */
export type Feature = {
  routes?: readonly FeatureRoute[];
  redirects?: readonly FeatureRedirect[];
  menuIcons?: Readonly<Record<string, Icon>>;
  invalidates?: Invalidates;
};

/** Declares an area. Its file loads no page: each is an `import()`. */
export const defineFeature = (feature: Feature): Feature => feature;

/** The icons of all areas, by the form's name in the menu. */
export const menuIconsOf = (features: readonly Feature[]): Readonly<Record<string, Icon>> =>
  Object.assign({}, ...features.map(({ menuIcons }) => menuIcons)) as Record<string, Icon>;

/** What the actions of all areas make stale. */
export const invalidatesOf = (features: readonly Feature[]): Invalidates =>
  Object.assign({}, ...features.map(({ invalidates }) => invalidates)) as Invalidates;

/** The calls that pages are nothing without, by address. */
export const pageNeedsOf = (features: readonly Feature[]): PageNeeds =>
  Object.fromEntries(
    features
      .flatMap(({ routes = [] }) => routes)
      .flatMap(({ path, needs }) => (needs === undefined ? [] : [[path, needs]])),
  );
