import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';

/** Button below a list of `useIncrementalList` that shows the next items. Null if none are left. */
export function MoreButton({ next, show }: { next: number; show: () => void }) {
  const { t } = useTranslation('common');
  if (next === 0) return null;
  return (
    <Button variant="default" size="md" className="sis-start" onClick={show}>
      {t('table.more', { count: next })}
    </Button>
  );
}
