import { feature } from '../../feature.ts';
import { demandHandlers } from './demand-handlers.ts';

/** Courses that students need and cannot register in. */
export const demandFeature = feature('demand', { handlers: demandHandlers });
