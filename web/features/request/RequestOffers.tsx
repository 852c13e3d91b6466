import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type menuTexts from '../../../locales/en/menu.json';
import { isOffered, useAbsentParts } from '../../api/offered.ts';
import { useApi } from '../../api/useApi.ts';
import { callOfPage, paths } from '../../app/paths.ts';
import { useLanguage } from '../../ui/useLanguage.ts';
import classes from './RequestOffers.module.css';

type FormName = keyof (typeof menuTexts)['forms'];

/** What can be asked: every page of a request in the menu, with why it is closed where it is. */
export function RequestOffers() {
  const { t } = useTranslation(['request', 'menu']);
  const { messageText } = useLanguage();
  useAbsentParts();
  const { data: menu } = useApi('getMenu', {}, { quiet: true });
  const { data: services } = useApi('getServices', undefined, { quiet: true });
  const forms = menu?.groups.find(({ key }) => key === 'myRequests')?.forms.filter(({ path }) => path !== paths.requests && isOffered(callOfPage(path))) ?? [];
  return (
    <ul className={classes.list}>
      {forms.map(({ seFormId, formCodeName, path }) => {
        const reasons = services?.services.find((service) => service.path === path)?.reasons ?? [];
        return (
          <li key={seFormId}>
            <Link to={path} className={classes.link}>
              <span className={classes.name}>{t(`menu:forms.${formCodeName as FormName}`, { defaultValue: formCodeName })}</span>
              {reasons.slice(0, 1).map(({ Code, Params }) => (
                <span key={Code} className={classes.reason}>
                  {messageText(Code, Params)}
                </span>
              ))}
            </Link>
          </li>
        );
      })}
    </ul>
  );
}
