import { Group } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { settings } from '../../api/settings.ts';
import { LanguageSwitch } from '../../ui/layout/LanguageSwitch.tsx';
import { UniversityLogo } from '../../ui/layout/UniversityLogo.tsx';
import { SchemeToggle } from '../../ui/layout/SchemeToggle.tsx';
import { useDocumentTitle } from '../../ui/layout/useDocumentTitle.ts';
import classes from './AccountLayout.module.css';

/** The layout of the pages before sign-in: the university on one side, a form on the other. */
export function AccountLayout({ title, children }: { title: string; children: ReactNode }) {
  const { t } = useTranslation(['account', 'common']);
  useDocumentTitle(title);
  const { name } = settings();
  return (
    <div className={`sis-rows ${classes.page}`}>
      <header className={`sis-row ${classes.brand}`}>
        <div className={classes.pattern} aria-hidden />
        <Group gap="0.875rem" wrap="nowrap" className={`sis-narrow ${classes.lockup}`}>
          <UniversityLogo size={44} />
          <p className={classes.university}>
            <span lang="ar" dir="rtl">
              {name?.ar ?? t('brand.arabic')}
            </span>
            <span lang="en" dir="ltr">
              {name?.en ?? t('brand.english')}
            </span>
          </p>
        </Group>
        <p className={classes.promise}>{t('brand.promise')}</p>
      </header>
      <div className={classes.side}>
        <Group gap={0} align="stretch" justify="flex-end" wrap="nowrap" p="0.5rem clamp(0.25rem, 3vw, 1.5rem)">
          <LanguageSwitch />
          <SchemeToggle />
        </Group>
        <main id="content" tabIndex={-1} className={classes.main}>
          <h1 className={classes.title}>{title}</h1>
          {children}
        </main>
      </div>
    </div>
  );
}
