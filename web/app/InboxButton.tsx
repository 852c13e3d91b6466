import { IconMail } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { formatList } from '../../locales/i18n.ts';
import buttonClasses from '../ui/layout/HeaderButton.module.css';
import { useLanguage } from '../ui/text/useLanguage.ts';
import classes from './InboxButton.module.css';
import { paths } from '../paths.ts';
import { useUnread } from './useUnread.ts';

/** The link to the inbox with the number of unread messages. */
export function InboxButton() {
  const { t } = useTranslation('menu');
  const { language } = useLanguage();
  const unread = useUnread();
  const name =
    unread > 0 ? formatList([t('forms.inbox'), t('unread', { count: unread })], language, 'comma') : t('forms.inbox');
  return (
    <Link
      to={paths.inbox}
      className={`sis-inline ${buttonClasses.button} sis-bare ${classes.link}`}
      data-square
      aria-label={name}
    >
      <IconMail size={22} stroke={1.75} aria-hidden />
      {unread > 0 && <span className={classes.badge} data-pill data-count={unread > 99 ? '99+' : unread} aria-hidden />}
    </Link>
  );
}
