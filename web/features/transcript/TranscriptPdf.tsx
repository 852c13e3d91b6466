import { Button, Stack } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Language } from '../../../locales/i18n.ts';
import { saveFile } from '../../documents/save.ts';
import { useLanguage } from '../../ui/text/useLanguage.ts';
import { loadTextsIn } from '../../ui/language.ts';
import type { Transcript } from './transcript.ts';
import classes from './TranscriptPdf.module.css';

/** Downloads of the transcript in the page's language and in the other one. Students who go abroad often need both. */
export function TranscriptPdf({ transcript }: { transcript: Transcript }) {
  const { t, i18n } = useTranslation('transcript');
  const { language } = useLanguage();
  const [making, setMaking] = useState<Language | null>(null);
  const [failed, setFailed] = useState(false);
  const other: Language = language === 'ar' ? 'en' : 'ar';

  const make = async (of: Language): Promise<void> => {
    setMaking(of);
    setFailed(false);
    try {
      // The PDF writer is loaded only when the first document is made.
      const [{ transcriptPdf }] = await Promise.all([import('./transcript-pdf.ts'), loadTextsIn(of, 'transcript')]);
      const say = i18n.getFixedT(of, 'transcript');
      saveFile(
        say('fileName', { code: transcript.studentCode }),
        await transcriptPdf(transcript, { language: of, say }),
      );
    } catch {
      setFailed(true);
    } finally {
      setMaking(null);
    }
  };
  const button = (of: Language, label: string, variant: 'filled' | 'default') => (
    <Button
      variant={variant}
      leftSection={<IconDownload size={18} stroke={1.75} aria-hidden />}
      loading={making === of}
      disabled={making !== null && making !== of}
      onClick={() => void make(of)}
    >
      {label}
    </Button>
  );
  return (
    <Stack gap="0.25rem">
      <div className={`${classes.buttons} sis-buttons`}>
        {button(language, t('pdf'), 'filled')}
        {button(other, t('pdfOther'), 'default')}
      </div>
      <p className={`sis-note ${classes.state}`} data-failed={failed || undefined} role="status">
        {making ? t('preparing') : failed ? `${t('pdfFailed')}. ${t('pdfFailedText')}` : t('unofficial')}
      </p>
    </Stack>
  );
}
