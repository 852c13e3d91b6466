import { defaultConfig, readPageConfig, type PageConfig } from '../../server/hosting/page-config.ts';
import { isPart } from './feature-availability-rules.ts';

/**
 * The settings of this installation: its API and its branding, read from config.json at run time. One build serves
 * both the simulator and the real API.
 */
let current: PageConfig = defaultConfig;
let misunderstood: string[] = [];
export const settings = (): PageConfig => current;

/** The names of settings in config.json that are invalid. */
export const settingFaults = (): readonly string[] => misunderstood;

/** The base path of the page, such as '/' or '/sandbox/name/'. */
export const basePath = (): string => new URL(document.baseURI).pathname;

async function fetchSettings(): Promise<unknown> {
  const response = await fetch(new URL('config.json', document.baseURI), { cache: 'no-cache' });
  return response.ok ? response.json() : undefined;
}

/** Reads the settings from the document if the server put them there, else from `config.json`, as on a static host. */
export async function loadSettings(): Promise<PageConfig> {
  try {
    const found = await (window.preloaded?.settings ?? fetchSettings());
    if (found !== undefined) {
      const { config, faults } = readPageConfig(found);
      [current, misunderstood] = [
        config,
        [...faults, ...(config.notOffered ?? []).filter((part) => !isPart(part)).map((part) => `notOffered.${part}`)],
      ];
    }
  } catch {
    // Without settings, the API is at the page's own origin.
  }
  const override = import.meta.env.DEV ? new URLSearchParams(location.search).get('api') : null;
  if (override) current = { ...current, apiBaseUrl: override };
  return current;
}

/** The base path without the sandbox, under which all sandboxes of this server are found. */
export const rootPath = (): string => basePath().replace(/sandbox\/[^/]+\/$/, '');

/** The full address of a path of the contract, in this sandbox or in the named one ('' is the main university). */
export const apiAddress = (path: string, sandbox?: string): string => {
  const base = current.apiBaseUrl || (sandbox === undefined ? basePath() : rootPath());
  return `${base.replace(/\/$/, '')}${sandbox ? `/sandbox/${sandbox}` : ''}${path}`;
};
