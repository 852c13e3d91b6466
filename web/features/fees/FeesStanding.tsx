import { IconLock } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import type { Schema } from '../../api/operations.ts';
import { FigureCard } from '../../ui/FigureCard.tsx';
import { Money } from '../../ui/Money.tsx';
import { ShareBar } from '../../ui/ShareBar.tsx';
import { StatCard } from '../../ui/StatCard.tsx';
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
      <FigureCard
        label={t('title.fees')}
        figures={
          <>
            <StatCard label={t('figures.due')} {...(owed.due > 0 ? { value: <Money fils={owed.due} /> } : { value: t('figures.nothing'), tone: 'calm' })} note={<Deadline owed={owed} />} />
            {balance > 0 && <StatCard label={t('figures.balance')} value={<Money fils={balance} />} note={t('figures.balanceText')} />}
          </>
        }
      >
        {shown && shown.totals.amount > 0 && (
          <div className={classes.shares}>
            <h2 className={classes.heading}>{t('bar.title', { semester: pick(shown.name) })}</h2>
            <SemesterBar totals={shown.totals} />
            {sponsor && (
              <p className={classes.note}>
                {t('figures.sponsor')}: {pick(sponsor)}
              </p>
            )}
          </div>
        )}
      </FigureCard>
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

/** Until when it is to be paid, and what should have been paid already. */
function Deadline({ owed: { due, dueBy, overdue } }: { owed: Fees['owed'] }) {
  const { t } = useTranslation('fees');
  if (due === 0) return t('figures.nothingText');
  if (overdue > 0) return <span className={classes.late}>{t('figures.overdue', { fils: overdue })}</span>;
  return dueBy ? t('figures.dueBy', { at: dueBy }) : t('figures.atOnce');
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
