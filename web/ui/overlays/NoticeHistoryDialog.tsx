import { useTranslation } from 'react-i18next';
import type { Notice } from '../../api/notices.ts';
import { openNoticeHistory } from '../../api/notices.ts';
import { NoticeText, toTone } from './NoticeCard.tsx';
import classes from './NoticeRegion.module.css';
import { Modal } from './opened-overlays.tsx';
import { useReturnFocus } from './useReturnFocus.ts';

/** Dialogue with the last notices since the page was loaded, to read again without a time limit. */
export default function NoticeHistoryDialog({ said }: { said: Notice[] }) {
  const { t } = useTranslation('common');
  useReturnFocus();
  return (
    <Modal
      opened
      onClose={() => openNoticeHistory(false)}
      title={t('page.said')}
      radius="lg"
      classNames={{ title: 'sis-title' }}
      closeButtonProps={{ 'aria-label': t('actions.close') }}
    >
      <p className="sis-figures sis-note">{t('page.saidText')}</p>
      <ul className={`sis-list sis-spaced ${classes.said}`}>
        {said.map((notice) => (
          <li key={notice.id} className={`${classes.notice} sis-frame`} data-tone={toTone(notice)}>
            <div className={classes.words}>
              <NoticeText notice={notice} />
            </div>
          </li>
        ))}
      </ul>
    </Modal>
  );
}
