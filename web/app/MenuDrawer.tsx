import { IconMenu2 } from '@tabler/icons-react';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import buttonClasses from '../ui/layout/HeaderButton.module.css';
import { setMenuOpen, useLayout } from './layout.ts';
import classes from './MenuDrawer.module.css';

const OpenedMenuDrawer = lazy(() => import('./OpenedMenuDrawer.tsx'));

export function MenuButton() {
  const { t } = useTranslation('common');
  const { menuOpen } = useLayout();
  return (
    <span className={`sis-contents ${classes.narrow}`}>
      <button
        type="button"
        className={`sis-inline ${buttonClasses.button} sis-bare`}
        data-square
        aria-expanded={menuOpen}
        aria-label={t('page.openMenu')}
        onClick={() => setMenuOpen(true)}
      >
        <IconMenu2 size={22} stroke={1.75} aria-hidden />
      </button>
    </span>
  );
}

/** The side menu on a phone, loaded when it is first opened. */
export function MenuDrawer() {
  const { menuOpen } = useLayout();
  const [wanted, setWanted] = useState(false);
  if (menuOpen && !wanted) setWanted(true);
  if (!wanted) return null;
  return (
    <Suspense fallback={null}>
      <OpenedMenuDrawer />
    </Suspense>
  );
}
