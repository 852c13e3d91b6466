import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Drawer } from '../ui/overlays/opened-overlays.tsx';
import { setMenuOpen, useLayout } from './layout.ts';
import classes from './MenuDrawer.module.css';
import { SideMenu } from './SideMenu.tsx';

/** The side menu on a phone. */
export default function OpenedMenuDrawer() {
  const { t } = useTranslation('common');
  const { menuOpen } = useLayout();
  // Closing the menu by hand returns the focus to the opener. After a navigation the focus stays on the new page.
  const opener = useRef<Element | null>(null);
  useEffect(() => {
    if (menuOpen) opener.current = document.activeElement;
  }, [menuOpen]);
  const close = (): void => {
    setMenuOpen(false);
    if (opener.current instanceof HTMLElement) opener.current.focus();
  };
  return (
    <Drawer
      opened={menuOpen}
      onClose={close}
      returnFocus={false}
      size="20rem"
      title={t('page.menu')}
      closeButtonProps={{ 'aria-label': t('page.closeMenu') }}
      classNames={{ title: 'sis-strong', body: classes.body }}
    >
      <SideMenu />
    </Drawer>
  );
}
