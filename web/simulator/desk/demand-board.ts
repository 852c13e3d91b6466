import type { ResponseBodyOf } from '../../api/operations.ts';

export type Board = ResponseBodyOf<'getDemandBoard'>;
export type BoardCourse = Board['courses'][number];
