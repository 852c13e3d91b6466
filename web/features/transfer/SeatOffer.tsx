import { Button, Checkbox, Group } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { notifyMessages } from '../../api/notices.ts';
import type { ErrorBody } from '../../api/failure.ts';
import type { Schema } from '../../api/operations.ts';
import { useAction } from '../../api/useAction.ts';
import { useApi } from '../../api/useApi.ts';
import { ConfirmDialogue } from '../../ui/overlays/ConfirmDialogue.tsx';
import { ConsequenceTable } from '../../ui/request/ConsequenceTable.tsx';
import { Reasons } from '../../ui/refusals/Reasons.tsx';
import { RefusalList } from '../../ui/refusals/RefusalList.tsx';
import { useLanguage } from '../../ui/text/useLanguage.ts';
import classes from './TransferPage.module.css';

/**
 * The offered seat. The consequences are shown before the student confirms it; declining it needs a confirmation too.
 */
export function SeatOffer({ transfer: { id, preferences, request } }: { transfer: Schema<'TransferRequest'> }) {
  const { t } = useTranslation('transfer');
  const { pick } = useLanguage();
  const [asking, setAsking] = useState<'confirm' | 'decline' | null>(null);
  const [upgrade, setUpgrade] = useState(true);
  const [refused, setRefused] = useState<ErrorBody | null>(null);
  const given = preferences.find(({ outcome }) => outcome === 'given');
  const foretold = useApi(
    'getConsequences',
    asking === 'confirm' && given ? { Kind: 'transfer', Subject: given.programmeId } : null,
    { quiet: true },
  );
  const confirm = useAction('confirmTransfer', { inPlace: true });
  const decline = useAction('declineTransfer', { inPlace: true });
  if (!given) return null;
  const name = pick(given.name);
  const closed = request.actions.find((one) => one.name === 'accept')?.reasons ?? [];
  const close = (): void => {
    setAsking(null);
    setRefused(null);
  };
  const send = async (): Promise<void> => {
    const { version } = request;
    const outcome =
      asking === 'confirm'
        ? await confirm.run({
            path: { id },
            body: { version, upgrade, ...(foretold.data && { consequences: foretold.data.hash }) },
          })
        : await decline.run({ path: { id }, body: { version } });
    if (outcome.ok) {
      close();
      notifyMessages(outcome.data.messages);
      return;
    }
    setRefused(outcome.error);
    if (outcome.error.Message === 'request.consequencesChanged') await foretold.refresh();
  };
  return (
    <section className={`sis-spaced ${classes.offer}`} aria-label={t('seat.title', { name })}>
      <h4 className="sis-subtitle">{t('seat.title', { name })}</h4>
      {request.expiresAt !== null && <p>{t('seat.until', { until: request.expiresAt })}</p>}
      <Group gap="sm" align="stretch">
        <Button disabled={closed.length > 0} onClick={() => setAsking('confirm')}>
          {t('seat.confirm')}
        </Button>
        <Button variant="default" disabled={closed.length > 0} onClick={() => setAsking('decline')}>
          {t('seat.decline')}
        </Button>
      </Group>
      <Reasons reasons={closed} />
      <ConfirmDialogue
        opened={asking === 'confirm'}
        wide
        title={t('seat.confirmTitle', { name })}
        confirm={t('seat.confirm')}
        running={confirm.running || (!foretold.data && !foretold.error)}
        onConfirm={() => void send()}
        onClose={close}
      >
        {refused && <RefusalList refusals={refused.Refusals} reference={refused.reference} />}
        {foretold.data && <ConsequenceTable consequences={foretold.data.consequences} />}
        {given.order > 1 && (
          <Checkbox
            className={classes.upgrade}
            checked={upgrade}
            label={t('seat.upgrade')}
            onChange={({ currentTarget }) => setUpgrade(currentTarget.checked)}
          />
        )}
      </ConfirmDialogue>
      <ConfirmDialogue
        opened={asking === 'decline'}
        danger
        title={t('seat.declineTitle', { name })}
        confirm={t('seat.decline')}
        keep={t('seat.keep')}
        running={decline.running}
        onConfirm={() => void send()}
        onClose={close}
      >
        {refused && <RefusalList refusals={refused.Refusals} reference={refused.reference} />}
        <p>{t('seat.declineText')}</p>
      </ConfirmDialogue>
    </section>
  );
}
