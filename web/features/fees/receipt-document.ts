import type { TFunction } from 'i18next';
import { formatInstant, formatMoney, isolate, type Language } from '../../../locales/i18n.ts';
import type { Schema } from '../../api/operations.ts';

/** The receipt of one payment as a PDF, in the language of the page. */
export async function receiptPdf(receipt: Schema<'Receipt'>, language: Language, t: TFunction<'fees'>): Promise<Blob> {
  const { openPdf } = await import('../../documents/pdf.ts');
  const { documentNumber, receiptDate, student, method, amount, paidByCard, fromBalance, items } = receipt;
  const pdf = await openPdf({
    language,
    title: t('receipt.title'),
    student: { name: student.name[language], code: student.code, major: student.programme[language] },
  });
  pdf.facts([
    [t('receipt.document'), documentNumber],
    [t('receipt.date'), formatInstant(receiptDate, language, 'date')],
    [t('receipt.method'), t(`history.methods.${method}`)],
    [t('receipt.total'), formatMoney(amount, language)],
  ]);
  pdf.table({
    columns: [
      { header: t('receipt.item') },
      { header: t('receipt.semester'), width: 55 },
      { header: t('receipt.amount'), align: 'end', width: 34 },
    ],
    rows: items.map(({ code, label, semester, amount: fils }) => [
      code ? `${isolate(code)} ${label[language]}` : label[language],
      semester[language],
      formatMoney(fils, language),
    ]),
    foot: [t('receipt.total'), '', formatMoney(amount, language)],
  });
  if (fromBalance > 0)
    pdf.facts([
      [t('receipt.fromBalance'), formatMoney(fromBalance, language)],
      ...(paidByCard > 0 ? [[t(`history.methods.${method}`), formatMoney(paidByCard, language)] as const] : []),
    ]);
  pdf.note(t('receipt.note'));
  return pdf.blob();
}
