import { Button, Group, Textarea } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { languages } from '../../../locales/i18n.ts';
import { useAction } from '../../api/useAction.ts';
import { Form } from '../controls/Form.tsx';
import type { BoardCourse } from './demand-board.ts';
import classes from './DemandCard.module.css';

const longest = 300;

type Props = { course: BoardCourse; onClose: () => void; onDone: (words: string) => void };

/** Form for the department's answer to the students who need a course, one sentence in each language. */
export function DemandAnswerForm({ course: { courseId, code, asked }, onClose, onDone }: Props) {
  const { t } = useTranslation(['classroom', 'common']);
  const { run, running } = useAction('answerDemand');
  const [text, setText] = useState({ en: '', ar: '' });
  const send = async (): Promise<void> => {
    const { ok } = await run({ path: { courseId }, body: { text } });
    if (ok) onDone(t('demand.sent', { count: asked }));
  };
  return (
    <Form onSubmit={() => void send()}>
      <Group gap="0.75rem 1rem" align="flex-start">
        {languages.map((language, index) => (
          <Textarea
            key={language}
            className={classes.sentence}
            size="md"
            lang={language}
            label={t(`demand.sentence.${language}`, { code })}
            required
            data-autofocus={index === 0 || undefined}
            autoFocus={index === 0}
            maxLength={longest}
            value={text[language]}
            onChange={(event) => setText({ ...text, [language]: event.currentTarget.value })}
          />
        ))}
      </Group>
      <Group gap="0.5rem" mt="md">
        <Button type="submit" loading={running} disabled={!text.en.trim() || !text.ar.trim()}>
          {t('demand.send')}
        </Button>
        <Button variant="default" disabled={running} onClick={onClose}>
          {t('common:actions.cancel')}
        </Button>
      </Group>
    </Form>
  );
}
