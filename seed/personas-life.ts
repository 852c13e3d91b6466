import type { Persona } from './persona-types.ts';

/**
 * Students who can be played from admission to graduation. They are last in the list, so that other personas keep
 * their numbers.
 */
export const lifePersonas: readonly Persona[] = [
  {
    key: 'wholeLife',
    area: 'student',
    name: ['Dana Faisal Al Mannai', 'دانة فيصل المناعي'],
    title: ['A whole life at the university', 'مسيرة جامعية كاملة'],
    shows: [
      'Admitted this semester to Information Systems with 45 hours recognised from another university, CGPA 3.47, in the orientation programme, her tuition borne by a sponsor: every step from here to the graduation certificate is hers to take.',
      'مقبولة هذا الفصل في نظم المعلومات، وعُودلت لها 45 ساعة من جامعة أخرى بمعدل 3.47، وهي في البرنامج التمهيدي وتتحمل جهة راعية رسومها الدراسية: أمامها كل خطوة من هنا إلى شهادة التخرج.',
    ],
    records: [
      {
        programme: 'BSIS',
        admission: 20261,
        history: 'recognised',
        orientation: 'required',
        sponsor: 'MOE',
        registered: ['ORNT101-01', 'ORNT102-01', 'ORNT103-01'],
      },
    ],
  },
  {
    key: 'trainingLeft',
    area: 'registration',
    name: ['Hanan Saleh Al Fadhel', 'حنان صالح الفاضل'],
    title: ['Training is left', 'بقي لها التدريب'],
    shows: [
      'In her last semester with twelve of fifteen hours registered: the training, ITCS490-01, is not registered online. The registration office does it at the desk; then nothing stands between her and graduation.',
      'في فصلها الأخير ومسجَّلة في 12 ساعة من 15: لا يُسجَّل التدريب ITCS490-01 إلكترونيًا، وتسجّله دائرة التسجيل من المكتب، فلا يبقى ما يحول دون تخرجها.',
    ],
    records: [
      {
        programme: 'BSCS',
        admission: 20212,
        history: 'trainingLeft',
        graduating: true,
        paid: ['ENGL252-01', 'ITIS311-01', 'MATHS205-01', 'PSYC103-01'],
      },
    ],
  },
];
