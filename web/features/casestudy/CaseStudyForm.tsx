import { Textarea } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import type { Schema } from '../../api/operations.ts';
import { FileField } from '../../ui/request/FileField.tsx';
import { QuietText } from '../../ui/layout/Panel.tsx';
import { RequestForm } from '../../ui/request/RequestForm.tsx';
import { useRequestForm } from '../../ui/request/useRequestForm.ts';

type Values = { reason: string; file: File | null };

const empty: Values = { reason: '', file: null };
/** The maximum length in the contract. */
const longestReason = 2000;

/** The form of a case study: the reason and a document. */
export function CaseStudyForm({ caseStudies: { fee, fileMaximumMebibytes } }: { caseStudies: Schema<'CaseStudies'> }) {
  const { t } = useTranslation('casestudy');
  const form = useRequestForm('submitCaseStudy', empty, {
    drafts: true,
    consequences: true,
    needed: { reason: t('form.needed.reason'), file: t('form.needed.file') },
    values: ({ reason }) => ({ reason: typeof reason === 'string' ? reason : '' }),
    body: ({ reason, file }, more) => ({ reason: reason.trim(), ...(file && { file }), ...more }),
  });
  return (
    <RequestForm
      form={form}
      title={t('form.title')}
      send={t('form.send')}
      confirm={{ children: <p>{t('confirm.text')}</p> }}
    >
      {fee > 0 && <QuietText>{t('form.fee', { fils: fee })}</QuietText>}
      <Textarea
        {...form.field('reason')}
        label={t('form.reason')}
        description={!form.errors.reason && t('form.reasonNote', { count: longestReason })}
        inputWrapperOrder={['label', 'input', 'description', 'error']}
        autosize
        minRows={4}
        maxRows={12}
        maxLength={longestReason}
      />
      <FileField
        {...form.file('file')}
        maximumMebibytes={fileMaximumMebibytes}
        label={t('form.file')}
        description={t('form.fileNote')}
      />
    </RequestForm>
  );
}
