import type { Persona } from './persona-types.ts';

/** Students who demonstrate grades. */
export const recordPersonas: readonly Persona[] = [
  {
    key: 'repeatedCourses',
    area: 'transcript',
    name: ['Ibrahim Khalil Al Aali', 'إبراهيم خليل العالي'],
    gender: 'male',
    title: ['Repeated courses', 'مقررات معادة'],
    shows: [
      'Three courses taken again, one withdrawn, one passed without points, and MATHS102 (D) registered once more: what counts, what is replaced, and what a better grade would do.',
      'أعاد ثلاثة مقررات، وانسحب من مقرر، واجتاز مقررًا بلا نقاط، وسجل MATHS102 (بتقدير D) من جديد: ما يُحتسب، وما يُستبدل، وأثر تقدير أفضل.',
    ],
    records: [
      {
        programme: 'BSCS',
        admission: 20241,
        history: 'repeated',
        registered: ['ITCS214-01', 'ITCS222-01', 'ITIS311-01', 'MATHS102-01'],
      },
    ],
  },
  {
    key: 'backFromPause',
    area: 'transcript',
    name: ['Hala Mansoor Al Jishi', 'هالة منصور الجشي'],
    title: ['Back after a year away', 'عائدة بعد عام'],
    shows: [
      'Postponed the first semester of 2025/2026, was not enrolled in the second, and studies again: the transcript names both semesters.',
      'أجلت الفصل الأول 2025/2026، ولم تُقيد في الفصل الثاني، ثم عادت إلى الدراسة: يذكر كشف الدرجات الفصلين.',
    ],
    records: [
      {
        programme: 'BSCS',
        admission: 20241,
        history: 'firstYear',
        away: { 20251: 'withdrawn', 20252: 'notEnrolled' },
        registered: ['MATHS205-01', 'STAT273-01', 'PSYC103-01'],
      },
    ],
  },
];
