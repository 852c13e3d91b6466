import { Button, Group, Stack } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import type { Schema } from '../../api/operations.ts';
import { useAction } from '../../api/useAction.ts';
import { CodeText } from '../../ui/text/CodeText.tsx';
import { DateText } from '../../ui/text/DateText.tsx';
import { Tag, type TagTone } from '../../ui/text/Tag.tsx';
import { CallText } from '../CallText.tsx';
import { laidOut } from '../recordings/laid-out.ts';
import { typeName } from './type-name.ts';
import classes from './Webhooks.module.css';

const tones: Record<Schema<'WebhookStatus'>, TagTone> = { waiting: 'ask', delivered: 'done', failed: 'refuse' };

/** One delivery: its event, its status, and each attempt with headers and response. */
export function DeliveryCard({ delivery }: { delivery: Schema<'WebhookDelivery'> }) {
  const { t } = useTranslation('console');
  const { run, running } = useAction('sendDelivery');
  const { id, type, subject, url, status, heldBack, nextAttemptAt, body, attempts } = delivery;
  const name = t(`webhooks.types.${typeName(type)}`);
  const send = attempts.length ? 'webhooks.again' : 'webhooks.send';
  return (
    <Stack component="li" gap="0.5rem" p="lg" className="sis-frame">
      <Group gap="0.5rem 1rem" align="baseline" justify="space-between">
        <h2 className={`sis-title ${classes.name}`}>
          {name} · <CodeText>{subject}</CodeText>
        </h2>
        <Tag tone={tones[status]}>{t(heldBack ? 'webhooks.heldBack' : `webhooks.statuses.${status}`)}</Tag>
      </Group>
      <p className="sis-quiet">
        <CodeText breaks>{url}</CodeText>
        {nextAttemptAt && !heldBack && <> · {t('webhooks.next', { at: nextAttemptAt })}</>}
      </p>
      {heldBack && <p className="sis-quiet">{t('webhooks.heldBackText')}</p>}
      <div className="sis-buttons">
        <Button
          size="sm"
          variant="default"
          loading={running}
          aria-label={t('webhooks.sendLabel', { action: t(send), name, subject })}
          onClick={() => void run({ path: { id } })}
        >
          {t(send)}
        </Button>
      </div>
      <details>
        <summary>
          {t('webhooks.details')} · {t('webhooks.attempts', { count: attempts.length })}
        </summary>
        <Stack gap="0.75rem" mt="0.5rem">
          <CallText name={t('webhooks.body')} text={laidOut(body)} />
          {attempts.map((attempt, index) => (
            <Attempt key={`${attempt.at} ${index}`} number={index + 1} attempt={attempt} />
          ))}
        </Stack>
      </details>
    </Stack>
  );
}

function Attempt({ number, attempt }: { number: number; attempt: Schema<'WebhookDelivery'>['attempts'][number] }) {
  const { t } = useTranslation('console');
  const { at, status, answer, headers } = attempt;
  return (
    <Stack gap="0.25rem">
      <h3 className="sis-strong">
        {t('webhooks.attempt', { number })} · <DateText at={at} format="shortDateTime" /> ·{' '}
        {status === null ? t('webhooks.noAnswer') : <CodeText>{String(status)}</CodeText>}
      </h3>
      <CallText
        name={t('webhooks.headers')}
        text={[
          ...Object.entries(headers).map(([name, value]) => `${name}: ${value}`),
          ...(answer ? ['', answer] : []),
        ].join('\n')}
      />
    </Stack>
  );
}
