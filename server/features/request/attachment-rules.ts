import { noRefusals, refuse, type Rule } from '../../refusal.ts';

/** Files uploaded by students: Word or PDF, checked by content and by name. */

const extensions = {
  'application/pdf': ['pdf'],
  'application/msword': ['doc'],
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document': ['docx'],
} as const;
export type AttachmentType = keyof typeof extensions;

/**
 * `type` is detected from the content. Sizes are in bytes. `kept` is the total size of the student's stored files,
 * limited by `quotaMebibytes`.
 */
export type FileFacts = { name: string; bytes: number; type: string | undefined; kept: number; quotaMebibytes: number };

const isKnown = (type: string | undefined): type is AttachmentType =>
  type !== undefined && Object.hasOwn(extensions, type);
const toExtension = (name: string): string => /\.([a-z0-9]+)$/i.exec(name)?.[1]?.toLowerCase() ?? '';

const notEmpty: Rule<FileFacts> = ({ name, bytes }) => (bytes > 0 ? noRefusals : refuse('file.empty', { name }));

/**
 * The content must be Word or PDF, and the extension must match it: a PDF named .docx is refused. `notEmpty` refuses an
 * empty file.
 */
const wordOrPdf: Rule<FileFacts> = ({ name, bytes, type }) =>
  bytes === 0 || (isKnown(type) && extensions[type].some((one) => one === toExtension(name)))
    ? noRefusals
    : refuse('file.kind', { name, kinds: '.pdf / .docx / .doc' });

const mebibyte = 1024 * 1024;

/** The quota also stops a student from filling the disk by sending and canceling the same request repeatedly. */
const withinQuota: Rule<FileFacts> = ({ bytes, kept, quotaMebibytes }) =>
  kept + bytes > quotaMebibytes * mebibyte ? refuse('file.quota', { maximum: quotaMebibytes }) : noRefusals;

export const attachmentRules = [notEmpty, wordOrPdf, withinQuota] as const;

/** The type of an accepted file. Throws for any other type. */
export function attachmentType({ type }: Pick<FileFacts, 'type'>): AttachmentType {
  if (!isKnown(type)) throw new Error(`not a document: ${type}`);
  return type;
}
