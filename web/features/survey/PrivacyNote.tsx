import { Stack } from '@mantine/core';
import { IconEyeOff } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Callout } from '../../ui/layout/Callout.tsx';

/** Explains which answers others see, and to whom they are shown. `lines` default to those of a course evaluation. */
export function PrivacyNote({ lines }: { lines?: string[] }) {
  const { t } = useTranslation('survey');
  const shown = lines ?? [t('privacy.answers'), t('privacy.done'), t('privacy.words'), t('privacy.draft')];
  return (
    <Callout icon={IconEyeOff} labelledBy="survey-privacy">
      <h2 id="survey-privacy" className="sis-subtitle">
        {t('privacy.title')}
      </h2>
      <Stack component="ul" gap="0.25rem" ps="1.125rem" fz="sm">
        {shown.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </Stack>
    </Callout>
  );
}
