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
type Failure = ComponentProps<typeof FailureBox>['failure'];

/** Sends a recorded request again, unchanged or edited, and shows both responses side by side. */
export function ResendCall({ details }: { details: Details }) {
  const { t } = useTranslation('traffic');
  const { call, body } = details;
  const { run, running } = useAction('resendCall', { inPlace: true });
  const [changing, setChanging] = useState(false);
  const [path, setPath] = useState(call.path);
  const [query, setQuery] = useState(call.query.replace(/^\?/, ''));
  const [text, setText] = useState(body === null ? '' : laidOut(body));
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
        <Form
          className={classes.form}
          onSubmit={() => void send({ path, query, body: text.trim() === '' ? null : text })}
        >
          <TextInput
            label={t('resend.path')}
            dir="ltr"
            required
            maxLength={500}
            value={path}
            onChange={(event) => setPath(event.currentTarget.value)}
            classNames={{ input: classes.code }}
          />
          <TextInput
            label={t('resend.query')}
            dir="ltr"
            maxLength={4000}
            value={query}
            onChange={(event) => setQuery(event.currentTarget.value)}
            classNames={{ input: classes.code }}
          />
          <Textarea
            label={t('resend.body')}
            description={t('resend.secrets')}
            dir="ltr"
            autosize
            minRows={3}
            maxRows={16}
            maxLength={20_000}
            value={text}
            onChange={(event) => setText(event.currentTarget.value)}
            classNames={{ input: classes.code }}
          />
          <Button type="submit" loading={running}>
            {t('resend.send')}
          </Button>
        </Form>
      )}
      {failure && <FailureBox failure={failure} />}
      <div role="status">
        {again && (
          <div className={classes.beside}>
            <Answer title={t('resend.before')} details={details} />
            <Answer title={t('resend.now')} details={again} />
          </div>
        )}
      </div>
    </Stack>
  );
}

function Answer({ title, details: { call, answer } }: { title: string; details: Details }) {
  const { t } = useTranslation('traffic');
  return (
    <div className={classes.answer}>
      <h3 className={classes.subtitle}>
        {title} · {call.status === 0 ? t('cut') : <CodeText>{call.status}</CodeText>}{' '}
        {call.codes.map((code) => (
          <CodeText key={code}>{code} </CodeText>
        ))}
      </h3>
      <CallText name={title} text={answer ? laidOut(answer) : t('details.nothing')} />
    </div>
  );
}
