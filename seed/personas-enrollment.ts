import type { Persona, PersonaRecord } from './persona-types.ts';

const area = 'enrollment';

/** A year of studies, the next semester postponed, then one absent: the enrolment is inactive. */
const awayOnce: PersonaRecord = {
  programme: 'BSCS',
  admission: 20241,
  history: 'firstYear',
  away: { 20251: 'withdrawn', 20252: 'notEnrolled' },
  current: null,
  next: null,
  status: 'inactive',
  statusChangedOn: '2026-06-02',
};

/** Students with an inactive enrolment, and the obstacles to restoring it. */
export const enrollmentPersonas: readonly Persona[] = [
  {
    key: 'inactiveEnrolment',
    area,
    name: ['Ghada Mansoor Al Balushi', 'غادة منصور البلوشي'],
    title: ['Inactive enrolment', 'قيد غير فعّال'],
    shows: [
      'Away for one regular semester: restores the enrolment, once, and registers at once.',
      'انقطعت فصلًا اعتياديًا واحدًا: تعيد قيدها مرة واحدة وتسجل في الحال.',
    ],
    records: [awayOnce],
  },
  {
    key: 'awayTwoSemesters',
    area,
    name: ['Nawaf Ebrahim Al Kooheji', 'نواف إبراهيم الكوهجي'],
    gender: 'male',
    title: ['Away for two semesters', 'انقطع فصلين'],
    shows: [
      'Away for two regular semesters, the most there may be: the enrolment can still be restored.',
      'انقطع فصلين اعتياديين، وهو الحد الأعلى: لا تزال إعادة القيد متاحة.',
    ],
    records: [{ ...awayOnce, away: { 20251: 'notEnrolled', 20252: 'notEnrolled' } }],
  },
  {
    key: 'awayThreeSemesters',
    area,
    name: ['Abeer Hameed Al Tajer', 'عبير حميد التاجر'],
    title: ['Away for three semesters', 'انقطعت ثلاثة فصول'],
    shows: [
      'Away for three regular semesters: too long for the enrolment to be restored.',
      'انقطعت ثلاثة فصول اعتيادية: لا يجوز بعدها إعادة القيد.',
    ],
    records: [
      {
        ...awayOnce,
        admission: 20231,
        history: 'earlierYear',
        away: { 20241: 'withdrawn', 20242: 'notEnrolled', 20251: 'notEnrolled', 20252: 'notEnrolled' },
      },
    ],
  },
  {
    key: 'restoredBefore',
    area,
    name: ['Fahad Sami Al Doseri', 'فهد سامي الدوسري'],
    gender: 'male',
    title: ['Restored before', 'أُعيد قيده من قبل'],
    shows: [
      'The enrolment was restored once already and has become inactive again: there is no second time.',
      'أُعيد قيده مرة ثم أصبح غير فعّال من جديد: لا تجوز إعادته مرة ثانية.',
    ],
    records: [{ ...awayOnce, reinstatements: 1 }],
  },
  {
    key: 'inactiveWarned',
    area,
    name: ['Hind Khalifa Al Ghatam', 'هند خليفة الغتم'],
    title: ['Inactive and warned', 'قيد غير فعّال مع إنذار'],
    shows: [
      'The enrolment is inactive and one academic warning in force: it cannot be restored.',
      'القيد غير فعّال مع إنذار أكاديمي سارٍ: لا يجوز إعادته.',
    ],
    records: [{ ...awayOnce, history: 'weakYear', warnings: 1 }],
  },
  {
    key: 'inactiveOwing',
    area,
    name: ['Saif Adel Al Haddad', 'سيف عادل الحداد'],
    gender: 'male',
    title: ['Inactive with dues', 'قيد غير فعّال مع رسوم مستحقة'],
    shows: [
      'The enrolment is inactive and half of the last tuition unpaid: pays first, then restores it.',
      'القيد غير فعّال ونصف الرسوم الدراسية السابقة لم يُسدَّد: يسدد أولًا ثم يعيد القيد.',
    ],
    records: [{ ...awayOnce, fees: { unpaidTuition: 50 } }],
  },
];
