import { Button, Stack } from '@mantine/core';
import { IconMailOff } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { useCaller } from '../api/simulator.ts';
import { useAction } from '../api/useAction.ts';
import { useApi } from '../api/useApi.ts';
import { CodeText } from '../ui/text/CodeText.tsx';
import { DateText } from '../ui/text/DateText.tsx';
import { EmptyState } from '../ui/layout/EmptyState.tsx';
import { ErrorState } from '../ui/refusals/ErrorState.tsx';
import { followEvery } from './follow.ts';
import { LatestCode } from './LatestCode.tsx';
import classes from './ToolsDrawer.module.css';

const shownMessages = 20;

/** The latest text messages and e-mails, newest first, each with its code if it carries one. */
export function OutboxPanel() {
  const { t } = useTranslation(['simulator', 'common', 'console']);
  const outbox = useApi('getOutbox', {}, { refreshEvery: followEvery, quiet: true });
  const clearing = useAction('clearOutbox');
  const caller = useCaller();

  if (outbox.error && !outbox.data) return <ErrorState error={outbox.error} retry={outbox.refresh} />;
  const messages = outbox.data?.messages.slice(0, shownMessages) ?? [];
  return (
    <div className="sis-rows sis-loose">
      {messages.length > 0 && <LatestCode messages={messages} />}
      <div className="sis-buttons">
        <Button size="xs" variant="light" onClick={() => void outbox.refresh()}>
          {t('common:actions.refresh')}
        </Button>
        {messages.length > 0 && caller === 'trainer' && (
          <Button size="xs" variant="default" onClick={() => void clearing.run()} loading={clearing.running}>
            {t('outbox.clear')}
          </Button>
        )}
      </div>
      {outbox.data && messages.length === 0 && (
        <EmptyState icon={IconMailOff} title={t('outbox.empty')} text={t('outbox.emptyText')} />
      )}
      <ul className={`sis-list ${classes.list}`}>
        {messages.map(({ id, at, channel, recipient, subject, body, code, state }) => (
          <li key={id} className={classes.item}>
            <Stack gap="0.125rem" miw={0}>
              <span className="sis-note">
                {t(`outbox.channels.${channel}`)} · <CodeText>{recipient}</CodeText> ·{' '}
                <DateText at={at} format="shortDateTime" />
              </span>
              {subject && (
                <span className="sis-medium" dir="auto">
                  {subject}
                </span>
              )}
              {state === 'arrived' ? (
                <span className={classes.body} dir="auto">
                  {body}
                </span>
              ) : (
                <span className="sis-note">{t(`console:messages.state.${state}`)}</span>
              )}
            </Stack>
            {code && (
              <span className={classes.code}>
                <CodeText>{code}</CodeText>
              </span>
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}
