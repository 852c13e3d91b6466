import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chromium, type LaunchOptions } from 'playwright';

/** The headless shell first: a whole browser renders the pages of its own windows as well, which nobody sees. */
const known = [
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

const installed = (): string | undefined => process.env.CHROME_PATH || known.find((path) => existsSync(path));

/** The browser that is there; Playwright's own where none is. */
export const browserOptions = (): LaunchOptions => {
  const executablePath = installed();
  return {
    ...(executablePath && { executablePath }),
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-quic',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
    ],
  };
};

const works = (command: string, args: string[]): boolean => spawnSync(command, args, { stdio: 'inherit' }).status === 0;

/**
 * Whether there is a browser to test with: the installed one, else Playwright's, else Debian's, fetched where it is
 * missing.
 */
export function ensureBrowser(): boolean {
  if (installed() || existsSync(chromium.executablePath())) return true;
  if (works('npx', ['playwright', 'install', 'chromium'])) return true;
  return (
    works('apt-get', ['update', '-q']) &&
    ['chromium-headless-shell', 'chromium'].some((name) => works('apt-get', ['install', '-y', '-q', name]))
  );
}
