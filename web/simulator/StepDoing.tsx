import { Button } from '@mantine/core';
import { IconPlayerPlay } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { formatList } from '../../locales/i18n.ts';
import { currentSession, startSession } from '../api/session.ts';
import { useCaller } from '../api/simulator.ts';
import { useAction } from '../api/useAction.ts';
import { paths } from '../paths.ts';
import { useLanguage } from '../ui/text/useLanguage.ts';
import { openPage } from './open-page.ts';
import type { Played } from './PlayedAnswer.tsx';
import classes from './ScriptPanel.module.css';
import type { Scenario } from './search.ts';

type Props = {
  scenario: Scenario;
  index: number;
  done: ReadonlySet<number>;
  onPlayed: (played: Played | null) => void;
};

/**
 * Button that performs a step: it sends the request as the step's student, or sets the clock. For a trainer, earlier
 * steps that are not done are performed first.
 */
export function StepDoing({ scenario: { id, steps }, index, done, onPlayed }: Props) {
  const { t } = useTranslation('console');
  const { language } = useLanguage();
  const isTrainer = useCaller() === 'trainer';
  const playing = useAction('playScenarioStep');
  const { by = 'page', clock = null } = steps[index] ?? {};
  const last = Math.max(-1, ...done);
  // For a trainer, earlier steps that are not done are done first. Trainees do their own steps by hand. A clock step is
  // not repeated if a later step has already been done.
  const missing = isTrainer
    ? [...steps.entries()]
        .filter(([at, step]) => at < index && !done.has(at) && !(at < last && step.clock !== null))
        .map(([at]) => String(at + 1))
    : [];

  const play = async (): Promise<void> => {
    onPlayed(null);
    const outcome = await playing.run({
      path: { id, step: index },
      ...(missing.length > 0 && { query: { earlier: true } }),
    });
    if (!outcome.ok) return;
    onPlayed({ step: index, answer: outcome.data });
    if (!outcome.data.session || currentSession()) return;
    startSession(outcome.data.session);
    openPage(paths.home);
  };

  return (
    <div className={classes.doing}>
      {missing.length > 0 && (
        <p className={classes.aside} role="note">
          {t('script.missing', { count: missing.length, steps: formatList(missing, language) })}
        </p>
      )}
      <Button
        variant={by === 'page' ? 'subtle' : 'light'}
        size="sm"
        loading={playing.running}
        leftSection={<IconPlayerPlay size={16} aria-hidden />}
        onClick={() => void play()}
      >
        {clock !== null ? t('script.setClock', { at: clock }) : t(by === 'page' ? 'script.doForMe' : 'script.doStep')}
      </Button>
    </div>
  );
}
