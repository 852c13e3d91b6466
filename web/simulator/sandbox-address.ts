import { rootPath } from '../api/settings.ts';

/** The address of a page in a sandbox ('' is the main one). */
export const sandboxAddress = (name: string, path: string): string => `${location.origin}${rootPath()}${name ? `sandbox/${name}/` : ''}${path.replace(/^\//, '')}`;

/** The address of a page in this sandbox, for a tab of its own. */
export const pageAddress = (path: string): string => new URL(path.replace(/^\//, ''), document.baseURI).href;
