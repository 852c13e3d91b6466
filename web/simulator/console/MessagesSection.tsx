import { Button, Group, NativeSelect, Skeleton, Stack } from '@mantine/core';
import { IconMailOff } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ResponseBodyOf } from '../../api/operations.ts';
import { useAction } from '../../api/useAction.ts';
import { useApi } from '../../api/useApi.ts';
import { CodeText } from '../../ui/text/CodeText.tsx';
import { DateText } from '../../ui/text/DateText.tsx';
import { EmptyState } from '../../ui/layout/EmptyState.tsx';
import { FoundStatus } from '../../ui/layout/FoundStatus.tsx';
import { ErrorState } from '../../ui/refusals/ErrorState.tsx';
import { CopyButton } from '../CopyButton.tsx';
import { followEvery } from '../follow.ts';
import { LatestCode } from '../LatestCode.tsx';
import { DeliveryCard } from './DeliveryCard.tsx';
import classes from './MessagesSection.module.css';
import { SearchField } from '../controls/SearchField.tsx';

const minimumSearch = 2;
const channels = ['sms', 'email'] as const;

/** Page of all text messages and e-mails with their delivery, and the latest code in large type. */
export default function MessagesSection() {
  const { t } = useTranslation(['console', 'simulator']);
  const [search, setSearch] = useState('');
  const [channel, setChannel] = useState<'' | (typeof channels)[number]>('');
  const wanted = search.trim().length < minimumSearch ? '' : search.trim();
  const whole = useApi('getOutbox', {}, { refreshEvery: followEvery, quiet: true });
  const filtered = Boolean(wanted || channel);
  const found = useApi(
    'getOutbox',
    filtered ? { ...(wanted && { search: wanted }), ...(channel && { channel }) } : null,
    { refreshEvery: followEvery, quiet: true },
  );
  const clearing = useAction('clearOutbox');
  const outbox = filtered ? found : whole;

  if (outbox.error && !outbox.data) return <ErrorState error={outbox.error} retry={outbox.refresh} />;
  const messages = outbox.data?.messages ?? [];
  return (
    <div className={classes.section}>
      {whole.data ? <LatestCode messages={whole.data.messages} /> : <Skeleton height={86} radius="lg" />}
      <DeliveryCard />
      <div className={classes.filters}>
        <SearchField size="md" label={t('messages.search')} iconSize={20} value={search} onChange={setSearch} />
        <NativeSelect
          size="md"
          label={t('messages.channel')}
          value={channel}
          onChange={(event) => setChannel(event.currentTarget.value as typeof channel)}
          data={[
            { value: '', label: t('messages.anyChannel') },
            ...channels.map((value) => ({ value, label: t(`simulator:outbox.channels.${value}`) })),
          ]}
        />
        <Button
          size="md"
          variant="default"
          disabled={messages.length === 0}
          loading={clearing.running}
          onClick={() => void clearing.run()}
        >
          {t('messages.clear')}
        </Button>
      </div>
      <FoundStatus count={filtered ? outbox.data?.messages.length : undefined} />
      {!outbox.data && <Skeleton height={120} radius="lg" />}
      {outbox.data &&
        messages.length === 0 &&
        (filtered ? (
          <EmptyState icon={IconMailOff} title={t('messages.nothing')} />
        ) : (
          <EmptyState icon={IconMailOff} title={t('messages.empty')} text={t('messages.emptyText')} />
        ))}
      <Stack component="ul" gap="sm" className="sis-list">
        {messages.map((message) => (
          <Message key={message.id} message={message} />
        ))}
      </Stack>
    </div>
  );
}

/** One message with its delivery; the code in it can be copied. */
function Message({ message }: { message: ResponseBodyOf<'getOutbox'>['messages'][number] }) {
  const { t } = useTranslation(['console', 'simulator']);
  const { at, channel, recipient, subject, body, code, state, arrivesAt } = message;
  return (
    <li className={`sis-wrap ${classes.message} sis-frame`} data-state={state}>
      <Stack gap="0.25rem" miw={0} flex="1 1 18rem">
        <p className="sis-quiet">
          {t(`simulator:outbox.channels.${channel}`)} · <CodeText>{recipient}</CodeText> ·{' '}
          <DateText at={at} format="shortDateTime" />
        </p>
        {subject && (
          <p className="sis-strong" dir="auto">
            {subject}
          </p>
        )}
        {state === 'arrived' ? (
          <p className={classes.body} dir="auto">
            {body}
          </p>
        ) : (
          <p className={classes.body}>{t(state === 'lost' ? 'messages.lostText' : 'messages.unreadable')}</p>
        )}
      </Stack>
      <div className={`sis-tight ${classes.side}`}>
        <span className={`sis-done sis-strong ${classes.state}`}>
          {t(`messages.state.${state}`)}
          {state === 'onTheWay' && arrivesAt && <> · {t('messages.arrives', { at: arrivesAt })}</>}
        </span>
        {code && (
          <Group component="span" gap="sm" wrap="nowrap" className={classes.code}>
            <CodeText>{code}</CodeText>
            <CopyButton text={code} label={t('copy.code', { code })} />
          </Group>
        )}
      </div>
    </li>
  );
}
