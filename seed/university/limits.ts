/** Limits that the university may change: key, value, note in both languages. */
export const limits: readonly (readonly [key: string, value: number, noteEn: string, noteAr: string])[] = [
  ['appealFeeFils', 10_000, 'Fee of one grade appeal, in fils', 'رسم التظلم من تقدير مقرر واحد، بالفلس'],
  ['caseStudyFeeFils', 0, 'Fee of a case study, in fils; 0: no fee', 'رسم دراسة الحالة، بالفلس، و0 بلا رسم'],
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
  [
    'surveyMinutes',
    10,
    'About how long a course evaluation takes, in minutes',
    'المدة التقريبية لاستبانة تقييم المقرر، بالدقائق',
  ],
  [
    'gatewaySilenceCalls',
    3,
    'Calls without an answer after which the payment gateway counts as down',
    'عدد الاتصالات بلا رد التي تُعدّ بوابة الدفع بعدها متعطلة',
  ],
  [
    'gatewaySilenceMinutes',
    10,
    'Minutes within which these calls are counted',
    'المدة التي تُحسب فيها هذه الاتصالات، بالدقائق',
  ],
  [
    'waitingHistoryPlaces',
    5,
    'Least places on waiting lists of a semester to tell what became of them',
    'أقل عدد من أدوار الانتظار في الفصل لعرض ما آلت إليه',
  ],
  ['seatAlerts', 5, 'Most seat alerts of a student in a semester', 'أقصى عدد لتنبيهات المقاعد للطالب في الفصل'],
  ['seatAlertTurn', 3, 'Students told of a free seat at once', 'عدد من يُبلَّغون بالمقعد الشاغر دفعة واحدة'],
  [
    'seatAlertMinutes',
    2,
    'Minutes until the next students are told of a seat that is still free',
    'المدة قبل إبلاغ من يليهم بمقعد ما زال شاغرًا، بالدقائق',
  ],
  ['webhookSubscriptions', 10, 'Most webhook subscriptions', 'أقصى عدد لاشتراكات الأنظمة الأخرى في الأحداث'],
  [
    'webhookEventDays',
    30,
    'Days for which the events of webhooks are kept',
    'مدة حفظ الأحداث المرسلة إلى الأنظمة الأخرى، بالأيام',
  ],
  ['passwordMinimumLength', 8, 'Least number of characters of a password', 'أقل عدد من الأحرف في كلمة المرور'],
  [
    'passwordHistory',
    3,
    'Number of recent passwords that may not be used again',
    'عدد كلمات المرور السابقة التي لا يجوز تكرارها',
  ],
  ['userNameMinimumLength', 4, 'Least number of characters of a user name', 'أقل عدد من الأحرف في اسم المستخدم'],
  ['otpDigits', 4, 'Number of digits of a verification code', 'عدد أرقام رمز التحقق'],
  ['otpMinutes', 3, 'Minutes a verification code is valid', 'مدة صلاحية رمز التحقق، بالدقائق'],
  ['otpTries', 5, 'Wrong tries that make a code invalid', 'عدد المحاولات الخاطئة التي تُبطل الرمز'],
  ['otpResendSeconds', 30, 'Seconds between two codes', 'المدة بين رمزين متتاليين، بالثواني'],
  [
    'otpPerDay',
    10,
    'Most verification codes for one purpose and one person in 24 hours',
    'أكبر عدد من رموز التحقق للغرض الواحد والشخص الواحد خلال 24 ساعة',
  ],
  [
    'otpTriesPerDay',
    20,
    'Most wrong tries at codes for one purpose by one person in 24 hours',
    'أكبر عدد من المحاولات الخاطئة لرموز الغرض الواحد والشخص الواحد خلال 24 ساعة',
  ],
  [
    'thesisCopies',
    3,
    'Bound copies of a thesis to hand in for clearance',
    'عدد النسخ المجلَّدة من الرسالة العلمية المطلوب تسليمها لإخلاء الطرف',
  ],
  ['transferPreferences', 10, 'Most programmes in one transfer request', 'أكبر عدد من البرامج في طلب التحويل الواحد'],
  [
    'transferMinimumHours',
    9,
    'Least credit hours earned with which a bachelor student may transfer',
    'أقل عدد من الساعات المكتسبة للتحويل في مرحلة البكالوريوس',
  ],
  [
    'transferMaximumHours',
    66,
    'Most credit hours earned with which a bachelor student may transfer',
    'أكبر عدد من الساعات المكتسبة للتحويل في مرحلة البكالوريوس',
  ],
  [
    'overrideHours',
    3,
    'Most credit hours above the maximum load that an override may allow',
    'أكبر عدد من الساعات فوق الحد الأعلى للعبء الدراسي يجوز السماح به استثناءً',
  ],
  [
    'overrideHoursGraduating',
    6,
    'The same for a graduating student',
    'أكبر عدد من الساعات فوق الحد الأعلى للعبء الدراسي يجوز السماح به استثناءً لمن يُتوقع تخرجه',
  ],
  ['overrideRequests', 3, 'Most open override requests of one student', 'أكبر عدد من طلبات الاستثناء المفتوحة للطالب'],
  [
    'overrideSeatHours',
    48,
    'Hours for which an approved override keeps a seat in a full section',
    'مدة الاحتفاظ بالمقعد في شعبة مكتملة بعد الموافقة على الاستثناء، بالساعات',
  ],
  [
    'seatOfferHours',
    24,
    'Hours for which a seat is kept for a student who asked for the course',
    'مدة الاحتفاظ بالمقعد لمن طلب المقرر، بالساعات',
  ],
  ['transfers', 2, 'Most transfers of one student', 'عدد مرات التحويل المسموح بها للطالب الواحد'],
  [
    'thesisRequestsPerSemester',
    2,
    'Most thesis requests of one student in one semester',
    'أكبر عدد من طلبات الرسالة العلمية في الفصل الواحد',
  ],
  [
    'finalWithdrawalWeek',
    10,
    'Last week of the semester in which a student may withdraw',
    'آخر أسبوع للانسحاب خلال الفصل',
  ],
  [
    'officialWithdrawalSemesters',
    4,
    'Most semesters that a student may postpone in all',
    'مجموع الفصول التي يجوز تأجيلها',
  ],
  [
    'averageChances',
    2,
    'Most chances of one student to raise the CGPA',
    'أكبر عدد من الفرص الممنوحة للطالب الواحد لرفع المعدل التراكمي',
  ],
  [
    'absenceFirstWarning',
    10,
    "Percent of a course's classes missed for the first warning",
    'نسبة الغياب من محاضرات المقرر التي يوجَّه عندها الإنذار الأول',
  ],
  [
    'absenceSecondWarning',
    15,
    'Percent of classes missed for the second warning',
    'نسبة الغياب التي يوجَّه عندها الإنذار الثاني',
  ],
  [
    'absenceThirdWarning',
    20,
    'Percent of classes missed for the third warning',
    'نسبة الغياب التي يوجَّه عندها الإنذار الثالث',
  ],
  [
    'absenceBarred',
    25,
    'Percent of classes missed at which the student is barred from the final examination',
    'نسبة الغياب التي يُحرم عندها من دخول الامتحان النهائي',
  ],
  [
    'closingSoonDays',
    3,
    'Days before a service closes from which the dashboard shows it',
    'عدد الأيام التي تنبه لوحة المعلومات فيها إلى قرب إغلاق الخدمة',
  ],
  [
    'exemptionCertificateYears',
    2,
    'Years for which a language certificate is accepted for an orientation exemption',
    'مدة قبول شهادة اللغة لطلب الإعفاء من البرنامج التمهيدي، بالسنوات',
  ],
  [
    'dismissedWithinYears',
    2,
    'Years after a dismissal in which a student may request a case study',
    'المدة التي يجوز خلالها طلب دراسة الحالة بعد الفصل من الجامعة، بالسنوات',
  ],
  [
    'reinstatementSemesters',
    2,
    'Most regular semesters away after which the enrolment can be restored',
    'أكبر عدد من فصول الانقطاع الاعتيادية تجوز بعده إعادة القيد',
  ],
  ['reinstatements', 1, 'How often the enrolment of a student may be restored', 'عدد مرات إعادة القيد المسموح بها'],
  ['mobileNumbers', 3, 'Most mobile numbers of one student', 'عدد أرقام الهاتف النقال المسموح بها للطالب'],
  [
    'officeMessagesPerHour',
    5,
    'Most messages of one student to the offices in one hour',
    'عدد الرسائل التي يمكن توجيهها إلى المكاتب في الساعة الواحدة',
  ],
  ['topLinks', 8, 'Most top links of one account', 'عدد الروابط المفضلة المسموح بها'],
  ['fileMaximumMebibytes', 10, 'Largest size of one attached file, in MiB', 'أكبر حجم للملف المرفق، بالميبي بايت'],
  [
    'studentFilesMebibytes',
    50,
    'Largest size of all files of one academic record, in MiB',
    'مجموع حجم الملفات المحفوظة للسجل الأكاديمي الواحد، بالميبي بايت',
  ],
  [
    'canceledFileDays',
    30,
    'Days after which the files of a cancelled request are deleted',
    'المدة التي تُحذف بعدها ملفات الطلب الملغى، بالأيام',
  ],
  ['loginTries', 5, 'Wrong passwords that lock an account', 'عدد محاولات الدخول الخاطئة قبل إيقاف الحساب مؤقتًا'],
  ['loginLockMinutes', 15, 'Minutes an account stays locked', 'مدة إيقاف الحساب مؤقتًا، بالدقائق'],
  [
    'loginAddressTries',
    100,
    'Wrong passwords from one network address that pause sign-in from it',
    'عدد محاولات الدخول الخاطئة من عنوان شبكة واحد قبل إيقاف الدخول منه مؤقتًا',
  ],
  [
    'passwordValidDays',
    180,
    'Days for which a password is valid, if it expires',
    'مدة صلاحية كلمة المرور إذا كانت لها مدة، بالأيام',
  ],
  [
    'resetTries',
    10,
    'Requested codes and wrong tries of one user name that pause the password reset',
    'عدد طلبات الرمز والمحاولات الخاطئة لاسم المستخدم الواحد قبل إيقاف إعادة التعيين مؤقتًا',
  ],
  [
    'resetAddressTries',
    60,
    'Requested codes and wrong tries from one network address that pause the password reset',
    'عدد طلبات الرمز والمحاولات الخاطئة من عنوان شبكة واحد قبل إيقاف إعادة التعيين مؤقتًا',
  ],
  ['resetPauseMinutes', 30, 'Minutes a paused password reset lasts', 'مدة إيقاف إعادة التعيين، بالدقائق'],
  [
    'calendarTries',
    5,
    'Wrong private calendar addresses from one network address that pause the reading of calendars',
    'عدد عناوين التقويم الخاطئة من عنوان شبكة واحد قبل إيقاف قراءة التقويم مؤقتًا',
  ],
  ['calendarPauseMinutes', 15, 'Minutes a pause of calendars lasts', 'مدة إيقاف قراءة التقويم، بالدقائق'],
  [
    'calendarReadsPerMinute',
    30,
    'Most readings of one private calendar address in one minute',
    'أكبر عدد من مرات قراءة العنوان الخاص للتقويم في الدقيقة الواحدة',
  ],
  [
    'dataDownloadsPerHour',
    5,
    'Most downloads of all data of one account in one hour',
    'أكبر عدد من مرات تنزيل جميع بيانات الحساب الواحد في الساعة الواحدة',
  ],
  [
    'certificateCopies',
    1,
    'Number of originals of one graduation certificate',
    'عدد النسخ الأصلية من شهادة التخرج الواحدة',
  ],
  [
    'transcriptCopies',
    10,
    'Most printed copies in one transcript request',
    'أكبر عدد من النسخ المطبوعة في طلب كشف الدرجات الواحد',
  ],
  [
    'documentLeastDays',
    30,
    'Least number of days for which a transcript with an expiry date is valid',
    'أقل مدة لسريان كشف درجات له تاريخ انتهاء، بالأيام',
  ],
  [
    'documentMostDays',
    730,
    'Largest number of days for which a transcript with an expiry date is valid',
    'أطول مدة لسريان كشف درجات له تاريخ انتهاء، بالأيام',
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
    'Wrong document codes from one network address that pause the verification',
    'عدد رموز الوثائق الخاطئة من عنوان شبكة واحد قبل إيقاف التحقق مؤقتًا',
  ],
  ['documentPauseMinutes', 15, 'Minutes a pause of the verification lasts', 'مدة إيقاف التحقق، بالدقائق'],
  [
    'documentReadsPerMinute',
    60,
    'Most checks of one document, and most readings of the public keys from one network address, in one minute',
    'أكبر عدد من مرات التحقق من الوثيقة الواحدة، أو قراءة المفاتيح العامة من عنوان شبكة واحد، في الدقيقة الواحدة',
  ],
  ['sessionHours', 8, 'Hours a session lasts', 'مدة جلسة الدخول، بالساعات'],
  ['rememberDays', 30, 'Days a remembered session lasts', 'مدة جلسة الدخول عند اختيار «إبقاء تسجيل الدخول»، بالأيام'],
  [
    'rememberIdleDays',
    14,
    'Days without use after which a remembered session ends',
    'مدة عدم الاستخدام التي تنتهي بعدها جلسة «إبقاء تسجيل الدخول»، بالأيام',
  ],
  ['accessTokenMinutes', 15, 'Minutes an access token is valid', 'مدة صلاحية رمز الوصول، بالدقائق'],
  [
    'signingKeyDays',
    30,
    'Days after which a new key signs the access tokens',
    'المدة التي يُستبدل بعدها مفتاح توقيع رموز الوصول، بالأيام',
  ],
  ['searchMinimumLength', 2, 'Least number of characters of a search', 'أقل عدد من الأحرف للبحث'],
  [
    'excellentCgpa',
    300,
    'Least CGPA for the higher study load, in hundredths',
    'أقل معدل تراكمي يتيح العبء الدراسي الأعلى، بأجزاء المئة',
  ],
  [
    'warningCgpa',
    200,
    'CGPA below which a student gets an academic warning, in hundredths',
    'المعدل التراكمي الذي يصدر دونه الإنذار الأكاديمي، بأجزاء المئة',
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
 * Percent of tuition and refundable fees returned to a student who leaves a course, the semester or the university
 * after add/drop, by week of the semester: week 1 first.
 */
export const refundShares: Readonly<Record<'regular' | 'summer', readonly number[]>> = {
  regular: [100, 75, 50, 25],
  summer: [100, 50],
};

/** Charges other than tuition, in fils. Services are charged each semester, insurance each academic year. */
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
