import { IconLock } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import type { Schema } from '../../api/operations.ts';
import { Money } from '../../ui/Money.tsx';
import { ShareBar } from '../../ui/ShareBar.tsx';
import { useLanguage } from '../../ui/useLanguage.ts';
import classes from './FeesStanding.module.css';

type Fees = Schema<'FeesOwed'>;

/** What is owed and until when, what can pay for it, and who bears the semester. */
export function FeesStanding({ fees: { owed, balance, sponsor, semesters, notices } }: { fees: Fees }) {
  const { t } = useTranslation('fees');
  const { pick, messageText } = useLanguage();
  const shown = semesters.find(({ time }) => time === 'current') ?? semesters[0];
  return (
    <>
      <section className={classes.card} aria-labelledby="fees-due">
        <div className={classes.figures}>
          <div>
            <h2 id="fees-due" className={classes.label}>
              {t('figures.due')}
            </h2>
            <p className={classes.figure} data-calm={owed.due === 0 || undefined}>
              {owed.due > 0 ? <Money fils={owed.due} /> : t('figures.nothing')}
            </p>
            {owed.overdue > 0 && <p className={classes.late}>{t('figures.overdue', { fils: owed.overdue })}</p>}
            {owed.due > 0 && owed.overdue === 0 && <p className={classes.note}>{owed.dueBy ? t('figures.dueBy', { at: owed.dueBy }) : t('figures.atOnce')}</p>}
            {owed.due === 0 && <p className={classes.note}>{t('figures.nothingText')}</p>}
          </div>
          {balance > 0 && (
            <div>
              <h2 className={classes.label}>{t('figures.balance')}</h2>
              <p className={classes.figure}>
                <Money fils={balance} />
              </p>
              <p className={classes.note}>{t('figures.balanceText')}</p>
            </div>
          )}
        </div>
        {shown && shown.totals.amount > 0 && (
          <div className={classes.shares}>
            <h3 className={classes.heading}>{t('bar.title', { semester: pick(shown.name) })}</h3>
            <SemesterBar totals={shown.totals} />
            {sponsor && (
              <p className={classes.note}>
                {t('figures.sponsor')}: {pick(sponsor)}
              </p>
            )}
          </div>
        )}
      </section>
      {notices.length > 0 && (
        <section className={classes.blocks} aria-labelledby="fees-blocks">
          <IconLock size={20} stroke={1.75} aria-hidden className={classes.lock} />
          <div>
            <h2 id="fees-blocks" className={classes.blocksTitle}>
              {t('blocks.title')}
            </h2>
            <ul className={classes.list}>
              {notices.map(({ Code, Params }) => (
                <li key={Code}>{messageText(Code, Params)}</li>
              ))}
              {shown?.time === 'current' && shown.dueBy && <li>{t('blocks.deadline', { at: shown.dueBy })}</li>}
            </ul>
            <p className={classes.note}>{t('blocks.open')}</p>
          </div>
        </section>
      )}
    </>
  );
}

function SemesterBar({ totals }: { totals: Schema<'FeeTotals'> }) {
  const { t } = useTranslation('fees');
  const shares = [
    { key: 'remaining', fils: totals.privateRemain },
    { key: 'paid', fils: totals.paid },
    { key: 'balance', fils: totals.usedFromBalance },
    { key: 'sponsorPaid', fils: totals.sponsorPaid },
    { key: 'sponsorRemaining', fils: totals.sponsorRemain },
  ] as const;
  return <ShareBar shares={shares.map((share) => ({ ...share, label: t(`bar.${share.key}`) }))} />;
}
