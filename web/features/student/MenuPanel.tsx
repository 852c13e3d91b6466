import { IconChevronRight } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type menuTexts from '../../../locales/en/menu.json';
import { usePageOffered } from '../../api/feature-availability.ts';
import { useApi } from '../../api/useApi.ts';
import { paths } from '../../paths.ts';
import rows from '../../ui/layout/LinkRows.module.css';
import classes from './MenuPanel.module.css';

type FormName = keyof (typeof menuTexts)['forms'];

/** The home page if the API has no dashboard: links to all pages. */
export function MenuPanel() {
  const { t } = useTranslation('menu');
  const isPageOffered = usePageOffered();
  const { data } = useApi('getMenu', {}, { quiet: true });
  const groups =
    data?.groups
      .map(({ key, forms }) => ({
        key,
        forms: forms.filter(({ path }) => path !== paths.dashboard && isPageOffered(path)),
      }))
      .filter(({ forms }) => forms.length > 0) ?? [];
  return (
    <div className={classes.groups}>
      {groups.map(({ key, forms }) => (
        <section key={key} aria-labelledby={`group-${key}`}>
          <h2 id={`group-${key}`} className={`sis-title ${classes.title}`}>
            {t(`groups.${key}`)}
          </h2>
          <ul className={rows.list}>
            {forms.map(({ seFormId, formCodeName, path }) => (
              <li key={seFormId} className={`${rows.row} ${classes.row}`}>
                <Link to={path} className={rows.link}>
                  {t(`forms.${formCodeName as FormName}`, { defaultValue: formCodeName })}
                </Link>
                <IconChevronRight size={18} stroke={1.75} aria-hidden className="sis-directional" />
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}
