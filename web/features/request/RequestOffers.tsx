import { Stack } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type menuTexts from '../../../locales/en/menu.json';
import { usePageOffered } from '../../api/feature-availability.ts';
import type { Schema } from '../../api/operations.ts';
import { useApi } from '../../api/useApi.ts';
import { paths } from '../../paths.ts';
import { useLanguage } from '../../ui/text/useLanguage.ts';
import { offeredForms } from './request-offers.ts';
import classes from './RequestOffers.module.css';

type Form = Schema<'Menu'>['groups'][number]['forms'][number];
type FormName = keyof (typeof menuTexts)['forms'];

/** All request forms of the menu. Closed forms are listed below the open ones, grouped by reason. */
export function RequestOffers() {
  const { t } = useTranslation(['request', 'common']);
  const { messageText } = useLanguage();
  const isPageOffered = usePageOffered();
  const { data: menu } = useApi('getMenu', {}, { quiet: true });
  const { data: services } = useApi('getServices', undefined, { quiet: true });
  const group = menu?.groups.find(({ key }) => key === 'myRequests');
  const forms = group?.forms.filter(({ path }) => path !== paths.requests && isPageOffered(path)) ?? [];
  const { dayOff, open, closed } = offeredForms(forms, services?.services ?? []);
  return (
    <div className={classes.offers}>
      {dayOff && <p>{t('common:service.daysOffText')}</p>}
      <Forms forms={open} />
      {closed.length > 0 && <p className={classes.heading}>{t('mine.unavailable')}</p>}
      {closed.map(({ reason: { Code, Params }, forms: kept }) => (
        <Stack key={`${Code} ${JSON.stringify(Params)}`} gap="0.375rem">
          <Forms forms={kept} />
          <p className={classes.reason}>{messageText(Code, Params)}</p>
        </Stack>
      ))}
    </div>
  );
}

function Forms({ forms }: { forms: Form[] }) {
  const { t } = useTranslation('menu');
  return (
    <Stack component="ul" gap="0.5rem" className="sis-list">
      {forms.map(({ seFormId, formCodeName, path }) => (
        <li key={seFormId}>
          <Link to={path} className={classes.link}>
            {t(`forms.${formCodeName as FormName}`, { defaultValue: formCodeName })}
          </Link>
        </li>
      ))}
    </Stack>
  );
}
