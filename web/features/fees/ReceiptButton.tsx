import { Button } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { call } from '../../api/client.ts';
import { useIsAvailable } from '../../api/feature-availability.ts';
import { useRecord } from '../../api/useRecord.ts';
import { saveFile } from '../../documents/save.ts';
import { useLanguage } from '../../ui/text/useLanguage.ts';
import { receiptPdf } from './receipt-document.ts';
import classes from './ReceiptButton.module.css';
import { useDocument } from './useDocument.ts';

/** Downloads the receipt of a payment that succeeded. `primary`: true for the main button of a page. */
export function ReceiptButton({ documentNumber, primary = false }: { documentNumber: string; primary?: boolean }) {
  const { t } = useTranslation('fees');
  const { language } = useLanguage();
  const { record } = useRecord();
  const { make, making, failed } = useDocument();
  const offered = useIsAvailable('getReceipt');
  const download = (): Promise<void> =>
    make(documentNumber, async () => {
      const receipt = await call('getReceipt', {
        path: { documentNumber },
        query: { StudFacultyCode: record?.studFacultyCode },
      });
      saveFile(`${documentNumber}.pdf`, await receiptPdf(receipt, language, t));
    });
  if (!offered) return null;
  return (
    <span className={classes.receipt}>
      <Button
        variant={primary ? 'filled' : 'light'}
        loading={making !== null}
        leftSection={<IconDownload size={18} stroke={1.75} aria-hidden />}
        aria-label={t('history.receiptOf', { document: documentNumber })}
        onClick={() => void download()}
      >
        {t(primary ? 'history.receiptFile' : 'history.receipt')}
      </Button>
      {failed && (
        <span role="alert" className={classes.failed}>
          {t('receipt.failed')}
        </span>
      )}
    </span>
  );
}
