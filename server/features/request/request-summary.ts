import type { Db } from '../../../db/db.ts';
import type { RequestDetails, requests } from '../../../db/schema/request.ts';
import { formatInstant, type Text } from '../../../locales/i18n.ts';
import { contract } from '../../http/contract.ts';
import { getText } from '../../http/messages.ts';
import type { Schema } from '../../http/operations.ts';
import { findFile } from './attachment-queries.ts';
import { findForm, type FormField } from './request-form.ts';

/** A fact about a request, shown to the office and the student. */

export type RequestField = Schema<'RequestFact'>;

export const summaryText = (name: string, text: Text): RequestField => ({ name, type: 'text', text });
/** The student's own words, used for both languages. */
export const summaryWords = (name: string, words: unknown): RequestField[] =>
  typeof words === 'string' && words ? [summaryText(name, { en: words, ar: words })] : [];
export const summaryCode = (name: string, code: string, text: Text | null = null): RequestField => ({
  name,
  type: 'code',
  code,
  text,
});
export const summaryMoney = (name: string, fils: number): RequestField => ({ name, type: 'money', fils });
export const summaryShare = (name: string, number: number, total: number): RequestField => ({
  name,
  type: 'share',
  number,
  total,
});
export const summaryFile = (name: string, file: Schema<'Attachment'>): RequestField => ({ name, type: 'file', file });

/** One entered value as a fact; none if it is empty. */
function toFact(name: string, field: FormField, value: RequestDetails[string] | undefined): RequestField[] {
  if (value === null || value === undefined || value === '') return [];
  switch (field.type) {
    case 'choice':
      return [summaryText(name, getText('request', `options.${field.name}.${String(value)}`))];
    case 'number':
      return [summaryCode(name, String(value))];
    case 'date': {
      const day = String(value);
      return [
        summaryText(name, { en: formatInstant(day, 'en', 'shortDate'), ar: formatInstant(day, 'ar', 'shortDate') }),
      ];
    }
    default:
      return summaryWords(name, value);
  }
}

/** The entered fields and files of a request whose form consists of plain fields, in the order of the form. */
export const listEntered = (
  db: Db,
  { id, kind, details }: Pick<typeof requests.$inferSelect, 'id' | 'kind' | 'details'>,
): RequestField[] =>
  Object.entries(findForm(contract, kind)?.fields ?? {}).flatMap(([name, field]) => {
    if (field.type !== 'file') return toFact(name, field, details[name]);
    const file = findFile(db, id, name);
    return file ? [summaryFile(name, file)] : [];
  });
