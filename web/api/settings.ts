import { defaultConfig, readPageConfig, type PageConfig } from '../../server/hosting/page-config.ts';
import { isPart } from './feature-availability-rules.ts';

/**
 * What this installation talks to and whose it is, read from config.json at run time: the same build serves the
 * simulator and the real API.
 */
let current: PageConfig = defaultConfig;
let misunderstood: string[] = [];
export const settings = (): PageConfig => current;

/** What of config.json could not be used, by name. */
export const settingFaults = (): readonly string[] => misunderstood;

/** Where the page lives: '/' or '/sandbox/name/'. */
export const basePath = (): string => new URL(document.baseURI).pathname;

async function fetchSettings(): Promise<unknown> {
  const response = await fetch(new URL('config.json', document.baseURI), { cache: 'no-cache' });
  return response.ok ? response.json() : undefined;
}

/** Out of the document where a server of ours put them; else `config.json` beside it, which a static host serves. */
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
    // No settings: the page still works against its own origin.
  }
  const override = import.meta.env.DEV ? new URLSearchParams(location.search).get('api') : null;
  if (override) current = { ...current, apiBaseUrl: override };
  return current;
}

/** Where the sandboxes of this server begin: the page's base without the sandbox it is in. */
export const rootPath = (): string => basePath().replace(/sandbox\/[^/]+\/$/, '');

/** The full address of a path of the contract, here or in the sandbox of that name ('' is the main one). */
export const apiAddress = (path: string, sandbox?: string): string => {
  const base = current.apiBaseUrl || (sandbox === undefined ? basePath() : rootPath());
  return `${base.replace(/\/$/, '')}${sandbox ? `/sandbox/${sandbox}` : ''}${path}`;
};
