import { Group, Stack } from '@mantine/core';
import { IconChevronRight } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type menuTexts from '../../../locales/en/menu.json';
import type requestTexts from '../../../locales/en/request.json';
import { usePageOffered } from '../../api/feature-availability.ts';
import type { Schema } from '../../api/operations.ts';
import { useApi } from '../../api/useApi.ts';
import { paths } from '../../paths.ts';
import rows from '../../ui/layout/LinkRows.module.css';
import { useLanguage } from '../../ui/text/useLanguage.ts';
import { offeredForms } from './request-offers.ts';
import classes from './RequestOffers.module.css';

type Form = Schema<'Menu'>['groups'][number]['forms'][number];
type FormName = keyof (typeof menuTexts)['forms'];
type OfferName = keyof (typeof requestTexts)['offers'];

/** All request forms of the menu: the open ones with their purpose, then the closed ones, folded, with the reason. */
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
    <Stack component="section" gap="0.75rem" aria-labelledby="request-offers">
      <h2 id="request-offers" className="sis-title">
        {t('mine.newTitle')}
      </h2>
      {dayOff && <p className="sis-quiet">{t('common:service.daysOffText')}</p>}
      <ul className={rows.list}>
        {open.map((form) => (
          <Row
            key={form.seFormId}
            form={form}
            text={t(`offers.${form.formCodeName as OfferName}`, { defaultValue: '' })}
          />
        ))}
      </ul>
      {closed.length > 0 && (
        <details>
          <summary className={classes.summary}>{t('mine.unavailable', { count: closed.length })}</summary>
          <ul className={rows.list}>
            {closed.map(({ reason: { Code, Params }, form }) => (
              <Row key={form.seFormId} form={form} text={messageText(Code, Params)} />
            ))}
          </ul>
        </details>
      )}
    </Stack>
  );
}

function Row({ form: { formCodeName, path }, text }: { form: Form; text: string }) {
  const { t } = useTranslation('menu');
  return (
    <li className={`${rows.row} ${classes.row}`}>
      <Group component="span" gap="0 1rem">
        <Link to={path} className={`${rows.link} ${classes.name}`}>
          {t(`forms.${formCodeName as FormName}`, { defaultValue: formCodeName })}
        </Link>
        <span className="sis-note">{text}</span>
      </Group>
      <IconChevronRight size={18} stroke={1.75} aria-hidden className="sis-quiet sis-directional" />
    </li>
  );
}
