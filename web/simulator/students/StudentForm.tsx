import { Checkbox, NativeSelect, NumberInput, Select, TextInput } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { getDirection, languages } from '../../../locales/i18n.ts';
import type { Schema } from '../../api/operations.ts';
import { useLanguage } from '../../ui/text/useLanguage.ts';
import classes from './Students.module.css';
import { calledWith, gradesIn, gradesText, withField, type StudentDraft } from './student-draft.ts';
import { useProblemWords } from './useProblemWords.ts';

type Props = {
  draft: StudentDraft;
  personas: Schema<'Personas'>['personas'];
  fields: Schema<'StudentChoices'>['fields'];
  problems: Schema<'StudentProblem'>[];
  name: Schema<'Text'> | undefined;
  change: (draft: StudentDraft) => void;
};

const filsOf = 1_000;

/**
 * Form for the main facts of a student; an empty field keeps the persona's value. `name` is shown as the default name.
 */
export function StudentForm({ draft, personas, fields, problems, name, change }: Props) {
  const { t } = useTranslation(['console', 'academic']);
  const { pick } = useLanguage();
  const words = useProblemWords();
  const [grades, setGrades] = useState<string | null>(null);
  const set = <Key extends keyof StudentDraft & string>(key: Key, value: StudentDraft[Key] | undefined): void =>
    change(withField(draft, key, value));
  const wrong = (field: string): string | undefined => {
    const found = problems.find((one) => one.field === field || one.field.startsWith(`${field}.`));
    return found && words(found);
  };
  const asItIs = { value: '', label: t('students.asItIs') };
  const dues = draft.dues;

  return (
    <div className={classes.form}>
      <TextInput
        label={t('students.name')}
        description={t('students.nameText')}
        dir="ltr"
        required
        maxLength={40}
        value={draft.name}
        error={wrong('name')}
        onChange={(event) => set('name', event.currentTarget.value)}
      />
      <Select
        label={t('students.from')}
        searchable
        allowDeselect={false}
        nothingFoundMessage={t('faults.nothing')}
        value={draft.from}
        error={wrong('from')}
        onChange={(value) => value && set('from', value)}
        data={personas.map((one) => ({ value: one.key, label: `${pick(one.title)} · ${one.key}` }))}
      />
      {languages.map((script) => (
        <TextInput
          key={script}
          label={t(`students.${script === 'en' ? 'nameEn' : 'nameAr'}`)}
          description={t('students.calledText')}
          lang={script}
          dir={getDirection(script)}
          maxLength={80}
          placeholder={name?.[script]}
          value={draft.called?.[script] ?? ''}
          error={wrong(`called.${script}`)}
          onChange={(event) => set('called', calledWith(draft.called, script, event.currentTarget.value))}
        />
      ))}
      <NativeSelect
        label={t('students.standing')}
        value={draft.standing ?? ''}
        error={wrong('standing')}
        onChange={(event) =>
          set(
            'standing',
            fields.standing.find((one) => one === event.currentTarget.value),
          )
        }
        data={[asItIs, ...fields.standing.map((value) => ({ value, label: t(`students.standings.${value}`) }))]}
      />
      <NativeSelect
        label={t('students.admission')}
        value={draft.admission ?? ''}
        error={wrong('admission')}
        onChange={(event) => set('admission', Number(event.currentTarget.value) || undefined)}
        data={[
          asItIs,
          ...fields.admission.map((value) => ({
            value: String(value),
            label: `${Math.floor(value / 10)}/${Math.floor(value / 10) + 1}`,
          })),
        ]}
      />
      <NativeSelect
        label={t('students.status')}
        value={draft.status ?? ''}
        error={wrong('status')}
        onChange={(event) =>
          set(
            'status',
            fields.status.find((one) => one === event.currentTarget.value),
          )
        }
        data={[asItIs, ...fields.status.map((value) => ({ value, label: t(`academic:status.${value}`) }))]}
      />
      <NativeSelect
        label={t('students.enrolled')}
        value={draft.enrolled === undefined ? '' : String(draft.enrolled)}
        onChange={(event) =>
          set('enrolled', event.currentTarget.value === '' ? undefined : event.currentTarget.value === 'true')
        }
        data={[asItIs, { value: 'true', label: t('students.yes') }, { value: 'false', label: t('students.no') }]}
      />
      <NativeSelect
        label={t('students.hours')}
        value={draft.hours ?? ''}
        error={wrong('hours')}
        onChange={(event) =>
          set('hours', event.currentTarget.value === '' ? undefined : Number(event.currentTarget.value))
        }
        data={[asItIs, ...fields.hours.map((value) => ({ value: String(value), label: String(value) }))]}
      />
      <NumberInput
        label={t('students.warnings')}
        description={t('students.warningsText')}
        min={0}
        max={3}
        clampBehavior="strict"
        allowDecimal={false}
        hideControls
        value={draft.warnings ?? ''}
        error={wrong('warnings')}
        onChange={(value) => set('warnings', value === '' ? undefined : Number(value))}
      />
      <TextInput
        label={t('students.grades')}
        description={t('students.gradesText')}
        className={classes.wide}
        dir="ltr"
        value={grades ?? gradesText(draft.grades)}
        error={wrong('grades')}
        onChange={(event) => {
          setGrades(event.currentTarget.value);
          set('grades', gradesIn(event.currentTarget.value));
        }}
        onBlur={() => setGrades(null)}
      />
      <Checkbox.Group
        label={t('students.dues')}
        description={t('students.duesText')}
        className={classes.wide}
        value={dues ?? []}
        error={wrong('dues')}
        onChange={(value) => set('dues', value.length ? fields.dues.filter((one) => value.includes(one)) : undefined)}
      >
        <div className={classes.checks}>
          {fields.dues.map((value) => (
            <Checkbox key={value} value={value} label={t(`students.due.${value}`)} />
          ))}
        </div>
      </Checkbox.Group>
      <NumberInput
        label={t('students.balance')}
        min={0}
        max={10_000}
        decimalScale={3}
        hideControls
        value={draft.balance === undefined ? '' : draft.balance / filsOf}
        error={wrong('balance')}
        onChange={(value) => set('balance', value === '' ? undefined : Math.round(Number(value) * filsOf))}
      />
      <NativeSelect
        label={t('students.sponsor')}
        value={draft.sponsor ?? ''}
        error={wrong('sponsor')}
        onChange={(event) => set('sponsor', event.currentTarget.value || undefined)}
        data={[asItIs, ...fields.sponsor.map(({ code, name }) => ({ value: code, label: pick(name) }))]}
      />
      <Checkbox
        className={classes.check}
        label={t('students.graduating')}
        checked={draft.graduating ?? false}
        onChange={(event) => set('graduating', event.currentTarget.checked || undefined)}
      />
    </div>
  );
}
