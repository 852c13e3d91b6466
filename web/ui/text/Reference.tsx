import { useClipboard } from '@mantine/hooks';
import { IconCheck, IconCopy } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { CodeText } from './CodeText.tsx';
import classes from './Reference.module.css';

/** Reference number of a failed request, for support staff. Null if there is none. */
export function Reference({ of: reference }: { of: string | undefined }) {
  const { t } = useTranslation('common');
  const { copied, copy } = useClipboard();
  if (reference === undefined) return null;
  const words = (
    <>
      {t('failure.reference')} <CodeText>{reference}</CodeText>
    </>
  );
  // Over plain HTTP from another machine, browsers give no clipboard access, so there is no button to copy the number.
  if (!('clipboard' in navigator)) return <p className={`sis-inline ${classes.reference}`}>{words}</p>;
  const Icon = copied ? IconCheck : IconCopy;
  return (
    <button
      type="button"
      className={`sis-inline ${classes.reference}`}
      title={t(copied ? 'failure.copied' : 'failure.copyReference')}
      onClick={() => copy(reference)}
    >
      {words}
      <Icon size={14} aria-hidden />
    </button>
  );
}
