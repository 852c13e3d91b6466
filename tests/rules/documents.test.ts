import { initReactI18next } from 'react-i18next';
import { beforeAll, describe, expect, test } from 'vitest';
import { read } from 'xlsx';
import ar from '../../locales/ar/common.json' with { type: 'json' };
import en from '../../locales/en/common.json' with { type: 'json' };
import { createTranslator, isolate, type Language } from '../../locales/i18n.ts';
import { shapeArabic } from '../../locales/print/arabic-shaping.ts';
import { excelFile } from '../../web/documents/excel.ts';
import { drawnLine, wrapLine } from '../../locales/print/line-order.ts';
import { documentFonts, readPages } from '../support/documents.ts';
import type { PdfDocument, PdfOptions } from '../../locales/print/pdf.ts';
import { openPdf } from '../../web/documents/pdf.ts';

const isolated = 0,
  final = 1,
  initial = 2,
  medial = 3;
const first: Record<string, number> = {
  ا: 0xfe8d,
  أ: 0xfe83,
  إ: 0xfe87,
  آ: 0xfe81,
  ب: 0xfe8f,
  ة: 0xfe93,
  ت: 0xfe95,
  ج: 0xfe9d,
  ح: 0xfea1,
  د: 0xfea9,
  ر: 0xfead,
  س: 0xfeb1,
  ش: 0xfeb5,
  ط: 0xfec1,
  ع: 0xfec9,
  ق: 0xfed5,
  ك: 0xfed9,
  ل: 0xfedd,
  م: 0xfee1,
  ن: 0xfee5,
  ه: 0xfee9,
  و: 0xfeed,
  ى: 0xfeef,
  ي: 0xfef1,
  ئ: 0xfe89,
  ؤ: 0xfe85,
  ء: 0xfe80,
};
const as = (...letters: readonly (string | readonly [letter: string, form: number])[]): string =>
  letters.map((part) => (typeof part === 'string' ? part : String.fromCharCode(first[part[0]]! + part[1]))).join('');

describe('Arabic letters take the form their neighbours give them', () => {
  test.each([
    ['one letter alone', 'ع', as(['ع', isolated])],
    ['first, middle and last', 'سبع', as(['س', initial], ['ب', medial], ['ع', final])],
    ['a letter that does not join the next', 'درس', as(['د', isolated], ['ر', isolated], ['س', isolated])],
    [
      'after such a letter a word starts again',
      'جدول',
      as(['ج', initial], ['د', final], ['و', isolated], ['ل', isolated]),
    ],
    ['a closing ta', 'جامعة', as(['ج', initial], ['ا', final], ['م', initial], ['ع', medial], ['ة', final])],
    ['lam-alef alone', 'لا', '\ufefb'],
    ['lam-alef after a letter that joins', 'بلا', `${as(['ب', initial])}\ufefc`],
    ['lam-alef after a letter that does not', 'رلا', `${as(['ر', isolated])}\ufefb`],
    ['lam-alef with hamza above', 'لأن', `\ufef7${as(['ن', isolated])}`],
    [
      'lam-alef with hamza below',
      'الإدارة',
      `${as(['ا', isolated])}\ufef9${as(['د', isolated], ['ا', isolated], ['ر', isolated], ['ة', isolated])}`,
    ],
    ['lam-alef with madda', 'الآن', `${as(['ا', isolated])}\ufef5${as(['ن', isolated])}`],
    ['two lams before an alef', 'للا', `${as(['ل', initial])}\ufefc`],
    ['a hamza on the line joins nothing', 'جزء', as(['ج', initial]) + '\ufeb0' + as(['ء', isolated])],
    ['a hamza on its seat', 'نتائج', as(['ن', initial], ['ت', medial], ['ا', final], ['ئ', initial], ['ج', final])],
    ['a hamza on waw', 'مؤهل', as(['م', initial], ['ؤ', final], ['ه', initial], ['ل', final])],
    [
      'a closing ya and a closing alef maqsura',
      'في إلى',
      `\ufed3${as(['ي', final])} ${as(['إ', isolated], ['ل', initial], ['ى', final])}`,
    ],
    ['a tatweel joins both sides', 'هـ', `${as(['ه', initial])}ـ`],
    ['a tatweel between letters', 'بـب', `${as(['ب', initial])}ـ${as(['ب', final])}`],
    ['marks are passed over', 'يُرجى', `${as(['ي', initial])}ُ${as(['ر', final], ['ج', initial], ['ى', final])}`],
    ['marks inside a ligature stay after it', 'لَا', '\ufefbَ'],
    ['digits and Latin letters part words', 'ب1ب', as(['ب', isolated], '1', ['ب', isolated])],
    ['nothing Arabic', 'ITCS113 (09:00)', 'ITCS113 (09:00)'],
  ])('%s', (_, text, shaped) => expect(shapeArabic(text)).toBe(shaped));
});

/** The drawn line reversed and with unshaped letters, which is easier to compare. */
const fromRight = (line: string): string => [...drawnLine(line, 'ar').normalize('NFKC')].reverse().join('');

describe('a line is drawn from left to right', () => {
  test.each([
    ['an Arabic line is turned', 'بب', as(['ب', final], ['ب', initial])],
    ['an English line stays', 'Section 02 (Sakhir)', 'Section 02 (Sakhir)'],
    ['a grade keeps its sign behind it', 'A-', 'A-'],
    ['marks of order are not drawn', isolate('ITCS113'), 'ITCS113'],
  ])('%s', (_, text, drawn) => expect(drawnLine(text, 'ar')).toBe(drawn));

  test.each([
    ['a time range', 'الأحد 09:00–09:50 في القاعة', '09:00–09:50'],
    ['a time range with spaces', 'الأحد 09:00 – 09:50', '09:00 – 09:50'],
    ['a code', 'المقرر ITCS113 اليوم', 'ITCS113'],
    ['a room', 'القاعة S40-2081 مغلقة', 'S40-2081'],
    ['a grade in a sentence', 'التقدير A- نهائي', 'A-'],
    ['a telephone number', 'اتصال على +973 1743 8888 صباحا', '+973 1743 8888'],
    ['an amount', 'المبلغ 1,072.500 دينار', '1,072.500'],
    ['a negative amount', 'الرصيد -72.500 دينار', '-72.500'],
    ['a share', 'الغياب 12.5% من الساعات', '12.5%'],
    ['an address', 'إلى registration@uni.example فورا', 'registration@uni.example'],
    ['an isolated code', `المقرر ${isolate('ITCS113-02')} اليوم`, 'ITCS113-02'],
  ])('inside an Arabic line %s keeps its order', (_, text, kept) => expect(drawnLine(text, 'ar')).toContain(kept));

  test('brackets open towards the reader in both directions', () => {
    expect(fromRight('القسم (أ)')).toBe('القسم )أ(');
    expect(drawnLine('Room (12)', 'ar')).toBe('Room (12)');
  });

  test('a name in Arabic inside an English document is turned by itself', () =>
    expect(drawnLine('بب', 'en')).toBe(as(['ب', final], ['ب', initial])));

  test('wrapping breaks between words, and a long word where it must', () => {
    const fits = (line: string) => line.length <= 5;
    expect(wrapLine('ab cd efghijkl', fits)).toEqual(['ab cd', 'efghi', 'jkl']);
    expect(wrapLine('ab 7 May 2026 cd', (line) => line.length <= 12)).toEqual(['ab', '7 May 2026', 'cd']);
    expect(wrapLine('حتى 7 يونيو 2026', (line) => line.length <= 12)).toEqual(['حتى', '7 يونيو 2026']);
    expect(wrapLine('', fits)).toEqual(['']);
    expect(wrapLine('a\nb', fits)).toEqual(['a', 'b']);
  });
});

const fonts = documentFonts();

async function written(
  options: PdfOptions,
  fill: (pdf: PdfDocument) => void,
): Promise<{ bytes: Uint8Array; pages: string[] }> {
  const pdf = await openPdf(options, fonts);
  fill(pdf);
  const blob = pdf.blob();
  return { bytes: new Uint8Array(await blob.arrayBuffer()), pages: await readPages(blob) };
}

const sample =
  (language: Language) =>
  (pdf: PdfDocument): void => {
    const say = (english: string, arabic: string): string => (language === 'ar' ? arabic : english);
    pdf.facts([
      [say('Semester', 'الفصل الدراسي'), say('First 2026/2027', 'الأول 2026/2027')],
      [say('Credit hours', 'الساعات المعتمدة'), '15'],
      [say('Advisor', 'المرشد الأكاديمي'), say('Dr. Layla Al-Khalifa', 'د. ليلى آل خليفة')],
    ]);
    pdf.heading(say('Courses', 'المقررات'));
    pdf.table({
      columns: [
        { header: say('Code', 'الرمز'), width: 24 },
        { header: say('Course', 'المقرر') },
        { header: say('Time', 'الموعد') },
        { header: say('Fees', 'الرسوم'), align: 'end', width: 28 },
      ],
      rows: Array.from({ length: 40 }, (_, at) => [
        'ITCS113',
        say('Computer Programming I (laboratory)', 'برمجة الحاسوب 1 (مختبر) لأن الآلات والإلكترونيات'),
        say('Sunday 09:00–09:50', 'الأحد 09:00–09:50'),
        `${String(at)}.500`,
      ]),
      foot: ['', say('Total', 'المجموع'), '', '800.000'],
    });
    pdf.note(say('Please check the room on the day.', 'يُرجى التأكد من القاعة S40-2081 في يوم المحاضرة (قبل 09:00).'));
  };

describe('a PDF', () => {
  beforeAll(async () => {
    await createTranslator({ language: 'en', resources: { en: { common: en }, ar: { common: ar } } }, (instance) =>
      instance.use(initReactI18next),
    );
  });

  const options = (language: Language): PdfOptions => ({
    language,
    title: language === 'ar' ? 'الجدول الدراسي' : 'Course schedule',
    subtitle: language === 'ar' ? 'الفصل الأول' : 'First semester',
    at: '2026-09-06T07:00:00Z',
    student: {
      name: language === 'ar' ? 'مريم إبراهيم' : 'Maryam Ebrahim',
      code: '202412345',
      major: language === 'ar' ? 'علم الحاسوب' : 'Computer Science',
    },
  });

  test('in Arabic is searched and copied in the letters that were written, ligatures too', async () => {
    const { pages, bytes } = await written(options('ar'), sample('ar'));
    for (const words of [
      ar.university,
      'الجدول الدراسي',
      'مريم إبراهيم',
      'لأن الآلات والإلكترونيات',
      'الأحد',
      '09:00–09:50',
      'ITCS113',
      'يرجى التأكد',
      'S40-2081',
      '1 من 2',
    ])
      expect(pages[0] + pages.at(-1)!).toContain(words);
    expect(bytes.length).toBeLessThan(65_000);
  });

  test('in English', async () => {
    const { pages } = await written(options('en'), sample('en'));
    for (const words of [
      en.university,
      'Course schedule',
      'Maryam Ebrahim',
      'Computer Programming I (laboratory)',
      '1 of 2',
    ])
      expect(pages[0]).toContain(words);
  });

  test('repeats the head of a table on each page and cuts no row', async () => {
    const { pages } = await written(options('ar'), sample('ar'));
    expect(pages.length).toBeGreaterThan(1);
    expect(pages[1]).toContain('الرمز');
    const rows = pages.map((page) => page.match(/ITCS113/g)?.length ?? 0);
    expect(rows.reduce((sum, count) => sum + count, 0)).toBe(40);
    pages.forEach((page, at) => expect(page.match(/\d+\.500/g)?.length ?? 0).toBe(rows[at]));
  });

  test.each([
    ['en', 'First Semester', 'First Semester (continued)'],
    ['ar', 'الفصل الأول', 'الفصل الأول (تتمة)'],
  ] as const)('in %s says on its later pages that a table is continued', async (language, caption, continued) => {
    const rows = Array.from({ length: 90 }, (_, at) => [`ITCS${String(100 + at)}`, '3']);
    const { pages } = await written(options(language), (pdf) =>
      pdf.table({ caption, columns: [{ header: 'Code' }, { header: 'Hours' }], rows }),
    );
    expect(pages.length).toBeGreaterThan(2);
    const flat = pages.map((page) => page.replace(/[()\s]+/g, ' '));
    const wanted = continued.replace(/[()\s]+/g, ' ').trim();
    expect(flat[0]).toContain(caption);
    expect(flat[0]).not.toContain(wanted);
    for (const page of flat.slice(1)) expect(page).toContain(wanted);
  });
});

describe('a workbook', () => {
  const file = async (language: Language) => {
    const blob = excelFile({
      language,
      sheets: [
        {
          name: 'Fees: 2026/2027',
          columns: [
            { header: 'Item', kind: 'text' },
            { header: 'Amount', kind: 'money' },
            { header: 'On', kind: 'date' },
            { header: 'Count', kind: 'number' },
          ],
          rows: [
            ['=1+1', 72_500, '2026-11-21', 3],
            ['Noon', -1, '2026-11-21T09:00:00Z', null],
          ],
        },
        { name: 'Fees: 2026/2027', columns: [{ header: 'Item', kind: 'text' }], rows: [] },
      ],
    });
    return read(new Uint8Array(await blob.arrayBuffer()), { cellNF: true, bookFiles: true }) as ReturnType<
      typeof read
    > & { files: Record<string, { content: Uint8Array }> };
  };

  test('has numbers that count, dates that are dates, and texts that are no formulas', async () => {
    const book = await file('en');
    const sheet = book.Sheets[book.SheetNames[0]!]!;
    expect(sheet.A2).toMatchObject({ t: 's', v: '=1+1' });
    expect(sheet.A2).not.toHaveProperty('f');
    expect(sheet.B2).toMatchObject({ t: 'n', v: 72.5, w: '72.500', z: '#,##0.000' });
    expect(sheet.C2).toMatchObject({ t: 'n', w: '21/11/2026' });
    expect(sheet.C3).toMatchObject({ t: 'n', w: '21/11/2026 12:00' });
    expect(sheet.D2).toMatchObject({ t: 'n', v: 3 });
    expect(sheet.D3).toBeUndefined();
    expect(book.SheetNames).toEqual(['Fees  2026 2027', 'Fees  2026 2027 2']);
  });

  test.each([
    ['ar', true],
    ['en', false],
  ] as const)('in %s runs from the right: %s; its first row stays in sight', async (language, rtl) => {
    const book = await file(language);
    expect(book.Workbook?.Views?.[0]?.RTL ?? false).toBe(rtl);
    const xml = new TextDecoder().decode(Uint8Array.from(book.files['xl/worksheets/sheet1.xml']!.content));
    expect(xml).toContain('<pane ySplit="1"');
    expect(xml.includes('rightToLeft="1"')).toBe(rtl);
  });
});
