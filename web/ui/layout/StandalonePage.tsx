import { Group } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { UniversityLogo } from './UniversityLogo.tsx';
import { useDocumentTitle } from './useDocumentTitle.ts';
import { LanguageSwitch } from './LanguageSwitch.tsx';
import { paths } from '../../paths.ts';
import classes from './StandalonePage.module.css';
import { SchemeToggle } from './SchemeToggle.tsx';

type Props = { title: string; text?: ReactNode; children?: ReactNode };

/**
 * The frame of a page outside the shell: a header with the language and the colour scheme, the title and the content.
 */
export function StandalonePage({ title, text, children }: Props) {
  const { t } = useTranslation('common');
  useDocumentTitle(title);
  return (
    <div className={classes.page}>
      <Group component="header" justify="space-between" wrap="nowrap" className={classes.header}>
        <Link to={paths.root} className={`sis-inline sis-link ${classes.name}`}>
          <UniversityLogo />
          <span>{t('university')}</span>
        </Link>
        <div className={classes.tools}>
          <LanguageSwitch />
          <SchemeToggle />
        </div>
      </Group>
      <main id="content" tabIndex={-1} className={`sis-spaced ${classes.main}`}>
        <h1 className={classes.title}>{title}</h1>
        {text && <p className={classes.text}>{text}</p>}
        {children}
      </main>
    </div>
  );
}
