import type { Language } from '../../db/schema/university.ts';

export interface CollegeSeed {
  code: string;
  nameEn: string;
  nameAr: string;
  campus: string;
  departments: DepartmentSeed[];
}

/**
 * A department. `subjects` are the course prefixes that it teaches; `languages` are its teaching languages, the usual
 * one first. `topics` are phrases that end the sentences of course descriptions.
 */
export interface DepartmentSeed {
  code: string;
  nameEn: string;
  nameAr: string;
  subjects: string[];
  languages: Language[];
  topics: [en: string, ar: string][];
}

const en: Language[] = ['en'];
const ar: Language[] = ['ar'];

export const colleges: CollegeSeed[] = [
  {
    code: 'IT',
    nameEn: 'College of Information Technology',
    nameAr: 'كلية تقنية المعلومات',
    campus: 'SK',
    departments: [
      {
        code: 'CS',
        nameEn: 'Department of Computer Science',
        nameAr: 'قسم علم الحاسوب',
        subjects: ['ITCS'],
        languages: en,
        topics: [
          ['sound program design and testing', 'سلامة تصميم البرامج واختبارها'],
          ['the analysis of efficiency', 'تحليل الكفاءة'],
          ['team projects with real clients', 'مشروعات جماعية لجهات حقيقية'],
        ],
      },
      {
        code: 'IS',
        nameEn: 'Department of Information Systems',
        nameAr: 'قسم نظم المعلومات',
        subjects: ['ITIS'],
        languages: ['en', 'ar'],
        topics: [
          ['modelling the needs of organisations', 'نمذجة احتياجات المؤسسات'],
          ['case studies from the public sector', 'دراسة حالات من القطاع الحكومي'],
        ],
      },
      {
        code: 'CE',
        nameEn: 'Department of Computer Engineering',
        nameAr: 'قسم هندسة الحاسوب',
        subjects: ['ITCE'],
        languages: en,
        topics: [
          ['hardware and its programming', 'العتاد وبرمجته'],
          ['measurement and simulation', 'القياس والمحاكاة'],
        ],
      },
    ],
  },
  {
    code: 'SCI',
    nameEn: 'College of Science',
    nameAr: 'كلية العلوم',
    campus: 'SK',
    departments: [
      {
        code: 'MATH',
        nameEn: 'Department of Mathematics',
        nameAr: 'قسم الرياضيات',
        subjects: ['MATHS', 'STAT'],
        languages: ['en', 'ar'],
        topics: [
          ['rigorous proof and computation', 'البرهان الدقيق والحساب'],
          ['applications in science and business', 'التطبيقات في العلوم والأعمال'],
        ],
      },
      {
        code: 'PHYS',
        nameEn: 'Department of Physics',
        nameAr: 'قسم الفيزياء',
        subjects: ['PHYCS'],
        languages: en,
        topics: [
          ['experiment and the treatment of error', 'التجربة ومعالجة الأخطاء'],
          ['problem solving', 'حل المسائل'],
        ],
      },
      {
        code: 'CHEM',
        nameEn: 'Department of Chemistry',
        nameAr: 'قسم الكيمياء',
        subjects: ['CHEMY'],
        languages: en,
        topics: [
          ['safe laboratory practice', 'العمل المختبري الآمن'],
          ['uses in the petroleum industry', 'الاستخدامات في صناعة النفط'],
        ],
      },
      {
        code: 'BIOL',
        nameEn: 'Department of Biology',
        nameAr: 'قسم علوم الحياة',
        subjects: ['BIOLS'],
        languages: en,
        topics: [
          ['the living environment of Bahrain', 'البيئة الحية في البحرين'],
          ['laboratory investigation', 'الاستقصاء المختبري'],
        ],
      },
    ],
  },
  {
    code: 'ENG',
    nameEn: 'College of Engineering',
    nameAr: 'كلية الهندسة',
    campus: 'IS',
    departments: [
      {
        code: 'CIVIL',
        nameEn: 'Department of Civil Engineering',
        nameAr: 'قسم الهندسة المدنية',
        subjects: ['CENG', 'ENGG'],
        languages: en,
        topics: [
          ['design to current codes', 'التصميم وفق المواصفات المعتمدة'],
          ['site visits', 'الزيارات الميدانية'],
        ],
      },
      {
        code: 'ELEC',
        nameEn: 'Department of Electrical and Electronics Engineering',
        nameAr: 'قسم الهندسة الكهربائية والإلكترونية',
        subjects: ['EENG'],
        languages: en,
        topics: [
          ['analysis and simulation', 'التحليل والمحاكاة'],
          ['the needs of the national grid', 'احتياجات الشبكة الوطنية'],
        ],
      },
      {
        code: 'MECH',
        nameEn: 'Department of Mechanical Engineering',
        nameAr: 'قسم الهندسة الميكانيكية',
        subjects: ['MENG'],
        languages: en,
        topics: [
          ['design and manufacture', 'التصميم والتصنيع'],
          ['energy efficiency', 'كفاءة الطاقة'],
        ],
      },
      {
        code: 'CHEG',
        nameEn: 'Department of Chemical Engineering',
        nameAr: 'قسم الهندسة الكيميائية',
        subjects: ['CHENG'],
        languages: en,
        topics: [
          ['safe and economic operation', 'التشغيل الآمن والاقتصادي'],
          ['the refining industry', 'صناعة التكرير'],
        ],
      },
      {
        code: 'ARCH',
        nameEn: 'Department of Architecture and Interior Design',
        nameAr: 'قسم العمارة والتصميم الداخلي',
        subjects: ['ARCG'],
        languages: en,
        topics: [
          ['design for a hot climate', 'التصميم في المناخ الحار'],
          ['drawing and models', 'الرسم والمجسمات'],
        ],
      },
    ],
  },
  {
    code: 'BUS',
    nameEn: 'College of Business Administration',
    nameAr: 'كلية إدارة الأعمال',
    campus: 'SK',
    departments: [
      {
        code: 'ACCT',
        nameEn: 'Department of Accounting',
        nameAr: 'قسم المحاسبة',
        subjects: ['ACC'],
        languages: ['en', 'ar'],
        topics: [
          ['international standards', 'المعايير الدولية'],
          ['cases from listed companies', 'حالات من الشركات المدرجة'],
        ],
      },
      {
        code: 'MGMK',
        nameEn: 'Department of Management and Marketing',
        nameAr: 'قسم الإدارة والتسويق',
        subjects: ['MGT', 'MKT', 'ENTR'],
        languages: ['en', 'ar'],
        topics: [
          ['cases from Bahraini enterprises', 'حالات من المؤسسات البحرينية'],
          ['teamwork and presentation', 'العمل الجماعي والعرض'],
        ],
      },
      {
        code: 'FINE',
        nameEn: 'Department of Economics and Finance',
        nameAr: 'قسم الاقتصاد والتمويل',
        subjects: ['FIN', 'ECON'],
        languages: ['en', 'ar'],
        topics: [
          ['the economies of the Gulf', 'اقتصادات الخليج'],
          ['the analysis of data', 'تحليل البيانات'],
        ],
      },
    ],
  },
  {
    code: 'ART',
    nameEn: 'College of Arts',
    nameAr: 'كلية الآداب',
    campus: 'SK',
    departments: [
      {
        code: 'ARIS',
        nameEn: 'Department of Arabic Language and Islamic Studies',
        nameAr: 'قسم اللغة العربية والدراسات الإسلامية',
        subjects: ['ARAB', 'ISLM'],
        languages: ar,
        topics: [
          ['reading of selected texts', 'قراءة نصوص مختارة'],
          ['sound expression in writing', 'سلامة التعبير الكتابي'],
        ],
      },
      {
        code: 'ENGL',
        nameEn: 'Department of English Language and Literature',
        nameAr: 'قسم اللغة الإنجليزية وآدابها',
        subjects: ['ENGL', 'ORNT'],
        languages: en,
        topics: [
          ['close reading and discussion', 'القراءة المتأنية والنقاش'],
          ['academic writing', 'الكتابة الأكاديمية'],
        ],
      },
      {
        code: 'SOCS',
        nameEn: 'Department of Social Sciences',
        nameAr: 'قسم العلوم الاجتماعية',
        subjects: ['SOCIO', 'HIST', 'HRLC'],
        languages: ar,
        topics: [
          ['sources and their criticism', 'المصادر ونقدها'],
          ['field study in local society', 'الدراسة الميدانية في المجتمع المحلي'],
        ],
      },
      {
        code: 'PSYC',
        nameEn: 'Department of Psychology',
        nameAr: 'قسم علم النفس',
        subjects: ['PSYC'],
        languages: ['ar', 'en'],
        topics: [
          ['research and its ethics', 'البحث العلمي وأخلاقياته'],
          ['applied exercises', 'التدريبات التطبيقية'],
        ],
      },
      {
        code: 'MEDIA',
        nameEn: 'Department of Mass Communication',
        nameAr: 'قسم الإعلام والسياحة والفنون',
        subjects: ['MCM'],
        languages: ar,
        topics: [
          ['practice in the studios', 'التدريب في الاستوديوهات'],
          ['professional standards', 'المعايير المهنية'],
        ],
      },
    ],
  },
  {
    code: 'LAW',
    nameEn: 'College of Law',
    nameAr: 'كلية الحقوق',
    campus: 'SK',
    departments: [
      {
        code: 'PRIV',
        nameEn: 'Department of Private Law',
        nameAr: 'قسم القانون الخاص',
        subjects: ['LAW'],
        languages: ar,
        topics: [
          ['Bahraini legislation', 'التشريع البحريني'],
          ['judgments of the courts', 'الأحكام القضائية'],
        ],
      },
      {
        code: 'PUBL',
        nameEn: 'Department of Public Law',
        nameAr: 'قسم القانون العام',
        subjects: ['LAWS'],
        languages: ar,
        topics: [
          ['the Constitution of the Kingdom', 'دستور المملكة'],
          ['comparison with other legal systems', 'المقارنة بالأنظمة القانونية الأخرى'],
        ],
      },
    ],
  },
  {
    code: 'BTC',
    nameEn: 'Bahrain Teachers College',
    nameAr: 'كلية البحرين للمعلمين',
    campus: 'SK',
    departments: [
      {
        code: 'EDST',
        nameEn: 'Department of Educational Studies',
        nameAr: 'قسم الدراسات التربوية',
        subjects: ['TCED'],
        languages: ar,
        topics: [
          ['observation in schools', 'المشاهدة الصفية في المدارس'],
          ['reflective practice', 'الممارسة التأملية'],
        ],
      },
      {
        code: 'MSED',
        nameEn: 'Department of Mathematics and Science Education',
        nameAr: 'قسم تعليم الرياضيات والعلوم',
        subjects: ['TCMS'],
        languages: ['en', 'ar'],
        topics: [
          ['lesson planning', 'التخطيط للدروس'],
          ['hands-on activities', 'الأنشطة العملية'],
        ],
      },
    ],
  },
  {
    code: 'HSS',
    nameEn: 'College of Health and Sport Sciences',
    nameAr: 'كلية العلوم الصحية والرياضية',
    campus: 'SM',
    departments: [
      {
        code: 'NURS',
        nameEn: 'Department of Nursing',
        nameAr: 'قسم التمريض',
        subjects: ['NUR'],
        languages: en,
        topics: [
          ['safe patient care', 'الرعاية الآمنة للمرضى'],
          ['practice in hospitals', 'الممارسة في المستشفيات'],
        ],
      },
      {
        code: 'ALHS',
        nameEn: 'Department of Allied Health',
        nameAr: 'قسم العلوم الصحية المساندة',
        subjects: ['ALH'],
        languages: en,
        topics: [
          ['quality and accuracy of results', 'جودة النتائج ودقتها'],
          ['professional conduct', 'السلوك المهني'],
        ],
      },
      {
        code: 'SPSC',
        nameEn: 'Department of Physical Education',
        nameAr: 'قسم التربية الرياضية',
        subjects: ['SPSC'],
        languages: ar,
        topics: [
          ['practical skill', 'المهارة العملية'],
          ['health and safety', 'الصحة والسلامة'],
        ],
      },
    ],
  },
  {
    code: 'APS',
    nameEn: 'College of Applied Studies',
    nameAr: 'كلية الدراسات التطبيقية',
    campus: 'IS',
    departments: [
      {
        code: 'APTE',
        nameEn: 'Department of Applied Technology',
        nameAr: 'قسم التقنية التطبيقية',
        subjects: ['APIT'],
        languages: en,
        topics: [
          ['workshop practice', 'التدريب في الورش'],
          ['skills asked for by employers', 'المهارات التي يطلبها سوق العمل'],
        ],
      },
      {
        code: 'APBU',
        nameEn: 'Department of Applied Business',
        nameAr: 'قسم الأعمال التطبيقية',
        subjects: ['APBA'],
        languages: ['ar', 'en'],
        topics: [
          ['office simulations', 'محاكاة بيئة المكاتب'],
          ['service to the public', 'خدمة الجمهور'],
        ],
      },
    ],
  },
];
