import { describe, expect, it } from 'vitest';
import { foundInReport } from '../../web/simulator/report.ts';

const known = [{ code: 'MSG-000063' }, { code: 'MSG-LOG0-000004' }, { code: 'registration.sectionFull' }];
const found = (text: string) => {
  const { codes, ...others } = foundInReport(text, known);
  return { codes: codes.map(({ code }) => code), ...others };
};

describe('a report that is pasted', () => {
  it.each([
    ['Latin digits', 'MSG-000063, then R-12'],
    ['Arabic digits', 'ظهر MSG-٠٠٠٠٦٣ والرقم R-١٢'],
    ['Persian digits', 'MSG-۰۰۰۰۶۳ و R-۱۲'],
    ['small letters', 'msg-000063 r-12'],
  ])('names codes and calls in %s', (_, text) =>
    expect(found(text)).toEqual({ codes: ['MSG-000063'], unknown: [], calls: [12] }),
  );

  it('is told of what is written as a code and is none, once', () => {
    expect(found('MSG-000999 (msg-٠٠٠٩٩٩) beside MSG-LOG0-000004, DEV-99 and registration.sectionFull')).toEqual({
      codes: ['MSG-LOG0-000004', 'registration.sectionFull'],
      unknown: ['MSG-000999', 'DEV-99'],
      calls: [],
    });
  });

  it('names nothing where it has words alone', () =>
    expect(found('The section was full. See ITCS214-01.')).toEqual({ codes: [], unknown: [], calls: [] }));
});
