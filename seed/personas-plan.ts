import type { Persona } from './persona-types.ts';

export const planPersonas: readonly Persona[] = [
  {
    key: 'blockedByFailure',
    area: 'plan',
    name: ['Maha Sami Al Khaja', 'مها سامي الخاجة'],
    title: ['Blocked by a failed course', 'متعثرة في متطلب سابق'],
    shows: [
      'Failed ITCS114, later withdrew from it: the plan shows it as to be repeated, and how many courses wait for it.',
      'رسبت في ITCS114 ثم انسحبت منه: تبيّن الخطة أنه يلزم إعادته، وعدد المقررات المتوقفة عليه.',
    ],
    records: [
      {
        programme: 'BSCS',
        admission: 20241,
        history: 'failedProgramming',
        registered: ['MATHS205-01', 'STAT273-01', 'MGT131-01', 'PSYC103-01'],
      },
    ],
  },
];
