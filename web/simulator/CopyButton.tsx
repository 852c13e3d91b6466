import { Button } from '@mantine/core';
import { useClipboard } from '@mantine/hooks';
import { IconCheck, IconCopy } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';

/**
 * Button that copies a text. Hidden where the browser gives no access to the clipboard (plain HTTP from another
 * machine).
 */
export function CopyButton({
  text,
  label,
  words,
}: {
  text: string;
  label?: string;
  /** Label shown on the button, if it differs from the usual one. */
  words?: string;
}) {
  const { t } = useTranslation('console');
  const { copied, copy } = useClipboard();
  if (!('clipboard' in navigator)) return null;
  return (
    <Button
      size="sm"
      variant="default"
      leftSection={copied ? <IconCheck size={16} aria-hidden /> : <IconCopy size={16} aria-hidden />}
      aria-label={copied ? t('copy.copied') : label}
      onClick={() => copy(text)}
    >
      {copied ? t('copy.copied') : (words ?? t('copy.copy'))}
    </Button>
  );
}
