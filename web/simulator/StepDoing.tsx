import { Button } from '@mantine/core';
import { IconPlayerPlay } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { AnswerOf } from '../api/operations.ts';
import { currentSession, startSession } from '../api/session.ts';
import { useAction } from '../api/useAction.ts';
import { useApi } from '../api/useApi.ts';
import { paths } from '../app/paths.ts';
import { CodeText } from '../ui/CodeText.tsx';
import { useLanguage } from '../ui/useLanguage.ts';
import { openPage } from './open-page.ts';
import classes from './ScriptPanel.module.css';
import type { Scenario } from './search.ts';

/** Has a step done: the clock is set, or its call is made as its student, and its answer is told. */
export function StepDoing({ scenario: { id, steps }, index }: { scenario: Scenario; index: number }) {
  const { t } = useTranslation('console');
  const setting = useAction('setClock');
  const playing = useAction('playScenarioStep');
  const [played, setPlayed] = useState<AnswerOf<'playScenarioStep'> | null>(null);
  const { by = 'page', clock = null } = steps[index] ?? {};

  const play = async (): Promise<void> => {
    setPlayed(null);
    const outcome = await playing.run({ path: { id, step: index } });
    if (!outcome.ok) return;
    setPlayed(outcome.data);
    if (!outcome.data.session || currentSession()) return;
    startSession(outcome.data.session);
    openPage(paths.home);
  };

  if (clock !== null)
    return (
      <Button variant="light" loading={setting.running} onClick={() => void setting.run({ body: { mode: 'frozen', now: clock } })}>
        {t('script.setClock', { at: clock })}
      </Button>
    );
  return (
    <div className={classes.doing}>
      <Button variant={by === 'page' ? 'subtle' : 'light'} size="sm" loading={playing.running} leftSection={<IconPlayerPlay size={16} aria-hidden />} onClick={() => void play()}>
        {t(by === 'page' ? 'script.doForMe' : 'script.doStep')}
      </Button>
      {played && <Answer of={played} />}
    </div>
  );
}

/** What a step that was done as a call was answered. */
function Answer({ of: { status, codes, asWritten } }: { of: AnswerOf<'playScenarioStep'> }) {
  const { t } = useTranslation('console');
  const { pick } = useLanguage();
  const [code] = codes;
  const known = useApi('getCodes', code ? {} : null, { quiet: true });
  const text = known.data?.codes.find((one) => one.code === code)?.text;
  return (
    <p className={classes.answer} data-other={!asWritten || undefined} role="status">
      {t(asWritten ? 'script.asWritten' : 'script.otherwise')} {status > 0 && <CodeText>{status}</CodeText>} {code && <CodeText>{code}</CodeText>}
      {!asWritten && text && <span> {pick(text)}</span>}
    </p>
  );
}
