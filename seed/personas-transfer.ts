import type { Persona } from './persona-types.ts';
import { standard, twelveHours } from './persona-schedules.ts';

const area = 'transfer';

/** Students who want to change their programme. */
export const transferPersonas: readonly Persona[] = [
  {
    key: 'transferStrong',
    area,
    name: ['Sara Khalil Al Aradi', 'سارة خليل العرادي'],
    title: ['Transfer: strong record', 'تحويل: سجل قوي'],
    shows: [
      'CGPA 3.47: ranked before the others, and given the first programme that has a seat.',
      'معدلها 3.47: تتقدم غيرها في المفاضلة وتُمنح أول برنامج فيه مقعد.',
    ],
    records: [{ ...standard, history: 'excellent', paid: twelveHours }],
  },
  {
    key: 'transferAtCutoff',
    area,
    name: ['Yousif Adel Al Jowder', 'يوسف عادل الجودر'],
    gender: 'male',
    title: ['Transfer: at the cut-off', 'تحويل: عند الحد الفاصل'],
    shows: [
      'CGPA 2.80 with more hours than another of the same average: the hours decide who gets the last seat.',
      'معدله 2.80 وساعاته أكثر ممن يساويه في المعدل: تحسم الساعات من ينال آخر مقعد.',
    ],
    records: [{ ...standard, paid: twelveHours }],
  },
  {
    key: 'transferWeak',
    area,
    name: ['Ali Mansoor Al Hayki', 'علي منصور الحايكي'],
    gender: 'male',
    title: ['Transfer: behind the others', 'تحويل: بعد غيره في الترتيب'],
    shows: [
      'CGPA 2.80 with one year behind: waits for the second round, in which what others gave up is given once more.',
      'معدله 2.80 وأتم عامًا واحدًا: ينتظر المفاضلة الثانية التي تُمنح فيها المقاعد الشاغرة مرة أخرى.',
    ],
    records: [{ programme: 'BSCS', admission: 20251, history: 'newYear', paid: ['ENGL252-01'] }],
  },
  {
    key: 'transferNoCertificate',
    area,
    name: ['Fajer Isa Al Dosari', 'فجر عيسى الدوسري'],
    title: ['Transfer: no certificate on record', 'تحويل: بلا شهادة في السجل'],
    shows: [
      'The secondary certificate is missing in the record: the transfer is refused until it is there.',
      'الشهادة الثانوية غير مدرجة في السجل: يُرفض التحويل إلى أن تُدرج.',
    ],
    records: [{ ...standard, certificate: false, paid: twelveHours }],
  },
  {
    key: 'transferredOnce',
    area,
    name: ['Shaikha Nawaf Al Maawda', 'شيخة نواف المعاودة'],
    title: ['Transferred once', 'حوّلت مرة واحدة'],
    shows: [
      'Came from Accounting, which was her first major: one more transfer is possible, but not back there.',
      'جاءت من المحاسبة وهي تخصصها الأول: يجوز لها التحويل مرة أخرى، لا العودة إليها.',
    ],
    records: [{ ...standard, transfers: [['BACC', 20251]], paid: twelveHours }],
  },
  {
    key: 'transferredTwice',
    area,
    name: ['Nasser Waleed Al Fadhel', 'ناصر وليد الفاضل'],
    gender: 'male',
    title: ['Transferred twice', 'حوّل مرتين'],
    shows: ['Has made both transfers there may be: a third is refused.', 'استنفد مرتي التحويل: يُرفض تحويل ثالث.'],
    records: [
      {
        ...standard,
        transfers: [
          ['BMGT', 20242],
          ['BSMA', 20251],
        ],
        paid: twelveHours,
      },
    ],
  },
];
