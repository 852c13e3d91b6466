import { VisuallyHidden } from '@mantine/core';
import { useTranslation } from 'react-i18next';

/** Announces the number of results of a search or filter to screen readers; silent while it is unknown. */
export function FoundStatus({ count }: { count: number | undefined }) {
  const { t } = useTranslation('common');
  return (
    <VisuallyHidden role="status">
      {count === undefined ? '' : count === 0 ? t('table.nothingFound') : t('table.found', { count })}
    </VisuallyHidden>
  );
}
