import { feature } from '../../feature.ts';
import { credentialHandlers } from './credential-handlers.ts';
import { documentHandlers } from './document-handlers.ts';
import { certificateKind, transcriptKind } from './document-kind.ts';

/**
 * Official documents: requests for transcripts and certificates, the public verification of documents, and documents as
 * verifiable credentials.
 */
export const documentFeature = feature('document', {
  handlers: { ...documentHandlers, ...credentialHandlers },
  requestKinds: { transcriptRequest: transcriptKind, certificate: certificateKind },
});
