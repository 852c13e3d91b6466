import { Button, NativeSelect, Select, TextInput } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { BodyOf, Schema } from '../../api/operations.ts';
import { useAction } from '../../api/useAction.ts';
import { useApi } from '../../api/useApi.ts';
import { useLanguage } from '../../ui/text/useLanguage.ts';
import { foundScenarios } from '../search.ts';
import { ClassReach } from './ClassReach.tsx';
import classes from '../Section.module.css';
import { Card } from '../controls/Card.tsx';
import { Form } from '../controls/Form.tsx';
import { WholeNumberField } from '../controls/WholeNumberField.tsx';

type Kind = BodyOf<'createClassroom'>['from']['kind'];
const kinds: Kind[] = ['scenario', 'seeded', 'snapshot'];
const mostSeats = 60;
const usualSeats = 30;
const usualPersona = 'eligible';
const longestTitle = 80;

/** Form that opens a class: its title, the initial state of the sandboxes, and the maximum number of trainees. */
export function NewClassroom({
  opened,
  reach,
}: {
  opened: (code: string) => void;
  reach: Schema<'Reach'> | undefined;
}) {
  const { t } = useTranslation(['classroom', 'console']);
  const { pick, language } = useLanguage();
  const scenarios = useApi('getScenarios', {}, { quiet: true });
  const personas = useApi('getPersonas', {}, { quiet: true });
  const snapshots = useApi('getSnapshots', {}, { quiet: true });
  const { run, running } = useAction('createClassroom');
  const [title, setTitle] = useState('');
  const [kind, setKind] = useState<Kind>('scenario');
  const [scenario, setScenario] = useState('registration.full-section');
  const [snapshot, setSnapshot] = useState('');
  const [persona, setPersona] = useState(usualPersona);
  const [trainees, setTrainees] = useState(usualSeats);
  const listed = scenarios.data?.scenarios ?? [];
  const names = snapshots.data?.snapshots.map(({ name }) => name) ?? [];
  const chosen = kind === 'scenario' ? scenario : kind === 'snapshot' ? snapshot || (names[0] ?? '') : '';

  // Without a typed title, the class is named after its scenario or snapshot, or "The fresh university" without either.
  const begun = listed.find(({ id }) => id === scenario);
  const usualTitle =
    (kind === 'scenario' ? begun && pick(begun.title) : kind === 'snapshot' ? chosen : '')?.slice(0, longestTitle) ||
    t('classroom.kinds.seeded');

  const open = async (): Promise<void> => {
    const outcome = await run({
      body: { title: title.trim() || usualTitle, from: { kind, ...(chosen && { name: chosen }) }, persona, trainees },
    });
    if (outcome.ok) opened(outcome.data.code);
  };
  return (
    <Card title={t('classroom.new')}>
      {reach && <ClassReach reach={reach} />}
      <Form className={`sis-wrap ${classes.form}`} onSubmit={() => void open()}>
        <TextInput
          size="md"
          label={t('classroom.titleLabel')}
          maxLength={longestTitle}
          placeholder={usualTitle}
          value={title}
          onChange={(event) => setTitle(event.currentTarget.value)}
        />
        <NativeSelect
          size="md"
          label={t('classroom.from')}
          value={kind}
          onChange={(event) => setKind(event.currentTarget.value as Kind)}
          data={kinds.map((value) => ({
            value,
            label: t(`classroom.kinds.${value}`),
            disabled: value === 'snapshot' && names.length === 0,
          }))}
        />
        {kind === 'scenario' && (
          <Select
            size="md"
            className={classes.wide ?? ''}
            label={t('classroom.scenario')}
            searchable
            allowDeselect={false}
            nothingFoundMessage={t('console:faults.nothing')}
            filter={({ options, search }) => {
              const ids = new Set(foundScenarios(listed, search).map(({ id }) => id));
              return options.filter(
                (option) => 'value' in option && (ids.has(option.value) || option.label === search),
              );
            }}
            value={scenario}
            onChange={(value) => value && setScenario(value)}
            data={listed
              .map(({ id, title: name }) => ({ value: id, label: pick(name) }))
              .sort((a, b) => a.label.localeCompare(b.label, language))}
          />
        )}
        {kind === 'snapshot' && (
          <NativeSelect
            size="md"
            label={t('classroom.snapshot')}
            value={chosen}
            onChange={(event) => setSnapshot(event.currentTarget.value)}
            data={names}
          />
        )}
        {kind !== 'scenario' && (
          <NativeSelect
            size="md"
            label={t('classroom.persona')}
            value={persona}
            onChange={(event) => setPersona(event.currentTarget.value)}
            data={(personas.data?.personas ?? [])
              .filter(({ canSignIn }) => canSignIn)
              .map(({ key, title: name }) => ({ value: key, label: pick(name) }))}
          />
        )}
        <WholeNumberField
          size="md"
          className={classes.short}
          label={t('classroom.seats')}
          min={1}
          max={mostSeats}
          clampBehavior="strict"
          value={trainees}
          onChange={setTrainees}
        />
        <Button type="submit" size="md" loading={running}>
          {t('classroom.open')}
        </Button>
      </Form>
    </Card>
  );
}
