import type { Persona } from './persona-types.ts';

/** Who is there to be played from admission to the certificate. Stands last, so that nobody else is numbered anew. */
export const lifePersonas: readonly Persona[] = [
  { key: 'wholeLife', area: 'student', name: ['Dana Faisal Al Mannai', 'دانة فيصل المناعي'], title: ['A whole life at the university', 'مسيرة جامعية كاملة'],
    shows: [
      'Admitted this semester to Information Systems with 45 hours recognised from another university, CGPA 3.47, in the orientation programme, her tuition borne by a sponsor: every step from here to the graduation certificate is hers to take.',
      'مقبولة هذا الفصل في نظم المعلومات، وعُودلت لها 45 ساعة من جامعة أخرى بمعدل 3.47، وهي في البرنامج التمهيدي وتتحمل جهة راعية رسومها الدراسية: أمامها كل خطوة من هنا إلى شهادة التخرج.',
    ],
    records: [{ programme: 'BSIS', admission: 20261, history: 'recognised', orientation: 'required', sponsor: 'MOE', registered: ['ORNT101-01', 'ORNT102-01', 'ORNT103-01'] }] },
];
