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
  /** Id of the subject, for kinds that have one. */
  subject?: number;
  /** Replaces the title and the label of the send button. */
  title?: ReactNode;
  send?: ReactNode;
  /** Values for the form's texts. */
  figures?: Record<string, string | number>;
  /** Shown above the text of the confirmation. */
  confirm?: ReactNode;
  onSent?: () => void;
  /** Leaves the form without sending. */
  onClose?: () => void;
  /** Shown above the fields. */
  children?: ReactNode;
};

/** The form of a kind, if it consists of plain fields; undefined otherwise. */
export const findDeclaredForm = (kind: RequestKind): FormDeclaration | undefined =>
  (requestForms as Partial<Record<RequestKind, FormDeclaration>>)[kind];

/**
 * The form of a kind of request that consists of plain fields, drawn from its declaration in the contract. Its texts
 * are in `request:forms.<kind>`; a field without a label has the one of its fact.
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
        <div key={row[0]} className={classes.row}>
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

/** The values as details: a number or a day that cannot be read is null. */
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

/** The details as the inputs hold them: numbers as they are typed. */
const toTypedValues = (details: Details): Partial<FormValues> =>
  Object.fromEntries(
    Object.entries(toValues(details)).map(([name, value]) => [name, typeof value === 'number' ? String(value) : value]),
  );

/** The fields in rows: a text in both languages shares one. */
const rowsOf = (names: readonly string[]): string[][] =>
  names.flatMap((name, index) => {
    const pair = languageOf(name) === 'en' && languageOf(names[index + 1] ?? '') === 'ar';
    if (pair) return [[name, names[index + 1]!]];
    return languageOf(name) === 'ar' && languageOf(names[index - 1] ?? '') === 'en' ? [] : [[name]];
  });
