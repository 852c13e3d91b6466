import { Button, Checkbox, Group, Stack, TextInput } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '../../api/client.ts';
import { enums } from '../../api/enums.gen.ts';
import { reportFailure } from '../../api/errors.ts';
import { failureOf } from '../../api/failure.ts';
import type { Schema } from '../../api/operations.ts';
import { EmptyState } from '../../ui/layout/EmptyState.tsx';
import { InlineList } from '../../ui/text/InlineList.tsx';
import { CodeText } from '../../ui/text/CodeText.tsx';
import { Tag } from '../../ui/text/Tag.tsx';
import { Card } from '../controls/Card.tsx';
import { ConfirmButton } from '../controls/ConfirmButton.tsx';
import { Form } from '../controls/Form.tsx';
import { CopyButton } from '../CopyButton.tsx';
import { typeName } from './type-name.ts';
import classes from './Webhooks.module.css';

type Subscription = Schema<'WebhookSubscription'>;
type Props = { subscriptions: Subscription[]; operatorKey: string; onChanged: () => void };

/** An address of the built-in receiver that a simulator has for demonstrations. */
const sampleAddress = 'https://receiver.university.example/events';

/** The subscriptions of other systems, with a form for a new one. They are changed with the operator's key. */
export function SubscriptionsCard({ subscriptions, operatorKey, onChanged }: Props) {
  const { t } = useTranslation('console');
  const [secret, setSecret] = useState('');
  return (
    <Card gap="0.875rem" p="lg" title={t('webhooks.subscriptions')}>
      <Group gap="0.25rem 0.75rem">
        <span className="sis-quiet">{t('webhooks.operatorKey')}</span>
        <CodeText breaks>{operatorKey}</CodeText>
        <CopyButton text={operatorKey} label={t('webhooks.copyKey')} />
      </Group>
      {subscriptions.length === 0 ? (
        <EmptyState title={t('webhooks.noSubscription')} text={t('webhooks.noSubscriptionText')} />
      ) : (
        <ul className="sis-list">
          {subscriptions.map((subscription) => (
            <SubscriptionRow key={subscription.id} {...{ subscription, operatorKey, onChanged }} />
          ))}
        </ul>
      )}
      <NewSubscription
        operatorKey={operatorKey}
        onAdded={(added) => {
          setSecret(added);
          onChanged();
        }}
      />
      <div role="status">
        {secret && (
          <Stack gap="0.375rem">
            <p>{t('webhooks.secret')}</p>
            <Group gap="0.25rem 0.75rem">
              <CodeText breaks strong>
                {secret}
              </CodeText>
              <CopyButton text={secret} label={t('webhooks.copySecret')} />
            </Group>
          </Stack>
        )}
      </div>
    </Card>
  );
}

function SubscriptionRow({
  subscription: { id, url, types, disabled },
  operatorKey,
  onChanged,
}: Omit<Props, 'subscriptions'> & { subscription: Subscription }) {
  const { t } = useTranslation('console');
  const [running, setRunning] = useState(false);
  const remove = async (): Promise<boolean> => {
    setRunning(true);
    const failure = await failureOf(() => call('deleteSubscription', { path: { id } }, { operatorKey }));
    setRunning(false);
    if (failure) reportFailure(failure, 'deleteSubscription');
    else onChanged();
    return !failure;
  };
  return (
    <li className="sis-row sis-entry">
      <div className="sis-words">
        <p className={`sis-title ${classes.name}`}>
          <CodeText breaks>{url}</CodeText>
        </p>
        <p className="sis-quiet">
          <InlineList>{types.map((type) => t(`webhooks.types.${typeName(type)}`))}</InlineList>
        </p>
        {disabled && <Tag tone="refuse">{t(`webhooks.ends.${disabled.reason}`)}</Tag>}
      </div>
      <ConfirmButton
        size="sm"
        label={t('webhooks.delete')}
        longLabel={t('webhooks.deleteLabel', { url })}
        title={t('webhooks.deleteTitle')}
        running={running}
        onConfirm={remove}
      >
        {t('webhooks.deleteText')}
      </ConfirmButton>
    </li>
  );
}

function NewSubscription({ operatorKey, onAdded }: { operatorKey: string; onAdded: (secret: string) => void }) {
  const { t } = useTranslation('console');
  const [url, setUrl] = useState(sampleAddress);
  const [types, setTypes] = useState<string[]>([...enums.WebhookType]);
  const [running, setRunning] = useState(false);
  const add = async (): Promise<void> => {
    setRunning(true);
    const failure = await failureOf(async () => {
      const { added } = await call('addSubscription', { body: { url, types } }, { operatorKey });
      onAdded(added?.secret ?? '');
    });
    setRunning(false);
    if (failure) reportFailure(failure, 'addSubscription');
  };
  return (
    <Form className={classes.form} onSubmit={() => void add()}>
      <TextInput
        type="url"
        label={t('webhooks.url')}
        description={t('webhooks.urlHint')}
        dir="ltr"
        required
        maxLength={500}
        value={url}
        onChange={(event) => setUrl(event.currentTarget.value)}
      />
      <Checkbox.Group label={t('webhooks.wanted')} value={types} onChange={setTypes}>
        <Group gap="0.5rem 1.25rem" mt="0.375rem">
          {enums.WebhookType.map((type) => (
            <Checkbox key={type} size="md" value={type} label={t(`webhooks.types.${typeName(type)}`)} />
          ))}
        </Group>
      </Checkbox.Group>
      <Button type="submit" loading={running} disabled={types.length === 0}>
        {t('webhooks.add')}
      </Button>
    </Form>
  );
}
