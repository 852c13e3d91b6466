import type { CSSProperties } from 'react';
import { useTranslation } from 'react-i18next';
import type { Schema } from '../../api/operations.ts';
import { Money } from '../../ui/Money.tsx';
import classes from './FeesBar.module.css';

/** The whole sum as one bar, part by part; the legend carries the figures. */
export function FeesBar({ fees }: { fees: Schema<'StudentFees'> }) {
  const { t } = useTranslation('registration');
  const all = [
    { key: 'remaining', fils: fees.privateRemain },
    { key: 'paid', fils: fees.privateFees - fees.privateRemain - fees.usedFromBalance },
    { key: 'balance', fils: fees.usedFromBalance },
    { key: 'sponsorPaid', fils: fees.sponsorFees - fees.sponsorRemain },
    { key: 'sponsorRemaining', fils: fees.sponsorRemain },
  ] as const;
  const parts = all.filter(({ fils }) => fils > 0);
  return (
    <div className={classes.whole}>
      <div className={classes.bar} aria-hidden>
        {parts.map(({ key, fils }) => (
          <span key={key} className={classes.part} data-part={key} style={{ '--share': fils } as CSSProperties} />
        ))}
      </div>
      <ul className={classes.legend}>
        {parts.map(({ key, fils }) => (
          <li key={key} data-part={key}>
            <span>{t(`fees.parts.${key}`)}</span> <Money fils={fils} strong />
          </li>
        ))}
      </ul>
    </div>
  );
}
