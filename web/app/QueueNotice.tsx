import { Button, Group, VisuallyHidden } from '@mantine/core';
import { IconUsersGroup } from '@tabler/icons-react';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { leaveQueue, storedCalls, useQueueWait, type QueuedCall, type QueueWait } from '../api/queued-calls.ts';
import { notifyMessages } from '../api/notices.ts';
import type { Refusal } from '../api/operations.ts';
import { useAction } from '../api/useAction.ts';
import { Callout } from '../ui/layout/Callout.tsx';
import { Modal } from '../ui/overlays/overlays.tsx';
import classes from './QueueNotice.module.css';

const step = 250;

/** Seconds until an instant of `performance.now`, rounded up to whole ones; 0 once the instant has passed. */
function useSecondsLeft(instant: number): number {
  const [now, setNow] = useState(() => performance.now());
  useEffect(() => {
    const timer = window.setInterval(() => setNow(performance.now()), step);
    return () => window.clearInterval(timer);
  }, []);
  return Math.max(0, Math.ceil((instant - now) / 1000));
}

/** The time until the turn as words: minutes and seconds, or seconds. */
function useWaitText({ turnAt }: QueueWait): string {
  const { t } = useTranslation('common');
  const left = useSecondsLeft(turnAt);
  const [minutes, seconds] = [Math.floor(left / 60), left % 60];
  return [
    minutes > 0 && t('minutes', { count: minutes }),
    (seconds > 0 || minutes === 0) && t('seconds', { count: seconds }),
  ]
    .filter(Boolean)
    .join(t('queue.and'));
}

/** Sends a call that was waiting in the queue when the page was reloaded. */
function ResumedCall({ queued: { operationId, input } }: { queued: QueuedCall }) {
  const { run } = useAction(operationId);
  // The function is created once, so that the call is sent as it was stored.
  const [send] = useState(() => () => run(input as never));
  useEffect(() => {
    void send().then((outcome) => {
      if (outcome.ok) notifyMessages((outcome.data as { messages?: Refusal[] }).messages ?? []);
    });
  }, [send]);
  return null;
}

function Waiting({ wait }: { wait: QueueWait }) {
  const { t } = useTranslation('common');
  const [hidden, setHidden] = useState(false);
  const time = useWaitText(wait);
  const leave = (
    <Button variant="subtle" color="gray" onClick={leaveQueue}>
      {t('queue.leave')}
    </Button>
  );
  return (
    <>
      <Modal
        opened={!hidden}
        onClose={() => setHidden(true)}
        withCloseButton={false}
        closeOnClickOutside={false}
        centered
        title={t('queue.title')}
        radius="lg"
        classNames={{ title: 'sis-title' }}
      >
        <div className={`sis-close ${classes.body}`} data-autofocus tabIndex={-1}>
          <p className={`sis-wrap ${classes.place}`}>
            {t('queue.place')} <strong className={`${classes.number} sis-figures`}>{wait.place}</strong>
          </p>
          <p className="sis-figures sis-strong" role="timer">
            {t('queue.wait', { time })}
          </p>
          <p>{t('queue.text')}</p>
          <Group gap="sm" mt="xs">
            <Button variant="default" onClick={() => setHidden(true)}>
              {t('queue.hide')}
            </Button>
            {leave}
          </Group>
        </div>
      </Modal>
      {hidden && (
        <div className={classes.bar}>
          <Callout
            icon={IconUsersGroup}
            tone="ask"
            actions={
              <Button size="xs" variant="default" onClick={() => setHidden(false)}>
                {t('queue.show')}
              </Button>
            }
          >
            <p className="sis-figures">
              <strong>{t('queue.said', { place: wait.place })}</strong> {t('queue.wait', { time })}
            </p>
          </Callout>
        </div>
      )}
    </>
  );
}

/**
 * The student's place in the registration queue, over every page, while a call waits for its turn. After a reload,
 * sends the calls again that were waiting.
 */
export function QueueNotice() {
  const { t } = useTranslation('common');
  const wait = useQueueWait();
  const [resumed] = useState(storedCalls);
  return (
    <>
      {resumed.map((queued) => (
        <ResumedCall key={queued.idempotencyKey} queued={queued} />
      ))}
      {/* This element is always rendered, so that screen readers announce each new place, but not every second. */}
      <VisuallyHidden component="p" role="status">
        {wait && t('queue.said', { place: wait.place })}
      </VisuallyHidden>
      {wait && <Waiting wait={wait} />}
    </>
  );
}
