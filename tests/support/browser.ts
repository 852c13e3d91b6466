import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chromium, type LaunchOptions } from 'playwright';

/**
 * The paths of installed browsers, the preferred ones first. The headless shell is the best, because a full browser
 * also renders its own windows.
 */
const known = [
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

const installed = (): string | undefined => process.env.CHROME_PATH || known.find((path) => existsSync(path));

/** Launch options with the installed browser; without one, Playwright's own is used. */
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
 * True if there is a browser for the tests: an installed one, Playwright's or Debian's. Tries to install a missing
 * one.
 */
export function ensureBrowser(): boolean {
  if (installed() || existsSync(chromium.executablePath())) return true;
  if (works('npx', ['playwright', 'install', 'chromium'])) return true;
  return (
    works('apt-get', ['update', '-q']) &&
    ['chromium-headless-shell', 'chromium'].some((name) => works('apt-get', ['install', '-y', '-q', name]))
  );
}
