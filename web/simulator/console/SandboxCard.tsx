import { Button, Group, Stack } from '@mantine/core';
import { IconExternalLink, IconQrcode, IconRotate, IconTrash } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '../../api/client.ts';
import { reportFailure } from '../../api/errors.ts';
import { failureOf } from '../../api/failure.ts';
import type { Schema } from '../../api/operations.ts';
import { useAction } from '../../api/useAction.ts';
import { paths } from '../../paths.ts';
import { CodeText } from '../../ui/text/CodeText.tsx';
import { DateText } from '../../ui/text/DateText.tsx';
import { sandboxAddress } from '../sandbox-address.ts';
import { SandboxShare } from './SandboxShare.tsx';
import classes from './SandboxesSection.module.css';
import { TabLink } from '../controls/TabLink.tsx';

type Props = {
  name: string;
  now?: string;
  here: boolean;
  /** Addresses of this server for other machines; undefined until loaded. */
  reach: Schema<'Reach'> | undefined;
  onSaid: (text: string) => void;
};

/** The action whose button was pressed once and waits for a second press; null if there is none. */
type Sure = 'reset' | 'delete' | null;

/**
 * One sandbox: links to its console and pages, a link to share, and buttons to reset or delete it, both after a
 * confirmation.
 */
export function SandboxCard({ name, now, here, reach, onSaid }: Props) {
  const { t } = useTranslation('console');
  const deleting = useAction('deleteSandbox');
  const resetting = useAction('resetSandbox');
  const [sure, setSure] = useState<Sure>(null);
  const [shared, setShared] = useState(false);
  const called = name || t('sandboxes.main');
  const page = sandboxAddress(name, paths.signIn);
  const labelOf = (action: string): string => t('sandboxes.of', { action, name: called });

  const reset = async (): Promise<void> => {
    setSure(null);
    const failure = await failureOf(async () => {
      if (here) await resetting.run();
      else await call('resetSandbox', {}, { sandbox: name });
      onSaid(t('sandboxes.done', { name: called }));
    });
    if (failure) reportFailure(failure, 'resetSandbox');
  };

  return (
    <Stack component="li" gap="0.875rem" p="lg" className="sis-frame">
      <Group gap="0.25rem 1.5rem" align="baseline" justify="space-between">
        <h2 className={`sis-headline ${classes.name}`}>
          {name ? <CodeText>{name}</CodeText> : called}
          {here && <span className={classes.here}>{t('sandboxes.here')}</span>}
        </h2>
        {now && (
          <p className="sis-quiet">
            {t('sandboxes.now')}: <DateText at={now} format="shortDateTime" />
          </p>
        )}
      </Group>
      <div className="sis-buttons">
        {!here && (
          <TabLink
            href={sandboxAddress(name, paths.simulator)}
            opener
            variant="light"
            rightSection={<IconExternalLink size={16} aria-hidden className="sis-directional" />}
            aria-label={labelOf(t('sandboxes.open'))}
          >
            {t('sandboxes.open')}
          </TabLink>
        )}
        <TabLink
          href={page}
          opener
          variant="default"
          rightSection={<IconExternalLink size={16} aria-hidden className="sis-directional" />}
          aria-label={labelOf(t('sandboxes.page'))}
        >
          {t('sandboxes.page')}
        </TabLink>
        <Button
          variant="default"
          leftSection={<IconQrcode size={18} aria-hidden />}
          aria-expanded={shared}
          aria-label={t('sandboxes.shareLabel', { name: called })}
          onClick={() => setShared(!shared)}
        >
          {t('sandboxes.share')}
        </Button>
        <SureButton
          action="reset"
          icon={IconRotate}
          called={called}
          running={resetting.running}
          {...{ sure, setSure }}
          onSure={() => void reset()}
        />
        {name && !here && (
          <SureButton
            action="delete"
            icon={IconTrash}
            called={called}
            running={deleting.running}
            {...{ sure, setSure }}
            onSure={() => void deleting.run({ path: { name } })}
          />
        )}
      </div>
      {shared && reach && <SandboxShare name={name} called={called} reach={reach} />}
    </Stack>
  );
}

type SureProps = {
  action: NonNullable<Sure>;
  icon: typeof IconTrash;
  /** The display name of the sandbox, for the label of the button. */
  called: string;
  running: boolean;
  sure: Sure;
  setSure: (sure: Sure) => void;
  onSure: () => void;
};

/** A button that acts only when it is pressed a second time. */
function SureButton({ action, icon: Icon, called, running, sure, setSure, onSure }: SureProps) {
  const { t } = useTranslation('console');
  const isSure = sure === action;
  const words = t(isSure ? `sandboxes.${action}Sure` : `sandboxes.${action}`);
  return (
    <Button
      color={isSure ? 'red' : undefined}
      variant={isSure ? undefined : 'default'}
      leftSection={!isSure && <Icon size={18} aria-hidden />}
      loading={isSure && running}
      aria-label={t('sandboxes.of', { action: words, name: called })}
      onClick={isSure ? onSure : () => setSure(action)}
    >
      {words}
    </Button>
  );
}
