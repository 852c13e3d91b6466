import { Stack } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { settings } from '../api/settings.ts';
import { HelpLinks } from '../ui/layout/HelpLinks.tsx';
import classes from './AccessibilityPage.module.css';
import { StandalonePage } from '../ui/layout/StandalonePage.tsx';

const parts = ['keyboard', 'reader', 'sight', 'motion', 'time', 'documents', 'tagged'] as const;
const limits = ['charts', 'captcha', 'documents', 'attachments'] as const;

/** The accessibility statement: supported features, known limits and contacts. */
export default function AccessibilityPage() {
  const { t } = useTranslation('accessibility');
  const { email, phone, page } = settings().help;
  return (
    <StandalonePage title={t('title')} text={t('standard')}>
      <h2 className={`sis-title ${classes.heading}`}>{t('whatWorks')}</h2>
      <Stack component="ul" gap="0.5rem" ps="lg">
        {parts.map((part) => (
          <li key={part}>{t(`works.${part}`)}</li>
        ))}
      </Stack>
      <h2 className={`sis-title ${classes.heading}`}>{t('whatFallsShort')}</h2>
      <Stack component="ul" gap="0.5rem" ps="lg">
        {limits.map((limit) => (
          <li key={limit}>{t(`limits.${limit}`)}</li>
        ))}
      </Stack>
      <h2 className={`sis-title ${classes.heading}`}>{t('tellUs')}</h2>
      <p>{t(email || phone || page ? 'tellUsText' : 'tellUsOffice')}</p>
      <HelpLinks />
      <p className={`sis-note ${classes.quiet}`}>{t('tested')}</p>
    </StandalonePage>
  );
}
