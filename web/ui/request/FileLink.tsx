import { Button, VisuallyHidden } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import type { Schema } from '../../api/operations.ts';
import { useDownload } from '../../api/useDownload.ts';
import { saveFile } from '../../documents/save.ts';
import { formatBytes } from '../../../locales/format-bytes.ts';
import { useLanguage } from '../text/useLanguage.ts';

/** Download link of a file that the student sent. `desk` is the request number if an office downloads it. */
export function FileLink({ file: { id, name, bytes }, desk }: { file: Schema<'Attachment'>; desk?: string }) {
  const { t } = useTranslation('common');
  const { language } = useLanguage();
  const { read, running } = useDownload(desk);
  const save = async (): Promise<void> => {
    const content = await read(id);
    if (content) saveFile(name, content);
  };
  return (
    <Button
      variant="subtle"
      size="compact-md"
      ms="-0.5rem"
      loading={running}
      leftSection={<IconDownload size={18} stroke={1.75} aria-hidden />}
      onClick={() => void save()}
      styles={{
        label: { whiteSpace: 'normal', overflowWrap: 'anywhere' },
        root: { blockSize: 'auto', maxInlineSize: '100%' },
      }}
    >
      <span>
        <VisuallyHidden>{t('actions.download')} </VisuallyHidden>
        <bdi>{name}</bdi> · <bdi>{formatBytes(bytes, language)}</bdi>
      </span>
    </Button>
  );
}
