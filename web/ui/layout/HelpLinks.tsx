import { Group } from '@mantine/core';
import { IconExternalLink, IconMail, IconPhone } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { settings } from '../../api/settings.ts';
import { CodeText } from '../text/CodeText.tsx';
import classes from './HelpLinks.module.css';

/** The university's contacts for help. Contacts that config.json does not set are not shown. */
export function HelpLinks() {
  const { t } = useTranslation('common');
  const { email, phone, page } = settings().help;
  if (!email && !phone && !page) return null;
  return (
    <Group
      component="ul"
      gap="0.25rem 1.5rem"
      align="stretch"
      className={`sis-list ${classes.list}`}
      aria-label={t('help.label')}
    >
      {email && (
        <li>
          <IconMail size={18} stroke={1.75} aria-hidden />
          <a href={`mailto:${email}`} className={classes.link}>
            <CodeText>{email}</CodeText>
          </a>
        </li>
      )}
      {phone && (
        <li>
          <IconPhone size={18} stroke={1.75} aria-hidden />
          <a href={`tel:${phone.replace(/[^+\d]/g, '')}`} className={classes.link}>
            <CodeText>{phone}</CodeText>
          </a>
        </li>
      )}
      {page && (
        <li>
          <IconExternalLink size={18} stroke={1.75} aria-hidden className="sis-directional" />
          <a href={page} className={classes.link}>
            {t('help.page')}
          </a>
        </li>
      )}
    </Group>
  );
}
