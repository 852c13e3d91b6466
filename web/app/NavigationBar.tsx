import { IconBooks, IconCalendarWeek, IconHome, IconMenu2, IconWallet } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router-dom';
import { useApi } from '../api/useApi.ts';
import { setMenuOpen, useLayout } from './layout.ts';
import classes from './NavigationBar.module.css';
import { toMenuPath } from './navigation-rules.ts';
import { paths } from '../paths.ts';

const places = [
  { name: 'home', path: paths.home, icon: IconHome },
  { name: 'schedule', path: paths.courseSchedule, icon: IconCalendarWeek },
  { name: 'registration', path: paths.registeredCourses, icon: IconBooks },
  { name: 'fees', path: paths.studentFees, icon: IconWallet },
] as const;

/** The bottom bar on a phone: links to the main pages and the menu button. */
export function NavigationBar() {
  const { t } = useTranslation('common');
  const { pathname } = useLocation();
  const { menuOpen } = useLayout();
  // Links to pages that are closed after the end of the studies are hidden.
  const { data: menu } = useApi('getMenu', {}, { quiet: true });
  const ended = menu?.closed?.paths ?? [];
  return (
    <nav className={classes.bar} data-stays data-places aria-label={t('places.label')}>
      {places
        .filter(({ path }) => !ended.includes(path))
        .map(({ name, path, icon: Icon }) => (
          <Link
            key={name}
            to={path}
            className={`sis-snug ${classes.place} sis-bare`}
            aria-current={toMenuPath(pathname) === toMenuPath(path) ? 'page' : undefined}
          >
            <Icon size={22} stroke={1.6} aria-hidden />
            <span className={`${classes.name} sis-ellipsis`}>{t(`places.${name}`)}</span>
          </Link>
        ))}
      <button
        type="button"
        className={`sis-snug ${classes.place} sis-bare`}
        aria-expanded={menuOpen}
        aria-label={t('page.openMenu')}
        onClick={() => setMenuOpen(true)}
      >
        <IconMenu2 size={22} stroke={1.6} aria-hidden />
        <span className={`${classes.name} sis-ellipsis`}>{t('page.menu')}</span>
      </button>
    </nav>
  );
}
