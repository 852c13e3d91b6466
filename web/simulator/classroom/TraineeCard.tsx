import { Button, Group, NativeSelect, Stack } from '@mantine/core';
import { IconHandStop } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type consoleTexts from '../../../locales/en/console.json';
import type { Schema } from '../../api/operations.ts';
import { call } from '../../api/client.ts';
import { useAction } from '../../api/useAction.ts';
import { paths } from '../../paths.ts';
import { CodeText } from '../../ui/text/CodeText.tsx';
import { DateText } from '../../ui/text/DateText.tsx';
import { useLanguage } from '../../ui/text/useLanguage.ts';
import { sandboxAddress } from '../sandbox-address.ts';
import classes from './ClassroomWall.module.css';
import sectionClasses from '../Section.module.css';
import { ConfirmButton } from '../controls/ConfirmButton.tsx';
import { TabLink } from '../controls/TabLink.tsx';

type Trainee = Schema<'Classroom'>['trainees'][number];
type CallName = keyof (typeof consoleTexts)['calls'];

const toOutcome = (status: number): 'done' | 'refused' | 'cut' =>
  status === 0 ? 'cut' : status < 400 ? 'done' : 'refused';

/**
 * One trainee, as the trainer sees it: page, step, last request and last refusal. Buttons lower the raised hand, open
 * the trainee's page, restart the trainee at a step and remove the trainee.
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
  const removal = useAction('removeTrainee');
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
    <Stack component="li" gap="sm" className={`sis-box ${classes.trainee}`} data-asks={handAt !== null || undefined}>
      <h3 className={classes.name}>
        <bdi>{name}</bdi>
      </h3>
      {handAt !== null && (
        <Group component="p" gap="0.5rem" className="sis-strong">
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
        </Group>
      )}
      {steps > 0 && (
        <Stack gap="0.25rem">
          <span>
            {t('classroom.step')} {t('classroom.stepOf', { step, total: steps })}
          </span>
          <div className={classes.track} data-drawn aria-hidden>
            <div className={classes.bar} style={{ inlineSize: `${(step / steps) * 100}%` }} />
          </div>
        </Stack>
      )}
      <Group component="dl" gap="0.75rem 2rem" align="stretch" className={sectionClasses.facts}>
        {facts.map(([key, value]) => (
          <div key={key}>
            <dt>{t(`classroom.${key}`)}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </Group>
      <div className="sis-buttons">
        <TabLink
          variant="light"
          href={sandboxAddress(sandbox, `${paths.simulator}/look/${code}/${trainee}`)}
          aria-label={t('classroom.lookLabel', { name })}
        >
          {t('classroom.look')}
        </TabLink>
        <ConfirmButton
          label={t('classroom.reset')}
          longLabel={t('classroom.resetLabel', { name })}
          title={t('classroom.resetSure', { name })}
          running={running}
          onConfirm={() => run({ path: { code, trainee }, body: { step: target } })}
        >
          {t('classroom.resetText')}
        </ConfirmButton>
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
        <ConfirmButton
          label={t('classroom.remove')}
          longLabel={t('classroom.removeLabel', { name })}
          title={t('classroom.removeSure', { name })}
          running={removal.running}
          onConfirm={() => removal.run({ path: { code, trainee } })}
        >
          {t('classroom.removeText')}
        </ConfirmButton>
      </div>
    </Stack>
  );
}
