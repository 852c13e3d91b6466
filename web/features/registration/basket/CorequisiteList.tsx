import { Stack } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { CodeText } from '../../../ui/text/CodeText.tsx';
import { useLanguage } from '../../../ui/text/useLanguage.ts';
import classes from './BasketReview.module.css';
import type { Preview } from './usePreview.ts';

/** The corequisites that are added or removed together with the changes, and the action for each. */
export function CorequisiteList({ along }: { along: Preview['along'] }) {
  const { t } = useTranslation('registration');
  const { pick } = useLanguage();
  if (along.length === 0) return null;
  return (
    <section>
      <h3 className={`sis-subtitle ${classes.title}`}>{t('review.along')}</h3>
      <Stack component="ul" gap="sm" className="sis-list">
        {along.map(({ registrationId, code, name, action }) => (
          <li key={registrationId}>
            {t(`change.${action}`)} <CodeText strong>{code}</CodeText> {pick(name)}
          </li>
        ))}
      </Stack>
    </section>
  );
}
