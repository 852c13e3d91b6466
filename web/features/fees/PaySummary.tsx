import { Button, Group, Switch, VisuallyHidden } from '@mantine/core';
import { IconCreditCard } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { BottomBar } from '../../ui/layout/BottomBar.tsx';
import { Money } from '../../ui/text/Money.tsx';
import { NotPaid } from '../../ui/request/NotPaid.tsx';
import { usePayment } from '../../ui/controls/usePayment.ts';
import type { FeeItem } from './chosen-fees.ts';
import classes from './PaySummary.module.css';

type Props = { items: readonly FeeItem[]; balance: number; onClear: () => void };

/**
 * The bar with the number of chosen fees, their total and the button that starts the payment at the gateway. It is
 * visible while a fee is chosen.
 */
export function PaySummary({ items, balance, onClear }: Props) {
  const { t } = useTranslation('fees');
  const { pay, paying, unanswered } = usePayment();
  const [wanted, setWanted] = useState(false);
  const useBalance = wanted && balance > 0;
  const total = items.reduce((sum, { due }) => sum + due, 0);
  const fromBalance = useBalance ? Math.min(balance, total) : 0;

  const clear = (): void => {
    onClear();
    // The clear button disappears together with the bar, so the focus moves to the content.
    document.getElementById('content')?.focus({ preventScroll: true });
  };

  return (
    <>
      <VisuallyHidden role="status">{items.length > 0 && t('pay.chosen', { count: items.length })}</VisuallyHidden>
      {items.length > 0 && (
        <BottomBar
          label={t('pay.bar')}
          actions={
            <>
              <Button variant="subtle" color="gray" onClick={clear}>
                {t('pay.clear')}
              </Button>
              <Button
                loading={paying}
                leftSection={<IconCreditCard size={18} stroke={1.75} aria-hidden />}
                onClick={() =>
                  void pay(
                    items.map(({ kind, id }) => ({ kind, id })),
                    useBalance,
                  )
                }
              >
                {t('pay.pay', { fils: total })}
              </Button>
            </>
          }
        >
          <Group gap="0.25rem 1.25rem" align="baseline">
            <span className="sis-note">{t('pay.chosen', { count: items.length })}</span>
            <Group component="dl" gap="0.25rem 1.25rem" align="stretch">
              <Amount label={t('pay.total')} fils={total} strong />
              {fromBalance > 0 && <Amount label={t('pay.balance')} fils={fromBalance} />}
              {fromBalance > 0 && <Amount label={t('pay.card')} fils={total - fromBalance} />}
            </Group>
          </Group>
          <NotPaid why={unanswered} />
          {balance > 0 && (
            <Switch
              checked={wanted}
              onChange={(event) => setWanted(event.currentTarget.checked)}
              label={
                <>
                  {t('pay.useBalance')} <Money fils={balance} />
                </>
              }
            />
          )}
        </BottomBar>
      )}
    </>
  );
}

function Amount({ label, fils, strong = false }: { label: string; fils: number; strong?: boolean }) {
  return (
    <div className={classes.amount}>
      <dt>{label}</dt>
      <dd>
        <Money fils={fils} strong={strong} />
      </dd>
    </div>
  );
}
