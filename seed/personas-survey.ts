import { fifteenHours, standard, twelveHours } from './persona-schedules.ts';
import type { Persona } from './persona-types.ts';

/** Students who demonstrate attendance and course evaluation. */
export const surveyPersonas: readonly Persona[] = [
  {
    key: 'excusedAbsent',
    area: 'attendance',
    name: ['Amina Yusuf Al Doy', 'أمينة يوسف الدوي'],
    title: ['Absent with an excuse', 'غائبة بعذر'],
    shows: [
      'In hospital for weeks: misses three tenths of one course, every class of it excused, and is never warned.',
      'أُدخلت المستشفى عدة أسابيع: غابت عن ثلاثة أعشار محاضرات أحد المقررات بعذر مقبول كله، فلا إنذار.',
    ],
    records: [
      {
        ...standard,
        paid: twelveHours,
        absent: { [twelveHours[1]!]: 0, [twelveHours[2]!]: 0, [twelveHours[3]!]: 0 },
        excused: { [twelveHours[0]!]: 30 },
      },
    ],
  },
  {
    key: 'evaluator',
    area: 'survey',
    name: ['Noof Ebrahim Al Jowder', 'نوف إبراهيم الجودر'],
    title: ['Five courses to evaluate', 'خمسة مقررات للتقييم'],
    shows: [
      'Fifteen paid hours: from 29 November each of the five courses can be evaluated, once and anonymously.',
      'سُجلت لها 15 ساعة مسدَّدة: ابتداءً من 29 نوفمبر يُقيَّم كل من المقررات الخمسة مرة واحدة دون كشف الهوية.',
    ],
    records: [{ ...standard, paid: fifteenHours }],
  },
];
