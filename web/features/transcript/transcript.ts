import type { Schema } from '../../api/operations.ts';

export type Transcript = Schema<'AcademicTranscript'>;
