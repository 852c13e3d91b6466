import { parse } from 'csv-parse/sync';
import { describe, expect, it } from 'vitest';
import en from '../../locales/en/mydata.json' with { type: 'json' };
import { hour, minute } from '../../locales/durations.ts';
import { toZip, type Entry } from '../../server/features/mydata/mydata-archive.ts';
import { downloadRefusals, downloadWait, toCsv, toFileName } from '../../server/features/mydata/mydata-rules.ts';
import { leftOut, partGroups, partNames } from '../../server/features/mydata/mydata-tables.ts';

describe('the limit of downloads', () => {
  const now = 10 * hour;
  it.each([
    ['none before', [], 0],
    ['fewer than allowed', [now - 2 * minute], 0],
    ['as many as allowed: until the first of them is an hour old', [now - 50 * minute, now - minute], 10 * minute],
    ['more, of which only the latest count', [now - 59 * minute, now - 20 * minute, now], 40 * minute],
    ['the last moment', [now - hour + 1, now], 1],
    ['an hour later', [now - hour, now], 0],
  ])('%s', (_, earlier, wait) => {
    expect(downloadWait({ earlier, most: 2, now })).toBe(wait);
    expect(downloadRefusals({ wait }).map(({ Code }) => Code)).toEqual(wait ? ['mydata.tooManyDownloads'] : []);
  });
});

describe('a table as CSV', () => {
  const read = (csv: string) => parse(csv, { bom: true, columns: true });

  it('is read by another program as it was written, in both scripts', () => {
    const rows = [
      { a: 'كشف الدرجات', b: 'one, "two"\nthree' },
      { a: '', b: 'x\r\ny' },
    ];
    const csv = toCsv(['a', 'b'], rows);
    expect(csv.startsWith('\uFEFFa,b\r\n')).toBe(true);
    expect(read(csv)).toEqual(rows);
  });

  it('holds no formula, and leaves numbers as they are', () => {
    const formulas = ['=1+1', '+973 36103014', '-2+3', '@SUM(A1)', '\t=1', '\r=1', '=HYPERLINK("http://x","y")'];
    expect(
      read(
        toCsv(
          ['a'],
          formulas.map((a) => ({ a })),
        ),
      ),
    ).toEqual(formulas.map((a) => ({ a: `'${a}` })));
    expect(toCsv(['a', 'b', 'c', 'd'], [{ a: -55_000, b: null, c: true, d: { '=x': 1 } }])).toBe(
      '\uFEFFa,b,c,d\r\n-55000,,true,"{""=x"":1}"\r\n',
    );
  });
});

it.each([
  ['bank-letter.pdf', 'bank-letter.pdf'],
  ['رسالة البنك.pdf', 'رسالة البنك.pdf'],
  ['../../etc/passwd', '__.._etc_passwd'],
  ['C:\\a|b?.doc', 'C__a_b_.doc'],
  ['.hidden', '_hidden'],
  ['ends. ', 'ends'],
  ['\u202Egpj.exe', '_gpj.exe'],
  ['', '_'],
  [`${'a'.repeat(300)}.pdf`, `${'a'.repeat(116)}.pdf`],
])('the file %j is packed as %j', (name, packed) => expect(toFileName(name)).toBe(packed));

describe('the ZIP', () => {
  it('is made part by part: a file is read only when the one before was taken', async () => {
    const read: string[] = [];
    const entry = (path: string): Entry => ({
      path,
      compressed: true,
      read: () => {
        read.push(path);
        return new Uint8Array(200_000);
      },
    });
    const parts = toZip([entry('a'), entry('b'), entry('c')], 0);
    const sizes: number[] = [];
    for await (const part of parts) {
      sizes.push(part.length);
      if (read.includes('b')) break;
    }
    expect(read).toEqual(['a', 'b']);
    expect(Math.max(...sizes)).toBe(64 * 1024);
  });
});

it('each table and each reason has its words', () => {
  expect(Object.keys(en.parts)).toEqual(partNames);
  expect(Object.keys(en.groups)).toEqual([...partGroups]);
  expect(Object.keys(en.leftOut)).toEqual(Object.keys(leftOut));
});
