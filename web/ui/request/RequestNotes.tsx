import { Button } from '@mantine/core';
import { IconArrowBackUp, IconDeviceFloppy, IconTrash } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { toLastMinute } from '../../../locales/i18n.ts';
import type { Schema } from '../../api/operations.ts';
import { Callout } from '../layout/Callout.tsx';
import { ConfirmDialogue } from '../overlays/ConfirmDialogue.tsx';
import { DateText } from '../text/DateText.tsx';
import classes from './RequestNotes.module.css';
import { useFieldNames, useTimelineSteps } from './RequestTimeline.tsx';
import { useDraftDeletion } from './useDraftDeletion.ts';

/** Note with the changes that an office asks for, its reason and the deadline. Null unless the request was returned. */
export function ReturnedNote({ request: { returned, expiresAt } }: { request: Schema<'MyRequest'> }) {
  const { t } = useTranslation('request');
  const { nameOf } = useTimelineSteps();
  const namesOf = useFieldNames();
  if (!returned) return null;
  return (
    <Callout icon={IconArrowBackUp} directional tone="ask" label={t('statuses.returned')}>
      <div className={classes.words}>
        <strong>{t('form.returned', { office: nameOf(returned.office) })}</strong>
        {returned.note && (
          <p className={classes.quote} dir="auto">
            {returned.note}
          </p>
        )}
        <span>
          {t('form.mayChange')} {namesOf(returned.fields)}
        </span>
        {expiresAt && (
          <span>
            {t('form.returnedUntil')} <DateText at={toLastMinute(expiresAt)} format="shortDateTime" />
          </span>
        )}
      </div>
    </Callout>
  );
}

/** Note that the request was saved as a draft, with a button to delete it. */
export function DraftNote({
  request: { savedAt, referenceNumber },
  onDeleted,
}: {
  request: Schema<'MyRequest'>;
  onDeleted: () => Promise<void>;
}) {
  const { t } = useTranslation('request');
  return (
    <Callout
      icon={IconDeviceFloppy}
      role="status"
      actions={<DeleteDraft referenceNumber={referenceNumber} onDeleted={onDeleted} onRestored={onDeleted} />}
    >
      <p className="sis-strong">{t('form.draft')}</p>
      <p>
        {t('form.draftText')} <DateText at={savedAt} format="shortDateTime" />
      </p>
    </Callout>
  );
}

/**
 * Button that deletes a draft with its files: at once if the deletion can be undone, otherwise after a confirmation.
 */
export function DeleteDraft({
  referenceNumber,
  onDeleted,
  onRestored,
  label,
}: {
  referenceNumber: string;
  onDeleted: () => Promise<void>;
  onRestored?: () => Promise<void>;
  label?: string;
}) {
  const { t } = useTranslation('request');
  const { begin, confirm, close, asking, running } = useDraftDeletion(referenceNumber, { onDeleted, onRestored });
  return (
    <>
      <Button
        variant={label ? 'default' : 'subtle'}
        size="sm"
        loading={running && !asking}
        leftSection={<IconTrash size={18} stroke={1.75} aria-hidden />}
        onClick={() => void begin()}
      >
        {label ?? t('form.deleteDraft')}
      </Button>
      <ConfirmDialogue
        opened={asking}
        danger
        title={t('form.deleteTitle')}
        confirm={t('form.deleteDraft')}
        keep={t('form.deleteKeep')}
        running={running}
        onConfirm={confirm}
        onClose={close}
      >
        <p>{t('form.deleteText')}</p>
      </ConfirmDialogue>
    </>
  );
}
