import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Schema } from '../../../api/operations.ts';
import { useLanguage } from '../../../ui/text/useLanguage.ts';
import { ExamTime } from './ExamTime.tsx';
import type { SectionFact } from './section-facts.ts';

/** The named facts of a section, one element each. */
export function SectionFacts({ section, facts }: { section: Schema<'Section'>; facts: readonly SectionFact[] }) {
  const { t } = useTranslation('registration');
  const { pick } = useLanguage();
  const { language, campus, gender, exam } = section;
  const texts: Record<SectionFact, ReactNode> = {
    language: t(`language.${language}`),
    campus: pick(campus),
    gender: gender && t(`gender.${gender}`),
    exam: exam ? (
      <>
        {t('offered.exam')} <ExamTime exam={exam} withPlace={false} />
      </>
    ) : (
      t('offered.noExam')
    ),
  };
  return facts.map(
    (fact) =>
      texts[fact] && (
        <span key={fact} data-fact={fact}>
          {texts[fact]}
        </span>
      ),
  );
}
