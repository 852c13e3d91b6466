import { Select, TextInput } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import type { Schema } from '../../api/operations.ts';
import { DayField, parseDay } from '../../ui/controls/DayField.tsx';
import { FileField } from '../../ui/request/FileField.tsx';
import { RequestForm } from '../../ui/request/RequestForm.tsx';
import { useLanguage } from '../../ui/text/useLanguage.ts';
import { useRequestForm } from '../../ui/request/useRequestForm.ts';
import { writtenScore } from './score.ts';

type Values = { test: string | null; score: string; takenOn: string; certificate: File | null };

const empty: Values = { test: null, score: '', takenOn: '', certificate: null };

/** Parses a typed score into tenths; null if it is not a score. */
const parseTenths = (text: string): number | null =>
  /^\d{1,4}([.,]\d)?$/.test(text.trim()) ? Math.round(Number(text.trim().replace(',', '.')) * 10) : null;

/** The form to request an exemption: the test, the data of its certificate, and the file. */
export function ExemptionForm({
  offer: { tests, takenFrom, validYears, fileMaximumMebibytes },
}: {
  offer: Schema<'ExemptionOffer'>;
}) {
  const { t } = useTranslation('exemption');
  const { pick } = useLanguage();
  const needed = {
    test: t('form.needed.test'),
    score: t('form.needed.score'),
    takenOn: t('form.needed.takenOn'),
    certificate: t('form.needed.certificate'),
  };
  const form = useRequestForm('submitExemption', empty, {
    drafts: true,
    needed,
    details: ({ test, score, takenOn }) => ({ test, score: parseTenths(score), takenOn: parseDay(takenOn) }),
    values: ({ test, score, takenOn }) => ({
      test: typeof test === 'string' ? test : null,
      score: typeof score === 'number' ? String(score / 10) : '',
      takenOn: typeof takenOn === 'string' ? takenOn : '',
    }),
    body: ({ test, score, takenOn, certificate }, { draft }) => ({
      test: test ?? '',
      score: parseTenths(score) ?? 0,
      takenOn: parseDay(takenOn) ?? '',
      ...(certificate && { certificate }),
      ...(draft && { draft }),
    }),
  });
  const chosen = tests.find(({ code }) => code === form.values.test);
  const first = Number(takenFrom.slice(0, 4));
  const years = Array.from({ length: validYears + 1 }, (_, index) => first + validYears - index);

  return (
    <RequestForm
      form={form}
      title={t('form.title')}
      send={t('form.send')}
      confirm={{ children: <p>{t('confirm.text')}</p> }}
    >
      <div className="sis-airy sis-pairs">
        <Select
          {...form.field('test')}
          label={t('form.test')}
          placeholder={t('form.testPlaceholder')}
          data={tests.map(({ code, name }) => ({ value: code, label: pick(name) }))}
        />
        <TextInput
          {...form.field('score')}
          label={t('form.score')}
          description={
            chosen && !form.errors.score && t('form.scoreNote', { minimum: writtenScore(chosen.minimum, chosen) })
          }
          inputWrapperOrder={['label', 'input', 'description', 'error']}
          dir="ltr"
          inputMode="decimal"
          maxLength={6}
          autoComplete="off"
        />
      </div>
      <DayField {...form.field('takenOn')} label={t('form.takenOn')} years={years} />
      <FileField
        {...form.file('certificate')}
        maximumMebibytes={fileMaximumMebibytes}
        label={t('form.file')}
        description={t('form.fileNote')}
      />
    </RequestForm>
  );
}
