import { Button, Checkbox, NativeSelect, Select } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Schema } from '../../api/operations.ts';
import { useAction } from '../../api/useAction.ts';
import { useApi } from '../../api/useApi.ts';
import { useLanguage } from '../../ui/text/useLanguage.ts';
import { CallSelect, type CallTarget } from '../console/CallSelect.tsx';
import classes from '../console/FaultsSection.module.css';
import { filterOptions } from '../console/filter-options.ts';
import { Card } from '../controls/Card.tsx';
import { Form } from '../controls/Form.tsx';
import { WholeNumberField } from '../controls/WholeNumberField.tsx';

type Stage = Schema<'BreakpointStage'>;
const stages: Stage[] = ['request', 'answer'];

/** Form for a breakpoint: the calls, one student or all, the stage and the number of times. */
export function BreakpointForm() {
  const { t } = useTranslation('console');
  const { pick } = useLanguage();
  const { run, running } = useAction('addBreakpoint');
  const personas = useApi('getPersonas', {}, { quiet: true });
  const [target, setTarget] = useState<CallTarget>({ group: 'saves' });
  const [student, setStudent] = useState<string | null>(null);
  const [stage, setStage] = useState<Stage>('request');
  const [untilDeleted, setUntilDeleted] = useState(true);
  const [times, setTimes] = useState(1);

  return (
    <Card gap="0.875rem" p="lg" title={t('breakpoints.own')}>
      <Form
        className={classes.form}
        onSubmit={() =>
          void run({
            body: { ...target, ...(student !== null && { student }), stage, times: untilDeleted ? null : times },
          })
        }
      >
        <CallSelect className={classes.wide} value={target} onChange={setTarget} />
        <NativeSelect
          label={t('breakpoints.stage')}
          value={stage}
          onChange={(event) => setStage(event.currentTarget.value as Stage)}
          data={stages.map((value) => ({ value, label: t(`breakpoints.stages.${value}`) }))}
        />
        <Select
          label={t('breakpoints.student')}
          placeholder={t('breakpoints.everybody')}
          searchable
          clearable
          nothingFoundMessage={t('faults.nothing')}
          filter={filterOptions}
          value={student}
          onChange={setStudent}
          data={
            personas.data?.personas.map((one) => ({
              value: one.userName,
              label: `${pick(one.title)} · ${one.userName}`,
            })) ?? []
          }
        />
        <WholeNumberField
          label={t('faults.times')}
          min={1}
          max={1_000_000}
          disabled={untilDeleted}
          value={times}
          onChange={setTimes}
        />
        <Checkbox
          size="md"
          className={classes.check}
          label={t('breakpoints.untilDeleted')}
          checked={untilDeleted}
          onChange={(event) => setUntilDeleted(event.currentTarget.checked)}
        />
        <Button type="submit" loading={running}>
          {t('breakpoints.add')}
        </Button>
      </Form>
    </Card>
  );
}
