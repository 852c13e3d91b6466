import { afterAll, describe, expect, it } from 'vitest';
import { arabicTexts, bare, englishTexts, type UserText } from '../support/user-texts.ts';

/** Phrases that must not occur in the texts, each with its replacement. The Arabic ones have no vowel marks. */
const english: [phrase: RegExp, better: string][] = [
  [/\bcomes? back\b.*\bbalance\b|\bbalance\b.*\bcomes? back\b/i, 'is refunded to your balance'],
  [/\bnothing of\b/i, 'no longer refundable'],
  [/\b(?:is|are|been|be) given up\b/i, 'ends, is cancelled'],
  [/\bfalls? free\b/i, 'becomes available'],
  [/\bfor good\b/i, 'permanently'],
  [/\btaken? (?:it |the course )?up again\b|\btake it up\b/i, 'undo the drop'],
  [/\b(?:is|are|been|be) taken back\b/i, 'undo, cancel'],
  [/\bstands? in the way\b|\bstood in the way\b/i, 'problem, reason'],
  [/\bcannot stand together\b/i, 'cannot be combined'],
  [/\bis foretold\b/i, 'preview'],
  [/\bdoes not dismiss\b|\bbelow 2\.00 dismisses\b/i, 'does not lead to dismissal'],
  [/\bno longer counts?\b|\bstill counts\b/i, 'is no longer valid, is still valid'],
  [/\bon its way\b/i, 'in progress'],
  [
    /\bnothing (?:is|has) to be (?:done|paid)\b|\bnothing has to be\b/i,
    'you don’t need to do anything, nothing to pay',
  ],
  [/\bborne by\b|\bbears? the fees\b/i, 'paid by'],
  [/\bowed then\b/i, 'balance due'],
  [/\bbyte for byte\b/i, 'identical to the one issued'],
  [/\bthe very person\b/i, 'the supervisor you chose'],
  [/\bwithout a network\b/i, 'offline'],
  [/\bhow far the plan is\b/i, 'progress in the plan'],
  [/\bproven best\b/i, 'the best'],
  [/\btime stands still\b/i, 'the countdown pauses'],
  [/\bnobody gains\b/i, 'does not help you'],
  [/\bask for (?:a|this) (?:document|transfer)\b|\bask for (?:the|this) seat\b/i, 'request'],
  [/\btake\b.*\bmove\b.*\bback\b/i, 'undo the last clock change'],
  [/\bof which\b/i, 'the name of the part alone'],
  [/\bexcept(?:ed)? (?:you|from)\b/i, 'exception'],
  [/\bis not called\b|\bnothing is called\b/i, 'no results'],
];
/** Phrases that only the trainer's console may use. */
const toStudents: [phrase: RegExp, better: string][] = [
  [/\bwhoever\b/i, 'you, anyone'],
  [/\bthe agenda\b/i, 'the university calendar'],
  [/\b(?:is|are) asked for\b/i, 'you request'],
  [/\bstudent’s own\b|\bstudent's own\b/i, 'your own'],
];
const arabic: [phrase: RegExp, better: string][] = [
  [/(?:ما|لا) يعود (?:اليوم|شيء)/, 'لا يُسترد'],
  [/لم يعد يسترد/, 'انتهت فترة الاسترداد'],
  [/بايتا بايتا/, 'مطابقة كاملة'],
  [/إعلان (?:التخصص|تخصص)/, 'طلب التخصص'],
  [/لا يلزم فعل شيء/, 'لا يلزم أي إجراء'],
  [/أماكن تسجيل الدخول/, 'الأجهزة المسجَّل الدخول منها'],
  [/العودة إلى القراءة/, 'الرجوع إلى التفاصيل'],
  [/مآل المبالغ/, 'المبالغ المستردة'],
  [/تجربة الرقم|لم يجرب الرقم/, 'التحقق من الرقم'],
  [/مفتاح الخروج/, 'مفتاح Esc'],
  [/الدور على/, 'لدى، بانتظار'],
  [/أرقامه غير متوافقة/, 'الرقم غير صحيح'],
  [/تطبيق السلة/, 'تنفيذ السلة'],
  [/سداد المدفوعات/, 'سداد الرسوم'],
  [/القاعة التدريبية/, 'القاعة'],
  [/التدريس مع من/, 'أعضاء هيئة التدريس المفضَّلون'],
  [/بين الحرم الجامعي والمباني/, 'بين مقارّ الجامعة ومبانيها'],
  [/لا يترتب علي(?:ه|ها|هما) حرمان/, 'يمكن الغياب عن محاضرات أخرى دون حرمان'],
  [/لم يوجد عنوان/, 'لم يُعثر على'],
  [/المطلوب خلوها/, 'المطلوب إبقاؤها خالية'],
  [/اهتمامكم/, 'الاهتمام'],
  [/(?<![\u0621-\u064a])يرد إلا/, 'يُسترد'],
];

const found = (texts: readonly UserText[], phrases: [phrase: RegExp, better: string][]): string[] =>
  texts.flatMap(({ at, text }) =>
    phrases.filter(([phrase]) => phrase.test(text)).map(([, better]) => `${at}: ${text} | better: ${better}`),
  );
const ofConsole = /\/(?:console|classroom|simulator|conformance|traffic|scenario)\.json/;
const inLocales = (texts: readonly UserText[]): UserText[] => texts.filter(({ source }) => source === 'locales');

describe('phrases that are gone', () => {
  it('from the English', () => expect(found(inLocales(englishTexts), english)).toEqual([]));
  it('from the English that students read', () =>
    expect(
      found(
        inLocales(englishTexts).filter(({ at }) => !ofConsole.test(at)),
        toStudents,
      ),
    ).toEqual([]));
  it('from the Arabic', () =>
    expect(
      found(
        inLocales(arabicTexts).map((one) => ({ ...one, text: bare(one.text) })),
        arabic,
      ),
    ).toEqual([]));
});

/** The number of words of each sentence with at least two words; a placeholder counts as one word. */
const lengthsOf = (text: string): number[] =>
  text
    .replace(/\$t\([^)]*\)|\{\{[^}]*\}\}/g, 'X')
    .split(/[.!?؟؛;:](?=\s|$)|\n/)
    .map((sentence) => sentence.split(/\s+/).filter(Boolean).length)
    .filter((words) => words > 1);

/** Prints the median and the longest sentence of each file in words. */
function printLengths(): void {
  const rows: Record<string, { sentences: number; median: number; longest: number }> = {};
  for (const text of [...inLocales(englishTexts), ...inLocales(arabicTexts)]) {
    const file = text.at.replace(/ .*/, '');
    const row = (rows[file] ??= { sentences: 0, median: 0, longest: 0 });
    row.sentences += lengthsOf(text.text).length;
    row.longest = Math.max(row.longest, ...lengthsOf(text.text));
  }
  for (const [file, row] of Object.entries(rows)) {
    const lengths = [...englishTexts, ...arabicTexts]
      .filter(({ at }) => at.startsWith(`${file} `))
      .flatMap(({ text }) => lengthsOf(text))
      .sort((a, b) => a - b);
    row.median = lengths[Math.floor(lengths.length / 2)] ?? 0;
  }
  console.table(rows);
}

// The lengths are printed for information; no rule depends on them.
if (process.env.LONG_TESTS !== undefined) afterAll(printLengths);
