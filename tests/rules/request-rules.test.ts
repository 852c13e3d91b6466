import { describe, expect, it } from 'vitest';
import {
  draftLimit,
  editRefusals,
  filesComplete,
  formFilled,
  limitRules,
  notStale,
  type LimitFacts,
} from '../../server/features/request/request-rules.ts';
import { tidyName } from '../../server/pipeline/upload.ts';
import { collectRefusals, type Refusal } from '../../server/refusal.ts';

describe('how often the same may be asked', () => {
  const none: LimitFacts = {
    kind: 'refund',
    codes: { open: 'MSG-000026', again: 'MSG-000025' },
    open: null,
    again: null,
    excluding: null,
  };
  const open: Refusal = { Code: 'MSG-000026', Params: { context: 'refund', reference: 'REF-2026-000001' } };
  const again: Refusal = { Code: 'MSG-000025', Params: { reference: 'REF-2026-000002' } };
  const excluding: Refusal = { Code: 'MSG-000026', Params: { context: 'appeal', reference: 'APP-2026-000003' } };
  it.each<[string, Partial<LimitFacts>, Refusal[]]>([
    ['where nothing stands in the way', {}, []],
    ['while one is undecided', { open: 'REF-2026-000001' }, [open]],
    ['after one was granted', { again: 'REF-2026-000002' }, [again]],
    // The undecided request is reported, because that reason is temporary.
    ['after one was granted, while one is undecided', { open: 'REF-2026-000001', again: 'REF-2026-000002' }, [open]],
    ['beside a request that excludes it', { excluding: { kind: 'appeal', reference: 'APP-2026-000003' } }, [excluding]],
    [
      'with every reason',
      { open: 'REF-2026-000001', excluding: { kind: 'appeal', reference: 'APP-2026-000003' } },
      [open, excluding],
    ],
    [
      'by the codes of its kind',
      { codes: { open: 'MSG-000060', again: 'MSG-000069' }, again: 'CLR-2026-000001' },
      [{ Code: 'MSG-000069', Params: { reference: 'CLR-2026-000001' } }],
    ],
    [
      'by the code of its kind for what is undecided',
      { codes: { open: 'MSG-000060', again: 'MSG-000069' }, open: 'APP-2026-000001' },
      [{ Code: 'MSG-000060', Params: { context: 'refund', reference: 'APP-2026-000001' } }],
    ],
  ])('%s', (_, changes, expected) => expect(collectRefusals(limitRules, { ...none, ...changes })).toEqual(expected));
});

describe('how many drafts there may be', () => {
  const refused = (params: object): Refusal[] => [{ Code: 'MSG-000028', Params: { context: 'refund', ...params } }];
  it.each<[drafts: number, atMost: number, first: string | null, Refusal[]]>([
    [0, 1, null, []],
    [1, 1, 'REF-2026-000001', refused({ reference: 'REF-2026-000001' })],
    [2, 1, null, refused({})],
    [1, 2, 'REF-2026-000001', []],
    [2, 2, 'REF-2026-000001', refused({ reference: 'REF-2026-000001' })],
  ])('%i of %i, the first %s', (drafts, atMost, first, expected) =>
    expect(draftLimit({ kind: 'refund', drafts, atMost, first })).toEqual(expected),
  );
});

describe('the files of a form', () => {
  const missing = (Field: string): Refusal => ({ Code: 'request.fileMissing', Params: {}, Field });
  it.each<[string[], string[], Refusal[]]>([
    [[], [], []],
    [[], ['plan'], []],
    [['plan'], ['plan'], []],
    [['plan'], [], [missing('plan')]],
    [['plan', 'responsibility'], ['plan'], [missing('responsibility')]],
    [['plan', 'responsibility'], ['proof'], [missing('plan'), missing('responsibility')]],
  ])('needs %j, has %j', (needed, kept, expected) =>
    expect(filesComplete({ needed, kept: new Set(kept) })).toEqual(expected),
  );
});

describe('what may be edited', () => {
  const known = ['amount', 'reason', 'proof'];
  const strange = (name: string): Refusal[] => [{ Code: 'request.unknownField', Params: { name } }];
  const fixed = (Field: string): Refusal[] => [{ Code: 'MSG-000029', Params: { context: 'field' }, Field }];
  it.each<[string, string[], string[] | null, Refusal[]]>([
    ['everything of a draft', ['amount', 'reason', 'proof'], null, []],
    ['nothing at all', [], null, []],
    ['what no form has', ['amount', 'colour', 'size'], null, strange('colour')],
    ['what was marked', ['reason'], ['reason', 'proof'], []],
    ['what was not marked', ['reason', 'amount'], ['reason', 'proof'], fixed('amount')],
    ['where nothing was marked', ['reason'], [], fixed('reason')],
    ['nothing where nothing was marked', [], [], []],
    ['what no form has, in a returned request', ['amount', 'colour'], ['amount'], strange('colour')],
  ])('%s', (_, edited, marked, expected) => expect(editRefusals({ edited, known, marked })).toEqual(expected));
});

describe('what an office fills in', () => {
  const form = [
    { name: 'newGrade', options: ['A', 'B'] },
    { name: 'from', options: ['now'] },
  ];
  const whole = { newGrade: 'A', from: 'now' };
  const wrong = (name: string): Refusal[] => [{ Code: 'request.decisionForm', Params: { name } }];
  it.each<[string, boolean, Record<string, string>, Refusal[]]>([
    ['to approve', true, whole, []],
    ['to approve, without one', true, { newGrade: 'A' }, wrong('from')],
    ['to approve, without any', true, {}, wrong('newGrade')],
    ['to approve, with what is no option', true, { ...whole, newGrade: 'C' }, wrong('newGrade')],
    ['to approve, with something else', true, { ...whole, other: 'A' }, wrong('other')],
    ['to refuse', false, {}, []],
    ['to refuse, with a value', false, { newGrade: 'A' }, wrong('newGrade')],
  ])('%s', (_, approves, values, expected) => expect(formFilled({ approves, values, form })).toEqual(expected));
  it('is nothing where there is no form', () =>
    expect([
      formFilled({ approves: true, values: {}, form: [] }),
      formFilled({ approves: true, values: whole, form: [] }),
    ]).toEqual([[], wrong('newGrade')]));
});

describe('what was seen', () => {
  it.each<[number | undefined, number, boolean]>([
    [3, 3, true],
    [2, 3, false],
    [4, 3, false],
    [undefined, 3, true],
  ])('version %s of %i', (seen, version, allowed) =>
    expect(notStale({ seen, version })).toEqual(allowed ? [] : [{ Code: 'MSG-000030', Params: { context: 'stale' } }]),
  );
});

it('a file is named without folders and without what turns the direction', () =>
  expect(['../../etc/x.pdf', 'C:\\x\\y.pdf', '\u202efdp.exe', '\u0000'].map(tidyName)).toEqual([
    'x.pdf',
    'y.pdf',
    'fdp.exe',
    'file',
  ]));
