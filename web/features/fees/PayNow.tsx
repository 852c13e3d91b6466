import { Button, Group, Stack, Switch } from '@mantine/core';
import { IconCreditCard } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Money } from '../../ui/text/Money.tsx';
import { NotPaid } from '../../ui/request/NotPaid.tsx';
import { usePayment } from '../../ui/controls/usePayment.ts';
import type { FeeItem } from './chosen-fees.ts';

const sumDue = (items: readonly FeeItem[]): number => items.reduce((sum, { due }) => sum + due, 0);

/** Pays all payable fees, or only the overdue ones, without choosing single fees. */
export function PayNow({ items, balance }: { items: readonly FeeItem[]; balance: number }) {
  const { t } = useTranslation('fees');
  const { pay, paying, unanswered } = usePayment();
  const [useBalance, setUseBalance] = useState(false);
  const overdue = items.filter((item) => item.overdue);
  if (items.length === 0) return null;
  const start = (chosen: readonly FeeItem[]): void =>
    void pay(
      chosen.map(({ kind, id }) => ({ kind, id })),
      useBalance && balance > 0,
    );
  return (
    <Stack gap="sm" align="flex-start">
      <Group gap="xs" align="stretch">
        <Button
          loading={paying}
          leftSection={<IconCreditCard size={20} stroke={1.75} aria-hidden />}
          onClick={() => start(items)}
        >
          {t('pay.pay', { fils: sumDue(items) })}
        </Button>
        {overdue.length > 0 && overdue.length < items.length && (
          <Button variant="default" disabled={paying} onClick={() => start(overdue)}>
            {t('pay.overdue', { fils: sumDue(overdue) })}
          </Button>
        )}
      </Group>
      <NotPaid why={unanswered} />
      {balance > 0 && (
        <Switch
          checked={useBalance}
          onChange={(event) => setUseBalance(event.currentTarget.checked)}
          label={
            <>
              {t('pay.useBalance')} <Money fils={balance} />
            </>
          }
        />
      )}
    </Stack>
  );
}
