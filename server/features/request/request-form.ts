import type { RequestDetails } from '../../../db/schema/request.ts';
import { contract } from '../../http/contract.ts';
import type { ContractDocument } from '../../http/contract-operations.ts';
import type { UploadedFile } from '../../http/uploaded-file.ts';

/**
 * Forms of requests. The contract declares them: `x-request-call` marks the call that saves or sends the requests of a
 * kind, and the fields of the form are the properties of the call's body.
 */

/**
 * One field of a form. `longest` is in characters. `options` are the values of the enumeration `name`. A file is Word
 * or PDF.
 */
export type FormField = { required: boolean } & (
  | { type: 'text'; longest: number }
  | { type: 'choice'; name: string; options: readonly string[] }
  | { type: 'number'; most: number }
  | { type: 'date' }
  | { type: 'file' }
);

/**
 * The form of one kind of request. `operation` is the call that sends it, with the fields in its body or, with
 * `sendsDraft`, with the id of a saved draft. With `onlySaves` the call only saves it, because sending needs a further
 * step. `subject` is the property with the id of the subject; null if there is none. `takes` lists the properties of
 * the body that control the sending.
 */
export type FormDeclaration = {
  operation: string;
  sendsDraft: boolean;
  onlySaves: boolean;
  subject: string | null;
  takes: readonly string[];
  fields: Readonly<Record<string, FormField>>;
};

type Schema = { $ref?: string; type?: unknown; format?: string; enum?: string[]; maxLength?: number; maximum?: number };
type BodySchema = Schema & { required?: string[]; properties?: Record<string, Schema> };
type Call = { kind: string | string[]; does: 'save' | 'send' | 'cancel'; subject?: string; required?: string[] };
type MarkedOperation = {
  operationId: string;
  'x-request-call'?: Call;
  requestBody?: { content: Record<string, { schema: Schema }> };
};

/** Properties of a body that control the sending and are not fields of the form. */
const sendingProperties: readonly string[] = ['draft', 'consequences', 'confirm', 'confirmed', 'version'];

function toField({ components }: ContractDocument, schema: Schema, required: boolean): FormField | undefined {
  const name = schema.$ref?.split('/').at(-1) ?? '';
  const { type, format, enum: options, maxLength, maximum } = (components.schemas?.[name] ?? schema) as Schema;
  // A file field is required by the form even if the body may omit it, because a draft may already have the file.
  if (format === 'binary') return { type: 'file', required: true };
  if (format === 'date') return { type: 'date', required };
  if (options && name) return { type: 'choice', name, options, required };
  if (type === 'string' && maxLength !== undefined) return { type: 'text', longest: maxLength, required };
  if (type === 'integer' && maximum !== undefined) return { type: 'number', most: maximum, required };
  return undefined;
}

const known = new WeakMap<ContractDocument, Map<string, FormDeclaration | undefined>>();

/**
 * The form of a kind; undefined if the kind has no call of its own with a body, or if the body is more than plain
 * fields. Cached per document, because lists need the form of every request.
 */
export function findForm(document: ContractDocument, kind: string): FormDeclaration | undefined {
  const forms = known.get(document) ?? new Map<string, FormDeclaration | undefined>();
  known.set(document, forms);
  if (!forms.has(kind)) forms.set(kind, readDeclaration(document, kind));
  return forms.get(kind);
}

function readDeclaration(document: ContractDocument, kind: string): FormDeclaration | undefined {
  const operations = Object.values(document.paths).flatMap((item) => Object.values(item)) as MarkedOperation[];
  const find = (does: Call['does']): MarkedOperation | undefined =>
    operations.find(({ 'x-request-call': call }) => call?.does === does && call.kind === kind);
  const [save, send] = [find('save'), find('send')];
  const filled = save ?? send;
  const content = Object.values(filled?.requestBody?.content ?? {})[0];
  if (!filled || !content) return undefined;
  const { subject = null, required = [] } = filled['x-request-call'] ?? {};
  const body = document.components.schemas?.[content.schema.$ref?.split('/').at(-1) ?? ''] as BodySchema | undefined;
  const needed = [...(body?.required ?? []), ...required];
  const properties = Object.entries(body?.properties ?? {});
  const fields = properties
    .filter(([name]) => name !== subject && !sendingProperties.includes(name))
    .map(([name, schema]) => [name, toField(document, schema, needed.includes(name))] as const);
  if (fields.some(([, field]) => field === undefined)) return undefined;
  const sendsDraft = send !== undefined && send.requestBody === undefined;
  return {
    operation: sendsDraft ? send.operationId : filled.operationId,
    sendsDraft,
    onlySaves: save !== undefined && !sendsDraft,
    subject,
    takes: properties.map(([name]) => name).filter((name) => sendingProperties.includes(name)),
    fields: Object.fromEntries(fields) as Record<string, FormField>,
  };
}

const accepts = (field: FormField, value: string | number | boolean): boolean => {
  switch (field.type) {
    case 'text':
      return typeof value === 'string' && value.length <= field.longest;
    case 'choice':
      return typeof value === 'string' && field.options.includes(value);
    case 'number':
      return Number.isSafeInteger(value) && Number(value) >= 1 && Number(value) <= field.most;
    case 'date':
      return typeof value === 'string' && value.length <= 'YYYY-MM-DD'.length;
    case 'file':
      return false;
  }
};

/** The checks of a kind's details by field name, taken from its form; undefined if the kind has no form. */
export function fieldChecks(kind: string): Record<string, (value: string | number | boolean) => boolean> | undefined {
  const form = findForm(contract, kind);
  if (!form) return undefined;
  const fields = Object.entries(form.fields).filter(([, { type }]) => type !== 'file');
  return Object.fromEntries(fields.map(([name, field]) => [name, (value) => accepts(field, value)]));
}

/** The kind whose form a call saves or sends; undefined if there is none, or if the call is for several kinds. */
export const findKindOfCall = (operationId: string): string | undefined =>
  (Object.values(contract.paths).flatMap((item) => Object.values(item)) as MarkedOperation[])
    .filter((operation) => operation.operationId === operationId)
    .map((operation) => operation['x-request-call'])
    .flatMap((call) => (call && call.does !== 'cancel' && typeof call.kind === 'string' ? [call.kind] : []))[0];

/** The input of a request, from the body of the call that sends it. */
export function readForm(
  kind: string,
  body: Readonly<Record<string, unknown>>,
): { subjectId: number | null; details: RequestDetails; files: Record<string, UploadedFile | undefined> } {
  const { subject = null, fields = {} } = findForm(contract, kind) ?? {};
  const given = Object.entries(fields).filter(([name]) => body[name] !== undefined);
  const pick = (isFile: boolean) =>
    Object.fromEntries(
      given.filter(([, { type }]) => (type === 'file') === isFile).map(([name]) => [name, body[name]]),
    );
  return {
    subjectId: subject === null ? null : (body[subject] as number),
    details: pick(false) as RequestDetails,
    files: pick(true) as Record<string, UploadedFile>,
  };
}
