import { VisuallyHidden } from '@mantine/core';
import { useTranslation } from 'react-i18next';

/** Says to readers of screens how much a search or a filter has found; before it is known, nothing. */
export function FoundStatus({ count }: { count: number | undefined }) {
  const { t } = useTranslation('common');
  return (
    <VisuallyHidden role="status">
      {count === undefined ? '' : count === 0 ? t('table.nothingFound') : t('table.found', { count })}
    </VisuallyHidden>
  );
}
