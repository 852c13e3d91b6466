import { useTranslation } from 'react-i18next';
import { formatAmount } from '../../../locales/i18n.ts';
import type { Schema } from '../../api/operations.ts';
import { CodeText } from '../text/CodeText.tsx';
import { useLanguage } from '../text/useLanguage.ts';
import classes from './ConsequenceTable.module.css';

type Consequence = Schema<'Consequence'>;
type Effect = { text: string; fils: number | null };
export type Effects = {
  /** The effects on courses, fees and requests, each group with the name of what it concerns. */
  rows: { what: string; effects: Effect[] }[];
  /** The sums of money at the foot of the table. */
  totals: Effect[];
  /** All other effects, each as one sentence. */
  notes: string[];
};

/**
 * The consequences of a request as a table. The default title is for expected ones; `title` replaces it for past ones.
 */
export function ConsequenceTable({ consequences, title }: { consequences: Consequence[]; title?: string }) {
  const { pick } = useLanguage();
  const effects: Effects = { rows: [], totals: [], notes: [] };
  for (const consequence of consequences) collect(consequence, pick, effects);
  return <EffectTable effects={effects} {...(title !== undefined && { title })} />;
}

function collect(
  { what, text, fils, parts }: Consequence,
  pick: (text: Consequence['text']) => string,
  to: Effects,
): void {
  if (what) addTo(to.rows, pick(what), { text: pick(text), fils });
  else if (fils !== null) to.totals.push({ text: pick(text), fils });
  // A summary sentence whose parts are listed in the table is left out.
  else if (parts.length === 0 || parts.some((part) => !part.what)) to.notes.push(pick(text));
  for (const part of parts) collect(part, pick, to);
}

/** Adds an effect to the row of what it concerns. Effects without an amount come first in their row. */
function addTo(rows: Effects['rows'], what: string, effect: Effect): void {
  const row = rows.find((one) => one.what === what);
  if (!row) rows.push({ what, effects: [effect] });
  else if (effect.fils === null) row.effects.unshift(effect);
  else row.effects.push(effect);
}

/** Effects as a table with the columns item, effect and amount, followed by the sentences. */
export function EffectTable({ effects: { rows, totals, notes }, title }: { effects: Effects; title?: string }) {
  const { t } = useTranslation('request');
  const label = title ?? t('confirm.consequences');
  if (rows.length + totals.length + notes.length === 0) return null;
  const money = totals.length > 0 || rows.some((row) => row.effects.some(({ fils }) => fils !== null));
  return (
    <section className={`${classes.box} sis-frame`} aria-label={label}>
      <strong className={classes.title}>{label}</strong>
      {rows.length + totals.length > 0 && (
        <table role="table" className={classes.table}>
          {rows.length > 0 && (
            <thead role="rowgroup">
              <tr role="row">
                <th role="columnheader">{t('confirm.what')}</th>
                <th role="columnheader">{t('confirm.happens')}</th>
                {money && <th role="columnheader">{t('confirm.amount')}</th>}
              </tr>
            </thead>
          )}
          {rows.map(({ what, effects }) => (
            <tbody key={what} role="rowgroup">
              {effects.map(({ text, fils }, index) => (
                <tr key={`${text} ${String(index)}`} role="row">
                  {index === 0 && (
                    <th role="rowheader" scope="rowgroup" rowSpan={effects.length}>
                      {what}
                    </th>
                  )}
                  <td role="cell">{text}</td>
                  {money && <Amount fils={fils} />}
                </tr>
              ))}
            </tbody>
          ))}
          {totals.length > 0 && (
            <tfoot role="rowgroup">
              {totals.map(({ text, fils }) => (
                <tr key={text} role="row">
                  <th role="rowheader" scope="row" colSpan={2}>
                    {text}
                  </th>
                  <Amount fils={fils} />
                </tr>
              ))}
            </tfoot>
          )}
        </table>
      )}
      {notes.length > 0 && (
        <ul className={`${classes.notes} sis-list`}>
          {notes.map((note, index) => (
            <li key={`${note} ${String(index)}`}>{note}</li>
          ))}
        </ul>
      )}
    </section>
  );
}

/**
 * The cell of an amount, shown in dinars and without a sign, because the text of the effect says in which direction the
 * money moves. The cell is empty for null.
 */
function Amount({ fils }: { fils: number | null }) {
  return (
    <td role="cell" className={classes.amount}>
      {fils !== null && <CodeText>{formatAmount(Math.abs(fils))}</CodeText>}
    </td>
  );
}
