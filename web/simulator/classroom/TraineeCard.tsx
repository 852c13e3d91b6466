import { Button, NativeSelect } from '@mantine/core';
import { IconHandStop } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type consoleTexts from '../../../locales/en/console.json';
import type { Schema } from '../../api/operations.ts';
import { call } from '../../api/client.ts';
import { useAction } from '../../api/useAction.ts';
import { paths } from '../../paths.ts';
import { CodeText } from '../../ui/text/CodeText.tsx';
import { ConfirmDialogue } from '../../ui/overlays/ConfirmDialogue.tsx';
import { DateText } from '../../ui/text/DateText.tsx';
import { useLanguage } from '../../ui/text/useLanguage.ts';
import { sandboxAddress } from '../sandbox-address.ts';
import classes from './ClassroomWall.module.css';
import sectionClasses from '../Section.module.css';

type Trainee = Schema<'Classroom'>['trainees'][number];
type CallName = keyof (typeof consoleTexts)['calls'];

const toOutcome = (status: number): 'done' | 'refused' | 'cut' =>
  status === 0 ? 'cut' : status < 400 ? 'done' : 'refused';

/**
 * One trainee for the trainer: page, step, last request and last refusal, with buttons to help, look, restart and
 * remove.
 */
export function TraineeCard({
  trainee: { trainee, name, path, pageName, student, step, lastCall, lastRefusal, handAt, now },
  code,
  steps,
  refresh,
}: {
  trainee: Trainee;
  code: string;
  steps: number;
  refresh: () => Promise<void>;
}) {
  const { t } = useTranslation(['classroom', 'console']);
  const { pick } = useLanguage();
  const { run, running } = useAction('resetTrainee');
  const [target, setTarget] = useState(0);
  const [asking, setAsking] = useState(false);
  const removal = useAction('removeTrainee');
  const [removing, setRemoving] = useState(false);
  const nothing = t('classroom.nothing');
  const sandbox = path.split('/').at(-1) ?? '';
  const facts = [
    [
      'student',
      student ? (
        <>
          <bdi>{pick(student.name)}</bdi> · <CodeText>{student.userName}</CodeText>
        </>
      ) : (
        t('classroom.nobody')
      ),
    ],
    ['page', pageName ? pick(pageName) : nothing],
    [
      'last',
      lastCall
        ? `${t(`console:calls.${lastCall.call as CallName}`, { defaultValue: lastCall.call })} · ${t(`classroom.outcomes.${toOutcome(lastCall.status)}`)}`
        : nothing,
    ],
    ['refusal', lastRefusal ? pick(lastRefusal.text) : nothing],
    ['time', <DateText key="time" at={now} format="shortDateTime" />],
  ] as const;

  return (
    <li className={classes.trainee} data-asks={handAt !== null || undefined}>
      <h3 className={classes.name}>
        <bdi>{name}</bdi>
      </h3>
      {handAt !== null && (
        <p className={classes.asks}>
          <IconHandStop size={20} aria-hidden />
          <span>{t('classroom.hand', { at: handAt })}</span>
          <Button
            size="xs"
            variant="filled"
            aria-label={t('classroom.helpedLabel', { name })}
            onClick={() =>
              void call('setHand', { body: { raised: false } }, { sandbox }).then(refresh, () => undefined)
            }
          >
            {t('classroom.helped')}
          </Button>
        </p>
      )}
      {steps > 0 && (
        <div className={classes.progress}>
          <span>
            {t('classroom.step')} {t('classroom.stepOf', { step, total: steps })}
          </span>
          <div className={classes.track} data-drawn aria-hidden>
            <div className={classes.bar} style={{ inlineSize: `${(step / steps) * 100}%` }} />
          </div>
        </div>
      )}
      <dl className={sectionClasses.facts}>
        {facts.map(([key, value]) => (
          <div key={key}>
            <dt>{t(`classroom.${key}`)}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <div className={sectionClasses.buttons}>
        <Button
          component="a"
          variant="light"
          href={sandboxAddress(sandbox, `${paths.simulator}/look/${code}/${trainee}`)}
          target="_blank"
          rel="noopener"
          aria-label={t('classroom.lookLabel', { name })}
        >
          {t('classroom.look')}
        </Button>
        <Button
          variant="default"
          loading={running}
          aria-label={t('classroom.resetLabel', { name })}
          onClick={() => setAsking(true)}
        >
          {t('classroom.reset')}
        </Button>
        {steps > 0 && (
          <NativeSelect
            aria-label={`${t('classroom.resetLabel', { name })} ${t('classroom.toStep')}`}
            value={String(target)}
            onChange={(event) => setTarget(Number(event.currentTarget.value))}
            data={Array.from({ length: steps }, (_, index) => ({
              value: String(index),
              label: index === 0 ? t('classroom.start') : t('classroom.afterStep', { step: index }),
            }))}
          />
        )}
        <Button
          variant="default"
          loading={removal.running}
          aria-label={t('classroom.removeLabel', { name })}
          onClick={() => setRemoving(true)}
        >
          {t('classroom.remove')}
        </Button>
      </div>
      <ConfirmDialogue
        opened={asking}
        danger
        title={t('classroom.resetSure', { name })}
        confirm={t('classroom.reset')}
        running={running}
        onClose={() => setAsking(false)}
        onConfirm={() => void run({ path: { code, trainee }, body: { step: target } }).then(() => setAsking(false))}
      >
        {t('classroom.resetText')}
      </ConfirmDialogue>
      <ConfirmDialogue
        opened={removing}
        danger
        title={t('classroom.removeSure', { name })}
        confirm={t('classroom.remove')}
        running={removal.running}
        onClose={() => setRemoving(false)}
        onConfirm={() => void removal.run({ path: { code, trainee } }).then(() => setRemoving(false))}
      >
        {t('classroom.removeText')}
      </ConfirmDialogue>
    </li>
  );
}
