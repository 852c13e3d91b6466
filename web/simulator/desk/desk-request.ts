import type { Schema } from '../../api/operations.ts';

/** A request as its office sees it. */
export type DeskRequest = Schema<'DeskRequest'>;
