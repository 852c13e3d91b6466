import { Select, Textarea, TextInput } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { getDirection } from '../../../locales/i18n.ts';
import type { FormDeclaration, FormField } from '../../api/form-declaration.ts';
import { useBusinessClock } from '../../api/useBusinessClock.ts';
import { DayField } from '../controls/DayField.tsx';
import { FileField } from './FileField.tsx';
import type { FormValues } from './form-values.ts';
import { useRequestScope } from './request-scope.ts';
import type { FormTexts } from './useFormTexts.ts';
import type { useRequestForm } from './useRequestForm.ts';

/** The language of a field whose name ends in En or Ar; undefined for others. */
export const languageOf = (name: string): 'en' | 'ar' | undefined =>
  name.endsWith('En') ? 'en' : name.endsWith('Ar') ? 'ar' : undefined;

/** Text fields for at most this number of characters have a single line. */
const oneLine = 300;
/** The numbers of years before and after the current one that a date field offers. */
const [yearsBack, yearsAhead] = [10, 2];

/** Input of one form field, chosen by the declared type of the field. */
export function DeclaredField({
  name,
  field,
  form,
  texts,
}: {
  name: string;
  field: FormField;
  form: ReturnType<typeof useRequestForm<FormDeclaration['operation'], FormValues>>;
  texts: FormTexts;
}) {
  const { t } = useTranslation('request');
  const { fileMaximumMebibytes } = useRequestScope();
  const year = new Date(useBusinessClock().now()).getUTCFullYear();
  const years = Array.from({ length: yearsAhead + yearsBack + 1 }, (_, index) => year + yearsAhead - index);
  const label = texts.labelOf(name, field.required);
  const longest = field.type === 'text' ? field.longest : undefined;
  const note = texts.noteOf(name, { count: longest ?? 0 });
  if (field.type === 'file')
    return <FileField {...form.file(name)} maximumMebibytes={fileMaximumMebibytes} label={label} description={note} />;
  const common = {
    ...form.field(name),
    label,
    inputWrapperOrder: ['label', 'input', 'description', 'error'] as ('label' | 'input' | 'description' | 'error')[],
    description: !form.errors[name] && note,
  };
  if (field.type === 'choice')
    return (
      <Select
        {...common}
        placeholder={t('form.choose')}
        data={field.options.map((value) => ({ value, label: texts.optionOf(field.name, value) }))}
      />
    );
  if (field.type === 'date') return <DayField {...common} years={years} />;
  if (field.type === 'number') return <TextInput {...common} dir="ltr" inputMode="numeric" autoComplete="off" />;
  const language = languageOf(name);
  if (field.longest <= oneLine)
    return (
      <TextInput {...common} {...(language && { lang: language, dir: getDirection(language) })} maxLength={longest} />
    );
  const value = form.values[name];
  const left = field.longest - (typeof value === 'string' ? value.length : 0);
  return (
    <Textarea
      {...common}
      // The number of remaining characters is shown when a fifth of the limit or less is left.
      description={left <= field.longest / 5 ? t('form.remaining', { count: left }) : common.description}
      autosize
      minRows={field.longest > 500 ? 4 : 3}
      maxRows={12}
      maxLength={longest}
    />
  );
}
