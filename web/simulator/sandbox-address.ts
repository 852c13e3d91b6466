import { basePath } from '../api/settings.ts';

/** Where the sandboxes of this server begin: the page's base without the sandbox it is in. */
const root = (): string => `${location.origin}${basePath().replace(/sandbox\/[^/]+\/$/, '')}`;

/** The address of a page in a sandbox ('' is the main one). */
export const sandboxAddress = (name: string, path: string): string => `${root()}${name ? `sandbox/${name}/` : ''}${path.replace(/^\//, '')}`;

/** The address of a page in this sandbox, for a tab of its own. */
export const pageAddress = (path: string): string => new URL(path.replace(/^\//, ''), document.baseURI).href;
