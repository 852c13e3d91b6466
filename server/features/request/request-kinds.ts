import { appealKind } from '../appeal/appeal-kind.ts';
import { refundKind } from '../refund/refund-kind.ts';
import { addSeatKind } from '../registration/addseat-kind.ts';
import type { RequestKindRules } from './request-kind.ts';
import type { RequestKind } from './request-queries.ts';

/** Every kind of request there is: one more is one more line, its declaration and its words. */
export const requestKindRules: Record<RequestKind, RequestKindRules> = { addSeat: addSeatKind, appeal: appealKind, refund: refundKind };
