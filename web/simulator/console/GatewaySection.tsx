import { Button, Group, Skeleton, Switch } from '@mantine/core';
import { IconCreditCard } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { BodyOf, Schema } from '../../api/operations.ts';
import { useAction } from '../../api/useAction.ts';
import { useApi } from '../../api/useApi.ts';
import { CodeText } from '../../ui/text/CodeText.tsx';
import { DateText } from '../../ui/text/DateText.tsx';
import { EmptyState } from '../../ui/layout/EmptyState.tsx';
import { ErrorState } from '../../ui/refusals/ErrorState.tsx';
import { Money } from '../../ui/text/Money.tsx';
import { useLanguage } from '../../ui/text/useLanguage.ts';
import classes from '../Section.module.css';
import { pageAddress } from '../sandbox-address.ts';
import { Card } from '../controls/Card.tsx';
import { Form } from '../controls/Form.tsx';
import { WholeNumberField } from '../controls/WholeNumberField.tsx';
import { TabLink } from '../controls/TabLink.tsx';

type Setting = BodyOf<'setGateway'>;
type GatewayPayment = Schema<'GatewayPayment'>;
const outcomes: BodyOf<'decideGatewayPayment'>['outcome'][] = ['succeeded', 'failed', 'canceled'];
const longestWait = 1440;

/**
 * Page of the payment gateway and its bank: each card payment, its result, and the notifications sent to the
 * university.
 */
export default function GatewaySection() {
  const { t } = useTranslation('console');
  const { data, error, refresh } = useApi('getGateway', {}, { quiet: true });
  if (error && !data) return <ErrorState error={error} retry={refresh} />;
  if (!data) return <Skeleton height={200} radius="lg" />;
  return (
    <div className={`sis-rows ${classes.sections}`}>
      <SettingCard
        key={`${data.silent} ${data.down} ${data.lateMinutes}`}
        silent={data.silent}
        down={data.down}
        lateMinutes={data.lateMinutes}
      />
      {data.payments.length === 0 ? (
        <EmptyState icon={IconCreditCard} title={t('gateway.none')} text={t('gateway.noneText')} />
      ) : (
        <ul className="sis-loose sis-list" aria-label={t('gateway.payments')}>
          {data.payments.map((payment) => (
            <PaymentCard key={payment.id} payment={payment} />
          ))}
        </ul>
      )}
    </div>
  );
}

function SettingCard(inForce: Setting) {
  const { t } = useTranslation('console');
  const { run, running } = useAction('setGateway');
  const [lateMinutes, setLateMinutes] = useState(inForce.lateMinutes);
  return (
    <Card title={t('gateway.behaviour')}>
      <Switch
        size="md"
        label={t('gateway.silent')}
        checked={inForce.silent}
        disabled={running}
        onChange={(event) => void run({ body: { ...inForce, silent: event.currentTarget.checked, lateMinutes } })}
      />
      <Switch
        size="md"
        label={t('gateway.down')}
        checked={inForce.down ?? false}
        disabled={running}
        onChange={(event) => void run({ body: { ...inForce, down: event.currentTarget.checked, lateMinutes } })}
      />
      <Form className={`sis-wrap ${classes.form}`} onSubmit={() => void run({ body: { ...inForce, lateMinutes } })}>
        <WholeNumberField
          size="md"
          label={t('gateway.lateMinutes')}
          min={1}
          max={longestWait}
          clampBehavior="strict"
          value={lateMinutes}
          onChange={setLateMinutes}
        />
        <Button type="submit" size="md" variant="light" loading={running}>
          {t('gateway.apply')}
        </Button>
      </Form>
      <p role="status" className="sis-quiet">
        {t(inForce.down ? 'gateway.isDown' : inForce.silent ? 'gateway.isSilent' : 'gateway.talking')}
      </p>
    </Card>
  );
}

function PaymentCard({
  payment: { id, documentNumber, student, amount, status, openedAt, answersAt, callbacks },
}: {
  payment: GatewayPayment;
}) {
  const { t } = useTranslation('console');
  const { pick } = useLanguage();
  const deciding = useAction('decideGatewayPayment');
  return (
    <li className={`${classes.card} sis-frame`}>
      <Group gap="0.5rem 1rem" align="baseline" justify="space-between">
        <h2 className={classes.name}>
          <CodeText>{documentNumber}</CodeText> · {pick(student)} · <Money fils={amount} />
        </h2>
        <span className={classes.status}>{t(`gateway.statuses.${status}`)}</span>
      </Group>
      <p className="sis-quiet">
        <DateText at={openedAt} format="shortDateTime" />
        {answersAt && <> · {t('gateway.answersAt', { at: answersAt })}</>}
      </p>
      <div className="sis-buttons" role="group" aria-label={t('gateway.decide.title')}>
        {outcomes.map((outcome) => (
          <Button
            key={outcome}
            variant={outcome === 'succeeded' ? 'light' : 'default'}
            loading={deciding.running}
            onClick={() =>
              void deciding.run({
                path: { id },
                body: {
                  outcome,
                  reason: outcome === 'failed' ? 'declined' : outcome === 'canceled' ? 'cardholder' : null,
                },
              })
            }
          >
            {t(`gateway.decide.${outcome}`)}
          </Button>
        ))}
        {status === 'open' && (
          <TabLink variant="subtle" href={pageAddress(`/gateway/pay/${id}`)}>
            {t('gateway.openPage')}
          </TabLink>
        )}
      </div>
      {callbacks.length > 0 && (
        <ul className="sis-loose sis-list" aria-label={t('gateway.callbacks')}>
          {callbacks.map((callback) => (
            <Callback key={callback.eventId} callback={callback} />
          ))}
        </ul>
      )}
    </li>
  );
}

function Callback({
  callback: { eventId, outcome, attempts, acceptedAt, nextAttemptAt, lastAnswer },
}: {
  callback: GatewayPayment['callbacks'][number];
}) {
  const { t } = useTranslation('console');
  const { run, running } = useAction('deliverCallback');
  return (
    <li className="sis-buttons">
      <Button size="compact-sm" variant="default" loading={running} onClick={() => void run({ path: { eventId } })}>
        {t(acceptedAt ? 'gateway.again' : 'gateway.deliver')}
      </Button>
      <span>
        {t(`gateway.outcomes.${outcome}`)} ·{' '}
        {t(acceptedAt ? 'gateway.accepted' : 'gateway.notYet', { times: attempts })}
        {lastAnswer && (
          <>
            {' '}
            · {t('gateway.lastAnswer')} <CodeText>{lastAnswer}</CodeText>
          </>
        )}
        {nextAttemptAt && <> · {t('gateway.next', { at: nextAttemptAt })}</>}
      </span>
    </li>
  );
}
