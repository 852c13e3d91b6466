/**
 * Where and when each item of clearance is settled: item, office, place in both languages, minutes of the day,
 * telephone.
 */
export const clearanceDesks: readonly (readonly [
  item: string,
  office: string,
  placeEn: string,
  placeAr: string,
  opens: number,
  closes: number,
  phone: string,
])[] = [
  [
    'idCard',
    'security',
    'Security desk, Gate 2, Sakhir campus',
    'مكتب الأمن، البوابة 2، حرم الصخير',
    450,
    840,
    '+973\u00a017438100',
  ],
  [
    'lockerKey',
    'studentAffairs',
    'Student Affairs, building S20, room 105',
    'شؤون الطلبة، المبنى S20، الغرفة 105',
    480,
    810,
    '+973\u00a017438220',
  ],
  [
    'library',
    'library',
    'Central Library, circulation desk, ground floor',
    'المكتبة المركزية، مكتب الإعارة، الطابق الأرضي',
    480,
    1080,
    '+973\u00a017438350',
  ],
  [
    'dues',
    'finance',
    'Finance Office, building S40, window 3',
    'المكتب المالي، المبنى S40، النافذة 3',
    480,
    780,
    '+973\u00a017438410',
  ],
  [
    'survey',
    'quality',
    'Quality Assurance, building S41, room 210',
    'ضمان الجودة، المبنى S41، الغرفة 210',
    480,
    840,
    '+973\u00a017438475',
  ],
  [
    'record',
    'registration',
    'Registration Department, building S39, window 6',
    'دائرة التسجيل، المبنى S39، النافذة 6',
    480,
    840,
    '+973\u00a017438500',
  ],
  [
    'thesis',
    'graduateStudies',
    'Graduate Studies, building S41, room 118',
    'الدراسات العليا، المبنى S41، الغرفة 118',
    480,
    810,
    '+973\u00a017438530',
  ],
];

/** Books that are lent. */
export const titles: readonly (readonly [en: string, ar: string])[] = [
  ['Introduction to Algorithms', 'مقدمة في الخوارزميات'],
  ['Database System Concepts', 'مفاهيم نظم قواعد البيانات'],
  ['A History of the Gulf', 'تاريخ الخليج'],
  ['Writing Academic English', 'الكتابة الأكاديمية بالإنجليزية'],
];
