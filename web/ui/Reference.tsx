import { IconCheck, IconCopy } from '@tabler/icons-react';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { CodeText } from './CodeText.tsx';
import classes from './Reference.module.css';

const shownMs = 2_000;

/** The number under which a refused call is found again, for whoever helps. Nothing where there is none. */
export function Reference({ of: reference }: { of: string | undefined }) {
  const { t } = useTranslation('common');
  const [copied, setCopied] = useState(false);
  useEffect(() => {
    if (!copied) return;
    const timer = setTimeout(() => setCopied(false), shownMs);
    return () => clearTimeout(timer);
  }, [copied]);
  if (reference === undefined) return null;
  const words = (
    <>
      {t('failure.reference')} <CodeText>{reference}</CodeText>
    </>
  );
  // Over plain HTTP from another machine a browser keeps the clipboard to itself.
  if (!('clipboard' in navigator)) return <p className={classes.reference}>{words}</p>;
  const Icon = copied ? IconCheck : IconCopy;
  return (
    <button
      type="button"
      className={classes.reference}
      title={t(copied ? 'failure.copied' : 'failure.copyReference')}
      onClick={() =>
        void navigator.clipboard.writeText(reference).then(
          () => setCopied(true),
          () => undefined,
        )
      }
    >
      {words}
      <Icon size={14} aria-hidden />
    </button>
  );
}
