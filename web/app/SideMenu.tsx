import { Button, Stack } from '@mantine/core';
import { IconFileText } from '@tabler/icons-react';
import { useContext } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router-dom';
import type menuTexts from '../../locales/en/menu.json';
import { usePageOffered } from '../api/feature-availability.ts';
import { useApi } from '../api/useApi.ts';
import { MenuIconsContext } from './menu-icons.ts';
import { toMenuPath } from './navigation-rules.ts';
import { paths } from '../paths.ts';
import classes from './SideMenu.module.css';
import { useUnread } from './useUnread.ts';

type FormName = keyof (typeof menuTexts)['forms'];

/** The server's menu in its six groups; a group without available forms is hidden. */
export function SideMenu() {
  const { t } = useTranslation(['menu', 'common']);
  const { pathname } = useLocation();
  const { data, error, refresh } = useApi('getMenu', {}, { quiet: true });
  const unread = useUnread();
  const icons = useContext(MenuIconsContext);
  const isPageOffered = usePageOffered();
  const groups =
    data?.groups
      .map(({ key, forms }) => ({ key, forms: forms.filter(({ path }) => isPageOffered(path)) }))
      .filter(({ forms }) => forms.length > 0) ?? [];

  const here = toMenuPath(pathname);

  return (
    <nav className={classes.menu} aria-label={t('common:page.menu')}>
      {!data && error && (
        <div>
          <p className={classes.unread}>{t('notRead')}</p>
          <Button variant="light" size="xs" onClick={() => void refresh()}>
            {t('common:actions.tryAgain')}
          </Button>
        </div>
      )}
      {groups.map(({ key, forms }) => (
        <section key={key} aria-label={t(`groups.${key}`)}>
          <p className={classes.heading} aria-hidden>
            {t(`groups.${key}`)}
          </p>
          <Stack component="ul" gap="0.125rem" className="sis-list">
            {forms.map(({ seFormId, formCodeName, path }) => {
              // A form without its own icon gets the default icon.
              const Icon = icons[formCodeName] ?? IconFileText;
              return (
                <li key={seFormId}>
                  <Link to={path} className={classes.item} aria-current={path === here ? 'page' : undefined}>
                    <Icon size={20} stroke={1.6} aria-hidden />
                    <span>{t(`forms.${formCodeName as FormName}`, { defaultValue: formCodeName })}</span>
                    {path === paths.inbox && unread > 0 && (
                      <span className={classes.badge} data-pill aria-hidden>
                        {unread}
                      </span>
                    )}
                  </Link>
                </li>
              );
            })}
          </Stack>
        </section>
      ))}
    </nav>
  );
}
