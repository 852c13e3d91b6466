import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import classes from './MoreButton.module.css';

/** Button below a list of `useIncrementalList` that shows the next items. Null if none are left. */
export function MoreButton({ next, show }: { next: number; show: () => void }) {
  const { t } = useTranslation('common');
  if (next === 0) return null;
  return (
    <Button variant="default" size="md" className={classes.more} onClick={show}>
      {t('table.more', { count: next })}
    </Button>
  );
}
