import { useForm } from '@mantine/form';
import type { FormEvent, ReactNode } from 'react';
import { createElement, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ErrorBody } from '../../api/failure.ts';
import { notifyMessages } from '../../api/notices.ts';
import { useIsAvailable } from '../../api/feature-availability.ts';
import type { ActionOperation, ResponseBodyOf, BodyOf, Refusal, Schema } from '../../api/operations.ts';
import { useAction, type Outcome } from '../../api/useAction.ts';
import { useApi } from '../../api/useApi.ts';
import { useRequestScope } from './request-scope.ts';
import { RefusalLine } from '../refusals/RefusalWords.tsx';
import { focusNext } from '../overlays/next-focus.ts';
import { useFormStash } from './useFormStash.ts';

/** An operation that sends a request. */
type Submission = {
  [Id in ActionOperation]: ResponseBodyOf<Id> extends { messages: Refusal[] } ? Id : never;
}[ActionOperation];
type Value = string | number | boolean | File | null;
type Details = Schema<'RequestDetails'>['details'];

export type RequestFormOptions<Id extends Submission, Values> = {
  /** Fields that may stay empty; a function if that depends on the values. */
  optional?: readonly (keyof Values)[] | ((values: Values) => readonly (keyof Values)[]);
  /** Messages for empty fields, if they differ from the general one. */
  needed?: Partial<Record<keyof Values, string>>;
  /**
   * Converts the values to the request's details, with null for unusable input. By default the values are used
   * unchanged.
   */
  details?: (values: Values) => Details;
  /** Converts details back to values, for a draft or a returned request. */
  values?: (details: Details) => Partial<Values>;
  /** The request body; by default the details and files by their names. */
  body?: (values: Values, more: { draft?: string; consequences?: string }) => BodyOf<Id>;
  /** True if the kind supports drafts: input can be saved, and files are uploaded at once. */
  drafts?: boolean;
  /** True if the operation sends a draft by its id. The input is saved first. */
  sendsDraft?: boolean;
  /** Id of the subject, for kinds that have one. */
  subject?: number;
  /** Shows the consequences before the request is sent. */
  consequences?: boolean;
  /** Checks the values on the server before the confirmation. Returns all reasons against them. */
  check?: (values: Values) => Promise<Refusal[]>;
  /** Called after sending; by default the form restarts. */
  onSent?: () => void;
};

const isFile = (value: unknown): value is File => value instanceof File;
const plainDetails = (values: Record<string, Value>): Details =>
  Object.fromEntries(
    Object.entries(values).flatMap(([name, value]) =>
      isFile(value) ? [] : [[name, typeof value === 'string' ? value.trim() || null : value]],
    ),
  );

type Failure = { status: number; error: ErrorBody };

/**
 * The form of a request of any kind inside a `RequestPage`: `const form = useRequestForm('submitParking', { plate: '',
 * file: null })`, then `<TextInput {...form.field('plate')} />` and `<FileField {...form.file('file')} />` in a
 * `<RequestForm form={form}>`. It handles required fields, refusals at their fields, drafts, returned requests, the
 * confirmation and the sending.
 */
export function useRequestForm<Id extends Submission, Values extends Record<string, Value>>(
  operation: Id,
  empty: Values,
  options: RequestFormOptions<Id, Values> = {},
) {
  const { kind, saved: found, again: begin } = useRequestScope();
  const { t } = useTranslation('request');
  const names = Object.keys(empty) as (keyof Values & string)[];
  const [saved, setSaved] = useState(found);
  const [initial] = useState<Values>(() => ({
    ...empty,
    ...(found && (options.values ?? plainValues)(found.details)),
  }));
  const form = useForm<Values>({ mode: 'controlled', initialValues: initial });
  const values = form.getValues();
  const submit = useAction(operation, { inPlace: true });
  const draft = useAction('saveDraft', { inPlace: true });
  const resend = useAction('resendRequest', { inPlace: true });
  const [savingPart, setSavingPart] = useState<string | null>(null);
  const [failure, setFailure] = useState<Failure | null>(null);
  const [confirming, setConfirming] = useState(false);
  const [errorCount, setErrorCount] = useState(0);
  const element = useRef<HTMLFormElement>(null);
  /**
   * The server's version, and the queue of saves. They run one after another, so that a file and a save never create
   * two drafts.
   */
  const latest = useRef(found);
  const pendingSaves = useRef<Promise<unknown>>(Promise.resolve());
  const preview = useApi(
    'getConsequences',
    options.consequences && confirming
      ? { Kind: kind, ...(options.subject !== undefined && { Subject: options.subject }) }
      : null,
    { quiet: true },
  );

  const returned = saved?.request.returned ?? null;
  const marked = returned?.fields;
  const draftsOffered = useIsAvailable('saveDraft');
  const canSaveDraft = draftsOffered && (Boolean(options.drafts) || returned !== null);
  const editable = (name: string): boolean => !marked || marked.includes(name);
  const savedFile = (name: string) => saved?.files.find(({ part }) => part === name)?.file ?? null;

  const about = [kind, options.subject, saved?.request.referenceNumber].filter((one) => one !== undefined).join(' ');
  const typed = useFormStash(about, { entries: withoutFiles(values), changed: form.isDirty() });
  const { setValues } = form;
  const [before] = useState(typed.found);
  useEffect(() => {
    if (before) setValues(fitting(before.entries, initial));
  }, [setValues, before, initial]);
  const reload = (): Promise<void> => {
    typed.forget();
    return begin();
  };
  const discard = (): void => {
    typed.forget();
    setValues(initial);
    form.clearErrors();
    setFailure(null);
  };

  // The first invalid field gets the focus.
  useEffect(() => {
    if (errorCount > 0)
      element.current
        ?.querySelector<HTMLElement>('[data-field][aria-invalid="true"], [data-file][data-invalid]')
        ?.focus();
  }, [errorCount]);

  const entered = (): Details => {
    const now = form.getValues();
    const details = options.details ? options.details(now) : plainDetails(now);
    return Object.fromEntries(Object.entries(details).filter(([name]) => editable(name)));
  };

  /** Shows the reasons of a refusal: those with a field at the field, the others above the form. */
  const refused = (outcome: Failure): void => {
    const isField = ({ Field }: Refusal): boolean => Field !== undefined && Field in empty;
    const atFields: Record<string, ReactNode[]> = {};
    for (const refusal of outcome.error.Refusals.filter(isField)) {
      const said = (atFields[refusal.Field ?? ''] ??= []);
      // Each reason has its own line, because the error of a field is one paragraph.
      said.push(createElement(RefusalLine, { key: said.length, refusal }));
    }
    form.setErrors(atFields);
    const others = outcome.error.Refusals.filter((one) => !isField(one));
    setFailure(
      others.length > 0 || outcome.error.Refusals.length === 0
        ? { ...outcome, error: { ...outcome.error, Refusals: others } }
        : null,
    );
    setErrorCount((count) => count + 1);
  };

  const show = ({ request, facts, details, files }: Schema<'RequestChange'>): void => {
    latest.current = { request, facts, details, files };
    setSaved(latest.current);
  };

  /** Sets values without clearing the errors of their fields, such as for a reformatted value. */
  const setFields = (change: Record<string, Value>): void => form.setValues(change as Partial<Values>);

  const saveNow = async (part?: { part: string; file: File }, said = !part): Promise<boolean> => {
    setFailure(null);
    setSavingPart(part?.part ?? '');
    const about = latest.current
      ? { referenceNumber: latest.current.request.referenceNumber, version: latest.current.request.version }
      : { ...(options.subject !== undefined && { subject: options.subject }) };
    const outcome = await draft.run({ body: { kind, ...about, details: JSON.stringify(entered()), ...part } });
    setSavingPart(null);
    if (!outcome.ok) {
      refused(outcome);
      return false;
    }
    show(outcome.data);
    if (part) setFields({ [part.part]: null });
    form.resetDirty({ ...form.getValues(), ...(part && { [part.part]: null }) });
    if (said) notifyMessages(outcome.data.messages);
    return true;
  };
  const save = (part?: { part: string; file: File }): Promise<unknown> =>
    (pendingSaves.current = pendingSaves.current.then(() => saveNow(part)));

  const set = <Name extends keyof Values & string>(name: Name, value: Values[Name]): void => {
    setFields({ [name]: value });
    form.clearFieldError(name);
  };

  const takeFile = (name: keyof Values & string, file: File | null): void => {
    set(name, file as Values[typeof name]);
    if (file && canSaveDraft) void save({ part: name, file });
  };

  const handleSubmit = (event: FormEvent): void => {
    event.preventDefault();
    setFailure(null);
    const details = entered();
    const optional =
      typeof options.optional === 'function' ? options.optional(form.getValues()) : (options.optional ?? []);
    const missing = names.filter((name) => {
      if (optional.includes(name) || !editable(name) || savedFile(name)) return false;
      return name in details ? details[name] === null || details[name] === '' : !values[name];
    });
    form.setErrors(Object.fromEntries(missing.map((name) => [name, true])));
    if (missing.length > 0) return setErrorCount((count) => count + 1);
    void validateAndConfirm();
  };

  const validateAndConfirm = async (): Promise<void> => {
    const found = (await options.check?.(form.getValues())) ?? [];
    if (found.length > 0)
      return refused({
        status: 422,
        error: { Message: found[0]?.Code ?? '', ErrorMessageType: 'FromTranslation', Details: '', Refusals: found },
      });
    if (returned) await sendAgain();
    else setConfirming(true);
  };

  /** Sets or clears the error of a field during input. */
  const judge = (name: keyof Values & string, found: readonly Refusal[]): void => {
    if (found.length > 0)
      form.setFieldError(
        name,
        found.map((refusal, key) => createElement(RefusalLine, { key, refusal })),
      );
    else form.clearFieldError(name);
  };

  const sendAgain = async (): Promise<void> => {
    await pendingSaves.current;
    // Files whose upload failed are tried once more; nothing is sent without them.
    for (const [part, file] of Object.entries(form.getValues())) if (isFile(file)) await save({ part, file });
    if (!latest.current || Object.values(form.getValues()).some(isFile)) return;
    const { referenceNumber, version } = latest.current.request;
    const outcome = await resend.run({
      path: { referenceNumber },
      body: { version, details: JSON.stringify(entered()) },
    });
    if (!outcome.ok) return refused(outcome);
    typed.forget();
    form.resetDirty(values);
    notifyMessages(outcome.data.messages);
    focusNext('[data-request]');
    await reload();
  };

  const send = async (): Promise<void> => {
    await pendingSaves.current;
    const now = form.getValues();
    const more = {
      ...(latest.current && { draft: latest.current.request.referenceNumber }),
      ...(preview.data && { consequences: preview.data.hash }),
    };
    const files = Object.fromEntries(Object.entries(now).filter(([, value]) => isFile(value)));
    const body = options.body ? options.body(now, more) : { ...entered(), ...files, ...more };
    if (options.sendsDraft && !(await saveNow(undefined, false))) return setConfirming(false);
    const input = options.sendsDraft ? { path: { id: latest.current?.request.id } } : { body };
    // The generic operation has either a body or a path with the draft's id, which TypeScript cannot derive.
    const outcome = await (submit.run as unknown as (input: object) => Promise<Outcome<'submitRefund'>>)(input);
    if (!outcome.ok && outcome.error.Message === 'request.consequencesChanged') {
      setFailure(outcome);
      return preview.refresh();
    }
    setConfirming(false);
    if (!outcome.ok) return refused(outcome);
    typed.forget();
    form.resetDirty(values);
    notifyMessages(outcome.data.messages);
    focusNext('[data-request]');
    if (options.onSent) options.onSent();
    else await reload();
  };

  // The text for an empty field is built on render, because the language may change.
  const errorOf = (name: string): ReactNode =>
    form.errors[name] === true ? (options.needed?.[name] ?? t('form.needed')) : form.errors[name];

  return {
    element,
    values,
    set,
    tidy: (name: keyof Values & string, value: string) => setFields({ [name]: value }),
    saved,
    returned,
    editable,
    judge,
    keeps: canSaveDraft,
    failure,
    confirming,
    ask: handleSubmit,
    send,
    save: () => void save(),
    close: () => setConfirming(false),
    again: reload,
    consequences: options.consequences ? preview : null,
    errors: form.errors,
    saving: savingPart === '',
    sending: submit.running || resend.running,
    unsaved: form.isDirty(),
    /** The time of the restored input; null if there is none. */
    back: typed.back,
    discard,
    flush: typed.flush,
    forget: typed.forget,
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
      kept: savedFile(name),
      keeping: savingPart === name,
      readOnly: !editable(name),
      wanted: returned !== null && editable(name),
      error: errorOf(name),
      onChange: (file: File | null) => takeFile(name, file),
    }),
  };
}

const withoutFiles = (values: Record<string, Value>): Record<string, Value> =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => !isFile(value)));

/** The stored entries that still match a field of the form and its type. */
const fitting = <Values extends Record<string, Value>>(entries: object, like: Values): Partial<Values> =>
  Object.fromEntries(
    Object.entries(entries).filter(
      ([name, value]) => name in like && (value === null || like[name] === null || typeof value === typeof like[name]),
    ),
  ) as Partial<Values>;

const plainValues = (details: Details): Partial<Record<string, Value>> =>
  Object.fromEntries(Object.entries(details).filter(([, value]) => value !== null));

export type RequestFormState = Omit<
  ReturnType<typeof useRequestForm<'submitRefund', Record<string, Value>>>,
  'values' | 'set' | 'tidy' | 'judge' | 'field' | 'file'
>;
