import { Button } from '@mantine/core';
import { IconCheck, IconCopy } from '@tabler/icons-react';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';

const shownMs = 2_000;

/** Copies a text. Not there where the browser keeps the clipboard to itself (plain HTTP from another machine). */
export function CopyButton({
  text,
  label,
  words,
}: {
  text: string;
  label?: string;
  /** On the button, where it copies something of its own. */
  words?: string;
}) {
  const { t } = useTranslation('console');
  const [copied, setCopied] = useState(false);
  useEffect(() => {
    if (!copied) return;
    const timer = setTimeout(() => setCopied(false), shownMs);
    return () => clearTimeout(timer);
  }, [copied]);
  if (!('clipboard' in navigator)) return null;
  return (
    <Button
      size="sm"
      variant="default"
      leftSection={copied ? <IconCheck size={16} aria-hidden /> : <IconCopy size={16} aria-hidden />}
      aria-label={copied ? t('copy.copied') : label}
      onClick={() => void navigator.clipboard.writeText(text).then(() => setCopied(true))}
    >
      {copied ? t('copy.copied') : (words ?? t('copy.copy'))}
    </Button>
  );
}
