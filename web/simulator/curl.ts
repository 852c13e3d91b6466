import type { Schema } from '../api/operations.ts';
import { apiAddress } from '../api/settings.ts';

const quoted = (text: string): string => `'${text.replaceAll("'", "'\\''")}'`;
/** Paths that need no token in the real API, and the simulator's own paths. */
const open =
  /UserLogin|HandleAuthentication|ForgetPassword|RefreshToken|\/Webhook\/|^\/api\/public\/|^\/\.well-known\/|^\/sim\/|^\/(register|forgot_password|verify_token)$/;

/** A recorded call as a curl command. The reader sets the token in $TOKEN, the operator's key in $OPERATOR_KEY. */
export function toCurl({ call, body, language }: Schema<'TrafficDetails'>): string {
  const address = new URL(`${apiAddress(call.path)}${call.query}`, location.href).href;
  return [
    `curl ${call.method === 'GET' ? '' : `-X ${call.method} `}${quoted(address)}`,
    `-H ${quoted(`accept-language: ${language}`)}`,
    ...(open.test(call.path) ? [] : ['-H "authorization: Bearer $TOKEN"']),
    ...(call.path.includes('/Webhook/') ? ['-H "x-operator-key: $OPERATOR_KEY"'] : []),
    ...(body === null ? [] : [`-H ${quoted('content-type: application/json')}`, `-d ${quoted(body)}`]),
  ].join(' \\\n  ');
}
