import { useForm } from '@mantine/form';
import type { FormEvent, ReactNode, RefObject } from 'react';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useIsAvailable } from '../../api/feature-availability.ts';
import { notifyMessages } from '../../api/notices.ts';
import type { BodyOf, Refusal, Schema, SubmitOperation } from '../../api/operations.ts';
import { useAction, type Outcome } from '../../api/useAction.ts';
import { useApi } from '../../api/useApi.ts';
import { focusNext } from '../overlays/next-focus.ts';
import {
  fittingEntries,
  isFile,
  onlyFiles,
  toDetails,
  toValues,
  withoutNulls,
  withoutFiles,
  type Details,
  type FormValues,
} from './form-values.ts';
import { useRequestScope } from './request-scope.ts';
import { useDraft } from './useDraft.ts';
import { useFormRefusals, type FormFailure } from './useFormRefusals.ts';
import { useFormStash } from './useFormStash.ts';

export type RequestFormOptions<Id extends SubmitOperation, Values> = {
  /** Fields that may stay empty; a function if that depends on the values. */
  optional?: readonly (keyof Values)[] | ((values: Values) => readonly (keyof Values)[]);
  /** Messages for empty fields, if they differ from the general one. */
  needed?: Partial<Record<keyof Values, string>>;
  /** Converts the values to the request's details, with null for unusable input; by default `toDetails`. */
  details?: (values: Values) => Details;
  /** Converts details back to values, for a draft or a returned request; by default `toValues`. */
  values?: (details: Details) => Partial<Values>;
  /**
   * The request body; by default the details that are not null, the files, the subject by its name, and the number of
   * the draft and the hash of the confirmed consequences, if there are any.
   */
  body?: (values: Values, more: { draft?: string; consequences?: string }) => BodyOf<Id>;
  /** True if the kind supports drafts: input can be saved, and files are uploaded at once. */
  drafts?: boolean;
  /** True if the operation sends a draft by its id. The input is saved first. */
  sendsDraft?: boolean;
  /** Id of what the request is about, for kinds that need one, and the name of that id in the request body. */
  subject?: number | undefined;
  subjectName?: string | null;
  /** True if the student confirms the consequences before the request is sent. */
  consequences?: boolean;
  /** Checks the values on the server before the confirmation. Resolves to the reasons why they cannot be sent. */
  check?: (values: Values) => Promise<Refusal[]>;
  /**
   * Called after sending; by default the form restarts. A returned request that is sent again always restarts the form.
   */
  onSent?: (() => void) | undefined;
};

/** State and actions of a form, as `RequestForm` displays them. */
export type RequestFormState = {
  element: RefObject<HTMLFormElement | null>;
  saved: Schema<'RequestDetails'> | null;
  returned: Schema<'MyRequest'>['returned'];
  failure: FormFailure | null;
  confirming: boolean;
  /** The consequences to confirm; null for a kind without a confirmation of consequences. */
  consequences: { data: Schema<'Consequences'> | undefined; error: unknown } | null;
  /** True if the input can be saved as a draft. */
  keeps: boolean;
  saving: boolean;
  sending: boolean;
  unsaved: boolean;
  /** The time of the restored input (ISO 8601); null if there is none. */
  back: string | null;
  ask: (event: FormEvent) => void;
  send: () => Promise<void>;
  save: () => void;
  close: () => void;
  again: () => Promise<void>;
  discard: () => void;
  flush: () => void;
  forget: () => void;
};

/**
 * The form of a request of any kind inside a `RequestPage`: `const form = useRequestForm('submitExemption', { score:
 * '', certificate: null })`, then `<TextInput {...form.field('score')} />` and `<FileField
 * {...form.file('certificate')} />` in a `<RequestForm form={form}>`. It handles required fields, refusals at their
 * fields, drafts, returned requests, the confirmation and the sending. A form of plain fields needs only
 * `DeclaredForm`.
 */
export function useRequestForm<Id extends SubmitOperation, Values extends FormValues>(
  operation: Id,
  empty: Values,
  options: RequestFormOptions<Id, Values> = {},
) {
  const { kind, saved: found, again: begin } = useRequestScope();
  const { t } = useTranslation('request');
  const names = Object.keys(empty) as (keyof Values & string)[];
  const [initial] = useState<Values>(() => ({ ...empty, ...(found && (options.values ?? toValues)(found.details)) }));
  const form = useForm<Values>({ mode: 'controlled', initialValues: initial });
  const values = form.getValues();
  const { element, failure, setFailure, refused, missing, judge } = useFormRefusals(names, form);
  const [confirming, setConfirming] = useState(false);

  /** Sets the value of a field and clears its error. The errors of the other fields stay; `setValues` clears all. */
  const set = <Name extends keyof Values & string>(name: Name, value: Values[Name]): void =>
    // The library derives the type of a value from its path, which TypeScript cannot do for a generic name.
    (form.setFieldValue as (name: string, value: unknown) => void)(name, value);
  const entered = (): Details => {
    const now = form.getValues();
    const details = options.details ? options.details(now) : toDetails(now);
    return Object.fromEntries(Object.entries(details).filter(([name]) => editable(name)));
  };
  const draft = useDraft({
    subject: options.subject,
    details: entered,
    refused,
    saved: (part) => {
      if (part) set(part, null as Values[string]);
      form.resetDirty({ ...form.getValues(), ...(part && { [part]: null }) });
    },
  });
  const returned = draft.request?.request.returned ?? null;
  const draftsOffered = useIsAvailable('saveDraft');
  const canSaveDraft = draftsOffered && (Boolean(options.drafts) || returned !== null);
  const editable = (name: string): boolean => !returned || returned.fields.includes(name);

  const stash = useFormStash(
    [kind, options.subject, draft.request?.request.referenceNumber].filter((one) => one !== undefined).join(' '),
    { entries: withoutFiles(values), changed: form.isDirty() },
  );
  const { setValues } = form;
  const [before] = useState(stash.found);
  useEffect(() => {
    if (before) setValues(fittingEntries(before.entries, initial));
  }, [setValues, before, initial]);
  const restart = (): Promise<void> => {
    stash.forget();
    return begin();
  };

  const submission = useSubmission({ operation, options, form, draft, entered, refused, confirming });
  const { preview } = submission;

  const validateAndConfirm = async (): Promise<void> => {
    const reasons = (await options.check?.(form.getValues())) ?? [];
    if (reasons.length > 0)
      return refused({
        status: 422,
        error: { Message: reasons[0]?.Code ?? '', ErrorMessageType: 'FromTranslation', Details: '', Refusals: reasons },
      });
    if (returned) await finish(await submission.resend());
    else setConfirming(true);
  };
  const ask = (event: FormEvent): void => {
    event.preventDefault();
    setFailure(null);
    const details = entered();
    const optional =
      typeof options.optional === 'function' ? options.optional(form.getValues()) : (options.optional ?? []);
    const empties = names.filter((name) => {
      if (optional.includes(name) || !editable(name) || draft.fileOf(name)) return false;
      return name in details ? details[name] === null || details[name] === '' : !values[name];
    });
    missing(empties);
    if (empties.length === 0) void validateAndConfirm();
  };

  /**
   * Ends the form after its request was sent and shows `messages`. Does nothing for null, which means that it was not
   * sent.
   */
  const finish = async (messages: Refusal[] | null, onSent?: () => void): Promise<void> => {
    if (!messages) return;
    stash.forget();
    form.resetDirty(values);
    notifyMessages(messages);
    focusNext('[data-request]');
    if (onSent) onSent();
    else await restart();
  };
  const send = async (): Promise<void> => {
    const sent = await submission.send();
    if ('changed' in sent) {
      setFailure(sent.changed);
      return preview.refresh();
    }
    setConfirming(false);
    if ('messages' in sent) await finish(sent.messages, options.onSent);
    else if (sent.failure) refused(sent.failure);
  };

  const saveDraft = (part?: { part: string; file: File }): void => {
    setFailure(null);
    void draft.save(part);
  };
  // The text for an empty field is built on render, because the language may change.
  const errorOf = (name: string): ReactNode =>
    form.errors[name] === true ? (options.needed?.[name] ?? t('form.needed')) : form.errors[name];

  const state: RequestFormState = {
    element,
    saved: draft.request,
    returned,
    failure,
    confirming,
    consequences: options.consequences ? preview : null,
    keeps: canSaveDraft,
    saving: draft.saving === '',
    sending: submission.sending,
    unsaved: form.isDirty(),
    back: stash.back,
    ask,
    send,
    save: () => saveDraft(),
    close: () => setConfirming(false),
    again: restart,
    discard: () => {
      stash.forget();
      setValues(initial);
      form.clearErrors();
      setFailure(null);
    },
    flush: stash.flush,
    forget: stash.forget,
  };
  return {
    ...state,
    values,
    set,
    editable,
    judge,
    errors: form.errors,
    /** Props of a Mantine input. */
    field: (name: keyof Values & string) => ({
      ...form.getInputProps(name),
      error: errorOf(name),
      name,
      'data-field': name,
      'data-fixed': !editable(name) || undefined,
      'data-wanted': (returned && editable(name)) || undefined,
      readOnly: !editable(name),
    }),
    /** Props of a `FileField`. */
    file: (name: keyof Values & string) => ({
      name,
      value: isFile(values[name]) ? values[name] : null,
      kept: draft.fileOf(name),
      keeping: draft.saving === name,
      readOnly: !editable(name),
      wanted: returned !== null && editable(name),
      error: errorOf(name),
      onChange: (file: File | null) => {
        set(name, file as Values[typeof name]);
        if (file && canSaveDraft) saveDraft({ part: name, file });
      },
    }),
  };
}

/**
 * The result of sending. `changed`: the consequences are no longer those that were confirmed. `failure` is null if it
 * was shown already.
 */
type Sent = { messages: Refusal[] } | { failure: FormFailure | null } | { changed: FormFailure };

/** Sends the request, or a returned one again. Both first wait for the saves in progress. */
function useSubmission<Id extends SubmitOperation, Values extends FormValues>({
  operation,
  options,
  form,
  draft,
  entered,
  refused,
  confirming,
}: {
  operation: Id;
  options: RequestFormOptions<Id, Values>;
  form: { getValues: () => Values };
  draft: ReturnType<typeof useDraft>;
  entered: () => Details;
  refused: (failure: FormFailure) => void;
  confirming: boolean;
}) {
  const { kind } = useRequestScope();
  const submit = useAction(operation, { inPlace: true });
  const again = useAction('resendRequest', { inPlace: true });
  const preview = useApi(
    'getConsequences',
    options.consequences && confirming
      ? { Kind: kind, ...(options.subject !== undefined && { Subject: options.subject }) }
      : null,
    { quiet: true },
  );

  /** Sends a returned request again. Resolves to the messages; null if it was not sent. */
  const resend = async (): Promise<Refusal[] | null> => {
    await draft.settled();
    // Files whose upload failed are uploaded once more. The request is not sent without them.
    for (const [part, file] of Object.entries(onlyFiles(form.getValues()))) await draft.save({ part, file });
    const latest = draft.latest.current;
    if (!latest || Object.keys(onlyFiles(form.getValues())).length > 0) return null;
    const { referenceNumber, version } = latest.request;
    const outcome = await again.run({
      path: { referenceNumber },
      body: { version, details: JSON.stringify(entered()) },
    });
    if (outcome.ok) return outcome.data.messages;
    refused(outcome);
    return null;
  };

  const send = async (): Promise<Sent> => {
    await draft.settled();
    const values = form.getValues();
    const more = {
      ...(draft.latest.current && { draft: draft.latest.current.request.referenceNumber }),
      ...(preview.data && { consequences: preview.data.hash }),
    };
    const subject = options.subjectName ? { [options.subjectName]: options.subject } : {};
    const body = options.body?.(values, more) ?? {
      ...withoutNulls(entered()),
      ...onlyFiles(values),
      ...subject,
      ...more,
    };
    if (options.sendsDraft && !(await draft.saveNow(undefined, true))) return { failure: null };
    const input = options.sendsDraft ? { path: { id: draft.latest.current?.request.id } } : { body };
    // The operation has either a body or a path with the draft's id, which TypeScript cannot derive.
    const outcome = await (submit.run as unknown as (input: object) => Promise<Outcome<Id>>)(input);
    if (outcome.ok) return { messages: (outcome.data as { messages: Refusal[] }).messages };
    return outcome.error.Message === 'request.consequencesChanged' ? { changed: outcome } : { failure: outcome };
  };

  return { preview, resend, send, sending: submit.running || again.running };
}
