import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../../ui/text/useLanguage.ts';
import { WeekGrid } from '../../../ui/week/WeekGrid.tsx';
import classes from './BasketReview.module.css';
import { ExamList } from '../week/ExamList.tsx';
import type { Preview } from './usePreview.ts';
import { drawnFromPreview, weekBlocks } from '../week/week-blocks.ts';
import { WeekLegend } from '../week/WeekLegend.tsx';

/** The week and the examinations after the changes, with additions, removals and conflicts marked. */
export function PreviewSchedule({ preview }: { preview: Preview }) {
  const { t } = useTranslation('registration');
  const { pick } = useLanguage();
  const drawn = drawnFromPreview(preview.schedule);
  const blocks = weekBlocks(drawn, pick);
  return (
    <>
      <section>
        <h3 className={`sis-subtitle ${classes.title}`}>{t('review.week')}</h3>
        <WeekLegend blocks={blocks} />
        <WeekGrid label={t('review.week')} blocks={blocks} />
      </section>
      <ExamList drawn={drawn} headingOrder={3} />
    </>
  );
}
