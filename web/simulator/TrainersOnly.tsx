import { Button, TextInput } from '@mantine/core';
import type { ReactNode } from 'react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useSWRConfig } from 'swr';
import { call } from '../api/client.ts';
import { CallFailure, failureOf, toErrorBody } from '../api/failure.ts';
import { isSendable, saveTrainerCode } from '../api/trainer-code.ts';
import { useApi } from '../api/useApi.ts';
import { paths } from '../paths.ts';
import { StandalonePage } from '../ui/layout/StandalonePage.tsx';
import { ErrorState } from '../ui/refusals/ErrorState.tsx';
import { FailureBox } from '../ui/refusals/FailureBox.tsx';
import classes from './TrainersOnly.module.css';
import { Form } from './controls/Form.tsx';

/** Content for trainers and, with `traineesToo`, for trainees. Other users are asked for the trainer's code first. */
export function TrainersOnly({ traineesToo, children }: { traineesToo: boolean; children: ReactNode }) {
  const simulator = useApi('getSimulator', {}, { quiet: true });
  if (simulator.error && !simulator.data) return <ErrorState error={simulator.error} retry={simulator.refresh} />;
  if (!simulator.data) return null;
  const { caller, trainer } = simulator.data;
  return trainer || (traineesToo && caller === 'trainee') ? children : <TrainerCode />;
}

const longest = 80;
/** The error of a wrong code, used for codes that no header can carry. */
const wrong = (): CallFailure =>
  new CallFailure(
    401,
    toErrorBody({
      Message: 'DEV-000009',
      ErrorMessageType: 'FromTranslation',
      Refusals: [{ Code: 'DEV-000009', Params: {} }],
    }),
  );

function TrainerCode() {
  const { t } = useTranslation('console');
  const { mutate } = useSWRConfig();
  const [code, setCode] = useState('');
  const [failure, setFailure] = useState<CallFailure | null>(null);
  const [running, setRunning] = useState(false);

  const signIn = async (): Promise<void> => {
    setRunning(true);
    setFailure(null);
    const failed = await failureOf(async () => {
      if (!isSendable(code)) throw wrong();
      await call('signInTrainer', {}, { trainerCode: code });
      saveTrainerCode(code);
      await mutate(() => true);
    });
    setFailure(failed);
    setRunning(false);
  };

  return (
    <StandalonePage title={t('trainerCode.title')} text={t('trainerCode.text')}>
      <Form
        className={`sis-loose ${classes.form}`}
        onSubmit={() => {
          if (code.trim()) void signIn();
        }}
      >
        <TextInput
          size="lg"
          label={t('trainerCode.label')}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          dir="ltr"
          maxLength={longest}
          value={code}
          onChange={(event) => setCode(event.currentTarget.value)}
        />
        {failure && <FailureBox failure={failure} />}
        <Button type="submit" size="lg" loading={running} disabled={!code.trim()}>
          {t('trainerCode.open')}
        </Button>
        <Link to={paths.joinByCode}>{t('trainerCode.join')}</Link>
      </Form>
    </StandalonePage>
  );
}
