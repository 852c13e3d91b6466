import type { RouteObject } from 'react-router-dom';
import { createBrowserRouter, redirect, replace } from 'react-router-dom';
import { currentSession } from '../api/session.ts';
import type { Feature, FeatureRedirect, FeatureRoute } from '../feature.ts';
import { paths } from '../paths.ts';
import { fetchPart } from '../ui/fetchPart.ts';
import { loadTexts } from '../ui/language.ts';
import { BrokenInShell, BrokenPage } from './BrokenPage.tsx';
import { Root } from './Root.tsx';

/** A lazy route: its page and texts are loaded when it is first opened. */
function pageOf({ path, page, texts = [], guard, where }: FeatureRoute): RouteObject {
  const route: RouteObject = {
    path,
    lazy: async () => {
      if (where && !(await where())) return { loader: () => replace(paths.notFound), Component: () => null };
      const [{ default: Component }] = await fetchPart(Promise.all([page(), loadTexts(...texts)]));
      return { Component };
    },
  };
  return guard ? { loader: guard, children: [route] } : route;
}

/** Routes that only redirect. */
const leadsOf = ({ from, to }: FeatureRedirect): RouteObject[] =>
  from.map((path) => ({
    path,
    loader: () => (typeof to === 'string' ? replace(to) : to().then((place) => replace(place))),
    element: null,
  }));

let router: ReturnType<typeof createBrowserRouter> | undefined;

/** The hash of a URL. Requests do not contain it, so it is read from the current navigation or location. */
const hashOf = ({ pathname, search }: URL): string =>
  [router?.state.navigation.location, location].find((place) => place?.pathname === pathname && place.search === search)
    ?.hash ?? '';

const needsSession = ({ request }: { request: Request }) => {
  const session = currentSession();
  // True if the student has several academic records and has not selected one yet.
  const waiting = session !== null && session.record === null && session.records.length > 1;
  if (session && !waiting) return null;
  const address = new URL(request.url);
  const base = new URL(document.baseURI).pathname.replace(/\/$/, '');
  const from = `${address.pathname.slice(base.length)}${address.search}${hashOf(address)}`;
  const to = waiting ? paths.chooseRecord : paths.signIn;
  return redirect(from === paths.home ? to : `${to}?from=${encodeURIComponent(from)}`);
};

/** The shell with its pages, loaded together with the first of them. */
const shellAround = (pagesAt: (place: FeatureRoute['place']) => RouteObject[]): RouteObject => ({
  lazy: async () => {
    const [{ default: Shell }] = await fetchPart(Promise.all([import('./Shell.tsx'), loadTexts('menu', 'messages')]));
    return { Component: Shell };
  },
  children: [
    { loader: needsSession, ErrorBoundary: BrokenInShell, children: pagesAt('portal') },
    // The public pages inside the shell.
    ...pagesAt('shell'),
  ],
});

/**
 * The routes of all features. The error boundary is inside the root, so that the simulator's strip and the notices
 * stay when a page breaks.
 */
function routesOf(features: readonly Feature[]): RouteObject[] {
  const routes = features.flatMap((feature) => feature.routes ?? []);
  const redirects = features.flatMap((feature) => feature.redirects ?? []);
  const pagesAt = (place: FeatureRoute['place']): RouteObject[] =>
    routes.filter((route) => (route.place ?? 'portal') === place).map(pageOf);
  return [
    {
      Component: Root,
      ErrorBoundary: BrokenPage,
      HydrateFallback: () => null,
      children: [
        {
          ErrorBoundary: BrokenPage,
          children: [
            ...redirects.flatMap(leadsOf),
            ...pagesAt('alone'),
            shellAround(pagesAt),
            ...leadsOf({ from: ['*'], to: paths.notFound }),
          ],
        },
      ],
    },
  ];
}

/** Creates the router of the application below `basename`, with the pages of these features. */
export const createRouter = (basename: string, features: readonly Feature[]) =>
  (router = createBrowserRouter(routesOf(features), { basename }));
