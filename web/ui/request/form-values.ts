import type { Schema } from '../../api/operations.ts';

/** The value of one form input. */
export type FormValue = string | number | boolean | File | null;
export type FormValues = Record<string, FormValue>;
export type Details = Schema<'RequestDetails'>['details'];

export const isFile = (value: unknown): value is File => value instanceof File;

/** Converts form values to request details: files are omitted, texts trimmed, and empty texts become null. */
export const toDetails = (values: FormValues): Details =>
  Object.fromEntries(
    Object.entries(values).flatMap(([name, value]) =>
      isFile(value) ? [] : [[name, typeof value === 'string' ? value.trim() || null : value]],
    ),
  );

export const withoutNulls = (details: Details): Details =>
  Object.fromEntries(Object.entries(details).filter(([, value]) => value !== null));

/**
 * Converts the details of a saved request to form values. Null details are omitted, so that the form keeps its initial
 * value.
 */
export const toValues = (details: Details): Partial<FormValues> => withoutNulls(details);

export const withoutFiles = (values: FormValues): FormValues =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => !isFile(value)));

export const onlyFiles = (values: FormValues): Record<string, File> =>
  Object.fromEntries(Object.entries(values).filter((entry): entry is [string, File] => isFile(entry[1])));

/** The stored entries whose name and type match a field of the form; the form may have changed since. Null fits any. */
export const fittingEntries = <Values extends FormValues>(entries: object, like: Values): Partial<Values> =>
  Object.fromEntries(
    Object.entries(entries).filter(
      ([name, value]) => name in like && (value === null || like[name] === null || typeof value === typeof like[name]),
    ),
  ) as Partial<Values>;
