import { Button, Group } from '@mantine/core';
import { IconDeviceFloppy, IconSend } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { ConfirmDialogue } from '../overlays/ConfirmDialogue.tsx';
import { ConsequenceTable } from './ConsequenceTable.tsx';
import { FailureBox } from '../refusals/FailureBox.tsx';
import { KeptNote } from '../refusals/KeptNote.tsx';
import { LeaveGuard } from './LeaveGuard.tsx';
import { RefusalList } from '../refusals/RefusalList.tsx';
import classes from './RequestForm.module.css';
import { DraftNote, ReturnedNote } from './RequestNotes.tsx';
import type { RequestFormState } from './useRequestForm.ts';
import { isLiftedBy } from '../../api/code-traits.ts';

type Props = {
  form: RequestFormState;
  title: ReactNode;
  /** Label of the send button; by default a label for all kinds. */
  send?: ReactNode;
  /** Texts of the confirmation; by default texts for all kinds. `children` explains the consequences. */
  confirm?: { title?: ReactNode; send?: ReactNode; children?: ReactNode };
  /** Called when the student leaves the form without sending. */
  onClose?: () => void;
  /** True for a form with content beside its fields. */
  wide?: boolean;
  /** Note beside the buttons. */
  note?: ReactNode;
  children: ReactNode;
};

/** Form of a request of any kind. The input is kept until it is sent, saved or discarded. */
export function RequestForm({ form, title, send, confirm = {}, onClose, wide = false, note, children }: Props) {
  const { t } = useTranslation(['request', 'common']);
  const { saved, returned, failure, confirming, consequences } = form;
  return (
    <form
      ref={form.element}
      className={`sis-rows ${classes.form} sis-frame`}
      data-wide={wide || undefined}
      onSubmit={form.ask}
      noValidate
    >
      <h2 className="sis-heading" tabIndex={-1} data-keeps-focus>
        {returned ? t('page.editReturned') : title}
      </h2>
      {saved &&
        (returned ? (
          <ReturnedNote request={saved.request} />
        ) : (
          <DraftNote request={saved.request} onDeleted={form.again} />
        ))}
      <KeptNote at={form.back} onDiscard={form.discard} />
      {failure && !confirming && <FailureBox failure={failure} />}
      {failure?.error.Refusals.some(isLiftedBy('reload')) && (
        <Button variant="default" className="sis-start" onClick={() => void form.again()}>
          {t('form.readSaved')}
        </Button>
      )}
      {children}
      <Group gap="sm">
        <Button
          type="submit"
          loading={form.sending && !confirming}
          leftSection={<IconSend size={18} stroke={1.75} aria-hidden className="sis-directional" />}
        >
          {returned ? t('form.sendAgain') : (send ?? t('form.send'))}
        </Button>
        {form.keeps && (
          <Button
            variant="default"
            loading={form.saving}
            leftSection={<IconDeviceFloppy size={18} stroke={1.75} aria-hidden />}
            onClick={form.save}
          >
            {t('form.save')}
          </Button>
        )}
        {onClose && (
          <Button variant="default" onClick={onClose}>
            {t('form.close')}
          </Button>
        )}
        {note && <span className="sis-note">{note}</span>}
      </Group>
      <ConfirmDialogue
        opened={confirming}
        title={confirm.title ?? t('confirm.title')}
        confirm={confirm.send ?? t('confirm.send')}
        wide={consequences !== null}
        running={form.sending || (consequences !== null && !consequences.data && !consequences.error)}
        onConfirm={() => void form.send()}
        onClose={form.close}
      >
        {confirming && failure && <RefusalList refusals={failure.error.Refusals} reference={failure.error.reference} />}
        {confirm.children}
        {consequences?.data && <ConsequenceTable consequences={consequences.data.consequences} />}
      </ConfirmDialogue>
      <LeaveGuard
        unsaved={form.unsaved}
        title={t('leave.title')}
        text={t(form.keeps ? 'leave.textSaved' : 'leave.text')}
        stay={t('leave.stay')}
        go={t('leave.go')}
        onLedAway={form.flush}
        onLeave={form.forget}
      />
    </form>
  );
}
