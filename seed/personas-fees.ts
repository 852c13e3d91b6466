import type { Persona } from './persona-types.ts';
import { fifteenHours, standard, twelveHours } from './persona-schedules.ts';

const area = 'fees';

export const feesPersonas: readonly Persona[] = [
  {
    key: 'owesLastSemester',
    area,
    name: ['Jaber Mohamed Al Kuwari', 'جابر محمد الكواري'],
    gender: 'male',
    title: ['Tuition overdue', 'رسوم دراسية متأخرة'],
    shows: [
      'Half of last semester’s tuition is overdue, this semester’s courses, services and insurance are due by 17 September: documents, clearance and both kinds of withdrawal are blocked.',
      'نصف رسوم الفصل الماضي متأخر، ورسوم مقررات هذا الفصل وخدماته وتأمينه مستحقة حتى 17 سبتمبر: تُحجب الوثائق الرسمية وإخلاء الطرف والانسحاب الرسمي والنهائي.',
    ],
    records: [{ ...standard, registered: twelveHours, fees: { unpaidTuition: 50, unpaidServices: true } }],
  },
  {
    key: 'everyShare',
    area,
    name: ['Sharifa Khalil Al Rayes', 'شريفة خليل الريس'],
    title: ['Fees shared four ways', 'رسوم موزعة على أربعة مصادر'],
    shows: [
      'A sponsor bears half; of her own half a part is paid, a part came from the balance and a part remains. BHD 60.000 are left in the balance.',
      'تتحمل الجهة الراعية النصف؛ ومن حصة الطالبة سُدِّد جزء، وخُصم جزء من الرصيد، وبقي جزء. ولا يزال في رصيدها 60.000 د.ب.',
    ],
    records: [
      {
        ...standard,
        sponsor: 'CHS',
        paid: fifteenHours,
        partly: { paid: 50, balance: 20 },
        balance: 60_000,
        fees: { unpaidServices: true },
      },
    ],
  },
  {
    key: 'returnedCheque',
    area,
    name: ['Sayed Alawi Hashim Al Alawi', 'سيد علوي هاشم العلوي'],
    gender: 'male',
    title: ['Returned cheque', 'شيك مرتجع'],
    shows: [
      'A returned cheque that only the cashier can settle, and a history with a failed and a canceled try.',
      'شيك مرتجع لا يُسدَّد إلا لدى أمين الصندوق، وفي سجل المدفوعات محاولة لم تنجح وأخرى ملغاة.',
    ],
    records: [
      {
        ...standard,
        registered: twelveHours,
        fees: {
          others: [{ kind: 'returnedCheque', amount: 25_000, on: '2026-08-31', cashierOnly: true }],
          tries: [
            { status: 'failed', reason: 'insufficientFunds', on: '2026-09-01', minute: 1215 },
            { status: 'canceled', reason: 'cardholder', on: '2026-09-02', minute: 640 },
          ],
        },
      },
    ],
  },
];
