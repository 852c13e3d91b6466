import { Checkbox, Group, NativeSelect, NumberInput, Select, TextInput } from '@mantine/core';
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

/** The fields that are chosen from a few values. */
type ChoiceKey = 'standing' | 'admission' | 'status' | 'enrolled' | 'hours' | 'sponsor';
type Chosen<Key extends ChoiceKey> = NonNullable<StudentDraft[Key]>;

const filsOf = 1_000;

/** Form for the main data of a student. An empty field keeps the persona's value. `name` is the default name. */
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
  const shared = { draft, wrong, set };
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
      <Choice {...shared} field="standing" values={fields.standing} say={(value) => t(`students.standings.${value}`)} />
      <Choice
        {...shared}
        field="admission"
        values={fields.admission}
        say={(value) => `${Math.floor(value / 10)}/${Math.floor(value / 10) + 1}`}
      />
      <Choice {...shared} field="status" values={fields.status} say={(value) => t(`academic:status.${value}`)} />
      <Choice
        {...shared}
        field="enrolled"
        values={[true, false]}
        say={(value) => t(value ? 'students.yes' : 'students.no')}
      />
      <Choice {...shared} field="hours" values={fields.hours} say={String} />
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
        className="sis-whole"
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
        className="sis-whole"
        value={dues ?? []}
        error={wrong('dues')}
        onChange={(value) => set('dues', value.length ? fields.dues.filter((one) => value.includes(one)) : undefined)}
      >
        <Group gap="0.75rem 1.25rem" align="stretch" pt="0.5rem">
          {fields.dues.map((value) => (
            <Checkbox key={value} value={value} label={t(`students.due.${value}`)} />
          ))}
        </Group>
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
      <Choice
        {...shared}
        field="sponsor"
        values={fields.sponsor.map(({ code }) => code)}
        say={(value) => pick(fields.sponsor.find(({ code }) => code === value)?.name ?? { en: value, ar: value })}
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

type ChoiceProps<Key extends ChoiceKey> = {
  field: Key;
  values: readonly Chosen<Key>[];
  say: (value: Chosen<Key>) => string;
  draft: StudentDraft;
  wrong: (field: string) => string | undefined;
  set: (key: Key, value: Chosen<Key> | undefined) => void;
};

/** Field with a few values. If none is chosen, the persona's value is kept. */
function Choice<Key extends ChoiceKey>({ field, values, say, draft, wrong, set }: ChoiceProps<Key>) {
  const { t } = useTranslation('console');
  return (
    <NativeSelect
      label={t(`students.${field}`)}
      value={String(draft[field] ?? '')}
      error={wrong(field)}
      onChange={({ currentTarget }) =>
        set(
          field,
          values.find((one) => String(one) === currentTarget.value),
        )
      }
      data={[
        { value: '', label: t('students.asItIs') },
        ...values.map((value) => ({ value: String(value), label: say(value) })),
      ]}
    />
  );
}
