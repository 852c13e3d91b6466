import { Button, Textarea } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Schema } from '../../api/operations.ts';
import { useAction } from '../../api/useAction.ts';
import { DateText } from '../../ui/text/DateText.tsx';
import classes from '../Section.module.css';
import { Card } from '../controls/Card.tsx';
import { Form } from '../controls/Form.tsx';

const longest = 300;
const shown = 3;

/** Form that sends a message to all trainees of a class; it appears on their pages at once. */
export function ClassMessages({ room: { code, messages } }: { room: Schema<'Classroom'> }) {
  const { t } = useTranslation('classroom');
  const { run, running } = useAction('sendClassMessage');
  const [text, setText] = useState('');
  const [said, setSaid] = useState(false);
  const send = (): void =>
    void run({ path: { code }, body: { text: text.trim() } }).then(({ ok }) => {
      setSaid(ok);
      if (ok) setText('');
    });
  return (
    <Card title={t('classroom.messages.title')}>
      <Form
        className={`sis-wrap ${classes.form}`}
        onSubmit={() => {
          if (text.trim()) send();
        }}
      >
        <Textarea
          size="md"
          className={classes.wide ?? ''}
          label={t('classroom.messages.label')}
          autosize
          minRows={2}
          maxRows={5}
          maxLength={longest}
          dir="auto"
          value={text}
          onChange={(event) => setText(event.currentTarget.value)}
        />
        <Button type="submit" size="md" loading={running} disabled={!text.trim()}>
          {t('classroom.messages.send')}
        </Button>
      </Form>
      <p role="status" className="sis-quiet">
        {said && messages.length > 0 && t('classroom.messages.sent')}
      </p>
      {messages.length > 0 && (
        <ul className="sis-loose sis-list" aria-label={t('classroom.messages.latest')}>
          {messages
            .slice(-shown)
            .reverse()
            .map((message) => (
              <li key={message.id}>
                <span className="sis-quiet">
                  <DateText at={message.sentAt} format="time" />
                </span>{' '}
                <bdi>{message.text}</bdi>
              </li>
            ))}
        </ul>
      )}
    </Card>
  );
}
