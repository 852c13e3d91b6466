import { Group, Skeleton, Stack } from '@mantine/core';
import type { ReactNode } from 'react';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, NavLink, useLocation } from 'react-router-dom';
import type { ServiceState } from '../refusals/service-state.ts';
import { ServiceBanner } from '../refusals/ServiceBanner.tsx';
import classes from './PageLayout.module.css';
import { useDocumentTitle } from './useDocumentTitle.ts';

/** Link of a tab list to the page `to`. `current` marks the open tab if the path alone does not identify it. */
export type PageTab = { label: string; to: string; current?: boolean };
type Props = {
  title: string;
  /** The document title, if it differs from the page's heading. */
  name?: string;
  description?: ReactNode;
  /** Links to sibling routes; the current one is marked. */
  tabs?: PageTab[];
  /** Content beside the main content on wide screens and below it on narrow ones. */
  aside?: ReactNode;
  /** Buttons at the end of the title row. */
  actions?: ReactNode;
  /** The service of the page, from getServices. While it is closed, a banner gives the reasons and the opening date. */
  service?: ServiceState | undefined;
  /**
   * True while the content is loading. A placeholder is then shown, and the content is rendered hidden, so that its own
   * parts load too and all of it appears at once.
   */
  reading?: boolean;
  children: ReactNode;
};

/**
 * The frame of every page in the shell: title, tabs, service banner and content. Description and actions are below the
 * tabs, so that the tabs of sibling pages have the same position.
 */
export function PageLayout({
  title,
  name = title,
  description,
  tabs,
  aside,
  actions,
  service,
  reading = false,
  children,
}: Props) {
  const { t } = useTranslation('common');
  // The open tab is part of the document title, because tabs may share a heading.
  const openLabel = tabs?.find(({ current }) => current)?.label;
  useDocumentTitle(openLabel ? `${openLabel} · ${name}` : name);
  const { pathname } = useLocation();
  const tabList = useRef<HTMLElement>(null);
  const openTab = tabs?.find(({ current }) => current)?.to ?? pathname;
  // On a phone the open tab may be outside the visible part of the list, so it is scrolled into view.
  useEffect(() => {
    tabList.current?.querySelector('[aria-current]')?.scrollIntoView({ inline: 'center', block: 'nearest' });
  }, [openTab]);
  const about = description && !reading && <p className={classes.description}>{description}</p>;
  const buttons = actions && <div className="sis-buttons">{actions}</div>;
  return (
    <Stack display="flex" gap="1.5rem" miw={0}>
      <Group component="header" align="flex-end" justify="space-between">
        <div className="sis-narrow">
          <h1 className={classes.title}>{title}</h1>
          {!tabs && about}
        </div>
        {!tabs && buttons}
      </Group>
      {tabs && (
        <nav ref={tabList} className={classes.tabs} aria-label={t('page.tabs')}>
          {tabs.map(({ label, to, current }) =>
            current === undefined ? (
              <NavLink key={to} to={to} end className={classes.tab}>
                {label}
              </NavLink>
            ) : (
              <Link key={to} to={to} className={classes.tab} aria-current={current ? 'page' : undefined}>
                {label}
              </Link>
            ),
          )}
        </nav>
      )}
      {tabs && (about || buttons) && (
        <Group justify="space-between">
          {about || <span />}
          {buttons}
        </Group>
      )}
      {reading && <Skeleton height="70vh" radius="lg" aria-busy aria-label={t('page.loading')} />}
      {service && !reading && <ServiceBanner service={service} />}
      <div className={`sis-rows ${classes.body}`} data-aside={aside ? true : undefined} hidden={reading}>
        <div className={classes.content}>{children}</div>
        {aside && <aside className={classes.aside}>{aside}</aside>}
      </div>
    </Stack>
  );
}
