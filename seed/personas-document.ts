import type { Persona } from './persona-types.ts';
import { fifteenHours, standard } from './persona-schedules.ts';

/**
 * Students who request official documents. Documents issued to them earlier are in documents.ts, their clearance in
 * clearance.ts.
 */
export const documentPersonas: readonly Persona[] = [
  {
    key: 'lostCertificate',
    area: 'document',
    name: ['Hessa Nabil Al Mahroos', 'حصة نبيل المحروس'],
    title: ['Lost her certificate', 'فقدت شهادتها'],
    shows: [
      'Graduated in June 2026, cleared, and given her certificate on paper, which she has lost: a reprint costs BHD 50.000, is signed, and replaces the lost one.',
      'تخرجت في يونيو 2026 وأُخلي طرفها وتسلمت شهادتها الورقية ثم فقدتها: إعادة الطباعة برسم قدره 50.000 د.ب.، وتصدر موقَّعة وتحل محل المفقودة.',
    ],
    records: [
      {
        programme: 'BSCS',
        admission: 20212,
        history: 'graduated',
        status: 'graduated',
        statusChangedOn: '2026-06-07',
        current: null,
        next: null,
        balance: 50_000,
      },
    ],
  },
  {
    key: 'transcriptReader',
    area: 'document',
    name: ['Yusuf Adel Al Shehabi', 'يوسف عادل الشهابي'],
    gender: 'male',
    title: ['Applies for a scholarship', 'يتقدم لبعثة دراسية'],
    shows: [
      'Every fee paid, with a transcript asked for yesterday: the registration department issues it, anybody verifies it, and he sees how often.',
      'رسومه مسدَّدة كلها وطلب أمس كشف درجات: تُصدره دائرة التسجيل، ويتحقق منه من يشاء، ويرى عدد مرات التحقق.',
    ],
    records: [{ ...standard, paid: fifteenHours }],
  },
];
