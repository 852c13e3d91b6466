import { allow, refuse, type Rule } from '../../refusal.ts';

export type RequestStatus = 'sent' | 'approved' | 'refused' | 'canceled';

/** A request is decided once. */
export const notDecided: Rule<{ status: RequestStatus }> = ({ status }) => (status === 'sent' ? allow : refuse('request.decided'));
