import { Badge } from '@mantine/core';
import { IconChevronDown } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import type { Schema } from '../../api/operations.ts';
import { useLanguage } from '../../ui/useLanguage.ts';
import { FeeLine } from './FeeLine.tsx';
import { keyOf, type FeeItem } from './chosen-fees.ts';
import classes from './SemesterFees.module.css';

export type Choice = { chosen: ReadonlySet<string>; choose: (item: FeeItem, chosen: boolean) => void };

/** A semester's fees; one that is over and paid is closed until it is opened. */
export function SemesterFees({ semester: { name, time, totals, items }, choice }: { semester: Schema<'SemesterFees'>; choice: Choice }) {
  const { t } = useTranslation('fees');
  const { pick } = useLanguage();
  const settled = totals.privateRemain === 0;
  return (
    <details className={classes.semester} open={!settled || time !== 'past'}>
      <summary className={classes.summary}>
        <IconChevronDown size={18} stroke={1.75} aria-hidden className={classes.chevron} />
        <h3 className={classes.name}>{pick(name)}</h3>
        {time !== 'past' && (
          <Badge variant="light" tt="none" fw={500}>
            {t(`semester.${time}`)}
          </Badge>
        )}
        <span className={classes.standing} data-settled={settled || undefined}>
          {settled ? t('semester.settled') : t('semester.toPay', { fils: totals.privateRemain })}
        </span>
      </summary>
      <FeeList items={items} choice={choice} />
    </details>
  );
}

export function FeeList({ items, choice: { chosen, choose } }: { items: readonly FeeItem[]; choice: Choice }) {
  return (
    <ul className={classes.items}>
      {items.map((item) => (
        <FeeLine key={keyOf(item)} item={item} chosen={chosen.has(keyOf(item))} onChoose={(checked) => choose(item, checked)} />
      ))}
    </ul>
  );
}
