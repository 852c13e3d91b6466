import { Button, Group, Stack } from '@mantine/core';
import { IconMessageReply, IconPencil, IconPlayerPlay, IconPlugConnectedX } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Schema } from '../../api/operations.ts';
import { useAction } from '../../api/useAction.ts';
import { CodeText } from '../../ui/text/CodeText.tsx';
import { minutesAndSeconds } from '../../ui/text/minutes-and-seconds.ts';
import { Tag } from '../../ui/text/Tag.tsx';
import { useCountdown } from '../../ui/text/useCountdown.ts';
import { CallText } from '../CallText.tsx';
import { callName } from '../console/call-name.ts';
import { laidOut } from '../recordings/laid-out.ts';
import classes from './Breakpoints.module.css';
import { AnswerByHand, EditedBody } from './ContinueForms.tsx';

/** A held call: its sender and content, and the ways to continue it. `onGone` is called after it was continued. */
export function HeldCallCard({ call, onGone }: { call: Schema<'HeldCall'>; onGone: () => void }) {
  const { t } = useTranslation('console');
  const { run, running } = useAction('continueCall');
  const [way, setWay] = useState<'edit' | 'byHand' | null>(null);
  const { id, stage, operationId, method, path, query, userName, body, answer } = call;
  const name = callName(t, operationId);
  const editable = answer ? answer.body : body;
  const go = async (how: Schema<'ContinueCall'>): Promise<void> => {
    if ((await run({ path: { id }, body: how })).ok) onGone();
  };
  const opener = (which: NonNullable<typeof way>) => ({
    'aria-expanded': way === which,
    'aria-label': t('breakpoints.labelled', { action: t(`breakpoints.${which}`), call: name }),
    onClick: () => setWay(way === which ? null : which),
  });
  const openers = { edit: opener('edit'), byHand: opener('byHand') };

  return (
    <Stack component="article" gap="0.75rem" className={`sis-box ${classes.call}`} aria-labelledby={`held-${id}`}>
      <Group gap="0.5rem 1rem" justify="space-between">
        <h3 id={`held-${id}`} className={`sis-title ${classes.name}`}>
          {name}
        </h3>
        <Tag tone="ask">{t(`breakpoints.stages.${stage}`)}</Tag>
      </Group>
      <Group gap="0.25rem 1rem" className="sis-quiet">
        <span>{userName === null ? t('breakpoints.nobody') : <CodeText strong>{userName}</CodeText>}</span>
        <span>
          {t('breakpoints.until')} <TimeLeft until={call.until} />
        </span>
      </Group>
      <CallText
        name={t('breakpoints.request')}
        text={[`${method} ${path}${query}`, ...(body === null ? [] : [laidOut(body)])].join('\n\n')}
      />
      {answer && (
        <CallText
          name={t('breakpoints.answer')}
          text={[String(answer.status), ...(answer.body === null ? [] : [laidOut(answer.body)])].join('\n\n')}
        />
      )}
      <div className="sis-buttons">
        <Button
          size="sm"
          loading={running}
          leftSection={<IconPlayerPlay size={16} aria-hidden className="sis-directional" />}
          aria-label={t('breakpoints.labelled', { action: t('breakpoints.goOn'), call: name })}
          onClick={() => void go({})}
        >
          {t('breakpoints.goOn')}
        </Button>
        {editable !== null && (
          <Button size="sm" variant="default" leftSection={<IconPencil size={16} aria-hidden />} {...openers.edit}>
            {t('breakpoints.edit')}
          </Button>
        )}
        <Button
          size="sm"
          variant="default"
          leftSection={<IconMessageReply size={16} aria-hidden />}
          {...openers.byHand}
        >
          {t('breakpoints.byHand')}
        </Button>
        <Button
          size="sm"
          variant="default"
          disabled={running}
          leftSection={<IconPlugConnectedX size={16} aria-hidden />}
          aria-label={t('breakpoints.labelled', { action: t('breakpoints.cut'), call: name })}
          onClick={() => void go({ cut: true })}
        >
          {t('breakpoints.cut')}
        </Button>
      </div>
      {way === 'edit' && editable !== null && <EditedBody id={id} body={editable} running={running} go={go} />}
      {way === 'byHand' && <AnswerByHand call={call} running={running} go={go} />}
    </Stack>
  );
}

/** The time until the call goes on by itself, as minutes and seconds. */
function TimeLeft({ until }: { until: string }) {
  const [seconds] = useState(() => Math.max(0, Math.ceil((Date.parse(until) - Date.now()) / 1000)));
  const { secondsLeft } = useCountdown(seconds, () => undefined);
  return <CodeText>{minutesAndSeconds(secondsLeft)}</CodeText>;
}
