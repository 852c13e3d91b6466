import { useTranslation } from 'react-i18next';
import type { Schema } from '../../api/operations.ts';
import { FileField } from '../../ui/request/FileField.tsx';
import { RequestForm } from '../../ui/request/RequestForm.tsx';
import { useRequestForm } from '../../ui/request/useRequestForm.ts';

type Values = { file: File | null };

const empty: Values = { file: null };

/** The form of a clearance request, whose only field is the completed form as a file. */
export function ClearanceForm({ process: { fileMaximumMebibytes } }: { process: Schema<'ClearanceProcess'> }) {
  const { t } = useTranslation('clearance');
  const form = useRequestForm('submitClearance', empty, {
    drafts: true,
    needed: { file: t('form.needed') },
    values: () => ({}),
    body: ({ file }, { draft }) => ({ ...(file && { file }), ...(draft && { draft }) }),
  });
  return (
    <RequestForm
      form={form}
      title={t('form.title')}
      send={t('form.send')}
      confirm={{ children: <p>{t('confirm')}</p> }}
    >
      <FileField
        {...form.file('file')}
        maximumMebibytes={fileMaximumMebibytes}
        label={t('form.file')}
        description={t('form.fileNote')}
      />
    </RequestForm>
  );
}
