import { feature } from '../../feature.ts';
import { transcriptHandlers } from './transcript-handlers.ts';

/** The academic transcript, grading and standing. */
export const transcriptFeature = feature('transcript', {
  handlers: transcriptHandlers,
});
