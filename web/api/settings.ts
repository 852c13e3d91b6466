/** What this installation talks to, read from config.json at run time: the same build serves the simulator and the real API. */
export type Settings = {
  /** Origin of the API, '' where it is served from the same place as the page. */
  apiBaseUrl: string;
  /** Whether the API is a simulator; where it is not said, the API is asked. */
  simulator?: boolean;
  /** Google's reCAPTCHA v2 key; '' shows the simulated one. */
  captchaSiteKey: string;
  links: { admission: string; legacy: string; beta: string };
  /** Where the corporate e-mail signs in and out: any OpenID Connect provider. */
  identityProvider: { issuer?: string; clientId?: string; authorizationUrl?: string; endSessionUrl?: string; scope?: string };
};

const defaults: Settings = { apiBaseUrl: '', captchaSiteKey: '', links: { admission: '', legacy: '', beta: '' }, identityProvider: {} };

let current: Settings = defaults;
export const settings = (): Settings => current;

/** Where the page lives: '/' or '/sandbox/name/'. */
export const basePath = (): string => new URL(document.baseURI).pathname;

async function fetchSettings(): Promise<unknown> {
  const response = await fetch(new URL('config.json', document.baseURI), { cache: 'no-cache' });
  return response.ok ? response.json() : undefined;
}

/** Out of the document where a server of ours put them; else `config.json` beside it, which a static host serves. */
export async function loadSettings(): Promise<Settings> {
  try {
    const found = (await (window.begun?.settings ?? fetchSettings())) as Partial<Settings> | undefined;
    if (found) {
      current = { ...defaults, ...found, links: { ...defaults.links, ...found.links }, identityProvider: { ...found.identityProvider } };
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
