import type { Schema } from '../../api/operations.ts';
import { sharedAddress } from '../sandbox-address.ts';

/** Where trainees join. */
export const joinAddress = (reach: Schema<'Reach'>, path: string): string => sharedAddress(reach, '', path);
