import { Textarea } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import type { Schema } from '../../api/operations.ts';
import { CodeText } from '../../ui/text/CodeText.tsx';
import { Fact, FactList } from '../../ui/layout/FactList.tsx';
import { Money } from '../../ui/text/Money.tsx';
import { RequestForm } from '../../ui/request/RequestForm.tsx';
import { useLanguage } from '../../ui/text/useLanguage.ts';
import { useRequestForm } from '../../ui/request/useRequestForm.ts';

/** The maximum length in the contract. */
const longestReason = 1000;

/** The form of an appeal: the reason and the fee; sent after a confirmation. */
export function AppealForm({
  course: { courseGradeId, code, name, grade },
  fee,
  onClose,
}: {
  course: Schema<'AppealableCourse'>;
  fee: number;
  onClose: () => void;
}) {
  const { t } = useTranslation('appeal');
  const { pick } = useLanguage();
  const form = useRequestForm(
    'submitAppeal',
    { reason: '' },
    {
      subject: courseGradeId,
      consequences: true,
      needed: { reason: t('form.needed') },
      onSent: onClose,
      body: ({ reason }, { consequences }) => ({
        courseGradeId,
        reason: reason.trim(),
        ...(consequences && { consequences }),
      }),
    },
  );
  return (
    <RequestForm
      form={form}
      title={t('form.title', { code })}
      send={t('form.submit')}
      onClose={onClose}
      note={t('form.remaining', { count: longestReason - form.values.reason.length })}
      confirm={{
        title: t('confirm.title'),
        send: t('confirm.submit'),
        children: (
          <>
            <p>
              <CodeText strong>{code}</CodeText> {pick(name)}
            </p>
            <p>{t('confirm.text', { fils: fee })}</p>
          </>
        ),
      }}
    >
      <FactList>
        <Fact name={t('courses.course')}>{pick(name)}</Fact>
        <Fact name={t('form.grade')}>
          <CodeText strong>{grade}</CodeText>
        </Fact>
        <Fact name={t('form.fee')}>
          <Money fils={fee} strong />
        </Fact>
      </FactList>
      <Textarea
        {...form.field('reason')}
        label={t('form.reason')}
        description={t('form.reasonNote')}
        inputWrapperOrder={['label', 'description', 'input', 'error']}
        rows={5}
        maxLength={longestReason}
      />
    </RequestForm>
  );
}
