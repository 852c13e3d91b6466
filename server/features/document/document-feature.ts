import { feature } from '../../feature.ts';
import { documentHandlers } from './document-handlers.ts';
import { certificateKind, transcriptKind } from './document-kind.ts';

/** Official documents and their verification. */
export const documentFeature = feature('document', {
  handlers: documentHandlers,
  requestKinds: { transcriptRequest: transcriptKind, certificate: certificateKind },
});
