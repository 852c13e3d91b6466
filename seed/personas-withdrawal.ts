import type { Persona } from './persona-types.ts';
import { sixHours, standard, twelveHours } from './persona-schedules.ts';

const area = 'withdrawal';

/** Students who want to postpone a semester or to leave the university. */
export const withdrawalPersonas: readonly Persona[] = [
  {
    key: 'postpones',
    area,
    name: ['Maha Yusuf Al Hashimi', 'مها يوسف الهاشمي'],
    title: ['Postpones the semester', 'تؤجل الفصل'],
    shows: [
      'Nine hours paid, three unpaid, one place on a waiting list: sees what a postponement brings about, asks for it, and the office decides.',
      'سددت رسوم 9 ساعات وبقيت 3، ولها دور في قائمة انتظار: تطّلع على ما يترتب على التأجيل وتطلبه، ثم يُبت فيه.',
    ],
    records: [
      {
        ...standard,
        paid: twelveHours.slice(0, 3),
        registered: twelveHours.slice(3),
        waiting: ['ENTR301-04'],
        balance: 12_000,
      },
    ],
  },
  {
    key: 'leavesForGood',
    area,
    name: ['Tariq Ahmed Al Sayed', 'طارق أحمد السيد'],
    gender: 'male',
    title: ['Leaves for good', 'ينسحب نهائيًا'],
    shows: [
      'Twelve paid hours: saves a permanent withdrawal, approves it by code, and may take it back until the day ends.',
      'سدد رسوم 12 ساعة: يحفظ طلب الانسحاب النهائي ويعتمده برمز، وله التراجع عنه حتى نهاية اليوم.',
    ],
    records: [{ ...standard, paid: twelveHours }],
  },
  {
    key: 'postponedFour',
    area,
    name: ['Wafa Salman Al Binali', 'وفاء سلمان البنعلي'],
    title: ['Postponed four semesters', 'أجلت أربعة فصول'],
    shows: [
      'Has postponed four semesters, as many as there may be: a fifth is refused.',
      'أجلت أربعة فصول، وهو الحد الأعلى: يُرفض تأجيل فصل خامس.',
    ],
    records: [
      {
        programme: 'BSCS',
        admission: 20231,
        history: 'firstYear',
        away: { 20231: 'withdrawn', 20232: 'withdrawn', 20251: 'withdrawn', 20252: 'withdrawn' },
        paid: ['MATHS205-01', 'STAT273-01'],
      },
    ],
  },
  {
    key: 'noneCompleted',
    area,
    name: ['Yaqoob Isa Al Khaja', 'يعقوب عيسى الخاجة'],
    gender: 'male',
    title: ['No semester completed', 'لم يتم أي فصل'],
    shows: [
      'Postponed the second semester of 2025/2026, in which he was admitted: with no semester completed, another cannot be postponed.',
      'أجل الفصل الثاني 2025/2026 الذي قُبل فيه: لم يتم أي فصل بعد، فيُرفض تأجيل فصل آخر.',
    ],
    records: [
      { programme: 'BSCS', admission: 20252, history: 'none', away: { 20252: 'withdrawn' }, paid: ['PSYC103-01'] },
    ],
  },
  {
    key: 'chancesUsed',
    area,
    name: ['Jameel Abdulla Al Sharqi', 'جميل عبدالله الشرقي'],
    gender: 'male',
    title: ['All chances used', 'استنفد الفرص'],
    shows: [
      'Was given both chances to raise the CGPA, and neither is left: postponing the semester is denied.',
      'مُنح فرصتي رفع المعدل ولم تبقَ له فرصة: يُرفض تأجيل الفصل.',
    ],
    records: [{ ...standard, history: 'probation', warnings: 2, chances: { given: 2, semesters: 0 }, paid: sixHours }],
  },
];
