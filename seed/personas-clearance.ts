import type { Persona } from './persona-types.ts';

const area = 'clearance';

const lastSemester = { programme: 'BSCS', admission: 20212, history: 'lastSemester', graduating: true } as const;
const lastCourses = ['ENGL252-01', 'ITIS311-01', 'MATHS205-01', 'MGT131-01', 'PSYC103-01'];
const graduate = {
  programme: 'BSCS',
  admission: 20212,
  history: 'graduated',
  status: 'graduated',
  statusChangedOn: '2026-06-07',
  current: null,
  next: null,
} as const;

/** Students who need clearance. Their loans are in clearance.ts. */
export const clearancePersonas: readonly Persona[] = [
  {
    key: 'clearanceMissing',
    area,
    name: ['Wafa Khalil Al Jamri', 'وفاء خليل الجمري'],
    title: ['Much is missing for clearance', 'بنود ناقصة لإخلاء الطرف'],
    shows: [
      'In her last semester with a library fine of BHD 3.500, two books, one of them overdue, and the graduate survey unanswered: clearance is refused for the amount.',
      'في فصلها الأخير وعليها غرامة مكتبة قدرها 3.500 د.ب. وكتابان أحدهما متأخر، ولم تُجب استبانة الخريجين: يُرفض إخلاء الطرف للمبلغ المستحق.',
    ],
    records: [
      {
        ...lastSemester,
        paid: lastCourses,
        fees: { others: [{ kind: 'libraryFine', amount: 3_500, on: '2026-09-02', cashierOnly: false }] },
      },
    ],
  },
  {
    key: 'graduatingUnderload',
    area,
    name: ['Yasser Adel Al Haddad', 'ياسر عادل الحداد'],
    gender: 'male',
    title: ['Last semester, below the minimum', 'فصل أخير دون الحد الأدنى'],
    shows: [
      'In his last semester with three of fifteen hours registered: clearance is refused because the schedule is not approved.',
      'في فصله الأخير ومسجَّل في 3 ساعات من 15: يُرفض إخلاء الطرف لأن الجدول غير معتمد.',
    ],
    records: [{ ...lastSemester, paid: ['ENGL252-01'] }],
  },
  {
    key: 'graduatedNotCleared',
    area,
    name: ['Maha Sami Al Tajer', 'مها سامي التاجر'],
    title: ['Graduated, clearance to come', 'خريجة لم يُخلَ طرفها'],
    shows: [
      'Graduated in June 2026 and still has her ID card: clearance comes first, then the graduation certificate.',
      'تخرجت في يونيو 2026 ولا تزال بطاقتها الجامعية لديها: إخلاء الطرف أولًا ثم شهادة التخرج.',
    ],
    records: [graduate],
  },
  {
    key: 'clearanceUnderWay',
    area,
    name: ['Jaber Hashim Al Ghanim', 'جابر هاشم الغانم'],
    gender: 'male',
    title: ['Clearance under way', 'إخلاء طرف قيد الإنجاز'],
    shows: [
      'Graduated in June 2026 and asked for clearance yesterday: two offices have approved, two things wait to be collected, and the survey is unanswered.',
      'تخرج في يونيو 2026 وطلب إخلاء الطرف أمس: وافق مكتبان، وبقي تسليم عهدتين، والاستبانة لم تُجب.',
    ],
    records: [graduate],
  },
  {
    key: 'clearedGraduate',
    area,
    name: ['Amna Yaqoob Al Saeed', 'آمنة يعقوب السعيد'],
    title: ['Clearance complete', 'اكتمل إخلاء طرفها'],
    shows: [
      'Graduated in June 2026 with clearance complete since then: the graduation certificate can be requested.',
      'تخرجت في يونيو 2026 واكتمل إخلاء طرفها حينها: يمكنها طلب شهادة التخرج.',
    ],
    records: [graduate],
  },
  {
    key: 'masterGraduating',
    area,
    name: ['Fahad Mansoor Al Doseri', 'فهد منصور الدوسري'],
    gender: 'male',
    title: ['Thesis copies to hand in', 'نسخ رسالة للتسليم'],
    shows: [
      'A master’s student in his last semester: clearance has a seventh item, the copies of the thesis.',
      'طالب ماجستير في فصله الأخير: لإخلاء طرفه بند سابع هو نسخ الرسالة العلمية.',
    ],
    records: [
      { programme: 'MSCS', admission: 20251, history: 'masterNearThesis', graduating: true, paid: ['ITCS599-01'] },
    ],
  },
  {
    key: 'admissionCanceled',
    area,
    name: ['Rawan Fuad Al Sabbagh', 'روان فؤاد الصباغ'],
    title: ['Admission cancelled', 'ألغت قبولها'],
    shows: [
      'Cancelled her admission before the semester began: there is no student record to clear.',
      'ألغت قبولها قبل بدء الفصل: لا سجل أكاديمي يُخلى طرفه.',
    ],
    records: [
      {
        programme: 'BSCS',
        admission: 20261,
        history: 'none',
        status: 'admissionCanceled',
        statusChangedOn: '2026-08-31',
        current: null,
        next: null,
      },
    ],
  },
];
