import { Group } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import type { Schema } from '../../api/operations.ts';
import { paths } from '../../paths.ts';
import { CodeText } from '../../ui/text/CodeText.tsx';
import { CopyButton } from '../CopyButton.tsx';
import { QrCode } from '../QrCode.tsx';
import { sharedAddress } from '../sandbox-address.ts';
import classes from './SandboxesSection.module.css';

/** Link and QR code of a sandbox's page, with the server's address for other machines. */
export function SandboxShare({ name, called, reach }: { name: string; called: string; reach: Schema<'Reach'> }) {
  const { t } = useTranslation('console');
  const page = sharedAddress(reach, name, paths.signIn);
  return (
    <Group gap="lg" className={classes.share}>
      <QrCode text={page} label={t('sandboxes.qr', { name: called })} />
      <div>
        <p className={classes.address}>
          <CodeText>{page}</CodeText>
        </p>
        {reach.onlyHere && <p className="sis-quiet">{t('sandboxes.onlyHere')}</p>}
        <CopyButton text={page} label={t('copy.link')} />
      </div>
    </Group>
  );
}
