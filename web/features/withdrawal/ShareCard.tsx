import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { formatPercent } from '../../../locales/i18n.ts';
import type { Schema } from '../../api/operations.ts';
import { FigureCard } from '../../ui/layout/FigureCard.tsx';
import { StatCard } from '../../ui/layout/StatCard.tsx';

/**
 * The share of the fees, in percent, that a student who leaves today gets back. The card also shows the date of the
 * next decrease and the share after it.
 */
export function ShareCard({
  share: { percent, falls },
  children,
}: {
  share: Schema<'RefundShare'>;
  children?: ReactNode;
}) {
  const { t } = useTranslation('withdrawal');
  return (
    <FigureCard
      label={t('share.title')}
      figures={
        <>
          {children}
          <StatCard
            label={t('share.title')}
            value={formatPercent(percent)}
            note={t(percent > 0 ? 'share.percent' : 'share.none')}
          />
          {falls && (
            <StatCard
              label={t('share.falls', { at: falls.at })}
              value={formatPercent(falls.percent)}
              note={falls.percent > 0 && t('share.percent')}
            />
          )}
        </>
      }
    />
  );
}
