import { feature } from '../../feature.ts';
import { demandHandlers } from './demand-handlers.ts';

/** Courses that students need and cannot register in, and the calls by which students ask for them. */
export const demandFeature = feature('demand', { handlers: demandHandlers });
