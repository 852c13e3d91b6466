import type { Persona } from './persona-types.ts';
import { fifteenHours, newcomer, newcomerHours, standard, twelveHours } from './persona-schedules.ts';

/** No enrolment in this semester and the next. */
const away = { current: null, next: null } as const;

export const servicePersonas: readonly Persona[] = [
  {
    key: 'newlyAdmitted',
    area: 'admission',
    name: ['Reem Abdulrahman Al Ansari', 'ريم عبدالرحمن الأنصاري'],
    title: ['Newly admitted', 'مقبولة حديثًا'],
    shows: [
      'Admitted this semester with nothing registered: may cancel the admission.',
      'قُبلت هذا الفصل ولم تسجل مقررات: يجوز لها إلغاء القبول.',
    ],
    records: [newcomer],
  },
  {
    key: 'graduatingCleared',
    area: 'clearance',
    name: ['Latifa Ali Al Qattan', 'لطيفة علي القطان'],
    title: ['Ready for clearance', 'جاهزة لإخلاء الطرف'],
    shows: [
      'In her last semester with every fee paid and the graduate survey answered: clearance can be asked for, with an ID card and a locker key to hand in.',
      'في فصلها الأخير ورسومها مسدَّدة كلها واستبانة الخريجين مُجابة: يمكنها طلب إخلاء الطرف، ولديها بطاقة جامعية ومفتاح خزانة للتسليم.',
    ],
    records: [
      {
        programme: 'BSCS',
        admission: 20212,
        history: 'lastSemester',
        graduating: true,
        paid: ['ENGL252-01', 'ITIS311-01', 'MATHS205-01', 'MGT131-01', 'PSYC103-01'],
      },
    ],
  },
  {
    key: 'permanentlyWithdrawn',
    area: 'casestudy',
    name: ['Majid Nasser Al Asfoor', 'ماجد ناصر العصفور'],
    gender: 'male',
    title: ['Permanently withdrawn', 'منسحب نهائيًا'],
    shows: [
      'Withdrew for good in March 2026: may ask for a case study, for clearance and for a transcript, nothing else.',
      'انسحب نهائيًا في مارس 2026: له طلب دراسة الحالة وإخلاء الطرف وكشف الدرجات فقط.',
    ],
    records: [{ ...standard, ...away, history: 'leftMidway', status: 'withdrawn', statusChangedOn: '2026-03-08' }],
  },
  {
    key: 'dismissedOneYear',
    area: 'casestudy',
    name: ['Hasan Abbas Al Fardan', 'حسن عباس الفردان'],
    gender: 'male',
    title: ['Dismissed a year ago', 'مفصول قبل عام'],
    shows: [
      'Dismissed one year ago: within the two years in which a case study may be asked for.',
      'فُصل قبل عام: لا يزال ضمن السنتين المسموح فيهما بطلب دراسة الحالة.',
    ],
    records: [
      {
        programme: 'BSCS',
        admission: 20231,
        history: 'dismissedRecently',
        ...away,
        status: 'dismissed',
        statusChangedOn: '2025-09-07',
        warnings: 3,
      },
    ],
  },
  {
    key: 'dismissedThreeYears',
    area: 'casestudy',
    name: ['Mahdi Jaafar Al Sitri', 'مهدي جعفر الستري'],
    gender: 'male',
    title: ['Dismissed three years ago', 'مفصول قبل ثلاثة أعوام'],
    shows: ['Dismissed three years ago: too late for a case study.', 'فُصل قبل ثلاثة أعوام: انقضت مدة طلب دراسة الحالة.'],
    records: [
      {
        programme: 'BSCS',
        admission: 20211,
        history: 'dismissedLongAgo',
        ...away,
        status: 'dismissed',
        statusChangedOn: '2023-09-06',
        warnings: 3,
      },
    ],
  },
  {
    key: 'cgpaChance',
    area: 'withdrawal',
    name: ['Sadiq Husain Al Alawi', 'صادق حسين العلوي'],
    gender: 'male',
    title: ['Chance to raise the CGPA', 'فرصة لرفع المعدل'],
    shows: [
      'Two warnings and CGPA 1.80, on a chance to raise it: postponing the semester is denied.',
      'لديه إنذاران ومعدله 1.80 ومُنح فرصة لرفعه: يُرفض تأجيل الفصل.',
    ],
    records: [
      { ...standard, history: 'probation', warnings: 2, chances: { given: 1, semesters: 1 }, paid: twelveHours },
    ],
  },
  {
    key: 'refundableBalance',
    area: 'refund',
    name: ['Aisha Badr Al Moayed', 'عائشة بدر المؤيد'],
    title: ['Refundable balance', 'رصيد قابل للاسترداد'],
    shows: [
      'The university holds BHD 144.000 of hers: a refund can be asked for.',
      'للطالبة رصيد قدره 144.000 د.ب. لدى الجامعة: يمكنها طلب استرداده.',
    ],
    records: [{ ...standard, paid: fifteenHours, balance: 144_000 }],
  },
  {
    key: 'associateDiploma',
    area: 'transfer',
    name: ['Omar Tariq Al Noaimi', 'عمر طارق النعيمي'],
    gender: 'male',
    title: ['Associate diploma', 'حامل الدبلوم المشارك'],
    shows: [
      'Completed the associate diploma in June 2026: may ask to go on to a bachelor programme.',
      'أتم الدبلوم المشارك في يونيو 2026: له طلب الانتقال إلى البكالوريوس.',
    ],
    records: [
      {
        programme: 'DAPT',
        admission: 20241,
        history: 'diploma',
        ...away,
        status: 'graduated',
        statusChangedOn: '2026-06-07',
      },
    ],
  },
  {
    key: 'thesisStudent',
    area: 'thesis',
    name: ['Hanan Salman Al Zayani', 'حنان سلمان الزياني'],
    title: ['Thesis student', 'طالبة رسالة'],
    shows: [
      'Has finished the course work and registered ITCS599-01: proposes a topic and a supervisor.',
      'أنهت المقررات وسجلت ITCS599-01: تقترح موضوع الرسالة والمشرف.',
    ],
    records: [{ programme: 'MSCS', admission: 20251, history: 'masterNearThesis', paid: ['ITCS599-01'] }],
  },
  {
    key: 'twoMobiles',
    area: 'contact',
    name: ['Badr Khalid Al Rumaihi', 'بدر خالد الرميحي'],
    gender: 'male',
    title: ['Two mobile numbers', 'رقما هاتف'],
    shows: [
      'Keeps two mobile numbers: one more is allowed, a fourth is refused.',
      'لديه رقما هاتف نقال: يُقبل رقم ثالث ويُرفض الرابع.',
    ],
    mobiles: ['+973 36120045', '+973 39417702'],
    records: [{ ...standard, registered: twelveHours }],
  },
  {
    key: 'emailOnly',
    area: 'contact',
    name: ['Dalal Jassim Al Buainain', 'دلال جاسم البوعينين'],
    title: ['No mobile number', 'بلا رقم هاتف'],
    shows: [
      'No mobile number on record: codes go to the e-mail, and a number has to be added.',
      'لا رقم هاتف في السجل: تُرسَل الرموز بالبريد الإلكتروني، ويلزم إدخال رقم.',
    ],
    mobiles: [],
    records: [{ ...standard, registered: twelveHours }],
  },
  {
    key: 'unreachable',
    area: 'contact',
    name: ['Salman Rashid Al Mannai', 'سلمان راشد المناعي'],
    gender: 'male',
    title: ['Neither number nor e-mail', 'بلا هاتف ولا بريد'],
    shows: [
      'Neither a mobile number nor an e-mail on record: no code can be sent.',
      'لا رقم هاتف ولا بريد إلكتروني في السجل: يتعذر إرسال الرموز.',
    ],
    email: null,
    mobiles: [],
    records: [{ ...standard, registered: twelveHours }],
  },
  {
    key: 'oftenAbsent',
    area: 'attendance',
    name: ['Mariam Hamad Al Khalifa', 'مريم حمد الخليفة'],
    title: ['Often absent', 'كثيرة الغياب'],
    shows: [
      'Misses every second class of three courses: in week 5 the warnings have begun, in week 9 one final examination is lost.',
      'تتغيب عن نصف محاضرات ثلاثة مقررات: تبدأ الإنذارات في الأسبوع 5، وتُحرم من امتحان نهائي في الأسبوع 9.',
    ],
    records: [
      {
        ...standard,
        paid: fifteenHours,
        absent: { [fifteenHours[0]!]: 26, [fifteenHours[1]!]: 18, [fifteenHours[2]!]: 11 },
      },
    ],
  },
  {
    key: 'newlyRegistered',
    area: 'admission',
    name: ['Zainab Ahmed Al Saffar', 'زينب أحمد الصفار'],
    title: ['Newly admitted and registered', 'مستجدة مسجَّلة'],
    shows: [
      'Admitted this semester and registered in twelve paid hours: cancelling the admission concerns fees as well.',
      'قُبلت هذا الفصل وسجلت 12 ساعة مسدَّدة: إلغاء القبول يمس الرسوم كذلك.',
    ],
    records: [{ ...newcomer, paid: newcomerHours }],
  },
];
