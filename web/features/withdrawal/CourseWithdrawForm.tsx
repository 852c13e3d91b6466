import { Textarea } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import type { Schema } from '../../api/operations.ts';
import { CodeText } from '../../ui/text/CodeText.tsx';
import { RequestForm } from '../../ui/request/RequestForm.tsx';
import { useLanguage } from '../../ui/text/useLanguage.ts';
import { useRequestForm } from '../../ui/request/useRequestForm.ts';

/** The limit in the contract, in characters. */
const longestReason = 500;

/** Form that asks the office to withdraw a course. It shows the consequences before the request is sent. */
export function CourseWithdrawForm({
  course: { registrationId, code, name },
  floor,
  onClose,
}: {
  course: Schema<'CourseToWithdraw'>;
  floor: number;
  onClose: () => void;
}) {
  const { t } = useTranslation('withdrawal');
  const { pick } = useLanguage();
  const form = useRequestForm(
    'submitCourseWithdraw',
    { reason: '' },
    {
      subject: registrationId,
      consequences: true,
      optional: ['reason'],
      onSent: onClose,
      body: ({ reason }, { consequences }) => ({
        registrationId,
        reason: reason.trim(),
        ...(consequences && { consequences }),
      }),
    },
  );
  return (
    <RequestForm
      form={form}
      title={t('course.form', { code })}
      send={t('course.send')}
      onClose={onClose}
      confirm={{ title: t('course.confirm') }}
    >
      <p>
        <CodeText strong>{code}</CodeText> {pick(name)}
      </p>
      <p>{t('course.why', { floor })}</p>
      <Textarea
        {...form.field('reason')}
        label={t('course.reason')}
        description={t('course.reasonNote')}
        inputWrapperOrder={['label', 'description', 'input', 'error']}
        rows={3}
        maxLength={longestReason}
      />
    </RequestForm>
  );
}
