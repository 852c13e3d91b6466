import type { TFunction } from 'i18next';
import { formatInstant, formatMoney, isolate, type Language } from '../../../locales/i18n.ts';
import type { Schema } from '../../api/operations.ts';

type Entry = Schema<'StatementEntry'>;

/** The name of a statement entry in words. */
export function entryName(
  { kind, label, code, documentNumber, creditedAt }: Entry,
  language: Language,
  t: TFunction<'fees'>,
): string {
  if (kind === 'payment') return t('statement.payment', { document: documentNumber ?? '' });
  if (kind === 'credit') return t('statement.credit');
  const name = `${code ? `${isolate(code)} ` : ''}${label?.[language] ?? ''}`;
  if (kind !== 'givenUp') return name;
  return creditedAt ? t('statement.givenUpAt', { name, at: creditedAt }) : t('statement.givenUp', { name });
}

/** The statement as PDF, newest semester first. Each semester has its entries and the amount owed after them. */
export async function statementPdf(
  data: Schema<'FinancialData'>,
  language: Language,
  t: TFunction<'fees'>,
): Promise<Blob> {
  const { openPdf } = await import('../../documents/pdf.ts');
  const { student, totals, owed, toPay = owed, onItsWay = 0, balance, sponsor, now, semesters } = data;
  const money = (fils: number): string => formatMoney(fils, language);
  const some = (fils: number): string => (fils === 0 ? '' : money(fils));
  const pdf = await openPdf({
    language,
    title: t('statement.title'),
    at: now,
    student: { name: student.name[language], code: student.code, major: student.programme[language] },
  });
  pdf.facts([
    [t('figures.due'), money(toPay)],
    ...(onItsWay > 0 ? [[t('figures.onItsWay'), money(onItsWay)] as const] : []),
    [t('statement.balance'), money(balance)],
    [t('statement.charged'), money(totals.privateFees)],
    [t('statement.paid'), money(totals.paid)],
    ...(totals.usedFromBalance > 0 ? [[t('statement.fromBalance'), money(totals.usedFromBalance)] as const] : []),
    ...(sponsor ? [[t('statement.sponsor'), `${money(totals.sponsorFees)} (${sponsor[language]})`] as const] : []),
  ]);
  for (const semester of semesters) {
    const sponsored = semester.totals.sponsorFees > 0;
    pdf.table({
      caption: semester.name[language],
      columns: [
        { header: t('statement.date'), width: 29 },
        { header: t('statement.what') },
        ...(sponsored ? [{ header: t('statement.sponsor'), align: 'end' as const, width: 25 }] : []),
        { header: t('statement.charged'), align: 'end', width: 25 },
        { header: t('statement.paid'), align: 'end', width: 25 },
        { header: t('statement.running'), align: 'end', width: 25 },
      ],
      rows: [
        ...(semester.carried === 0
          ? []
          : [['', t('statement.carried'), ...(sponsored ? [''] : []), '', '', money(semester.carried)]]),
        ...semester.entries.map((entry) => [
          formatInstant(entry.at, language, 'shortDate'),
          entryName(entry, language, t),
          ...(sponsored ? [some(entry.sponsor)] : []),
          some(entry.own),
          some(entry.paid + entry.fromBalance),
          money(entry.owed),
        ]),
      ],
      foot: [
        '',
        t('statement.total'),
        ...(sponsored ? [money(semester.totals.sponsorFees)] : []),
        money(semester.totals.privateFees),
        money(semester.totals.paid + semester.totals.usedFromBalance),
        money(semester.owed),
      ],
    });
  }
  return pdf.blob();
}

/** The statement as one Excel sheet with one entry per row, for calculations. */
export async function statementExcel(
  { semesters }: Schema<'FinancialData'>,
  language: Language,
  t: TFunction<'fees'>,
): Promise<Blob> {
  const { excelFile } = await import('../../documents/excel.ts');
  return excelFile({
    language,
    sheets: [
      {
        name: t('statement.sheet'),
        columns: [
          { header: t('statement.semester'), kind: 'text' },
          { header: t('statement.date'), kind: 'date' },
          { header: t('statement.what'), kind: 'text' },
          { header: t('statement.document'), kind: 'text' },
          { header: t('statement.sponsor'), kind: 'money' },
          { header: t('statement.charged'), kind: 'money' },
          { header: t('statement.paid'), kind: 'money' },
          { header: t('statement.fromBalance'), kind: 'money' },
          { header: t('statement.running'), kind: 'money' },
        ],
        rows: [...semesters]
          .reverse()
          .flatMap(({ name, entries }) =>
            entries.map((entry) => [
              name[language],
              entry.at,
              plain(entryName(entry, language, t)),
              entry.documentNumber,
              entry.sponsor,
              entry.own,
              entry.paid,
              entry.fromBalance,
              entry.owed,
            ]),
          ),
      },
    ],
  });
}

/** Removes the direction marks around codes: they would disturb searching and sorting in a sheet. */
const plain = (text: string): string => text.replace(/[\u2066\u2069]/g, '');
