import { Group, Stack } from '@mantine/core';
import type { CSSProperties } from 'react';
import { Money } from '../text/Money.tsx';
import classes from './ShareBar.module.css';

export type Share = {
  key: 'remaining' | 'onItsWay' | 'paid' | 'balance' | 'sponsorPaid' | 'sponsorRemaining';
  label: string;
  fils: number;
};

/**
 * Bar that divides an amount of fees into parts, such as paid and unpaid. The legend has names and amounts, so that
 * colour is never the only sign.
 */
export function ShareBar({ shares }: { shares: readonly Share[] }) {
  const parts = shares.filter(({ fils }) => fils > 0);
  return (
    <Stack gap="sm">
      <div className={classes.bar} data-drawn aria-hidden>
        {parts.map(({ key, fils }) => (
          <span key={key} className={classes.part} data-part={key} style={{ '--share': fils } as CSSProperties} />
        ))}
      </div>
      <Group component="ul" gap="0.5rem 1.75rem" align="stretch" className={`sis-list sis-small ${classes.legend}`}>
        {parts.map(({ key, label, fils }) => (
          <li key={key} data-part={key}>
            <span>{label}</span> <Money fils={fils} strong />
          </li>
        ))}
      </Group>
    </Stack>
  );
}
