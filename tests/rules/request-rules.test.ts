import { describe, expect, it } from 'vitest';
import { appealRules, appealStandingRules, lastGradedSemester, nextBetterGrade, type AppealFacts } from '../../server/features/appeal/appeal-rules.ts';
import { refundRules, refundStandingRules, tidyIban, type RefundFacts } from '../../server/features/refund/refund-rules.ts';
import { attachmentRules } from '../../server/features/request/attachment-rules.ts';
import { formFilled } from '../../server/features/request/request-rules.ts';
import { refusalsOf } from '../../server/refusal.ts';
import { tidyName } from '../../server/http/upload.ts';

const codes = (refusals: { Code: string }[]): string[] => refusals.map(({ Code }) => Code);

describe('an appeal', () => {
  const grade = { code: 'MATHS203', grade: 'B-', points: 267, semesterId: 20252 };
  const facts: AppealFacts = { status: 'active', course: grade, lastSemesterId: 20252 };
  const refused = (change: Partial<AppealFacts>) => codes(refusalsOf([...appealStandingRules, ...appealRules], { ...facts, ...change }));

  it.each<[Partial<AppealFacts>, string[]]>([
    [{}, []], [{ status: 'graduated' }, []], [{ status: 'dismissed' }, []], [{ status: 'withdrawn' }, ['student.recordClosed']], [{ status: 'inactive' }, ['MSG-000045']], [{ status: 'frozen' }, ['MSG-000076']],
    [{ course: { ...grade, grade: 'W', points: null } }, ['appeal.notGraded']], [{ course: null }, ['MSG-000010']], [{ lastSemesterId: null }, ['appeal.notLastSemester']],
  ])('%j', (change, expected) => expect(refused(change)).toEqual(expected));

  it('is about the last regular semester or the summer after it', () => {
    const ended = [{ id: 20253, term: 3 }, { id: 20252, term: 2 }, { id: 20251, term: 1 }];
    expect([new Set([20252, 20251]), new Set([20253, 20252]), new Set([20251]), new Set<number>()].map((graded) => lastGradedSemester(ended, graded))).toEqual([20252, 20253, null, null]);
  });

  it('is given the next better grade where the office decides by itself', () => expect([nextBetterGrade(['A', 'A-', 'B+'], 'B+'), nextBetterGrade(['A', 'A-'], 'A')]).toEqual(['A-', 'A']));
});

describe('a refund', () => {
  const facts: RefundFacts = { status: 'active', refundable: 100_000, holding: false, amount: 100_000, iban: 'BH67 BMAG 0000 1299 1234 56' };
  const refused = (change: Partial<RefundFacts>) => refusalsOf([...refundStandingRules, ...refundRules], { ...facts, ...change });

  it.each<[Partial<RefundFacts>, string[]]>([
    [{}, []], [{ amount: 100_001 }, ['refund.amountTooHigh']], [{ refundable: 0 }, ['MSG-000074']], [{ holding: true, refundable: 0 }, []], [{ status: 'withdrawn' }, []], [{ status: 'inactive' }, []], [{ status: 'frozen' }, ['MSG-000076']],
    [{ iban: 'bh67bmag00001299123456' }, []], [{ iban: 'BH67-BMAG-0000-1299-1234-56' }, []], [{ iban: 'GB29 NWBK 6016 1331 9268 19' }, []],
  ])('%j', (change, expected) => expect(codes(refused(change))).toEqual(expected));

  it.each([['BH68 BMAG 0000 1299 1234 56', 'digits'], ['BH67 BMAG 0000 1299 1234 5', 'length'], ['XX67 BMAG 0000 1299 1234 56', 'country'], ['hello', 'country']])('says what is wrong with the IBAN %s', (iban, context) =>
    expect(refused({ iban })).toMatchObject([{ Code: 'refund.ibanInvalid', Params: { context } }]));

  it('keeps the IBAN without what is not seen', () => expect(tidyIban('\u2066bh67 bmag\u00a00000 1299-1234 56\u2069')).toBe('BH67BMAG00001299123456'));
});

describe('a file', () => {
  const pdf = 'application/pdf';
  it.each([['a.pdf', 1, pdf, []], ['A.PDF', 1, pdf, []], ['a.docx', 1, pdf, ['file.kind']], ['a', 1, pdf, ['file.kind']], ['a.pdf', 1, undefined, ['file.kind']], ['a.pdf', 0, undefined, ['file.empty']], ['a.zip', 1, 'application/zip', ['file.kind']]] as const)(
    '%s of %i bytes, by content %s', (name, bytes, type, expected) => expect(codes(refusalsOf(attachmentRules, { name, bytes, type, kept: 0, quotaMebibytes: 1 }))).toEqual(expected));

  it.each([[1024 * 1024 - 1, []], [1024 * 1024, ['file.quota']]])('beside %i bytes kept of one MiB', (kept, expected) =>
    expect(codes(refusalsOf(attachmentRules, { name: 'a.pdf', bytes: 1, type: pdf, kept, quotaMebibytes: 1 }))).toEqual(expected));

  it('is named without folders and without what turns the direction', () => expect([tidyName('../../etc/x.pdf'), tidyName('C:\\x\\y.pdf'), tidyName('\u202efdp.exe'), tidyName('\u0000')]).toEqual(['x.pdf', 'y.pdf', 'fdp.exe', 'file']));
});

describe('a decision', () => {
  const form = [{ name: 'newGrade', options: ['A', 'B'] }];
  it.each([['approved', { newGrade: 'A' }, []], ['approved', {}, ['request.decisionForm']], ['approved', { newGrade: 'C' }, ['request.decisionForm']], ['refused', {}, []], ['refused', { newGrade: 'A' }, ['request.decisionForm']]] as const)(
    '%s with %j', (decision, values, expected) => expect(codes(formFilled({ approves: decision === 'approved', values, form }))).toEqual(expected));
});
