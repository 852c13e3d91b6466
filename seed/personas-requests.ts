import type { Persona } from './persona-types.ts';
import { fifteenHours, standard, twelveHours } from './persona-schedules.ts';

/** Students with requests to the offices: appeals and refunds. */
export const requestPersonas: readonly Persona[] = [
  {
    key: 'gradeAppeal',
    area: 'appeal',
    name: ['Huda Ibrahim Al Koheji', 'هدى إبراهيم الكوهجي'],
    title: ['Doubts a grade', 'متظلمة من تقدير'],
    shows: [
      'Five grades of the last semester and none appealed: submits an appeal, pays BHD 10.000 by card or from the balance of BHD 20.000, and the office decides.',
      'لها خمسة تقديرات من الفصل الأخير ولم تتظلم من أي منها: تقدم تظلمًا وتدفع 10.000 د.ب. بالبطاقة أو من رصيدها البالغ 20.000 د.ب.، ثم يُبت فيه.',
    ],
    records: [{ ...standard, paid: fifteenHours, balance: 20_000 }],
  },
  {
    key: 'withdrawnCourse',
    area: 'appeal',
    name: ['Jawad Ali Al Arrayed', 'جواد علي العريض'],
    gender: 'male',
    title: ['A course without points', 'مقرر بلا نقاط'],
    shows: [
      'Withdrew from one course of the last semester: a W cannot be appealed, the other grades can.',
      'انسحب من مقرر في الفصل الأخير: لا تظلم من W، ويجوز من بقية الدرجات.',
    ],
    records: [{ ...standard, history: 'withdrewOnce', paid: twelveHours }],
  },
  {
    key: 'wantsRefund',
    area: 'refund',
    name: ['Eman Saleh Al Doy', 'إيمان صالح الدوي'],
    title: ['Asks for money back', 'طالبة استرداد'],
    shows: [
      'BHD 216.000 in the balance after dropping courses: asks for a part, the amount is held until the finance office decides.',
      'في رصيدها 216.000 د.ب. بعد حذف مقررات: تطلب استرداد جزء منه، ويُحجز إلى حين بت المكتب المالي.',
    ],
    records: [{ ...standard, paid: twelveHours, balance: 216_000 }],
  },
];
