import { IconArrowUpRight, IconStar } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type menuTexts from '../../../locales/en/menu.json';
import type { Schema } from '../../api/operations.ts';
import classes from './cards.module.css';
import { DashboardCard } from './DashboardCard.tsx';

type FormName = keyof (typeof menuTexts)['forms'];

/** The student's favourite forms, in the student's order. */
export function LinksCard({ links: { forms, path } }: { links: Schema<'Dashboard'>['links'] }) {
  const { t } = useTranslation(['student', 'menu']);
  return (
    <DashboardCard title={t('cards.links')} icon={IconStar} path={path}>
      {forms.length === 0 ? (
        <p className={classes.calm}>{t('links.none')}</p>
      ) : (
        <ul className={classes.links}>
          {forms.map(({ seFormId, formCodeName, path: to }) => (
            <li key={seFormId}>
              <Link to={to} className={classes.shortcut}>
                <span>{t(`menu:forms.${formCodeName as FormName}`)}</span>
                <IconArrowUpRight size={16} stroke={1.75} aria-hidden className="sis-directional" />
              </Link>
            </li>
          ))}
        </ul>
      )}
    </DashboardCard>
  );
}
