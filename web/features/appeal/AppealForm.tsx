import { useTranslation } from 'react-i18next';
import type { Schema } from '../../api/operations.ts';
import { CodeText } from '../../ui/text/CodeText.tsx';
import { DeclaredForm } from '../../ui/request/DeclaredForm.tsx';
import { Fact, FactList } from '../../ui/layout/FactList.tsx';
import { Money } from '../../ui/text/Money.tsx';
import { useLanguage } from '../../ui/text/useLanguage.ts';

/** The form of an appeal: the grade, the fee and the reason; sent after a confirmation. */
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
  return (
    <DeclaredForm
      subject={courseGradeId}
      figures={{ code, fils: fee }}
      onSent={onClose}
      onClose={onClose}
      confirm={
        <p>
          <CodeText strong>{code}</CodeText> {pick(name)}
        </p>
      }
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
    </DeclaredForm>
  );
}
