import { Button, TextInput } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { lettersTyped } from '../../../locales/typed-code.ts';
import { call } from '../../api/client.ts';
import { failureOf, type CallFailure } from '../../api/failure.ts';
import { StandalonePage } from '../../ui/layout/StandalonePage.tsx';
import { FailureBox } from '../../ui/refusals/FailureBox.tsx';
import classes from './JoinPage.module.css';
import { Form } from '../controls/Form.tsx';

const codeLength = 5;
const typed = (text: string): string => lettersTyped(text).slice(0, codeLength);

/** Form for the class code. The code is checked as soon as it is complete, before other fields are shown. */
export function JoinCode({
  code: wrong = '',
  failure: before = null,
}: {
  code?: string;
  failure?: CallFailure | null;
}) {
  const { t } = useTranslation('classroom');
  const navigate = useNavigate();
  const [code, setCode] = useState(typed(wrong));
  const [failure, setFailure] = useState(before);
  const [looking, setLooking] = useState(false);

  const look = async (wanted: string): Promise<void> => {
    setLooking(true);
    const failed = await failureOf(async () => {
      const found = await call('findClassroom', { path: { code: wanted } });
      await navigate(`/join/${found.code}`);
    });
    if (failed) setFailure(failed);
    setLooking(false);
  };
  const type = (text: string): void => {
    const next = typed(text);
    setCode(next);
    setFailure(null);
    if (next.length === codeLength && next !== code) void look(next);
  };

  return (
    <StandalonePage title={t('join.title')} text={t('join.codeText')}>
      <Form
        className={`sis-loose ${classes.form}`}
        onSubmit={() => {
          if (code.length === codeLength) void look(code);
        }}
      >
        <TextInput
          size="xl"
          autoFocus
          label={t('join.code')}
          dir="ltr"
          classNames={{ input: classes.field ?? '' }}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          value={code}
          onChange={(event) => type(event.currentTarget.value)}
        />
        {failure && <FailureBox failure={failure} />}
        <Button type="submit" size="lg" loading={looking} disabled={code.length < codeLength}>
          {t('join.next')}
        </Button>
      </Form>
    </StandalonePage>
  );
}
