import { Button, Select, Textarea, TextInput } from '@mantine/core';
import { IconSend } from '@tabler/icons-react';
import type { FormEvent } from 'react';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { enums } from '../../api/enums.gen.ts';
import type { ErrorBody } from '../../api/failure.ts';
import { notifyMessages } from '../../api/notices.ts';
import type { Schema } from '../../api/operations.ts';
import { useAction } from '../../api/useAction.ts';
import { FailureBox } from '../../ui/refusals/FailureBox.tsx';
import { KeptNote } from '../../ui/refusals/KeptNote.tsx';
import { ownForm, readFormStash } from '../../ui/request/form-stash.ts';
import { Modal } from '../../ui/overlays/overlays.tsx';
import { useFormStash } from '../../ui/request/useFormStash.ts';
import { ownDirection } from '../../theme.ts';
import classes from './WriteDialogue.module.css';

type Office = Schema<'Office'>;
type Field = 'office' | 'subject' | 'body';

/** The maximum lengths of the subject and the text in characters, as in the contract. */
const longestSubject = 120;
const longestBody = 2000;

type Answering = { id: number; office: Office; subject: string };

type Props = {
  opened: boolean;
  onClose: () => void;
  /** The message to answer; the reply keeps its office and subject. */
  answering?: Answering | undefined;
  onSent?: (() => void) | undefined;
};

type Entries = { office: Office | null; subject: string; body: string };
const nothing: Entries = { office: null, subject: '', body: '' };
const nameOf = (answering?: number): string => (answering === undefined ? 'message' : `message ${String(answering)}`);

/** True if a message was being written when the tab was reloaded. `answering`: the id of the message it answers. */
export const wasWriting = (answering?: number): boolean => readFormStash(ownForm(nameOf(answering)))?.open ?? false;

/**
 * The fields of a message, kept until it is sent. `missing` contains the fields that were empty at the last attempt to
 * send.
 */
function useMessage({ opened, onClose, answering, onSent }: Props) {
  const { t } = useTranslation('inbox');
  const { run, running } = useAction('sendMessage', { inPlace: true });
  const [before] = useState((): Entries => ({ ...nothing, ...readFormStash(ownForm(nameOf(answering?.id)))?.entries }));
  const [chosen, setOffice] = useState(before.office);
  const [typed, setSubject] = useState(before.subject);
  const office = answering?.office ?? chosen;
  const subject = answering ? t('write.re', { subject: answering.subject }).slice(0, longestSubject) : typed;
  const [body, setBody] = useState(before.body);
  const [missing, setMissing] = useState<Field[]>([]);
  const [failure, setFailure] = useState<{ status: number; error: ErrorBody } | null>(null);
  const form = useRef<HTMLFormElement>(null);

  const entries: Entries = { office: chosen, subject: typed, body };
  const kept = useFormStash(nameOf(answering?.id), {
    entries,
    changed: JSON.stringify(entries) !== JSON.stringify(nothing),
    open: opened,
  });
  const empty = (): void => {
    kept.forget();
    setSubject('');
    setBody('');
    setOffice(null);
    setMissing([]);
  };

  const faultOf = (field: Field) => missing.includes(field) && t(`write.needed.${field}`);
  const corrected = (field: Field): void => setMissing((now) => now.filter((one) => one !== field));

  const send = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    const unfilled = (
      [
        ['office', office],
        ['subject', subject.trim()],
        ['body', body.trim()],
      ] as const
    ).flatMap(([field, value]) => (value ? [] : [field]));
    setMissing(unfilled);
    setFailure(null);
    if (!office || unfilled[0]) {
      form.current?.querySelector<HTMLElement>(`[name="${unfilled[0]}"]`)?.focus();
      return;
    }
    const outcome = await run({
      body: { office, subject: subject.trim(), body: body.trim(), ...(answering && { inReplyTo: answering.id }) },
    });
    if (!outcome.ok) {
      setFailure(outcome);
      return;
    }
    notifyMessages(outcome.data.messages);
    empty();
    onClose();
    onSent?.();
  };
  return {
    ...{ form, office, setOffice, subject, setSubject, body, setBody },
    ...{ faultOf, corrected, send, running, failure, kept: kept.back, empty },
  };
}

/** The fields for the office and the subject of a new message. */
function Address({ message }: { message: ReturnType<typeof useMessage> }) {
  const { t } = useTranslation(['inbox', 'common']);
  const { office, setOffice, subject, setSubject, faultOf, corrected } = message;
  return (
    <>
      <Select
        name="office"
        label={t('write.office')}
        placeholder={t('write.officePlaceholder')}
        data={enums.Office.map((value) => ({ value, label: t(`common:offices.${value}`) }))}
        value={office}
        error={faultOf('office')}
        onChange={(value) => {
          setOffice(enums.Office.find((one) => one === value) ?? null);
          corrected('office');
        }}
        data-autofocus
      />
      <TextInput
        name="subject"
        label={t('write.subject')}
        attributes={ownDirection}
        maxLength={longestSubject}
        value={subject}
        error={faultOf('subject')}
        onChange={(event) => {
          setSubject(event.currentTarget.value);
          corrected('subject');
        }}
      />
    </>
  );
}

/**
 * Dialogue to write to an office or to answer its message. The text is kept until it is sent, even if the dialogue is
 * closed.
 */
export function WriteDialogue({ opened, onClose, answering, onSent }: Props) {
  const { t } = useTranslation(['inbox', 'common']);
  const message = useMessage({ opened, onClose, answering, onSent });
  const { form, subject, body, setBody, faultOf, corrected, send, running, failure, kept, empty } = message;

  return (
    <Modal
      opened={opened}
      onClose={onClose}
      size="lg"
      title={<span className="sis-title">{t(answering ? 'write.answer' : 'write.title')}</span>}
      closeButtonProps={{ 'aria-label': t('common:actions.close') }}
    >
      <form ref={form} className="sis-loose" onSubmit={(event) => void send(event)} noValidate>
        <p className="sis-quiet">{t('write.note')}</p>
        <KeptNote at={kept} onDiscard={empty} />
        {failure && <FailureBox failure={failure} />}
        {answering ? (
          <dl className={classes.kept}>
            <dt>{t('to')}</dt>
            <dd>{t(`common:offices.${answering.office}`)}</dd>
            <dt>{t('write.subject')}</dt>
            <dd>
              <bdi>{subject}</bdi>
            </dd>
          </dl>
        ) : (
          <Address message={message} />
        )}
        <Textarea
          name="body"
          label={t('write.body')}
          {...(answering && { 'data-autofocus': true })}
          resize="vertical"
          rows={5}
          maxLength={longestBody}
          value={body}
          error={faultOf('body')}
          description={
            body.length > longestBody / 2 ? t('write.remaining', { count: longestBody - body.length }) : undefined
          }
          inputWrapperOrder={['label', 'input', 'description', 'error']}
          onChange={(event) => {
            setBody(event.currentTarget.value);
            corrected('body');
          }}
        />
        <div className={`sis-wrap ${classes.buttons}`}>
          <Button variant="default" onClick={onClose}>
            {t('common:actions.cancel')}
          </Button>
          <Button
            type="submit"
            loading={running}
            leftSection={<IconSend size={18} stroke={1.75} aria-hidden className="sis-directional" />}
          >
            {t('write.send')}
          </Button>
        </div>
      </form>
    </Modal>
  );
}
