import { Button, Group } from '@mantine/core';
import {
  IconArrowLeft,
  IconArrowRight,
  IconCheck,
  IconChevronDown,
  IconCircleCheckFilled,
  IconRotate,
  IconX,
} from '@tabler/icons-react';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useCaller } from '../api/simulator.ts';
import { useApi } from '../api/useApi.ts';
import { paths } from '../paths.ts';
import { CodeText } from '../ui/text/CodeText.tsx';
import { useLanguage } from '../ui/text/useLanguage.ts';
import { pageAddress } from './sandbox-address.ts';
import type { Script } from './script.ts';
import { saveScript, keptScript } from './script.ts';
import { placeAfter, stepsHeard } from './script-place.ts';
import buttonClasses from './IconButton.module.css';
import classes from './ScriptPanel.module.css';
import { ScriptStep } from './ScriptStep.tsx';
import type { Scenario } from './search.ts';
import { PlayedAnswer, type Played } from './PlayedAnswer.tsx';
import { wholeCodes } from './whole-codes.ts';

/**
 * Panel of the running scenario, at the side of the student's page or at the bottom on a phone. It shows step by step
 * what to do and what to expect.
 */
export default function ScriptPanel({ script }: { script: Script }) {
  const scenarios = useApi('getScenarios', {}, { quiet: true });
  const scenario = scenarios.data?.scenarios.find(({ id }) => id === script.scenario);
  const trainee = useApi('getSimulator', {}, { quiet: true }).data?.trainee;
  // The panel follows a trainee's progress, because the trainer may reset the trainee to any step.
  useEffect(() => {
    if (trainee?.scenario !== script.scenario || trainee.begunAt === script.begunAt) return;
    saveScript({
      ...script,
      begunAt: trainee.begunAt,
      ...(script.begunAt !== undefined && { step: trainee.step, open: true, gone: undefined }),
    });
  }, [trainee, script]);
  return scenario ? <Panel script={script} scenario={scenario} /> : null;
}

function Panel({ script, scenario }: { script: Script; scenario: Scenario }) {
  const { t } = useTranslation(['console', 'common']);
  const { pick } = useLanguage();
  const caller = useCaller();
  const { open } = script;
  const { steps } = scenario;
  const progress = useApi('getScenarioProgress', { id: scenario.id }, { quiet: true });
  const done = new Set(progress.data?.done);
  const step = Math.min(Math.max(script.step, 0), steps.length);
  const toggle = useRef<HTMLButtonElement>(null);
  const body = useRef<HTMLDivElement>(null);
  const wasOpen = useRef(open);
  const go = (to: number): void => saveScript({ ...script, step: to, gone: undefined });
  const [played, setPlayed] = useState<Played | null>(null);

  // All tabs share the steps known to be done, so a newly done step moves the panel only once. If the student then
  // goes back in one tab, a later response in another tab does not move the panel forward again.
  const { data } = progress;
  useEffect(() => {
    const kept = keptScript();
    if (!data || kept?.scenario !== scenario.id) return;
    const heard = stepsHeard(kept.done, data);
    if (!heard) return;
    const to = placeAfter(kept.step, steps, new Set(heard.now.steps), heard.before);
    saveScript({ ...kept, done: heard.now, ...(to !== kept.step && { step: to, gone: to - 1 }) });
  }, [data, script, scenario.id, steps]);

  useLayoutEffect(() => {
    document.documentElement.dataset.script = open ? 'open' : 'closed';
    return () => {
      delete document.documentElement.dataset.script;
    };
  }, [open]);
  // The button that opened the panel is gone, so the focus moves to the button that closes it.
  useEffect(() => {
    if (open && !wasOpen.current) toggle.current?.focus({ preventScroll: true });
    wasOpen.current = open;
  }, [open]);

  // A new step is shown from its beginning, regardless of the previous scroll position.
  useLayoutEffect(() => {
    body.current?.scrollTo({ top: 0 });
  }, [step, script.gone]);

  if (!open) return null;

  const current = steps[step];
  return (
    <aside className={classes.panel} aria-label={t('script.label')}>
      <header className={classes.header} role="presentation">
        <div>
          <p className="sis-note">{t('script.title')}</p>
          <h2 className={classes.title}>{wholeCodes(pick(scenario.title))}</h2>
        </div>
        <button
          ref={toggle}
          type="button"
          className={buttonClasses.icon}
          onClick={() => saveScript({ ...script, open: false })}
          aria-expanded
          aria-label={t('script.hide')}
          title={t('script.hide')}
        >
          <IconChevronDown size={20} aria-hidden />
        </button>
      </header>
      <div ref={body} className={`sis-top ${classes.body}`}>
        {step === 0 && <p className={`${classes.story} sis-quiet`}>{wholeCodes(pick(scenario.story))}</p>}
        {step === 0 && current?.call === 'userLogin' && <SignInAs persona={scenario.persona} />}
        <div aria-live="polite" aria-atomic>
          {script.gone !== undefined && <LeftStep index={script.gone} played={played} />}
          {current ? (
            <ScriptStep scenario={scenario} index={step} done={done} played={played} onPlayed={setPlayed} />
          ) : (
            <p className={classes.show}>{t('script.finished')}</p>
          )}
        </div>
        <details className={classes.all}>
          <summary>{t('script.all')}</summary>
          <ol>
            {steps.map((one, index) => (
              <li key={index} data-past={index < step || undefined}>
                <button type="button" onClick={() => go(index)} aria-current={index === step ? 'step' : undefined}>
                  {wholeCodes(pick(one.show))}
                  {done.has(index) && (
                    <IconCircleCheckFilled
                      size={16}
                      className={classes.tick}
                      role="img"
                      aria-label={t('script.stepDone')}
                    />
                  )}
                </button>
              </li>
            ))}
          </ol>
        </details>
      </div>
      <footer className={`${classes.footer} sis-buttons`} role="presentation">
        <Button
          variant="default"
          disabled={step === 0}
          onClick={() => go(step - 1)}
          leftSection={<IconArrowLeft size={18} aria-hidden className="sis-directional" />}
        >
          {t('common:actions.previous')}
        </Button>
        {step < steps.length - 1 && (
          <Button
            onClick={() => go(step + 1)}
            rightSection={<IconArrowRight size={18} aria-hidden className="sis-directional" />}
          >
            {t('common:actions.next')}
          </Button>
        )}
        {step === steps.length - 1 && (
          <Button onClick={() => go(steps.length)} leftSection={<IconCheck size={18} aria-hidden />}>
            {t('script.done')}
          </Button>
        )}
        {step === steps.length && (
          <>
            {caller === 'trainer' && (
              <Button
                component="a"
                variant="light"
                href={pageAddress(`${paths.simulator}/start/${scenario.id}`)}
                leftSection={<IconRotate size={18} aria-hidden />}
              >
                {t('script.again')}
              </Button>
            )}
            <Button onClick={() => saveScript(null)} leftSection={<IconX size={18} aria-hidden />}>
              {t('script.close')}
            </Button>
          </>
        )}
      </footer>
    </aside>
  );
}

/** The step that was just completed. The panel has already moved on to the next one. */
function LeftStep({ index, played }: { index: number; played: Played | null }) {
  const { t } = useTranslation('console');
  return (
    <div className={classes.left}>
      <Group component="p" gap="0.25rem" wrap="nowrap" c="var(--sis-done)" className="sis-medium">
        <IconCircleCheckFilled size={16} aria-hidden /> {t('script.left', { step: index + 1 })}
      </Group>
      {played?.step === index && <PlayedAnswer of={played.answer} />}
    </div>
  );
}

/** The name and password to enter in the sign-in form. */
function SignInAs({ persona: wanted }: { persona: string }) {
  const { t } = useTranslation('console');
  const { pick } = useLanguage();
  const personas = useApi('getPersonas', {}, { quiet: true });
  const persona = personas.data?.personas.find(({ key }) => key === wanted);
  if (!persona) return null;
  return (
    <dl className={classes.who}>
      <dt>{t('script.signInAs')}</dt>
      <dd>
        {pick(persona.name)}
        <br />
        <CodeText strong>{persona.userName}</CodeText>
      </dd>
      <dt>{t('script.password')}</dt>
      <dd>
        <CodeText strong>{personas.data?.password}</CodeText>
      </dd>
    </dl>
  );
}
