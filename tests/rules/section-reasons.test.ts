import { describe, expect, it } from 'vitest';
import type { Schema } from '../../server/http/operations.ts';
import { fittingFirst, unsaidReasons } from '../../web/features/registration/offered/section-reasons.ts';

type Reason = Schema<'Refusal'>;
const clash = (other: string): Reason => ({
  Code: 'registration.timeConflict',
  Params: { course: 'MGT131', section: '02', other, otherSection: '01' },
});
const saidAbove: ReadonlySet<string> = new Set(['MSG-000003']);
const codes = (refusals: Reason[], left?: string): unknown[] =>
  unsaidReasons(refusals, {
    saidAbove,
    registered: undefined,
    replacing: left === undefined ? undefined : { code: left },
  }).map(({ Params }) => Params.other);

describe('what is said of a section', () => {
  it('leaves out what the page says for all of them', () => {
    expect(
      unsaidReasons([{ Code: 'MSG-000003', Params: {} }, clash('ITCS214')], {
        saidAbove,
        registered: undefined,
        replacing: undefined,
      }),
    ).toEqual([clash('ITCS214')]);
  });
  it('knows no collision with the course whose place it takes', () => {
    expect(codes([clash('ITCS214'), clash('ITIS311')], 'ITCS214')).toEqual(['ITIS311']);
    expect(codes([clash('ITCS214')])).toEqual(['ITCS214']);
    expect(
      unsaidReasons([{ Code: 'registration.alreadyRegistered', Params: {} }], {
        saidAbove,
        registered: { code: 'MGT131' },
        replacing: undefined,
      }),
    ).toEqual([]);
  });
  it('puts first what fits, and keeps the order otherwise', () => {
    const section = (number: string, ...refusals: Reason[]) => ({ number, refusals }) as unknown as Schema<'Section'>;
    const sections = [
      section('01', clash('ITIS311')),
      section('02', clash('ITCS214')),
      section('03'),
      section('04', clash('ITIS311')),
    ];
    expect(
      fittingFirst(sections, { saidAbove, registered: undefined, replacing: { code: 'ITCS214' } }).map(
        ({ number }) => number,
      ),
    ).toEqual(['02', '03', '01', '04']);
  });
});
