import { Stack } from '@mantine/core';
import { IconEyeOff } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import classes from './PrivacyNote.module.css';

/** Explains which answers others see, and to whom they are shown. `lines` default to those of a course evaluation. */
export function PrivacyNote({ lines }: { lines?: string[] }) {
  const { t } = useTranslation('survey');
  const shown = lines ?? [t('privacy.answers'), t('privacy.done'), t('privacy.words'), t('privacy.draft')];
  return (
    <section className={classes.note} aria-labelledby="survey-privacy">
      <IconEyeOff size={20} stroke={1.75} aria-hidden className={classes.icon} />
      <div>
        <h2 id="survey-privacy" className={classes.title}>
          {t('privacy.title')}
        </h2>
        <Stack component="ul" gap="0.25rem" ps="1.125rem">
          {shown.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </Stack>
      </div>
    </section>
  );
}
