import { Button, Stack } from '@mantine/core';
import { IconChevronDown, IconFileText } from '@tabler/icons-react';
import { useContext, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router-dom';
import type menuTexts from '../../locales/en/menu.json';
import { usePageOffered } from '../api/feature-availability.ts';
import type { Schema } from '../api/operations.ts';
import { useApi } from '../api/useApi.ts';
import { useMenuGroups } from './menu-groups.ts';
import { MenuIconsContext } from './menu-icons.ts';
import { menuEntries, toMenuPath } from './navigation-rules.ts';
import { paths } from '../paths.ts';
import classes from './SideMenu.module.css';
import { useUnread } from './useUnread.ts';

type FormName = keyof (typeof menuTexts)['forms'];
type Group = Schema<'Menu'>['groups'][number];

/** The group that is always open, and the one that is open unless the student folds it. */
const fixedGroup = 'viewing';
const openGroup = 'academicAffairs';

/**
 * The server's menu in its six groups. A group without available forms is hidden, and so are forms that are a tab of
 * another form's page.
 */
export function SideMenu() {
  const { t } = useTranslation(['menu', 'common']);
  const { pathname } = useLocation();
  const { data, error, refresh } = useApi('getMenu', {}, { quiet: true });
  const isPageOffered = usePageOffered();
  const all = (data?.groups ?? []).flatMap(({ forms }) => forms).filter(({ path }) => isPageOffered(path));
  const groups = (data?.groups ?? [])
    .map(({ key, forms }) => ({
      key,
      forms: menuEntries(
        forms.filter((form) => all.includes(form)),
        all,
      ),
    }))
    .filter(({ forms }) => forms.length > 0);
  const entries = groups.flatMap(({ forms }) => forms);
  const here = entries.some(({ path }) => path === pathname) ? pathname : toMenuPath(pathname);
  const currentGroup = groups.find(({ forms }) => forms.some(({ path }) => path === here))?.key;
  const { isOpen, setOpen } = useMenuGroups(currentGroup, here);

  return (
    <nav className={`sis-tight ${classes.menu}`} aria-label={t('common:page.menu')}>
      {!data && error && (
        <Stack gap="xs">
          <p className="sis-note">{t('notRead')}</p>
          <Button variant="light" size="xs" justify="start" onClick={() => void refresh()}>
            {t('common:actions.tryAgain')}
          </Button>
        </Stack>
      )}
      {groups.map(({ key, forms }) =>
        key === fixedGroup ? (
          <section key={key} aria-label={t(`groups.${key}`)}>
            <Entries forms={forms} here={here} />
          </section>
        ) : (
          <FoldingGroup
            key={key}
            group={{ key, forms }}
            here={here}
            open={isOpen(key, key === openGroup)}
            onOpen={(open) => setOpen(key, open)}
          />
        ),
      )}
    </nav>
  );
}

type FoldingProps = { group: Group; here: string; open: boolean; onOpen: (open: boolean) => void };

function FoldingGroup({ group: { key, forms }, here, open, onOpen }: FoldingProps) {
  const { t } = useTranslation('menu');
  const id = useId();
  return (
    <section aria-label={t(`groups.${key}`)}>
      <button
        type="button"
        className={`sis-row ${classes.group} sis-bare`}
        aria-expanded={open}
        aria-controls={id}
        onClick={() => onOpen(!open)}
      >
        {t(`groups.${key}`)}
        <IconChevronDown size={18} stroke={1.75} aria-hidden />
      </button>
      <div id={id} hidden={!open}>
        <Entries forms={forms} here={here} />
      </div>
    </section>
  );
}

function Entries({ forms, here }: { forms: Group['forms']; here: string }) {
  const { t } = useTranslation('menu');
  const icons = useContext(MenuIconsContext);
  const unread = useUnread();
  return (
    <Stack component="ul" gap="0.125rem" className="sis-list">
      {forms.map(({ seFormId, formCodeName, path }) => {
        // A form without its own icon gets the default icon.
        const Icon = icons[formCodeName] ?? IconFileText;
        return (
          <li key={seFormId}>
            <Link to={path} className={`sis-row ${classes.item}`} aria-current={path === here ? 'page' : undefined}>
              <Icon size={20} stroke={1.6} aria-hidden />
              {/* The text of a menu entry. The entry for all requests has its own text, because its group already
                  has the name of the page. */}
              <span>
                {path === paths.requests
                  ? t('allRequests')
                  : t(`forms.${formCodeName as FormName}`, { defaultValue: formCodeName })}
              </span>
              {path === paths.inbox && unread > 0 && (
                <span className={`sis-tinted ${classes.badge}`} data-pill aria-hidden>
                  {unread}
                </span>
              )}
            </Link>
          </li>
        );
      })}
    </Stack>
  );
}
