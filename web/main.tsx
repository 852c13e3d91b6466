import '@mantine/core/styles/default-css-variables.layer.css';
import '@mantine/core/styles/baseline.layer.css';
import '@mantine/core/styles/global.layer.css';
import '@mantine/core/styles/VisuallyHidden.layer.css';
import '@mantine/core/styles/UnstyledButton.layer.css';
import '@mantine/core/styles/Button.layer.css';
import '@mantine/core/styles/CloseButton.layer.css';
import '@mantine/core/styles/ActionIcon.layer.css';
import '@mantine/core/styles/Loader.layer.css';
import '@mantine/core/styles/Input.layer.css';
import '@mantine/core/styles/InlineInput.layer.css';
import '@mantine/core/styles/PasswordInput.layer.css';
import '@mantine/core/styles/Checkbox.layer.css';
import './fonts.css';
import './theme.css';
import { createRoot } from 'react-dom/client';
import { RouterProvider } from 'react-router-dom';
import { verifySession } from './api/client.ts';
import { storedLanguage, watchOtherTabs } from './api/session.ts';
import { basePath, loadSettings } from './api/settings.ts';
import { startKeeping } from './api/installation.ts';
import { notify } from './api/notices.ts';
import { watchForErrors } from './api/reports.ts';
import { showColorScheme } from './app/colorScheme.ts';
import { dress } from './app/dress.ts';
import { paths } from './app/paths.ts';
import { startLanguage } from './ui/language.ts';
import { Providers } from './app/Providers.tsx';
import { createRouter } from './app/routes.tsx';

async function start(): Promise<void> {
  showColorScheme();
  const [i18n] = await Promise.all([startLanguage(storedLanguage()), loadSettings()]);
  dress();
  watchForErrors(Object.values(paths), (reference) => notify({ kind: 'broken', reference, seconds: 15 }));
  watchOtherTabs();
  // The page does not wait for it: what is stored counts until it is refused.
  void verifySession();
  void startKeeping();
  const root = document.getElementById('root');
  if (!root) throw new Error('index.html has no #root');
  createRoot(root).render(
    <Providers i18n={i18n}>
      <RouterProvider router={createRouter(basePath())} />
    </Providers>,
  );
}

void start();
