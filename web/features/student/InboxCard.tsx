import { IconInbox } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import type { Schema } from '../../api/operations.ts';
import { RelativeTime } from '../../ui/text/RelativeTime.tsx';
import { useLanguage } from '../../ui/text/useLanguage.ts';
import classes from './cards.module.css';
import { DashboardCard } from './DashboardCard.tsx';

/** The number of unread messages, and the newest ones. */
export function InboxCard({
  inbox: { unread, latest, path },
  now,
}: {
  inbox: Schema<'Dashboard'>['inbox'];
  now: string;
}) {
  const { t } = useTranslation('student');
  const { pick } = useLanguage();
  return (
    <DashboardCard
      title={t('cards.inbox')}
      icon={IconInbox}
      path={path}
      note={
        latest.length > 0 &&
        (unread > 0 ? (
          <strong className={classes.count}>{t('inbox.unread', { count: unread })}</strong>
        ) : (
          t('inbox.allRead')
        ))
      }
    >
      {latest.length === 0 ? (
        <p className={classes.calm}>{t('inbox.empty')}</p>
      ) : (
        <ul className={classes.lines}>
          {latest.map(({ id, subject, at, read }) => (
            <li key={id} className={classes.message} data-unread={!read || undefined}>
              <span className={classes.subject}>{pick(subject)}</span>
              <span className={classes.quiet}>
                {!read && `${t('inbox.new')} · `}
                <RelativeTime at={at} now={now} />
              </span>
            </li>
          ))}
        </ul>
      )}
    </DashboardCard>
  );
}
