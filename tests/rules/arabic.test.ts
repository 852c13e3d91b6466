import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { projectRoot } from '../../db/root.ts';
import glossary from '../../locales/glossary.json';
import { createTranslator, formatList, formatPercent } from '../../locales/i18n.ts';
import { arabicTexts, bare, listTexts, type UserText } from '../support/user-texts.ts';

type Term = { concept: string; en: string; ar: string; not: string[]; unless?: string[]; in?: string[] };
const terms: Term[] = glossary.terms;
const inLocales = arabicTexts.filter(({ source }) => source === 'locales');
const letters = '\\u0621-\\u064a';

/** The texts that break a rule, each with its place. */
const broken = (texts: readonly UserText[], rule: (text: string) => unknown): string[] =>
  texts.filter(({ text }) => rule(text)).map(({ at, text }) => `${at}: ${text}`);

describe('the glossary', () => {
  it.each(terms.map((term) => [term.concept, term] as const))(
    'one word only: %s',
    (_, { not, unless = [], in: only, ar }) => {
      const rejected = new RegExp(not.join('|'), 'u');
      const exceptions = unless.length ? new RegExp(unless.map((one) => bare(one)).join('|'), 'gu') : null;
      const texts = arabicTexts.filter(({ source }) => !only || only.includes(source));
      expect(
        broken(texts, (text) => rejected.test(exceptions ? bare(text).replace(exceptions, '') : bare(text))),
      ).toEqual([]);
      expect(rejected.test(bare(ar)), 'its own word is not one of the rejected').toBe(false);
    },
  );

  it('names every thing once', () => expect(new Set(terms.map(({ concept }) => concept)).size).toBe(terms.length));
});

describe('spelling', () => {
  it.each(glossary.spelling.map(({ write, word }) => [write, word] as const))('%s', (write, word) => {
    const whole = new RegExp(`^(?:${word})$`, 'u');
    const wrong = (text: string): boolean =>
      (text.match(/[\u0621-\u0652]+/gu) ?? []).some((one) => whole.test(bare(one)) && !one.includes(write));
    expect(broken(arabicTexts, wrong)).toEqual([]);
  });

  it('tanween carries no shadda, but for أيًّا', () =>
    expect(
      broken(arabicTexts, (text) => /\u0651\u064b|\u064b\u0651/.test(text.replace(/أي(?:\u064b|\u0651)+ا/g, ''))),
    ).toEqual([]));
  it('no hamza on الاثنين, no kashida inside words, no double spaces', () =>
    expect(broken(arabicTexts, (text) => /الإثنين|[\u0621-\u0652]\u0640[\u0621-\u0652]|\S {2}\S/u.test(text))).toEqual(
      [],
    ));
});

describe('punctuation and direction', () => {
  it('no Latin comma, semicolon or question mark after an Arabic letter', () =>
    expect(
      broken(arabicTexts, (text) =>
        new RegExp(`(?:[${letters}»)}]|[\\u064b-\\u0652]) ?[,;?](?!\\d)`, 'u').test(
          text.replace(/\{\{[^}]*\}\}|\$t\([^)]*\)/g, 'س'),
        ),
      ),
    ).toEqual([]));
  it('و stands at its word', () => expect(broken(arabicTexts, (text) => /(?:^|[\s(])و\s/u.test(text))).toEqual([]));
  it('a per-cent sign stays with its figure', () =>
    expect(broken(arabicTexts, (text) => /%/.test(text.replace(/\u2066[^\u2069]*\u2069/g, '')))).toEqual([]));
  it('a range or an interval of codes is isolated, and a grade with its sign', () =>
    expect(
      broken(arabicTexts, (text) =>
        /(?:^|[\s(])[A-F][+-](?=[\s.،:)]|$)/u.test(text.replace(/\u2066[^\u2069]*\u2069/g, '')),
      ),
    ).toEqual([]));
  it('a fraction is said with من', () =>
    expect(broken(arabicTexts, (text) => /\}\} ?\/ ?\{\{/.test(text.replace(/\u2066[^\u2069]*\u2069/g, '')))).toEqual(
      [],
    ));
  it('a weekday has يوم before it', () =>
    expect(
      broken(
        inLocales,
        (text) => /(?<!يوم )\{\{\w+, (?:dateTime|date|closing)\}\}/u.test(text) && !/^\{\{[^}]+\}\}$/.test(text),
      ),
    ).toEqual([]));
});

describe('address', () => {
  const notYours = [
    'ذلك',
    'متحرك',
    'كذلك',
    'لذلك',
    'بذلك',
    'تلك',
    'هناك',
    'هنالك',
    'أولئك',
    'البنك',
    'بنك',
    'المبارك',
    'مبارك',
    'المشارك',
    'شيك',
    'الشيك',
    'مشترك',
    'المشترك',
    'الاشتراك',
    'اشتراك',
    'يشترك',
    'السلوك',
    'سلوك',
    'ترك',
    'يترك',
    'تترك',
    'المتروك',
    'التحريك',
    'للتحريك',
    'بتحريك',
    'تتحرك',
    'تحرك',
    'تتحرك',
    'استهلاك',
    'يستهلك',
    'المستهلك',
    'يملك',
    'الصكوك',
    'البنوك',
    'بنوك',
    'مسك',
    'التملك',
    'الملك',
    'لشيك',
    'ماك',
  ];
  const known = new Set(notYours);
  const yours = (text: string): boolean =>
    (bare(text).match(new RegExp(`[${letters}]+ك(?![${letters}])`, 'gu')) ?? []).some(
      (word) => !known.has(word) && !known.has(word.replace(/^[وفلب]+/, '')),
    );

  it('nobody is spoken to as man or woman', () => {
    expect(
      broken(
        arabicTexts.filter(({ at }) => !at.includes('courses')),
        yours,
      ),
    ).toEqual([]);
    const commands = new RegExp(
      `(?<![${letters}])(?:بكم|لكم|عليكم|لديكم|أنت|أنتم|عزيزي|عزيزتي|قم|اضغط|انقر|احذف|اختر|سجلي|تأكد|يمكنكم)(?![${letters}])`,
      'u',
    );
    expect(broken(arabicTexts, (text) => commands.test(bare(text)))).toEqual([]);
    expect(broken(arabicTexts, (text) => /سجِّل(?![\u0621-\u0652])/u.test(text))).toEqual([]);
  });
});

/**
 * Nouns after a number, without vowel marks: the singular (for 100), the plural (3 to 10) and the singular of 11 to
 * 99. Add new nouns here.
 */
const counted: Record<string, [few: string, many: string]> = Object.fromEntries(
  [
    ['ساعة', 'ساعات', 'ساعة'],
    ['محاضرة', 'محاضرات', 'محاضرة'],
    ['دقيقة', 'دقائق', 'دقيقة'],
    ['ثانية', 'ثوان', 'ثانية'],
    ['رسالة', 'رسائل', 'رسالة'],
    ['امتحان', 'امتحانات', 'امتحانا'],
    ['شعبة', 'شعب', 'شعبة'],
    ['قائمة', 'قوائم', 'قائمة'],
    ['عملية', 'عمليات', 'عملية'],
    ['مخالفة', 'مخالفات', 'مخالفة'],
    ['محاولة', 'محاولات', 'محاولة'],
    ['خدمة', 'خدمات', 'خدمة'],
    ['مرة', 'مرات', 'مرة'],
    ['يوم', 'أيام', 'يوما'],
    ['مقرر', 'مقررات', 'مقررا'],
    ['تغيير', 'تغييرات', 'تغييرا'],
    ['غياب', 'غيابات', 'غيابا'],
    ['إنذار', 'إنذارات', 'إنذارا'],
    ['حرف', 'أحرف', 'حرفا'],
    ['رقم', 'أرقام', 'رقما'],
    ['فصل', 'فصول', 'فصلا'],
    ['بند', 'بنود', 'بندا'],
    ['عرض', 'عروض', 'عرضا'],
    ['سؤال', 'أسئلة', 'سؤالا'],
    ['سبب', 'أسباب', 'سببا'],
    ['مانع', 'موانع', 'مانعا'],
    ['أمر', 'أمور', 'أمرا'],
    ['مقعد', 'مقاعد', 'مقعدا'],
    ['غياب', 'غيابات', 'غيابا'],
    ['متقدم', 'متقدمين', 'متقدما'],
    ['متدرب', 'متدربين', 'متدربا'],
    ['طلب', 'طلبات', 'طلبا'],
    ['رمز', 'رموز', 'رمزا'],
    ['نتيجة', 'نتائج', 'نتيجة'],
    ['سنة', 'سنوات', 'سنة'],
    ['أسبوع', 'أسابيع', 'أسبوعا'],
    ['خطوة', 'خطوات', 'خطوة'],
    ['بيئة', 'بيئات', 'بيئة'],
    ['صفحة', 'صفحات', 'صفحة'],
    ['طالب', 'طلبة', 'طالبا'],
    ['درجة', 'درجات', 'درجة'],
    ['تقدير', 'تقديرات', 'تقديرا'],
    ['شهر', 'أشهر', 'شهرا'],
    ['مفتاح', 'مفاتيح', 'مفتاحا'],
    ['عطل', 'أعطال', 'عطلا'],
    ['نقطة', 'نقاط', 'نقطة'],
    ['مستخدم', 'مستخدمين', 'مستخدما'],
    ['بطاقة', 'بطاقات', 'بطاقة'],
    ['ملف', 'ملفات', 'ملفا'],
    ['جهاز', 'أجهزة', 'جهازا'],
    ['برنامج', 'برامج', 'برنامجا'],
    ['دور', 'أدوار', 'دورا'],
    ['مكان', 'أماكن', 'مكانا'],
    ['عنوان', 'عناوين', 'عنوانا'],
    ['نسخة', 'نسخ', 'نسخة'],
    ['صف', 'صفوف', 'صفا'],
    ['عنصر', 'عناصر', 'عنصرا'],
    ['وثيقة', 'وثائق', 'وثيقة'],
    ['جدول', 'جداول', 'جدولا'],
  ].map(([one = '', few = '', many = '']) => [one, [few, many]]),
);
/** Words that may follow any number because they are not counted. */
const notCounted = new Set(['من', 'في', 'غير', 'على', 'إلى']);
/** In 11 يوم عمل another noun follows the counted one, so it has no tanween. */
const joined = /يوم عمل/;

describe('plurals', () => {
  const families = new Map<string, Map<string, string>>();
  for (const file of readdirSync(join(projectRoot, 'locales/ar')))
    for (const [key, text] of listTexts(JSON.parse(readFileSync(join(projectRoot, 'locales/ar', file), 'utf8')))) {
      const found = /^(.*)_(zero|one|two|few|many|other)$/.exec(key);
      if (found)
        families.set(
          `${file}:${found[1]}`,
          (families.get(`${file}:${found[1]}`) ?? new Map<string, string>()).set(found[2]!, bare(text)),
        );
    }
  const afterFigure = (text: string | undefined): string[] =>
    [...(text ?? '').matchAll(new RegExp(`\\{\\{count\\}\\} (?:\\S*\\s)?([${letters}]+)`, 'gu'))].map(
      ([whole]) => new RegExp(`[${letters}]+`, 'u').exec(whole.slice('{{count}}'.length))?.[0] ?? '',
    );

  it('three to ten take the plural, eleven and more the singular, and every counted noun is known', () => {
    const wrong: string[] = [];
    const singulars = new Map(Object.entries(counted).map(([one, [few]]) => [few, one]));
    for (const [key, forms] of families)
      for (const form of ['few', 'many', 'other'] as const)
        for (const word of afterFigure(forms.get(form))) {
          if (notCounted.has(word) || (form === 'many' && joined.test(forms.get(form) ?? ''))) continue;
          const one =
            form === 'few'
              ? singulars.get(word)
              : Object.keys(counted).find((noun) => word === (form === 'many' ? counted[noun]?.[1] : noun));
          if (!one) wrong.push(`${key}_${form}: ${forms.get(form)}`);
        }
    expect(wrong).toEqual([]);
  });

  it('one and two are said in words where a noun is counted', () => {
    const wrong = [...families].flatMap(([key, forms]) =>
      afterFigure(forms.get('few')).some((word) => !notCounted.has(word))
        ? (['one', 'two'] as const)
            .filter((form) => forms.get(form)?.includes('{{count}}'))
            .map((form) => `${key}_${form}: ${forms.get(form)}`)
        : [],
    );
    expect(wrong).toEqual([]);
  });

  it('a figure that counts a noun has plural forms', () => {
    const nouns = new RegExp(
      `\\{\\{\\w+\\}\\} (?:${[...Object.keys(counted), ...Object.values(counted).flat()].filter((noun) => noun !== 'يوم').join('|')})(?![${letters}])`,
      'u',
    );
    expect(
      broken(
        inLocales.filter(({ at }) => !/_(zero|one|two|few|many|other)$/.test(at)),
        (text) => nouns.test(bare(text)),
      ),
    ).toEqual([]);
  });
});

describe('helpers', () => {
  const plain = (text: string): string => text.replace(/[\u2066\u2069]/g, '');

  it('lists join with the word at its place', () => {
    expect(formatList(['10', '15', '20'], 'ar')).toBe('10 و15 و20');
    expect(formatList(['10', '15', '20'], 'en')).toBe('10, 15 and 20');
    expect(formatList(['A', 'B'], 'ar', 'or')).toBe('A أو B');
    expect(formatList(['أ', 'ب'], 'ar', 'comma')).toBe('أ، ب');
    expect(formatList(['a', 'b'], 'en', 'comma')).toBe('a, b');
  });

  it('per cent is isolated, in texts as well', async () => {
    expect(formatPercent(27.3)).toBe('\u206627.3%\u2069');
    const translator = await createTranslator({
      language: 'ar',
      resources: { en: {}, ar: { common: { x: 'بلغ {{share, percent}}.' } } },
    });
    expect((translator.t as (key: string, options: object) => string)('x', { share: 25 })).toBe('بلغ \u206625%\u2069.');
    expect(plain(formatPercent(80))).toBe('80%');
  });
});
