/**
 * Questions of the course evaluation, in the order of the form: part, kind, English, Arabic. Each scale runs from 1,
 * strongly disagree, to 5, strongly agree.
 */
export const surveyQuestions: readonly (readonly [
  part: 'course' | 'instructor' | 'assessment' | 'resources' | 'open',
  kind: 'scale' | 'text',
  en: string,
  ar: string,
])[] = [
  [
    'course',
    'scale',
    'The objectives of the course were clear from its beginning.',
    'كانت أهداف المقرر واضحة منذ بدايته.',
  ],
  [
    'course',
    'scale',
    'The content was well ordered, each topic building on the one before.',
    'كان المحتوى مرتبًا يُبنى فيه كل موضوع على ما سبقه.',
  ],
  [
    'course',
    'scale',
    'The amount of work was reasonable for the credit hours of the course.',
    'كان حجم العمل المطلوب ملائمًا للساعات المعتمدة للمقرر.',
  ],
  [
    'course',
    'scale',
    'The course developed knowledge or skills that will be of use later.',
    'أكسبني المقرر معارف أو مهارات يُنتفع بها لاحقًا.',
  ],
  ['course', 'scale', 'The syllabus was followed as announced.', 'سار تدريس المقرر وفق الخطة المعلنة.'],
  ['instructor', 'scale', 'The instructor explained the material clearly.', 'كان شرح المادة العلمية واضحًا.'],
  ['instructor', 'scale', 'Classes began and ended on time.', 'بدأت المحاضرات وانتهت في مواعيدها.'],
  ['instructor', 'scale', 'Questions and discussion were encouraged.', 'كان في المحاضرات تشجيع على السؤال والنقاش.'],
  [
    'instructor',
    'scale',
    'The instructor could be reached in office hours or by e-mail.',
    'كان التواصل مع عضو هيئة التدريس متاحًا في الساعات المكتبية أو بالبريد الإلكتروني.',
  ],
  ['instructor', 'scale', 'All students were treated with respect and fairness.', 'عومل جميع الطلبة باحترام وإنصاف.'],
  [
    'assessment',
    'scale',
    'How grades are given was explained at the beginning.',
    'شُرحت طريقة توزيع الدرجات في بداية الفصل.',
  ],
  [
    'assessment',
    'scale',
    'Assignments and examinations covered what was taught.',
    'غطت الواجبات والامتحانات ما جرى تدريسه.',
  ],
  [
    'assessment',
    'scale',
    'Work was returned in time to learn from it.',
    'أُعيدت الأعمال المصحَّحة في وقت يتيح الاستفادة منها.',
  ],
  ['assessment', 'scale', 'Comments on the work showed how to improve it.', 'بيَّنت الملاحظات على الأعمال سبل تحسينها.'],
  [
    'resources',
    'scale',
    'Textbooks and course material supported learning.',
    'أعانت الكتب والمواد التعليمية على التعلم.',
  ],
  [
    'resources',
    'scale',
    'The course page of the learning system was complete and up to date.',
    'كانت صفحة المقرر في نظام التعلم الإلكتروني مكتملة ومحدَّثة.',
  ],
  [
    'resources',
    'scale',
    'The rooms, laboratories and equipment suited the course.',
    'كانت القاعات والمختبرات والتجهيزات ملائمة للمقرر.',
  ],
  [
    'resources',
    'scale',
    'Library and electronic sources needed for the course were available.',
    'كانت مصادر المكتبة والمصادر الإلكترونية اللازمة للمقرر متوافرة.',
  ],
  ['open', 'text', 'What was best about this course?', 'ما أفضل ما في هذا المقرر؟'],
  ['open', 'text', 'What should be improved, and how?', 'ما الذي ينبغي تحسينه، وكيف؟'],
];

/** Questions of the graduate survey, in the order of the form. */
export const graduateQuestions: readonly (readonly [
  part: 'programme' | 'preparation' | 'services' | 'open',
  kind: 'scale' | 'text',
  en: string,
  ar: string,
])[] = [
  [
    'programme',
    'scale',
    'The courses of the programme built on one another.',
    'كانت مقررات البرنامج مترابطة يكمل بعضها بعضًا.',
  ],
  ['programme', 'scale', 'The programme was up to date in its field.', 'واكب البرنامج مستجدات مجاله.'],
  ['programme', 'scale', 'There was enough choice among the electives.', 'كانت المقررات الاختيارية المتاحة كافية.'],
  ['programme', 'scale', 'Academic advising helped to plan the studies.', 'أعان الإرشاد الأكاديمي على تخطيط الدراسة.'],
  [
    'preparation',
    'scale',
    'The programme prepared well for work in the field.',
    'أعدَّ البرنامج إعدادًا جيدًا للعمل في المجال.',
  ],
  ['preparation', 'scale', 'Working in teams was practised.', 'أتاح البرنامج التدرب على العمل الجماعي.'],
  ['preparation', 'scale', 'Writing and presenting were practised.', 'أتاح البرنامج التدرب على الكتابة والعرض.'],
  ['services', 'scale', 'The library met the needs of the studies.', 'لبَّت المكتبة احتياجات الدراسة.'],
  [
    'services',
    'scale',
    'Registration and the student portal were easy to use.',
    'كان التسجيل وبوابة الطلبة سهلي الاستخدام.',
  ],
  ['services', 'scale', 'Offices answered in good time.', 'ردت المكاتب في وقت مناسب.'],
  ['open', 'text', 'What was best about the years at the university?', 'ما أفضل ما في سنوات الدراسة بالجامعة؟'],
  ['open', 'text', 'What should the university do differently?', 'ما الذي ينبغي للجامعة تغييره؟'],
];
