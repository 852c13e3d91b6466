import { noRefusals, refuse, type Rule } from '../../refusal.ts';

/** Files a student sends in: Word or PDF, told by content as well as by name. */

const extensions = {
  'application/pdf': ['pdf'],
  'application/msword': ['doc'],
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document': ['docx'],
} as const;
export type AttachmentType = keyof typeof extensions;

/**
 * `type` is what the content says; sizes in bytes. `kept` is what the record's files take already, of `quotaMebibytes`
 * at most.
 */
export type FileFacts = { name: string; bytes: number; type: string | undefined; kept: number; quotaMebibytes: number };

const isKnown = (type: string | undefined): type is AttachmentType =>
  type !== undefined && Object.hasOwn(extensions, type);
const toExtension = (name: string): string => /\.([a-z0-9]+)$/i.exec(name)?.[1]?.toLowerCase() ?? '';

const notEmpty: Rule<FileFacts> = ({ name, bytes }) => (bytes > 0 ? noRefusals : refuse('file.empty', { name }));

/** A PDF called .docx, or a picture called .pdf, is neither. */
const wordOrPdf: Rule<FileFacts> = ({ name, bytes, type }) =>
  bytes === 0 || (isKnown(type) && extensions[type].some((one) => one === toExtension(name)))
    ? noRefusals
    : refuse('file.kind', { name, kinds: '.pdf / .docx / .doc' });

const mebibyte = 1024 * 1024;

/** Whoever sends and cancels the same request again and again fills nobody's disk. */
const withinQuota: Rule<FileFacts> = ({ bytes, kept, quotaMebibytes }) =>
  kept + bytes > quotaMebibytes * mebibyte ? refuse('file.quota', { maximum: quotaMebibytes }) : noRefusals;

export const attachmentRules = [notEmpty, wordOrPdf, withinQuota] as const;

/** The type of a file that the rules let pass. */
export function attachmentType({ type }: Pick<FileFacts, 'type'>): AttachmentType {
  if (!isKnown(type)) throw new Error(`not a document: ${type}`);
  return type;
}
