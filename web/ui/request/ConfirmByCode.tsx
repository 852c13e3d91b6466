import { Button, Group, Skeleton } from '@mantine/core';
import { IconMessage2 } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ErrorBody } from '../../api/failure.ts';
import { useApi } from '../../api/useApi.ts';
import { CodeStep } from './CodeStep.tsx';
import { ConsequenceTable } from './ConsequenceTable.tsx';
import { ErrorState } from '../refusals/ErrorState.tsx';
import { FailureBox } from '../refusals/FailureBox.tsx';
import { Panel } from '../layout/Panel.tsx';
import type { RequestKind } from './request-scope.ts';
import type { CodeSending } from './useCodeSending.ts';

type Problem = { status: number; error: ErrorBody };
type Props = {
  kind: RequestKind;
  title: ReactNode;
  text?: ReactNode;
  sending: CodeSending;
  /** Confirms the shown consequences, by their hash, with the code. Returns the error, or null on success. */
  confirm: (confirmation: { code: string; consequences: string }) => Promise<Problem | null>;
  confirming: boolean;
  words: { ask: string; confirm: string; back: string; startOver: string };
  /** Further buttons beside the main button. */
  actions?: ReactNode;
  /** Content above the consequences. */
  children?: ReactNode;
};

/**
 * Shows the consequences of a step that cannot be undone, and confirms it with a code. The student reads the
 * consequences first, then requests and enters the code.
 */
export function ConfirmByCode({ kind, title, text, sending, confirm, confirming, words, actions, children }: Props) {
  const { t } = useTranslation('common');
  const { data, error, refresh } = useApi('getConsequences', { Kind: kind }, { quiet: true });
  const [entering, setEntering] = useState(false);
  const [failure, setFailure] = useState<Problem | null>(null);

  const ask = async (): Promise<void> => {
    const problem = await sending.ensure();
    setFailure(problem);
    setEntering(problem === null);
  };
  const refused = (problem: Problem): void => {
    setEntering(false);
    setFailure(problem);
    void refresh();
  };
  const save = async (code: string): Promise<Problem | null> => {
    const problem = data ? await confirm({ code, consequences: data.hash }) : null;
    // Consequences that changed meanwhile must be read again before the confirmation.
    if (problem?.error.Message !== 'request.consequencesChanged') return problem;
    refused(problem);
    return null;
  };

  return (
    <Panel title={title} text={text}>
      {failure && !entering && <FailureBox failure={failure} />}
      {children}
      {data ? (
        <ConsequenceTable consequences={data.consequences} />
      ) : error ? (
        <ErrorState error={error} retry={refresh} />
      ) : (
        <Skeleton height={200} radius="md" aria-busy aria-label={t('page.loading')} />
      )}
      <Group gap="sm" align="stretch">
        <Button
          disabled={!data}
          loading={sending.running && !entering}
          leftSection={<IconMessage2 size={18} stroke={1.75} aria-hidden />}
          onClick={() => void ask()}
        >
          {words.ask}
        </Button>
        {actions}
      </Group>
      <CodeStep
        opened={entering}
        sending={sending}
        confirm={save}
        confirming={confirming}
        words={words}
        onBack={() => setEntering(false)}
        onStartOver={() => setEntering(false)}
        onRefused={refused}
      />
    </Panel>
  );
}
