import { Button, NativeSelect, Skeleton } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { BodyOf } from '../../api/operations.ts';
import { useAction } from '../../api/useAction.ts';
import { useApi } from '../../api/useApi.ts';
import { ErrorState } from '../../ui/refusals/ErrorState.tsx';
import classes from '../Section.module.css';
import { Card } from '../controls/Card.tsx';
import { Form } from '../controls/Form.tsx';
import { WholeNumberField } from '../controls/WholeNumberField.tsx';

type Desk = BodyOf<'setDesk'>;
const modes: Desk['mode'][] = ['manual', 'approve', 'refuse'];
const longestWait = 30;

/** Form that sets whether the offices decide by hand or automatically, and then after how many working days. */
export function DeskCard() {
  const { t } = useTranslation('classroom');
  const desk = useApi('getDesk', {}, { quiet: true });
  const { run, running } = useAction('setDesk');
  const [chosen, setChosen] = useState<Partial<Desk>>({});
  const [done, setDone] = useState(false);
  if (desk.error && !desk.data) return <ErrorState error={desk.error} retry={desk.refresh} />;
  if (!desk.data) return <Skeleton height={180} radius="lg" />;
  const { mode, workingDays } = { ...desk.data, ...chosen };
  const unchanged = mode === desk.data.mode && workingDays === desk.data.workingDays;
  const choose = (change: Partial<Desk>): void => {
    setDone(false);
    setChosen({ ...chosen, ...change });
  };
  return (
    <Card title={t('offices.automatic')}>
      <Form
        className={`sis-wrap ${classes.form}`}
        onSubmit={() => {
          void run({ body: { mode, workingDays } }).then(({ ok }) => {
            setDone(ok);
            if (ok) setChosen({});
          });
        }}
      >
        <NativeSelect
          size="md"
          label={t('offices.mode')}
          value={mode}
          onChange={(event) => choose({ mode: event.currentTarget.value as Desk['mode'] })}
          data={modes.map((value) => ({ value, label: t(`offices.modes.${value}`) }))}
        />
        {mode !== 'manual' && (
          <WholeNumberField
            size="md"
            className={classes.short}
            label={t('offices.after')}
            min={0}
            max={longestWait}
            clampBehavior="strict"
            value={workingDays}
            usual={0}
            onChange={(days) => choose({ workingDays: days })}
          />
        )}
        <Button type="submit" size="md" variant="light" loading={running} disabled={unchanged}>
          {t('offices.apply')}
        </Button>
      </Form>
      <p role="status" className="sis-quiet">
        {done && `${t('offices.isSet')} `}
        {t(`offices.says.${mode}`, { count: workingDays })}
      </p>
    </Card>
  );
}
