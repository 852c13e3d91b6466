import { useTranslation } from 'react-i18next';
import type { Schema } from '../../api/operations.ts';
import classes from './ConsequenceTree.module.css';
import { useLanguage } from '../text/useLanguage.ts';

/**
 * Nested list of the consequences of a request. The default title is for expected ones; `title` replaces it for past
 * ones.
 */
export function ConsequenceTree({ consequences, title }: { consequences: Schema<'Consequence'>[]; title?: string }) {
  const { t } = useTranslation('request');
  if (consequences.length === 0) return null;
  return (
    <section className={classes.box} aria-label={title ?? t('confirm.consequences')}>
      <strong>{title ?? t('confirm.consequences')}</strong>
      <Branch consequences={consequences} />
    </section>
  );
}

function Branch({ consequences }: { consequences: Schema<'Consequence'>[] }) {
  const { pick } = useLanguage();
  return (
    <ul className={classes.list}>
      {consequences.map(({ name, text, parts }, index) => (
        <li key={`${name} ${String(index)}`}>
          {pick(text)}
          {parts.length > 0 && <Branch consequences={parts} />}
        </li>
      ))}
    </ul>
  );
}
