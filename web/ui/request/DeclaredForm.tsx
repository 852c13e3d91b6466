import type { ReactNode } from 'react';
import type { FormDeclaration } from '../../api/form-declaration.ts';
import { requestForms } from '../../api/request-forms.gen.ts';
import { parseDay } from '../controls/DayField.tsx';
import classes from './DeclaredForm.module.css';
import { DeclaredField, languageOf } from './DeclaredField.tsx';
import { toDetails, toValues, type Details, type FormValue, type FormValues } from './form-values.ts';
import { RequestForm } from './RequestForm.tsx';
import { useRequestScope, type RequestKind } from './request-scope.ts';
import { useFormTexts } from './useFormTexts.ts';
import { useRequestForm } from './useRequestForm.ts';

type Props = {
  /** Id of what the request is about, such as a course, for kinds that need one. */
  subject?: number;
  /** The title; by default the one of the form's texts. `send`: the label of the send button. */
  title?: ReactNode;
  send?: ReactNode;
  /** Values to insert into the placeholders of the form's texts. */
  figures?: Record<string, string | number>;
  /** Content above the text of the confirmation. */
  confirm?: ReactNode;
  onSent?: () => void;
  /** Called when the student leaves the form without sending. */
  onClose?: () => void;
  /** Content above the fields. */
  children?: ReactNode;
};

/** The declared form of a kind of request; undefined for kinds that do not consist of plain fields. */
export const findDeclaredForm = (kind: RequestKind): FormDeclaration | undefined =>
  (requestForms as Partial<Record<RequestKind, FormDeclaration>>)[kind];

/**
 * The form of a kind of request that consists of plain fields, drawn from its declaration in the contract. Its texts
 * are in `request:forms.<kind>`; a field without a label uses the label from `request:facts`.
 */
export function DeclaredForm({ subject, title, send, figures = {}, confirm, onSent, onClose, children }: Props) {
  const { kind } = useRequestScope();
  const declaration = findDeclaredForm(kind);
  if (!declaration) throw new Error(`${kind} has a form of its own`);
  const texts = useFormTexts(kind, figures);
  const { fields } = declaration;
  const names = Object.keys(fields);
  const form = useRequestForm(declaration.operation, emptyValues(fields), {
    subject,
    onSent,
    drafts: declaration.drafts,
    sendsDraft: declaration.sendsDraft,
    consequences: declaration.consequences,
    optional: names.filter((name) => !fields[name]?.required),
    needed: texts.neededIn(names),
    details: (values) => detailsOf(fields, values),
    values: toTypedValues,
    subjectName: declaration.subject,
  });
  return (
    <RequestForm
      form={form}
      title={title ?? texts.title}
      send={send ?? texts.send}
      {...(onClose && { onClose })}
      confirm={{
        title: texts.confirmTitle,
        send: texts.confirmSend,
        children: (
          <>
            {confirm}
            {texts.confirmText && <p>{texts.confirmText}</p>}
          </>
        ),
      }}
    >
      {children}
      {rowsOf(names).map((row) => (
        <div key={row[0]} className={`sis-airy ${classes.row}`}>
          {row.map((name) => (
            <DeclaredField key={name} name={name} field={fields[name]!} form={form} texts={texts} />
          ))}
        </div>
      ))}
    </RequestForm>
  );
}

const emptyValues = (fields: FormDeclaration['fields']): FormValues =>
  Object.fromEntries(
    Object.entries(fields).map(([name, { type }]): [string, FormValue] => [
      name,
      type === 'file' || type === 'choice' ? null : '',
    ]),
  );

/** Converts input values to request details. An invalid number or date becomes null. */
function detailsOf(fields: FormDeclaration['fields'], values: FormValues): Details {
  const read = (name: string, value: Details[string]): Details[string] => {
    if (value === null) return null;
    if (fields[name]?.type === 'date') return parseDay(String(value));
    if (fields[name]?.type === 'number') return /^\d+$/.test(String(value)) ? Number(value) : null;
    return value;
  };
  return Object.fromEntries(
    Object.entries(toDetails(values))
      .filter(([name]) => fields[name]?.type !== 'file')
      .map(([name, value]) => [name, read(name, value)]),
  );
}

/** Converts request details to input values. Numbers become text. */
const toTypedValues = (details: Details): Partial<FormValues> =>
  Object.fromEntries(
    Object.entries(toValues(details)).map(([name, value]) => [name, typeof value === 'number' ? String(value) : value]),
  );

/** Groups the field names in rows. An English field and the Arabic field after it share a row. */
const rowsOf = (names: readonly string[]): string[][] =>
  names.flatMap((name, index) => {
    const pair = languageOf(name) === 'en' && languageOf(names[index + 1] ?? '') === 'ar';
    if (pair) return [[name, names[index + 1]!]];
    return languageOf(name) === 'ar' && languageOf(names[index - 1] ?? '') === 'en' ? [] : [[name]];
  });
