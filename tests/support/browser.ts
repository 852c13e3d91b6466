import { existsSync } from 'node:fs';
import type { LaunchOptions } from 'playwright';

const installed = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome', '/usr/bin/google-chrome-stable', '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome'];

/** The browser that is there; Playwright's own where none is. */
export const browserOptions = (): LaunchOptions => {
  const executablePath = process.env.CHROME_PATH || installed.find((path) => existsSync(path));
  return {
    ...(executablePath && { executablePath }),
    args: ['--no-sandbox', '--disable-gpu', '--disable-quic', '--disable-background-networking', '--disable-component-update', '--disable-sync'],
  };
};
