import { Button, Stack, Textarea, TextInput } from '@mantine/core';
import { IconPencil, IconSend } from '@tabler/icons-react';
import { useState, type ComponentProps } from 'react';
import { useTranslation } from 'react-i18next';
import type { Schema } from '../../api/operations.ts';
import { useAction } from '../../api/useAction.ts';
import { CodeText } from '../../ui/text/CodeText.tsx';
import { FailureBox } from '../../ui/refusals/FailureBox.tsx';
import { laidOut } from './laid-out.ts';
import { CallText } from '../CallText.tsx';
import classes from './Recordings.module.css';
import { Form } from '../controls/Form.tsx';

type Details = Schema<'TrafficDetails'>;
/** The parts of a request that can be changed before it is sent again; an empty body means none. */
type Entries = { path: string; query: string; body: string };
type Failure = ComponentProps<typeof FailureBox>['failure'];

/** Sends a recorded request again, unchanged or edited, and shows both responses side by side. */
export function ResendCall({ details }: { details: Details }) {
  const { t } = useTranslation('traffic');
  const { call, body } = details;
  const { run, running } = useAction('resendCall', { inPlace: true });
  const [changing, setChanging] = useState(false);
  const [entries, setEntries] = useState<Entries>({
    path: call.path,
    query: call.query.replace(/^\?/, ''),
    body: body === null ? '' : laidOut(body),
  });
  const [again, setAgain] = useState<Details | null>(null);
  const [failure, setFailure] = useState<Failure | null>(null);
  const send = async (changes: Schema<'ResendCall'>): Promise<void> => {
    setFailure(null);
    const outcome = await run({ path: { id: call.id }, body: changes });
    if (outcome.ok) setAgain(outcome.data);
    else setFailure(outcome);
  };

  return (
    <Stack gap="0.875rem">
      <div className="sis-buttons">
        <Button
          size="sm"
          variant="light"
          loading={running && !changing}
          leftSection={<IconSend size={16} aria-hidden className="sis-directional" />}
          onClick={() => void send({})}
        >
          {t('resend.again')}
        </Button>
        <Button
          size="sm"
          variant="default"
          aria-expanded={changing}
          leftSection={<IconPencil size={16} aria-hidden />}
          onClick={() => setChanging(!changing)}
        >
          {t('resend.change')}
        </Button>
      </div>
      {changing && (
        <ChangedCall
          entries={entries}
          change={(part) => setEntries({ ...entries, ...part })}
          running={running}
          send={() => void send({ ...entries, body: entries.body.trim() === '' ? null : entries.body })}
        />
      )}
      {failure && <FailureBox failure={failure} />}
      <div role="status">
        {again && (
          <div className={`sis-loose ${classes.beside}`}>
            <Answer title={t('resend.before')} details={details} />
            <Answer title={t('resend.now')} details={again} />
          </div>
        )}
      </div>
    </Stack>
  );
}

type ChangedProps = {
  entries: Entries;
  change: (part: Partial<Entries>) => void;
  running: boolean;
  send: () => void;
};

/** Form for the address, the query and the body of a request that is sent again. */
function ChangedCall({ entries: { path, query, body }, change, running, send }: ChangedProps) {
  const { t } = useTranslation('traffic');
  return (
    <Form className={`sis-box ${classes.form}`} onSubmit={send}>
      <TextInput
        label={t('resend.path')}
        dir="ltr"
        required
        maxLength={500}
        value={path}
        onChange={(event) => change({ path: event.currentTarget.value })}
        classNames={{ input: 'sis-machine' }}
      />
      <TextInput
        label={t('resend.query')}
        dir="ltr"
        maxLength={4000}
        value={query}
        onChange={(event) => change({ query: event.currentTarget.value })}
        classNames={{ input: 'sis-machine' }}
      />
      <Textarea
        label={t('resend.body')}
        description={t('resend.secrets')}
        dir="ltr"
        autosize
        minRows={3}
        maxRows={16}
        maxLength={20_000}
        value={body}
        onChange={(event) => change({ body: event.currentTarget.value })}
        classNames={{ input: 'sis-machine' }}
      />
      <Button type="submit" loading={running}>
        {t('resend.send')}
      </Button>
    </Form>
  );
}

function Answer({ title, details: { call, answer } }: { title: string; details: Details }) {
  const { t } = useTranslation('traffic');
  return (
    <div className={classes.answer}>
      <h3 className="sis-small sis-strong sis-breaks">
        {title} · {call.status === 0 ? t('cut') : <CodeText>{call.status}</CodeText>}{' '}
        {call.codes.map((code) => (
          <CodeText key={code}>{code} </CodeText>
        ))}
      </h3>
      <CallText name={title} text={answer ? laidOut(answer) : t('details.nothing')} />
    </div>
  );
}
