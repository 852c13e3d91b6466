import { Button, Textarea, TextInput } from '@mantine/core';
import { IconDownload, IconMovie } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Schema } from '../../api/operations.ts';
import { useAction } from '../../api/useAction.ts';
import { CodeText } from '../../ui/text/CodeText.tsx';
import { CopyButton } from '../CopyButton.tsx';
import { download } from '../download.ts';
import classes from './Recordings.module.css';
import { Card } from '../controls/Card.tsx';
import { Form } from '../controls/Form.tsx';

/** Writes the chosen requests into a scenario file that can be edited, copied and downloaded. */
export function MakeScenario({ calls, clear }: { calls: number[]; clear: () => void }) {
  const { t } = useTranslation('traffic');
  const { run, running } = useAction('makeScenario');
  const [en, setEn] = useState('');
  const [ar, setAr] = useState('');
  const [made, setMade] = useState<Schema<'MadeScenario'> | null>(null);
  const [text, setText] = useState('');
  const make = async (): Promise<void> => {
    const titled = en.trim() !== '' || ar.trim() !== '';
    const outcome = await run({
      body: { calls, ...(titled && { title: { en: en.trim() || ar.trim(), ar: ar.trim() || en.trim() } }) },
    });
    if (!outcome.ok) return;
    setMade(outcome.data);
    setText(outcome.data.yaml);
  };

  return (
    <Card gap="0.875rem" title={t('make.title')}>
      <p className="sis-quiet" role="status">
        {calls.length === 0 ? t('make.none') : t('make.chosen', { count: calls.length })}
      </p>
      {calls.length > 0 && (
        <Form className={classes.titles} onSubmit={() => void make()}>
          <TextInput
            label={t('make.en')}
            dir="ltr"
            lang="en"
            maxLength={120}
            value={en}
            onChange={(event) => setEn(event.currentTarget.value)}
          />
          <TextInput
            label={t('make.ar')}
            dir="rtl"
            lang="ar"
            maxLength={120}
            value={ar}
            onChange={(event) => setAr(event.currentTarget.value)}
          />
          <div className="sis-buttons">
            <Button type="submit" loading={running} leftSection={<IconMovie size={18} aria-hidden />}>
              {t('make.make')}
            </Button>
            <Button variant="default" onClick={clear}>
              {t('make.clear')}
            </Button>
          </div>
        </Form>
      )}
      {made && <MadeFile made={made} text={text} edit={setText} />}
    </Card>
  );
}

type MadeProps = {
  made: Schema<'MadeScenario'>;
  text: string;
  edit: (text: string) => void;
};

/** The scenario file as it was made, to be edited, copied and downloaded. */
function MadeFile({ made, text, edit }: MadeProps) {
  const { t } = useTranslation('traffic');
  return (
    <>
      {made.notes.length > 0 && (
        <ul className={classes.notes}>
          {made.notes.map(({ call, note }) => (
            <li key={`${call} ${note}`}>
              {t('make.call')} <CodeText>{call}</CodeText>: {t(`make.notes.${note}`)}
            </li>
          ))}
        </ul>
      )}
      <Textarea
        label={t('make.file')}
        description={t('make.where')}
        dir="ltr"
        autosize
        minRows={8}
        maxRows={24}
        value={text}
        onChange={(event) => edit(event.currentTarget.value)}
        classNames={{ input: 'sis-machine' }}
      />
      <div className="sis-buttons">
        <Button
          variant="light"
          leftSection={<IconDownload size={18} aria-hidden />}
          onClick={() => download(`${made.name}.yaml`, text, 'application/yaml')}
        >
          {t('make.download')}
        </Button>
        <CopyButton text={text} />
      </div>
    </>
  );
}
