import { Button } from '@mantine/core';
import { IconHistory } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { formatInstant } from '../../../locales/i18n.ts';
import { useBusinessClock } from '../../api/useBusinessClock.ts';
import { Callout } from '../layout/Callout.tsx';
import { useLanguage } from '../text/useLanguage.ts';

/**
 * Note that earlier input was restored, with a button to discard it. `at`: the time of the input (ISO 8601); null shows
 * nothing.
 */
export function KeptNote({ at, onDiscard }: { at: string | null; onDiscard: () => void }) {
  const { t } = useTranslation('common');
  const { language } = useLanguage();
  const clock = useBusinessClock();
  if (at === null) return null;
  const dayOf = (instant: string | number): string => formatInstant(instant, language, 'shortDate');
  return (
    <Callout
      icon={IconHistory}
      role="status"
      actions={
        <Button variant="subtle" size="sm" onClick={onDiscard}>
          {t('entries.discard')}
        </Button>
      }
    >
      {t(dayOf(at) === dayOf(clock.now()) ? 'entries.back' : 'entries.backSince', { at })}
    </Callout>
  );
}
