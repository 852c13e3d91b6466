/** Limits that the university may change: key, value, note in both languages. */
export const limits: readonly (readonly [key: string, value: number, noteEn: string, noteAr: string])[] = [
  ['appealFeeFils', 10_000, 'Fee of one grade appeal, in fils', 'رسم التظلم من درجة مقرر واحد، بالفلس'],
  ['caseStudyFeeFils', 0, 'Fee of a case study, in fils; 0 is none', 'رسم دراسة الحالة، بالفلس، و0 بلا رسم'],
  [
    'certificateReprintFils',
    50_000,
    'Fee of reprinting the graduation certificate, in fils',
    'رسم إعادة طباعة شهادة التخرج، بالفلس',
  ],
  [
    'servicesFils',
    20_000,
    'Student services in a regular semester, in fils',
    'رسم الخدمات الطلابية في الفصل الاعتيادي، بالفلس',
  ],
  [
    'summerServicesFils',
    10_000,
    'Student services in a summer semester, in fils',
    'رسم الخدمات الطلابية في الفصل الصيفي، بالفلس',
  ],
  ['insuranceFils', 5_000, 'Insurance of one academic year, in fils', 'رسم التأمين للعام الأكاديمي، بالفلس'],
  ['surveyMinutes', 10, 'Minutes a course evaluation takes', 'المدة التقريبية لاستبانة تقييم المقرر، بالدقائق'],
  ['passwordMinimumLength', 8, 'Fewest characters of a password', 'أقل عدد من الأحرف في كلمة المرور'],
  ['passwordHistory', 3, 'Recent passwords that may not be used again', 'عدد كلمات المرور السابقة التي لا يجوز تكرارها'],
  ['userNameMinimumLength', 4, 'Fewest characters of a user name', 'أقل عدد من الأحرف في اسم المستخدم'],
  ['otpDigits', 4, 'Digits of a verification code', 'عدد أرقام رمز التحقق'],
  ['otpMinutes', 3, 'Minutes a verification code is valid', 'مدة صلاحية رمز التحقق، بالدقائق'],
  ['otpTries', 5, 'Wrong tries before a new code must be sent', 'عدد المحاولات الخاطئة قبل طلب رمز جديد'],
  ['otpResendSeconds', 30, 'Seconds between two codes', 'المدة بين رمزين متتاليين، بالثواني'],
  [
    'otpPerDay',
    10,
    'Verification codes of one purpose sent to one person in 24 hours',
    'أكبر عدد من رموز التحقق للغرض الواحد والشخص الواحد خلال 24 ساعة',
  ],
  [
    'otpTriesPerDay',
    20,
    'Wrong tries at codes of one purpose by one person in 24 hours',
    'أكبر عدد من المحاولات الخاطئة لرموز الغرض الواحد والشخص الواحد خلال 24 ساعة',
  ],
  [
    'thesisCopies',
    3,
    'Bound copies of a thesis to hand in for clearance',
    'عدد النسخ المجلَّدة من الرسالة العلمية المطلوب تسليمها لإخلاء الطرف',
  ],
  ['transferPreferences', 10, 'Programmes in one transfer request', 'أكبر عدد من البرامج في طلب التحويل الواحد'],
  [
    'transferMinimumHours',
    9,
    'Fewest credit hours passed with which a bachelor student may transfer',
    'أقل عدد من الساعات المكتسبة للتحويل في مرحلة البكالوريوس',
  ],
  [
    'transferMaximumHours',
    66,
    'Most credit hours passed with which a bachelor student may transfer',
    'أكبر عدد من الساعات المكتسبة للتحويل في مرحلة البكالوريوس',
  ],
  ['transfers', 2, 'Transfers one student may make', 'عدد مرات التحويل المسموح بها للطالب الواحد'],
  ['thesisRequestsPerSemester', 2, 'Thesis requests in one semester', 'عدد طلبات الرسالة في الفصل الواحد'],
  ['finalWithdrawalWeek', 10, 'Last week of the semester for withdrawing', 'آخر أسبوع للانسحاب خلال الفصل'],
  ['officialWithdrawalSemesters', 4, 'Semesters that may be postponed in all', 'مجموع الفصول التي يجوز تأجيلها'],
  [
    'averageChances',
    2,
    'Chances to raise the average that one student may be given',
    'أكبر عدد من الفرص الممنوحة للطالب الواحد لرفع المعدل',
  ],
  [
    'absenceFirstWarning',
    10,
    "Percent of a course's classes missed at which the first warning is given",
    'نسبة الغياب من محاضرات المقرر التي يوجَّه عندها الإنذار الأول',
  ],
  [
    'absenceSecondWarning',
    15,
    'Percent missed at which the second warning is given',
    'نسبة الغياب التي يوجَّه عندها الإنذار الثاني',
  ],
  [
    'absenceThirdWarning',
    20,
    'Percent missed at which the third warning is given',
    'نسبة الغياب التي يوجَّه عندها الإنذار الثالث',
  ],
  [
    'absenceBarred',
    25,
    'Percent missed at which the final examination is lost',
    'نسبة الغياب التي يُحرم عندها من دخول الامتحان النهائي',
  ],
  [
    'closingSoonDays',
    3,
    'Days before a service closes in which the dashboard says so',
    'عدد الأيام التي تسبق إغلاق الخدمة وينبَّه فيها عليه',
  ],
  [
    'exemptionCertificateYears',
    2,
    'Years for which a certificate counts towards an orientation exemption',
    'مدة قبول الشهادة لطلب الإعفاء من البرنامج التمهيدي، بالسنوات',
  ],
  [
    'dismissedWithinYears',
    2,
    'Years after dismissal in which a case study may be asked for',
    'المدة التي يجوز خلالها طلب دراسة الحالة بعد الفصل من الجامعة، بالسنوات',
  ],
  [
    'reinstatementSemesters',
    2,
    'Semesters away after which enrolment cannot be restored',
    'أكبر عدد من فصول الانقطاع يجوز بعده إعادة القيد',
  ],
  ['reinstatements', 1, 'Times enrolment may be restored', 'عدد مرات إعادة القيد المسموح بها'],
  ['mobileNumbers', 3, 'Mobile numbers a student may keep', 'عدد أرقام الهاتف النقال المسموح بها للطالب'],
  [
    'officeMessagesPerHour',
    5,
    'Messages a student may write to offices in one hour',
    'عدد الرسائل التي يمكن توجيهها إلى المكاتب في الساعة الواحدة',
  ],
  ['topLinks', 8, 'Forms an account may keep at hand', 'عدد الروابط المفضلة المسموح بها'],
  ['fileMaximumMebibytes', 10, 'Largest file that may be attached, in MiB', 'أكبر حجم للملف المرفق، بالميبي بايت'],
  [
    'studentFilesMebibytes',
    50,
    'Files kept of one academic record in all, in MiB',
    'مجموع حجم الملفات المحفوظة للسجل الأكاديمي الواحد، بالميبي بايت',
  ],
  [
    'canceledFileDays',
    30,
    'Days after which the files of a cancelled request are removed',
    'المدة التي تُحذف بعدها ملفات الطلب الملغى، بالأيام',
  ],
  ['loginTries', 5, 'Wrong passwords before an account is locked', 'عدد محاولات الدخول الخاطئة قبل إيقاف الحساب مؤقتًا'],
  ['loginLockMinutes', 15, 'Minutes an account stays locked', 'مدة إيقاف الحساب مؤقتًا، بالدقائق'],
  [
    'loginAddressTries',
    100,
    'Wrong passwords from one address of the network before signing in from there is paused',
    'عدد محاولات الدخول الخاطئة من عنوان شبكة واحد قبل إيقاف الدخول منه مؤقتًا',
  ],
  ['passwordValidDays', 180, 'Days a password that expires is valid', 'مدة صلاحية كلمة المرور التي تنتهي، بالأيام'],
  [
    'resetTries',
    10,
    'Codes asked for and wrong tries of one user name before a pause',
    'عدد طلبات الرمز والمحاولات الخاطئة لاسم المستخدم الواحد قبل الإيقاف المؤقت',
  ],
  ['resetAddressTries', 60, 'The same from one address of the network', 'العدد نفسه من عنوان شبكة واحد'],
  ['resetPauseMinutes', 30, 'Minutes that pause lasts', 'مدة هذا الإيقاف، بالدقائق'],
  [
    'calendarTries',
    5,
    'Private calendar addresses that do not exist asked for from one address of the network before a pause',
    'عدد عناوين التقويم غير الموجودة المطلوبة من عنوان شبكة واحد قبل الإيقاف المؤقت',
  ],
  ['calendarPauseMinutes', 15, 'Minutes that pause lasts', 'مدة هذا الإيقاف، بالدقائق'],
  [
    'calendarReadsPerMinute',
    30,
    'Times a private calendar address may be read in one minute',
    'عدد مرات قراءة العنوان الخاص للتقويم في الدقيقة الواحدة',
  ],
  ['certificateCopies', 1, 'Originals of one graduation certificate', 'عدد النسخ الأصلية من شهادة التخرج الواحدة'],
  [
    'transcriptCopies',
    10,
    'Printed copies in one transcript request',
    'أكبر عدد من النسخ المطبوعة في طلب كشف الدرجات الواحد',
  ],
  [
    'documentLeastDays',
    30,
    'Fewest days a transcript with an expiry date can be verified',
    'أقل مدة للتحقق من كشف درجات له تاريخ انتهاء، بالأيام',
  ],
  [
    'documentMostDays',
    730,
    'Most days a transcript with an expiry date can be verified',
    'أطول مدة للتحقق من كشف درجات له تاريخ انتهاء، بالأيام',
  ],
  [
    'documentKeyDays',
    365,
    'Days after which a new key signs the documents',
    'المدة التي يُستبدل بعدها مفتاح توقيع الوثائق، بالأيام',
  ],
  [
    'documentTries',
    10,
    'Verification codes that do not exist asked for from one address of the network before a pause',
    'عدد رموز التحقق غير الموجودة المطلوبة من عنوان شبكة واحد قبل الإيقاف المؤقت',
  ],
  ['documentPauseMinutes', 15, 'Minutes that pause lasts', 'مدة هذا الإيقاف، بالدقائق'],
  [
    'documentReadsPerMinute',
    60,
    'Times one document may be looked up, or the public keys be read from one address, in one minute',
    'عدد مرات التحقق من الوثيقة الواحدة، أو قراءة المفاتيح العامة من عنوان واحد، في الدقيقة الواحدة',
  ],
  ['sessionHours', 8, 'Hours a session lasts', 'مدة جلسة الدخول، بالساعات'],
  ['rememberDays', 30, 'Days a remembered session lasts', 'مدة جلسة الدخول عند اختيار «تذكّرني»، بالأيام'],
  [
    'rememberIdleDays',
    14,
    'Days without use after which a remembered session ends',
    'مدة عدم الاستخدام التي تنتهي بعدها جلسة «تذكّرني»، بالأيام',
  ],
  ['accessTokenMinutes', 15, 'Minutes an access token is valid', 'مدة صلاحية رمز الوصول، بالدقائق'],
  [
    'signingKeyDays',
    30,
    'Days after which a new key signs the access tokens',
    'المدة التي يُستبدل بعدها مفتاح توقيع رموز الوصول، بالأيام',
  ],
  ['searchMinimumLength', 2, 'Fewest characters of a search', 'أقل عدد من الأحرف للبحث'],
  [
    'excellentCgpa',
    300,
    'CGPA from which the higher study load applies, in hundredths',
    'المعدل التراكمي الذي يتيح العبء الدراسي الأعلى، بأجزاء المئة',
  ],
  [
    'warningCgpa',
    200,
    'CGPA below which a warning is given, in hundredths',
    'المعدل التراكمي الذي يوجَّه الإنذار الأكاديمي دونه، بأجزاء المئة',
  ],
];

type LoadRow = readonly [
  level: string,
  summer: number,
  standing: string,
  minimum: number,
  maximum: number,
  withdrawalFloor: number,
];

const everyStanding = ['normal', 'excellent', 'graduating', 'warning'] as const;

export const studyLoads: readonly LoadRow[] = [
  ['undergraduate', 0, 'normal', 12, 18, 9],
  ['undergraduate', 0, 'excellent', 12, 21, 9],
  ['undergraduate', 0, 'graduating', 12, 21, 9],
  ['undergraduate', 0, 'warning', 9, 12, 9],
  ...everyStanding.map((standing): LoadRow => ['undergraduate', 1, standing, 0, 9, 3]),
  ...everyStanding.map((standing): LoadRow => ['postgraduate', 0, standing, 3, 12, 3]),
  ...everyStanding.map((standing): LoadRow => ['postgraduate', 1, standing, 0, 9, 3]),
];

/** Tuition in fils per credit hour. */
export const feeRates = { undergraduate: 24_000, postgraduate: 100_000 } as const;

/**
 * Percent of tuition and refundable fees returned to a student who leaves after add/drop, by week of the semester.
 */
export const refundShares: Readonly<Record<'regular' | 'summer', readonly number[]>> = {
  regular: [100, 75, 50, 25],
  summer: [100, 50],
};

/** Charges other than tuition, in fils: services and insurance each semester, admission once. */
export const fixedCharges = {
  services: 20_000,
  summerServices: 10_000,
  insurance: 5_000,
  admission: 30_000,
  lateRegistration: 10_000,
} as const;

/**
 * Grades: points in hundredths, 1 if passing, 1 if a course passed with it may be repeated. W and I do not count at
 * all; P passes without points.
 */
export const grades: readonly (readonly [grade: string, points: number | null, passes: number, repeatable: number])[] =
  [
    ['A', 400, 1, 0],
    ['A-', 367, 1, 0],
    ['B+', 333, 1, 0],
    ['B', 300, 1, 0],
    ['B-', 267, 1, 0],
    ['C+', 233, 1, 0],
    ['C', 200, 1, 0],
    ['C-', 167, 1, 1],
    ['D+', 133, 1, 1],
    ['D', 100, 1, 1],
    ['F', 0, 0, 0],
    ['W', null, 0, 0],
    ['I', null, 0, 0],
    ['P', null, 1, 0],
  ];

export const sponsors: readonly (readonly [code: string, nameEn: string, nameAr: string, share: number])[] = [
  ['MOE', 'Ministry of Education Scholarship', 'بعثات وزارة التربية والتعليم', 100],
  ['LMF', 'Labour Market Fund', 'صندوق سوق العمل', 80],
  ['NBP', 'National Petroleum Company', 'الشركة الوطنية للنفط', 80],
  ['CHS', 'Charitable Society for Students', 'الجمعية الخيرية لرعاية الطلبة', 50],
];
