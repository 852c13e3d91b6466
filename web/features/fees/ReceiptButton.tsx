import { Button } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { call } from '../../api/client.ts';
import { useIsAvailable } from '../../api/feature-availability.ts';
import { useRecord } from '../../api/useRecord.ts';
import { useLanguage } from '../../ui/text/useLanguage.ts';
import { receiptPdf } from './receipt-document.ts';
import classes from './ReceiptButton.module.css';
import { useDocument } from './useDocument.ts';

/** Downloads the receipt of a payment that succeeded. */
export function ReceiptButton({ documentNumber, size }: { documentNumber: string; size: 'sm' | 'md' }) {
  const { t } = useTranslation('fees');
  const { language } = useLanguage();
  const { record } = useRecord();
  const { make, making, failed } = useDocument();
  const offered = useIsAvailable('getReceipt');
  const download = (): Promise<void> =>
    make(documentNumber, async () => {
      const [receipt, { saveFile }] = await Promise.all([
        call('getReceipt', { path: { documentNumber }, query: { StudFacultyCode: record?.studFacultyCode } }),
        import('../../documents/save.ts'),
      ]);
      saveFile(`${documentNumber}.pdf`, await receiptPdf(receipt, language, t));
    });
  if (!offered) return null;
  return (
    <span className={classes.receipt}>
      <Button
        variant={size === 'md' ? 'filled' : 'light'}
        size={size}
        loading={making !== null}
        leftSection={<IconDownload size={size === 'md' ? 18 : 16} stroke={1.75} aria-hidden />}
        aria-label={t('history.receiptOf', { document: documentNumber })}
        onClick={() => void download()}
      >
        {t(size === 'md' ? 'history.receiptFile' : 'history.receipt')}
      </Button>
      {failed && (
        <span role="alert" className={classes.failed}>
          {t('receipt.failed')}
        </span>
      )}
    </span>
  );
}
