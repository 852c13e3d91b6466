import { useTranslation } from 'react-i18next';
import type { Schema } from '../../api/operations.ts';
import { Fact, FactList } from '../../ui/layout/FactList.tsx';
import { DeclaredForm } from '../../ui/request/DeclaredForm.tsx';
import { useLanguage } from '../../ui/text/useLanguage.ts';
import { MinorCourses } from './MinorCourses.tsx';

/** The declaration form. It tells how many courses are added to the plan, and lists all courses of the programme. */
export function MinorForm({ programme, onClose }: { programme: Schema<'MinorProgramme'>; onClose: () => void }) {
  const { t } = useTranslation(['minor', 'common']);
  const { pick } = useLanguage();
  const { id, kind, name, department, courses } = programme;
  const added = courses.filter(({ inPlan }) => !inPlan);
  const hours = added.filter(({ state }) => state !== 'passed').reduce((sum, { creditHours }) => sum + creditHours, 0);
  return (
    <DeclaredForm
      subject={id}
      title={pick(name)}
      send={t(`declare.${kind}`)}
      figures={{ name: pick(name) }}
      onSent={onClose}
      onClose={onClose}
    >
      <FactList>
        <Fact name={t('form.department')}>{pick(department)}</Fact>
        <Fact name={t('form.added')}>{t('form.courses', { count: added.length })}</Fact>
        <Fact name={t('form.left')}>{t('common:creditHours', { count: hours })}</Fact>
      </FactList>
      <p className="sis-apart">{t('form.text')}</p>
      <MinorCourses programme={programme} open />
    </DeclaredForm>
  );
}
