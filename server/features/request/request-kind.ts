import type { Db } from '../../../db/db.ts';
import type { Text } from '../../../locales/i18n.ts';
import type { Schema } from '../../http/operations.ts';
import type { Refusal } from '../../refusal.ts';
import type { Office, RequestRow } from './request-queries.ts';

export type Fact = Schema<'RequestFact'>;
export type DeskDecision = { decision: 'approved' | 'refused'; note: string; values: Readonly<Record<string, string>> };

/**
 * All that is a kind's own of a request: its words are in locales/<lang>/request.json, under its name. Everything else (number, life,
 * history, the desk, the student's list, the console) is the same for every kind.
 */
export type RequestKindRules = {
  office: Office;
  /** Where the student follows it. */
  page: string;
  /** What it is about, for lists. */
  subject: (db: Db, request: RequestRow) => Text;
  /** What is to know of it, for the office and the student. */
  facts: (db: Db, request: RequestRow, now: number) => Fact[];
  /** Since when the office has it; null is not yet. Left out, since it was sent. */
  deskSince?: (db: Db, request: RequestRow) => number | null;
  /** What the office fills in to approve; left out, nothing. */
  form?: (db: Db, request: RequestRow) => Schema<'DeskField'>[];
  /** Why the rules would refuse an approval now; left out, never. */
  reasons?: (db: Db, request: RequestRow, now: number) => Refusal[];
  /** Ends the request and does what follows from it, in the caller's transaction. It is undecided, on the desk, and the form is filled. */
  decide: (db: Db, request: RequestRow, decision: DeskDecision, now: number) => void;
};

export const textFact = (name: string, text: Text): Fact => ({ name, type: 'text', text });
/** The student's own words are the same in both languages. */
export const wordsFact = (name: string, words: string): Fact[] => (words ? [textFact(name, { en: words, ar: words })] : []);
export const codeFact = (name: string, code: string, text: Text | null = null): Fact => ({ name, type: 'code', code, text });
export const moneyFact = (name: string, fils: number): Fact => ({ name, type: 'money', fils });
export const shareFact = (name: string, number: number, total: number): Fact => ({ name, type: 'share', number, total });
export const fileFact = (name: string, file: Schema<'Attachment'>): Fact => ({ name, type: 'file', file });
