import { Skeleton } from '@mantine/core';
import type { ReactNode } from 'react';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, NavLink, useLocation } from 'react-router-dom';
import type { ServiceState } from './service-state.ts';
import { ServiceBanner } from './ServiceBanner.tsx';
import classes from './PageLayout.module.css';
import { useDocumentTitle } from './useDocumentTitle.ts';

/** `current` says itself which tab is open, where more than the path tells them apart. */
export type PageTab = { label: string; to: string; current?: boolean };
type Props = {
  title: string;
  /** Names the page in the browser's tab where its title is not its name. */
  name?: string;
  description?: ReactNode;
  /** Real links to sibling routes; the current one is marked. */
  tabs?: PageTab[];
  /** Beside the content on wide screens, below it on narrow ones. */
  aside?: ReactNode;
  /** Buttons at the end of the title row. */
  actions?: ReactNode;
  /** From getServices: while the page's service is closed, says why and when it opens. */
  service?: ServiceState | undefined;
  /** What is below the title is still being read: all of it appears at once, so that nothing moves afterwards. */
  reading?: boolean;
  children: ReactNode;
};

/** The frame of every page in the shell: title, tabs, what stands in the way, content. */
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
  // Tabs that share a title are told apart.
  const openLabel = tabs?.find(({ current }) => current)?.label;
  useDocumentTitle(openLabel ? `${openLabel} · ${name}` : name);
  const { pathname } = useLocation();
  const tabList = useRef<HTMLElement>(null);
  const openTab = tabs?.find(({ current }) => current)?.to ?? pathname;
  // On a phone the open tab may lie beyond the edge.
  useEffect(() => {
    tabList.current?.querySelector('[aria-current]')?.scrollIntoView({ inline: 'center', block: 'nearest' });
  }, [openTab]);
  return (
    <div className={classes.page}>
      <header className={classes.header}>
        <div className={classes.heading}>
          <h1 className={classes.title}>{title}</h1>
          {description && !reading && <p className={classes.description}>{description}</p>}
        </div>
        {actions && <div className={classes.actions}>{actions}</div>}
      </header>
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
      {reading ? (
        <Skeleton height="70vh" radius="lg" aria-busy aria-label={t('page.loading')} />
      ) : (
        <>
          {service && <ServiceBanner service={service} />}
          <div className={classes.body} data-aside={aside ? true : undefined}>
            <div className={classes.content}>{children}</div>
            {aside && <aside className={classes.aside}>{aside}</aside>}
          </div>
        </>
      )}
    </div>
  );
}
