import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import type { Notice } from '../../api/notices.ts';
import { dismiss, useNotices } from '../../api/notices.ts';
import { LoadingBar } from '../layout/LoadingBar.tsx';
import { NoticeCard, toTone } from './NoticeCard.tsx';
import classes from './NoticeRegion.module.css';

const NoticeDialogue = lazy(() => import('./NoticeDialogue.tsx'));
const NoticeHistoryDialog = lazy(() => import('./NoticeHistoryDialog.tsx'));

/** Region with the loading bar and the notices at the edge of the page, and the dialogues over the page. */
export function NoticeRegion() {
  const { t } = useTranslation('common');
  const { notices, dialogue, history: said, historyOpen: reading } = useNotices();
  const card = (notice: Notice) => <NoticeCard key={notice.id} notice={notice} onClose={() => dismiss(notice.id)} />;
  const isAlert = (notice: Notice): boolean => toTone(notice) === 'refuse';
  return (
    <>
      <section
        className={`sis-spaced ${classes.region}`}
        aria-label={t('page.notices')}
        data-empty={notices.length === 0 || undefined}
      >
        <LoadingBar />
        {/* Each alert is a live region of its own; the other notices share one that is always present. */}
        {notices.filter(isAlert).map(card)}
        <div className={`sis-spaced ${classes.quietly}`} aria-live="polite" aria-relevant="additions">
          {notices.filter((notice) => !isAlert(notice)).map(card)}
        </div>
      </section>
      {reading && (
        <Suspense fallback={null}>
          <NoticeHistoryDialog said={said} />
        </Suspense>
      )}
      {dialogue && (
        <Suspense fallback={null}>
          <NoticeDialogue dialogue={dialogue} />
        </Suspense>
      )}
    </>
  );
}
