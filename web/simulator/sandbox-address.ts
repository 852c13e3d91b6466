import type { Schema } from '../api/operations.ts';
import { rootPath } from '../api/settings.ts';

const addressAt = (origin: string, name: string, path: string): string =>
  `${origin}${rootPath()}${name ? `sandbox/${name}/` : ''}${path.replace(/^\//, '')}`;
const isHere = (host: string): boolean => /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])$/.test(host);

/** The address of a page in a sandbox ('' is the main one). */
export const sandboxAddress = (name: string, path: string): string => addressAt(location.origin, name, path);

/**
 * The address of a page in a sandbox for sharing. It begins with the page's own origin. If that is `localhost` and
 * other machines can reach the server, it begins with the server's address for them instead.
 */
export function sharedAddress({ onlyHere, addresses }: Schema<'Reach'>, name: string, path: string): string {
  const [first] = addresses;
  return addressAt(onlyHere || first === undefined || !isHere(location.hostname) ? location.origin : first, name, path);
}

/** The address of a page in this sandbox, to open in a separate tab. */
export const pageAddress = (path: string): string => new URL(path.replace(/^\//, ''), document.baseURI).href;
