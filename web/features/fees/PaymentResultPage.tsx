import { Button, Group, Loader, Skeleton, Stack } from '@mantine/core';
import {
  IconCircleCheck,
  IconCircleX,
  IconClockHour4,
  IconExternalLink,
  IconCreditCardOff,
  IconReceipt2,
} from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useParams } from 'react-router-dom';
import type paymentTexts from '../../../locales/en/payment.json';
import type { Schema } from '../../api/operations.ts';
import { useIsAvailable } from '../../api/feature-availability.ts';
import { useAction } from '../../api/useAction.ts';
import { useApi } from '../../api/useApi.ts';
import { paths } from '../../paths.ts';
import { CodeText } from '../../ui/text/CodeText.tsx';
import { ConfirmDialogue } from '../../ui/overlays/ConfirmDialogue.tsx';
import { DateText } from '../../ui/text/DateText.tsx';
import { EmptyState } from '../../ui/layout/EmptyState.tsx';
import { ErrorState } from '../../ui/refusals/ErrorState.tsx';
import { Money } from '../../ui/text/Money.tsx';
import { PageLayout } from '../../ui/layout/PageLayout.tsx';
import { useLanguage } from '../../ui/text/useLanguage.ts';
import { NotPaid } from '../../ui/request/NotPaid.tsx';
import { usePayment } from '../../ui/controls/usePayment.ts';
import classes from './PaymentResultPage.module.css';
import { ReceiptButton } from './ReceiptButton.tsx';

type Payment = Schema<'Payment'>;
type ReasonName = keyof (typeof paymentTexts)['reasons'];

/** The refresh interval in milliseconds while the payment has no outcome. */
const askEvery = 4_000;

const icons = { pending: IconClockHour4, succeeded: IconCircleCheck, failed: IconCircleX, canceled: IconCreditCardOff };

/** The outcome of a payment. The gateway redirects to this page. */
export default function PaymentResultPage() {
  const { t } = useTranslation(['payment', 'common']);
  const { paymentId = '' } = useParams();
  const [ended, setEnded] = useState(false);
  const { data, error, refresh } = useApi(
    'paymentResult',
    { paymentId },
    { quiet: true, ...(!ended && { refreshEvery: askEvery }) },
  );
  if (data && ended !== (data.status !== 'pending')) setEnded(data.status !== 'pending');

  if (error && !data)
    return (
      <PageLayout title={t('title')}>
        {error.status === 404 || error.status === 400 ? (
          <EmptyState icon={IconReceipt2} title={t('missing')} text={t('missingText')}>
            <Button component={Link} to={paths.paymentHistory} variant="light">
              {t('receipt')}
            </Button>
          </EmptyState>
        ) : (
          <ErrorState error={error} retry={refresh} />
        )}
      </PageLayout>
    );
  if (!data)
    return (
      <PageLayout title={t('title')}>
        <Skeleton height={320} radius="lg" aria-busy aria-label={t('common:page.loading')} />
      </PageLayout>
    );
  return (
    <PageLayout title={t(`states.${data.status}`)}>
      <Stack maw="44rem">
        <Verdict payment={data} />
        <Details payment={data} />
      </Stack>
    </PageLayout>
  );
}

/** Explains the outcome of the payment and offers the possible next steps. */
function Verdict({ payment }: { payment: Payment }) {
  const { t } = useTranslation('payment');
  const { messageText } = useLanguage();
  const { status, message, reason, fromBalance, amount, processing } = payment;
  const Icon = icons[status];
  const why = reason && t(`reasons.${reason as ReasonName}`, { defaultValue: t('reasons.other', { word: reason }) });
  return (
    <section className={`sis-frame sis-loose ${classes.verdict}`} data-status={status} aria-live="polite">
      <span className={classes.icon} aria-hidden>
        <Icon size={40} stroke={1.5} />
      </span>
      <div className={classes.words}>
        <p className={classes.figure}>
          <Money fils={amount + fromBalance} />
        </p>
        {message ? (
          <>
            <p className="sis-medium">{why || messageText(message)}</p>
            <p className="sis-quiet">{messageText(message, {}, 'action')}</p>
            {status !== 'succeeded' && fromBalance > 0 && (
              <p className="sis-quiet">{t('givenBack', { fils: fromBalance })}</p>
            )}
          </>
        ) : (
          <>
            <Group component="p" gap="0.5rem" align="stretch" wrap="nowrap" className={classes.waiting}>
              <Loader size="xs" aria-hidden />
              <span>{t(processing ? 'pending.processing' : 'pending.waiting')}</span>
            </Group>
            <p className="sis-quiet">{t(processing ? 'pending.nothingToDo' : 'pending.open')}</p>
            {fromBalance > 0 && <p className="sis-quiet">{t('held', { fils: fromBalance })}</p>}
          </>
        )}
      </div>
      <Actions payment={payment} />
    </section>
  );
}

function Actions({
  payment: { status, gatewayUrl, processing, paymentId, documentNumber, items, fromBalance },
}: {
  payment: Payment;
}) {
  const { t } = useTranslation('payment');
  const { pay, paying, unanswered } = usePayment();
  if (status === 'pending' && processing)
    return (
      <div className={classes.actions}>
        <Button component={Link} to={paths.studentFees} variant="default">
          {t('fees')}
        </Button>
      </div>
    );
  if (status === 'pending')
    return (
      <div className={classes.actions}>
        {gatewayUrl && (
          <Button
            component="a"
            href={gatewayUrl}
            rightSection={<IconExternalLink size={18} stroke={1.75} aria-hidden className="sis-directional" />}
          >
            {t('toGateway')}
          </Button>
        )}
        <CancelButton paymentId={paymentId} />
      </div>
    );
  // A fee that was deleted in the meantime has no id and is not owed any more.
  const owed = items.flatMap(({ kind, id }) => (id === null ? [] : [{ kind, id }]));
  return (
    <div className={classes.actions}>
      {status === 'succeeded' ? (
        <ReceiptButton documentNumber={documentNumber} primary />
      ) : (
        owed.length > 0 && (
          <Button loading={paying} onClick={() => void pay(owed, fromBalance > 0)}>
            {t('again')}
          </Button>
        )
      )}
      <NotPaid why={unanswered} />
      <Button component={Link} to={paths.studentFees} variant="default">
        {t('fees')}
      </Button>
      {status === 'succeeded' && (
        <Button component={Link} to={paths.paymentHistory} variant="default">
          {t('receipt')}
        </Button>
      )}
    </div>
  );
}

function CancelButton({ paymentId }: { paymentId: string }) {
  const { t } = useTranslation('payment');
  const { run, running } = useAction('cancelPayment');
  const [asking, setAsking] = useState(false);
  const offered = useIsAvailable('cancelPayment');
  const cancel = async (): Promise<void> => {
    await run({ path: { paymentId } });
    setAsking(false);
  };
  if (!offered) return null;
  return (
    <>
      <Button variant="default" onClick={() => setAsking(true)}>
        {t('cancel')}
      </Button>
      <ConfirmDialogue
        opened={asking}
        danger
        title={t('cancelTitle')}
        confirm={t('cancel')}
        keep={t('keep')}
        running={running}
        onConfirm={() => void cancel()}
        onClose={() => setAsking(false)}
      >
        <p>{t('cancelText')}</p>
      </ConfirmDialogue>
    </>
  );
}

/** The items of the payment, the amounts from the balance and by card, the document number, and the times. */
function Details({
  payment: { items, amount, fromBalance, documentNumber, startedAt, endedAt },
}: {
  payment: Payment;
}) {
  const { t } = useTranslation('payment');
  const { pick } = useLanguage();
  return (
    <Stack component="section" p="clamp(1rem, 3vw, 1.75rem)" className="sis-frame" aria-labelledby="payment-items">
      <h2 id="payment-items" className="sis-title">
        {t('items')}
      </h2>
      <Stack component="ul" gap={0} className="sis-list">
        {items.map(({ kind, id, label, amount: fils }, index) => (
          <li key={`${kind} ${id ?? `gone ${index}`}`} className={classes.item}>
            <span>
              {pick(label)}
              {id === null && <span className="sis-block sis-note">{t('deleted')}</span>}
            </span>
            <Money fils={fils} />
          </li>
        ))}
      </Stack>
      <Stack component="dl" gap={0}>
        {fromBalance > 0 && (
          <>
            <Fact label={t('fromBalance')}>
              <Money fils={fromBalance} />
            </Fact>
            {amount > 0 && (
              <Fact label={t('byCard')}>
                <Money fils={amount} />
              </Fact>
            )}
          </>
        )}
        <Fact label={t('total')} strong>
          <Money fils={amount + fromBalance} strong />
        </Fact>
        <Fact label={t('document')}>
          <CodeText>{documentNumber}</CodeText>
        </Fact>
        <Fact label={t('startedAt')}>
          <DateText at={startedAt} format="shortDateTime" />
        </Fact>
        {endedAt && (
          <Fact label={t('endedAt')}>
            <DateText at={endedAt} format="shortDateTime" />
          </Fact>
        )}
      </Stack>
    </Stack>
  );
}

function Fact({ label, strong = false, children }: { label: string; strong?: boolean; children: React.ReactNode }) {
  return (
    <div className={classes.fact} data-strong={strong || undefined}>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}
