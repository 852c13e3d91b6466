import { useTranslation } from 'react-i18next';
import type { Schema } from '../../api/operations.ts';
import { CodeText } from '../../ui/text/CodeText.tsx';
import { DeclaredForm } from '../../ui/request/DeclaredForm.tsx';
import { useLanguage } from '../../ui/text/useLanguage.ts';

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
  return (
    <DeclaredForm subject={registrationId} figures={{ code }} onSent={onClose} onClose={onClose}>
      <p>
        <CodeText strong>{code}</CodeText> {pick(name)}
      </p>
      <p>{t('course.why', { floor })}</p>
    </DeclaredForm>
  );
}
