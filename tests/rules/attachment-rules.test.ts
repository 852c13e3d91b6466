import { describe, expect, it } from 'vitest';
import { attachmentRules, attachmentType, type FileFacts } from '../../server/features/request/attachment-rules.ts';
import { collectRefusals, type Refusal } from '../../server/refusal.ts';

const pdf = 'application/pdf';
const doc = 'application/msword';
const docx = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';
const mebibyte = 1024 * 1024;

const file: FileFacts = { name: 'proof.pdf', bytes: 1, type: pdf, kept: 0, quotaMebibytes: 1 };
const refused = (changes: Partial<FileFacts>): Refusal[] => collectRefusals(attachmentRules, { ...file, ...changes });

const empty = (name: string): Refusal => ({ Code: 'file.empty', Params: { name } });
const kind = (name: string): Refusal => ({ Code: 'file.kind', Params: { name, kinds: '.pdf / .docx / .doc' } });

describe('a file is Word or PDF, by its name and by its content', () => {
  it.each([
    ['proof.pdf', pdf],
    ['PROOF.PDF', pdf],
    ['proof.doc', doc],
    ['proof.docx', docx],
    ['a.doc.pdf', pdf],
    ['.pdf', pdf],
  ])('%s of %s', (name, type) => expect(refused({ name, type })).toEqual([]));
  it.each([
    ['proof.docx', pdf],
    ['proof.pdf', doc],
    ['proof.docx', doc],
    ['proof.doc', docx],
    ['proof', pdf],
    ['proof.', pdf],
    ['proofpdf', pdf],
    ['proof.pdf.exe', pdf],
    ['proof.pdf ', pdf],
    ['proof.pdf', undefined],
    ['proof.zip', 'application/zip'],
    ['proof.png', 'image/png'],
    ['proof', 'toString'],
    ['proof.pdf', ''],
  ])('not %s of %s', (name, type) => expect(refused({ name, type })).toEqual([kind(name)]));
});

describe('a file has a size', () => {
  it('of one byte at least', () => expect(refused({ bytes: 1 })).toEqual([]));
  // An empty file has no content from which its type could be detected.
  it.each([[pdf], [undefined]])('not of none, by content %s', (type) =>
    expect(refused({ bytes: 0, type })).toEqual([empty('proof.pdf')]),
  );
  it.each([
    [mebibyte - 1, 1, true],
    [mebibyte, 1, false],
    [mebibyte + 1, 1, false],
    [0, mebibyte, true],
    [0, mebibyte + 1, false],
  ])('beside %i bytes kept, of %i bytes, in a quota of 1 MiB', (kept, bytes, allowed) =>
    expect(refused({ kept, bytes })).toEqual(allowed ? [] : [{ Code: 'file.quota', Params: { maximum: 1 } }]),
  );
  it('whose quota is the university’s', () =>
    expect([
      refused({ kept: 2 * mebibyte - 1, quotaMebibytes: 2 }),
      refused({ kept: 2 * mebibyte, quotaMebibytes: 2 }),
    ]).toEqual([[], [{ Code: 'file.quota', Params: { maximum: 2 } }]]));
});

it('every reason against a file is told at once', () =>
  expect(refused({ type: undefined, kept: mebibyte })).toEqual([
    kind('proof.pdf'),
    { Code: 'file.quota', Params: { maximum: 1 } },
  ]));

describe('what is kept', () => {
  it.each([pdf, doc, docx])('has the type %s', (type) => expect(attachmentType({ type })).toBe(type));
  it.each([undefined, 'application/zip', 'toString'])('is never %s', (type) =>
    expect(() => attachmentType({ type })).toThrow(`not a document: ${type}`),
  );
});
