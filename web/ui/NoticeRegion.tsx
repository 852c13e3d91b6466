import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import type { Notice } from '../api/notices.ts';
import { dismiss, useNotices } from '../api/notices.ts';
import { NoticeCard } from './NoticeCard.tsx';
import classes from './NoticeRegion.module.css';

const NoticeDialogue = lazy(() => import('./NoticeDialogue.tsx'));

/** Everything the page says without being asked: alerts at the edge, dialogues in the way. */
export function NoticeRegion() {
  const { t } = useTranslation('common');
  const { notices, dialogue } = useNotices();
  return (
    <>
      <section className={classes.region} aria-label={t('page.notices')} aria-live="polite" aria-relevant="additions">
        {notices.map((notice: Notice) => (
          <NoticeCard key={notice.id} notice={notice} onClose={() => dismiss(notice.id)} />
        ))}
      </section>
      {dialogue && (
        <Suspense fallback={null}>
          <NoticeDialogue dialogue={dialogue} />
        </Suspense>
      )}
    </>
  );
}
