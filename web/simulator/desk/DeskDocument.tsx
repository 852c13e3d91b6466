import { Button, Group, TextInput } from '@mantine/core';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Schema } from '../../api/operations.ts';
import { useAction } from '../../api/useAction.ts';
import { ownDirection } from '../../theme.ts';
import { CodeText } from '../../ui/text/CodeText.tsx';
import { DateText } from '../../ui/text/DateText.tsx';
import type { DeskRequest } from './desk-request.ts';
import classes from './OfficeRequest.module.css';

const longestReason = 500;

/** The document issued for a request: its validity, and a form to revoke it with a reason. */
export function DeskDocument({
  document: { number, status, since, revokedReason },
  referenceNumber,
  onRevoked,
}: {
  document: Schema<'DeskDocument'>;
  referenceNumber: string;
  onRevoked: (request: DeskRequest) => void;
}) {
  const { t } = useTranslation(['classroom', 'document', 'common']);
  const { run, running } = useAction('revokeDocument');
  const [reason, setReason] = useState<string | null>(null);
  const [lacks, setLacks] = useState(false);
  const field = useRef<HTMLInputElement>(null);

  const revoke = async (): Promise<void> => {
    const said = reason?.trim() ?? '';
    setLacks(!said);
    if (!said) return field.current?.focus();
    const outcome = await run({ path: { referenceNumber }, body: { reason: said } });
    if (!outcome.ok) return;
    setReason(null);
    onRevoked(outcome.data);
  };
  return (
    <div className={`sis-rows ${classes.decision}`}>
      <p className="sis-quiet">
        {t('offices.document')} <CodeText>{number}</CodeText> · {t(`document:status.${status}`)} ·{' '}
        {t('document:verify.since')} <DateText at={since} format="shortDateTime" />
      </p>
      {revokedReason !== null && <p dir="auto">{revokedReason}</p>}
      {status !== 'revoked' && reason === null && (
        <div className={classes.buttons}>
          <Button
            size="md"
            variant="default"
            aria-label={t('offices.revokeLabel', { number })}
            onClick={() => setReason('')}
          >
            {t('offices.revoke')}
          </Button>
        </div>
      )}
      {reason !== null && (
        <Group gap="0.75rem 1rem" align="flex-start" className={classes.form}>
          <TextInput
            ref={field}
            size="md"
            className={classes.note}
            label={t('offices.revokeReason')}
            required
            attributes={ownDirection}
            maxLength={longestReason}
            value={reason}
            data-autofocus
            autoFocus
            error={lacks && t('offices.noteMissing')}
            onChange={(event) => setReason(event.currentTarget.value)}
          />
          <div className={classes.buttons}>
            <Button size="md" color="red" loading={running} onClick={() => void revoke()}>
              {t('offices.revokeNow')}
            </Button>
            <Button size="md" variant="default" disabled={running} onClick={() => setReason(null)}>
              {t('common:actions.cancel')}
            </Button>
          </div>
        </Group>
      )}
    </div>
  );
}
