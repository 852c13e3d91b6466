import { Button, NativeSelect } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Schema } from '../../api/operations.ts';
import { useAction } from '../../api/useAction.ts';
import { CodeText } from '../../ui/CodeText.tsx';
import { DateText } from '../../ui/DateText.tsx';
import { sandboxAddress } from '../sandbox-address.ts';
import classes from './ClassroomWall.module.css';
import sectionClasses from '../Section.module.css';

type Trainee = Schema<'Classroom'>['trainees'][number];

/** One trainee on the wall: the page, the step, what was called and refused last; a look at the page, and starting over. */
export function TraineeCard({ trainee: { trainee, name, path, page, step, lastCall, lastRefusal, now }, code, steps }: { trainee: Trainee; code: string; steps: number }) {
  const { t } = useTranslation('classroom');
  const { run, running } = useAction('resetTrainee');
  const [target, setTarget] = useState(0);
  const nothing = t('classroom.nothing');
  const facts = [
    ['page', page ? <CodeText key="page">{page}</CodeText> : nothing],
    ['last', lastCall ? <CodeText key="last">{`${lastCall.call} ${lastCall.status || ''}`}</CodeText> : nothing],
    ['refusal', lastRefusal ? <CodeText key="refusal">{lastRefusal}</CodeText> : nothing],
    ['time', <DateText key="time" at={now} format="shortDateTime" />],
  ] as const;

  return (
    <li className={classes.trainee}>
      <h3 className={classes.name}>
        <bdi>{name}</bdi>
      </h3>
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
        <Button component="a" variant="light" href={sandboxAddress(path.split('/').at(-1) ?? '', page ?? '/home')} target="_blank" rel="noopener" aria-label={t('classroom.lookLabel', { name })}>
          {t('classroom.look')}
        </Button>
        <Button variant="default" loading={running} aria-label={t('classroom.resetLabel', { name })} onClick={() => void run({ path: { code, trainee }, body: { step: target } })}>
          {t('classroom.reset')}
        </Button>
        {steps > 0 && (
          <NativeSelect
            aria-label={`${t('classroom.resetLabel', { name })} ${t('classroom.toStep')}`}
            value={String(target)}
            onChange={(event) => setTarget(Number(event.currentTarget.value))}
            data={Array.from({ length: steps }, (_, index) => ({ value: String(index), label: index === 0 ? t('classroom.start') : t('classroom.afterStep', { step: index }) }))}
          />
        )}
      </div>
    </li>
  );
}
