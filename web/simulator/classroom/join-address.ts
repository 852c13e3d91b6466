import type { Schema } from '../../api/operations.ts';
import { rootPath } from '../../api/settings.ts';
import { sandboxAddress } from '../sandbox-address.ts';

const isHere = (host: string): boolean => /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])$/.test(host);

/** Where trainees join: where this page is, or where other machines find the server if this page was opened by a name that only this one knows. */
export function joinAddress({ onlyHere, addresses }: Schema<'Reach'>, path: string): string {
  const [first] = addresses;
  if (onlyHere || first === undefined || !isHere(location.hostname)) return sandboxAddress('', path);
  return `${first}${rootPath()}${path.replace(/^\//, '')}`;
}
