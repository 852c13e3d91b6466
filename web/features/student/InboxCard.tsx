import { Stack } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import type { Schema } from '../../api/operations.ts';
import { RelativeTime } from '../../ui/text/RelativeTime.tsx';
import { useLanguage } from '../../ui/text/useLanguage.ts';
import classes from './Dashboard.module.css';
import { DashboardCard } from './DashboardCard.tsx';

const most = 2;

/** The number of unread messages and the newest of them. */
export function InboxCard({
  inbox: { unread, latest, path },
  now,
}: {
  inbox: Schema<'Dashboard'>['inbox'];
  now: string;
}) {
  const { t } = useTranslation('student');
  const { pick } = useLanguage();
  const shown = latest.filter(({ read }) => !read).slice(0, most);
  return (
    <DashboardCard
      title={t('cards.inbox')}
      path={path}
      note={latest.length === 0 ? t('inbox.empty') : t('inbox.unread', { count: unread })}
    >
      {shown.length > 0 && (
        <Stack component="ul" gap="0.5rem" className="sis-list">
          {shown.map(({ id, subject, at }) => (
            <li key={id}>
              <span className={`${classes.subject} sis-medium`}>{pick(subject)}</span>
              <span className="sis-note">
                <RelativeTime at={at} now={now} />
              </span>
            </li>
          ))}
        </Stack>
      )}
    </DashboardCard>
  );
}
