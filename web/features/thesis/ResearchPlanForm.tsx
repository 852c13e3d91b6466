import { TextInput } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { FileField } from '../../ui/request/FileField.tsx';
import { RequestForm } from '../../ui/request/RequestForm.tsx';
import { useRequestForm } from '../../ui/request/useRequestForm.ts';
import classes from './ThesisTopicPage.module.css';

type Values = { nameEn: string; nameAr: string; plan: File | null; responsibility: File | null };

const empty: Values = { nameEn: '', nameAr: '', plan: null, responsibility: null };
/** The limit of the OpenAPI contract, in characters. */
const longestName = 300;
const words = (value: unknown): string => (typeof value === 'string' ? value : '');

/** The plan's name in both languages and its two files, each with a note so that they are not confused. */
export function ResearchPlanForm({ fileMaximumMebibytes }: { fileMaximumMebibytes: number }) {
  const { t } = useTranslation('thesis');
  const form = useRequestForm('sendResearchPlan', empty, {
    drafts: true,
    sendsDraft: true,
    needed: {
      nameEn: t('plan.needed.nameEn'),
      nameAr: t('plan.needed.nameAr'),
      plan: t('plan.needed.plan'),
      responsibility: t('plan.needed.responsibility'),
    },
    details: ({ nameEn, nameAr }) => ({ nameEn: nameEn.trim() || null, nameAr: nameAr.trim() || null }),
    values: ({ nameEn, nameAr }) => ({ nameEn: words(nameEn), nameAr: words(nameAr) }),
  });
  return (
    <RequestForm
      form={form}
      title={t('plan.form')}
      send={t('plan.send')}
      confirm={{ children: <p>{t('plan.confirm')}</p> }}
    >
      <div className={classes.two}>
        <TextInput {...form.field('nameEn')} label={t('plan.nameEn')} dir="ltr" lang="en" maxLength={longestName} />
        <TextInput {...form.field('nameAr')} label={t('plan.nameAr')} dir="rtl" lang="ar" maxLength={longestName} />
      </div>
      <FileField
        {...form.file('plan')}
        maximumMebibytes={fileMaximumMebibytes}
        label={t('plan.file')}
        description={t('plan.fileNote')}
      />
      <FileField
        {...form.file('responsibility')}
        maximumMebibytes={fileMaximumMebibytes}
        label={t('plan.responsibility')}
        description={t('plan.responsibilityNote')}
      />
    </RequestForm>
  );
}
