import { feature } from '../../feature.ts';
import { transcriptHandlers } from './transcript-handlers.ts';

/** The student's transcript: grades, averages and academic standing by semester. */
export const transcriptFeature = feature('transcript', {
  handlers: transcriptHandlers,
});
