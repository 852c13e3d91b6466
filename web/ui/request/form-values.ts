import type { Schema } from '../../api/operations.ts';

/** Values of a form, as its fields hold them. */
export type FormValue = string | number | boolean | File | null;
export type FormValues = Record<string, FormValue>;
export type Details = Schema<'RequestDetails'>['details'];

export const isFile = (value: unknown): value is File => value instanceof File;

/** The values as details of a request: files left out, texts trimmed, null for an empty text. */
export const toDetails = (values: FormValues): Details =>
  Object.fromEntries(
    Object.entries(values).flatMap(([name, value]) =>
      isFile(value) ? [] : [[name, typeof value === 'string' ? value.trim() || null : value]],
    ),
  );

export const withoutNulls = (details: Details): Details =>
  Object.fromEntries(Object.entries(details).filter(([, value]) => value !== null));

/** The details of a saved request as values. An empty one keeps the initial value of the form. */
export const toValues = (details: Details): Partial<FormValues> => withoutNulls(details);

export const withoutFiles = (values: FormValues): FormValues =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => !isFile(value)));

export const onlyFiles = (values: FormValues): Record<string, File> =>
  Object.fromEntries(Object.entries(values).filter((entry): entry is [string, File] => isFile(entry[1])));

/** The stored entries that still match a field of the form and its type. */
export const fittingEntries = <Values extends FormValues>(entries: object, like: Values): Partial<Values> =>
  Object.fromEntries(
    Object.entries(entries).filter(
      ([name, value]) => name in like && (value === null || like[name] === null || typeof value === typeof like[name]),
    ),
  ) as Partial<Values>;
