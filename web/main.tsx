import './shared.css';
import './mantine.css';
import './fonts.css';
import './theme.css';
import './adapted.css';
import { startTransition } from 'react';
import { createRoot } from 'react-dom/client';
import { RouterProvider } from 'react-router-dom';
import { mutate } from 'swr';
import { verifySession } from './api/client.ts';
import { currentPlace, storedLanguage, watchOtherTabs } from './api/session.ts';
import { basePath, loadSettings } from './api/settings.ts';
import { whenAtLeisure } from './api/loading.ts';
import { startKeeping } from './api/installation.ts';
import { notify } from './api/notices.ts';
import { watchForErrors } from './api/reports.ts';
import { showColorScheme } from './app/colorScheme.ts';
import { applyBranding } from './app/branding.ts';
import { paths } from './paths.ts';
import { features } from './features.ts';
import { startLanguage } from './ui/language.ts';
import { Providers } from './app/Providers.tsx';
import { createRouter } from './app/routes.tsx';
import { AfterFirstPaint } from './boot/AfterFirstPaint.tsx';
import { preloadedResponses, discardPreloaded } from './api/preloaded-responses.ts';
import { stylesReady } from './boot/styles.ts';

/**
 * Milliseconds from the first rendering during which responses preloaded for the first page are used; later pages do
 * not use them.
 */
const firstPageLasts = 2_000;

/** Resolves when the first page and its texts are loaded. */
const opened = (router: ReturnType<typeof createRouter>): Promise<void> =>
  new Promise((done) => {
    if (router.state.initialized) return done();
    const leave = router.subscribe(({ initialized }) => {
      if (!initialized) return;
      leave();
      done();
    });
  });

/** True on pages for trainers and for people joining a class. An expired student session must not redirect them. */
const isOfNoStudent = (): boolean =>
  [paths.simulator, paths.joinByCode].some((path) => currentPlace().startsWith(path));

const comesToLeave = (): boolean => currentPlace().startsWith(paths.logout);

/** Checks the stored session in the background. The session counts as valid until a request is refused. */
const verify = (): void => void whenAtLeisure(() => isOfNoStudent() || void verifySession());

/** A slow phone renders the first page for seconds, so the lifetime of the preloaded responses begins after it. */
const afterFirstPaint = (): void => {
  verify();
  setTimeout(discardPreloaded, firstPageLasts);
};

async function start(): Promise<void> {
  showColorScheme();
  const [i18n] = await Promise.all([startLanguage(storedLanguage()), loadSettings()]);
  applyBranding();
  watchForErrors(Object.values(paths), (reference) => notify({ kind: 'broken', reference, seconds: 15 }));
  watchOtherTabs(isOfNoStudent);
  void startKeeping();
  const root = document.getElementById('root');
  if (!root) throw new Error('index.html has no #root');
  const router = createRouter(basePath(), features);
  // The static picture of the page stays until the styles, the code and the preloaded responses are ready.
  const [answers] = await Promise.all([preloadedResponses(), opened(router), stylesReady()]);
  // The preloaded responses are put into the cache, so that the page does not render again when it reads the same data.
  await Promise.all(answers.map(([key, data]) => mutate(key, data, { revalidate: false })));
  const leaving = comesToLeave();
  const tree = (
    <Providers i18n={i18n} features={features}>
      <RouterProvider router={router} />
      {!leaving && <AfterFirstPaint then={afterFirstPaint} />}
    </Providers>
  );
  // A transition renders in pieces, so that the page responds to input in between.
  startTransition(() => createRoot(root).render(tree));
}

void start();
