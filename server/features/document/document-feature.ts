import { feature } from '../../feature.ts';
import { documentHandlers } from './document-handlers.ts';
import { certificateKind, transcriptKind } from './document-kind.ts';

/** Official documents: requests for transcripts and certificates, and the public verification of documents. */
export const documentFeature = feature('document', {
  handlers: documentHandlers,
  requestKinds: { transcriptRequest: transcriptKind, certificate: certificateKind },
});
