import { IconChevronDown } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Schema } from '../../api/operations.ts';
import { Tag } from '../../ui/text/Tag.tsx';
import { useLanguage } from '../../ui/text/useLanguage.ts';
import classes from './SemesterDetails.module.css';

type Semester = Pick<Schema<'SemesterFees'>, 'name'> & {
  totals: Pick<Schema<'FeeTotals'>, 'privateRemain'>;
  time?: Schema<'SemesterFees'>['time'];
  toPay?: number;
  onItsWay?: number;
};

/** A semester's name, with its unpaid or unconfirmed amount if there is one, and `children` in a collapsible part. */
export function SemesterDetails({
  semester: { name, totals, time = 'past', toPay = totals.privateRemain, onItsWay = 0 },
  level,
  open,
  children,
}: {
  semester: Semester;
  level: 2 | 3;
  open: boolean;
  children: ReactNode;
}) {
  const { t } = useTranslation('fees');
  const { pick } = useLanguage();
  const Heading = `h${level}` as const;
  const settled = toPay === 0 && onItsWay === 0;
  return (
    <details className={`sis-clipped ${classes.semester} sis-frame`} open={open}>
      <summary className={`sis-row ${classes.summary}`}>
        <IconChevronDown size={18} stroke={1.75} aria-hidden className={classes.chevron} />
        <Heading className="sis-subtitle">{pick(name)}</Heading>
        {time !== 'past' && <Tag tone="accent">{t(`semester.${time}`)}</Tag>}
        <span className={`sis-aside sis-medium sis-figures ${classes.standing}`} data-settled={settled || undefined}>
          {settled
            ? t('semester.settled')
            : toPay > 0
              ? t('semester.toPay', { fils: toPay })
              : t('semester.onItsWay', { fils: onItsWay })}
        </span>
      </summary>
      {children}
    </details>
  );
}
