import { Button } from '@mantine/core';
import { IconExternalLink, IconQrcode, IconRotate, IconTrash } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '../../api/client.ts';
import { reportFailure } from '../../api/errors.ts';
import { CallFailure } from '../../api/failure.ts';
import type { Schema } from '../../api/operations.ts';
import { useAction } from '../../api/useAction.ts';
import { paths } from '../../paths.ts';
import { CodeText } from '../../ui/text/CodeText.tsx';
import { DateText } from '../../ui/text/DateText.tsx';
import { sandboxAddress } from '../sandbox-address.ts';
import { SandboxShare } from './SandboxShare.tsx';
import classes from './SandboxesSection.module.css';

type Props = {
  name: string;
  now?: string;
  here: boolean;
  /** Addresses of this server for other machines; undefined until loaded. */
  reach: Schema<'Reach'> | undefined;
  onSaid: (text: string) => void;
};

/**
 * One sandbox: links to its console and pages, a link to share, and buttons to reset or delete it, both after a
 * confirmation.
 */
export function SandboxCard({ name, now, here, reach, onSaid }: Props) {
  const { t } = useTranslation('console');
  const deleting = useAction('deleteSandbox');
  const resetting = useAction('resetSandbox');
  const [sure, setSure] = useState<'reset' | 'delete' | null>(null);
  const [shared, setShared] = useState(false);
  const called = name || t('sandboxes.main');
  const page = sandboxAddress(name, paths.signIn);
  const labelOf = (action: string): string => t('sandboxes.of', { action, name: called });

  const reset = async (): Promise<void> => {
    setSure(null);
    try {
      if (here) await resetting.run();
      else await call('resetSandbox', {}, { sandbox: name });
      onSaid(t('sandboxes.done', { name: called }));
    } catch (failure) {
      if (!(failure instanceof CallFailure)) throw failure;
      reportFailure(failure, 'resetSandbox');
    }
  };

  return (
    <li className={classes.card}>
      <div className={classes.head}>
        <h2 className={classes.name}>
          {name ? <CodeText>{name}</CodeText> : called}
          {here && <span className={classes.here}>{t('sandboxes.here')}</span>}
        </h2>
        {now && (
          <p className={classes.quiet}>
            {t('sandboxes.now')}: <DateText at={now} format="shortDateTime" />
          </p>
        )}
      </div>
      <div className={classes.buttons}>
        {!here && (
          <Button
            component="a"
            href={sandboxAddress(name, paths.simulator)}
            target="_blank"
            rel="opener"
            variant="light"
            rightSection={<IconExternalLink size={16} aria-hidden className="sis-directional" />}
            aria-label={labelOf(t('sandboxes.open'))}
          >
            {t('sandboxes.open')}
          </Button>
        )}
        <Button
          component="a"
          href={page}
          target="_blank"
          rel="opener"
          variant="default"
          rightSection={<IconExternalLink size={16} aria-hidden className="sis-directional" />}
          aria-label={labelOf(t('sandboxes.page'))}
        >
          {t('sandboxes.page')}
        </Button>
        <Button
          variant="default"
          leftSection={<IconQrcode size={18} aria-hidden />}
          aria-expanded={shared}
          aria-label={t('sandboxes.shareLabel', { name: called })}
          onClick={() => setShared(!shared)}
        >
          {t('sandboxes.share')}
        </Button>
        {sure === 'reset' ? (
          <Button
            color="red"
            loading={resetting.running}
            aria-label={labelOf(t('sandboxes.resetSure'))}
            onClick={() => void reset()}
          >
            {t('sandboxes.resetSure')}
          </Button>
        ) : (
          <Button
            variant="default"
            leftSection={<IconRotate size={18} aria-hidden />}
            aria-label={labelOf(t('sandboxes.reset'))}
            onClick={() => setSure('reset')}
          >
            {t('sandboxes.reset')}
          </Button>
        )}
        {name &&
          !here &&
          (sure === 'delete' ? (
            <Button
              color="red"
              loading={deleting.running}
              aria-label={labelOf(t('sandboxes.deleteSure'))}
              onClick={() => void deleting.run({ path: { name } })}
            >
              {t('sandboxes.deleteSure')}
            </Button>
          ) : (
            <Button
              variant="default"
              leftSection={<IconTrash size={18} aria-hidden />}
              aria-label={labelOf(t('sandboxes.delete'))}
              onClick={() => setSure('delete')}
            >
              {t('sandboxes.delete')}
            </Button>
          ))}
      </div>
      {shared && reach && <SandboxShare name={name} called={called} reach={reach} />}
    </li>
  );
}
