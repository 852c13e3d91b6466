import type { Persona } from './persona-types.ts';
import { eighteenHours, standard } from './persona-schedules.ts';

export const schedulePersonas: readonly Persona[] = [
  {
    key: 'fullWeek',
    area: 'schedule',
    name: ['Shaikha Adel Al Jowder', 'شيخة عادل الجودر'],
    title: ['A full week', 'أسبوع كامل'],
    shows: [
      'Eighteen paid hours in six courses with classes on every working day and an examination in each: the course schedule, its files and the private calendar address.',
      'ثماني عشرة ساعة مسدَّدة في ستة مقررات، بمحاضرات في كل أيام الدوام وامتحان في كل مقرر: الجدول الدراسي وملفاته وعنوان التقويم الخاص.',
    ],
    records: [{ ...standard, paid: eighteenHours }],
  },
];
