import type { Language } from '../../db/schema/university.ts';

/**
 * A section that never changes, so that personas and scenarios can name it ('ITCS214-01'). Times: U on Sunday, Tuesday
 * and Thursday (50 minutes), M on Monday and Wednesday (75), L once on a day (100), P one evening (150), then the
 * hour; `none` has no meetings. `exam` is the course's slot in the exam weeks (three a day), for all its sections.
 * Generated students avoid these sections, except those with `fill`, which they fill until `free` seats are left.
 */
export interface DemonstrationSection {
  section: string;
  time: string;
  exam?: number;
  language?: Language;
  seats?: number;
  gender?: 'female' | 'male';
  college?: string;
  fill?: { nominal: number; free: number };
  remarksEn?: string;
  remarksAr?: string;
}

/** The default number of seats. The four sections in most personas' schedules are in large halls. */
export const demonstrationSeats = 30;

/** The standard timetable. Its sections do not overlap, so a student can take any of them up to the study load. */
export const demonstrationSections: readonly DemonstrationSection[] = [
  { section: 'ITCS214-01', time: 'U0900', exam: 0, seats: 90 },
  {
    section: 'ITCS214-02',
    time: 'M1530',
    exam: 0,
    remarksEn: 'Same exam, other hours: for changing section.',
    remarksAr: 'الامتحان نفسه في أوقات أخرى، لمن يرغب في تغيير الشعبة.',
  },
  { section: 'ITCS222-01', time: 'U1000', exam: 1, seats: 90 },
  { section: 'STAT273-01', time: 'U1100', exam: 2 },
  { section: 'ENGL252-01', time: 'U1200', exam: 3 },
  { section: 'ITIS311-01', time: 'M0800', exam: 7, seats: 90 },
  { section: 'MATHS205-01', time: 'M0930', exam: 8, seats: 90 },
  { section: 'MGT131-01', time: 'M1100', exam: 9 },
  { section: 'PSYC103-01', time: 'M1230', exam: 10, language: 'en' },
  { section: 'ACC112-01', time: 'U1300', exam: 4 },
  { section: 'MATHS101-01', time: 'U1400', exam: 5 },
  { section: 'MATHS102-01', time: 'U0800', exam: 6 },
  { section: 'ITCS113-01', time: 'U0800', exam: 26 },
  // Overlaps the class hours of ITCS214-01; the exams do not overlap.
  { section: 'MGT131-02', time: 'U0900', exam: 9 },
  // Overlaps the exam of ITCS214; the class hours do not overlap.
  { section: 'ECON140-01', time: 'M1530', exam: 0 },
  { section: 'MGT131-03', time: 'U1500', exam: 9, language: 'ar' },
  { section: 'ITCS333-01', time: 'U1400', exam: 13 },
  {
    section: 'PHYCS101-01',
    time: 'M1230',
    exam: 16,
    remarksEn: 'Take it together with its laboratory.',
    remarksAr: 'يُسجَّل مع مختبره في الفصل نفسه.',
  },
  {
    section: 'PHYCS101L-01',
    time: 'L1-1400',
    seats: 24,
    remarksEn: 'Laboratory coat required.',
    remarksAr: 'ارتداء معطف المختبر إلزامي.',
  },
  {
    section: 'ITCS495-01',
    time: 'U1500',
    exam: 14,
    remarksEn: 'Registered at the department only.',
    remarksAr: 'يُسجَّل عن طريق القسم فقط.',
  },
  {
    section: 'SPSC106-01',
    time: 'M1400',
    exam: 11,
    language: 'en',
    gender: 'female',
    remarksEn: 'Female students only.',
    remarksAr: 'للطالبات فقط.',
  },
  {
    section: 'SPSC106-02',
    time: 'M1400',
    exam: 11,
    language: 'en',
    gender: 'male',
    remarksEn: 'Male students only.',
    remarksAr: 'للطلبة الذكور فقط.',
  },
  {
    section: 'MGT233-01',
    time: 'U1500',
    exam: 15,
    college: 'BUS',
    remarksEn: 'For students of Business Administration.',
    remarksAr: 'لطلبة كلية إدارة الأعمال.',
  },
  { section: 'ENTR301-01', time: 'U1300', exam: 12, fill: { nominal: 8, free: 0 } },
  { section: 'ENTR301-02', time: 'U1400', exam: 12, fill: { nominal: 8, free: 1 } },
  { section: 'ENTR301-03', time: 'M1400', exam: 12, fill: { nominal: 8, free: 0 } },
  { section: 'ENTR301-04', time: 'M1530', exam: 12, fill: { nominal: 8, free: 0 } },
  { section: 'ENTR301-05', time: 'M1100', exam: 12, fill: { nominal: 8, free: 0 } },
  { section: 'ITCS521-01', time: 'P1-1700', exam: 17 },
  { section: 'ITCS523-01', time: 'P0-1700', exam: 18 },
  { section: 'ITCS541-01', time: 'P2-1700', exam: 19 },
  { section: 'ITCS551-01', time: 'P4-1700', exam: 27 },
  { section: 'ITCS561-01', time: 'P3-1700', exam: 28 },
  { section: 'ITCS599-01', time: 'none' },
  { section: 'ITCS799-01', time: 'none' },
  { section: 'ARAB201-01', time: 'U0900', exam: 20, language: 'ar' },
  { section: 'ARAB211-01', time: 'U1000', exam: 21, language: 'ar' },
  { section: 'ARAB221-01', time: 'M0930', exam: 22, language: 'ar' },
  { section: 'ISLM111-01', time: 'M1100', exam: 23, language: 'ar' },
  { section: 'HIST221-01', time: 'U1100', exam: 24, language: 'ar' },
  { section: 'SOCIO161-01', time: 'M0800', exam: 25, language: 'ar' },
];

/** Sections of the orientation programme, in which the registration office registers students. */
export const orientationSections: readonly DemonstrationSection[] = [
  { section: 'ORNT101-01', time: 'U0900' },
  { section: 'ORNT102-01', time: 'U1000' },
  { section: 'ORNT103-01', time: 'M0930' },
];

/** Sections offered again next semester at the same hours, for early registration. */
export const demonstratedNext: ReadonlySet<string> = new Set([
  'ITCS214-01',
  'ITCS222-01',
  'STAT273-01',
  'ENGL252-01',
  'ITIS311-01',
  'MATHS205-01',
  'MGT131-01',
  'MGT131-02',
  'MGT131-03',
  'PSYC103-01',
  'ACC112-01',
  'ECON140-01',
  'ITCS333-01',
  'PHYCS101-01',
  'PHYCS101L-01',
  'SPSC106-01',
  'SPSC106-02',
  'MGT233-01',
  'ITCS521-01',
  'ITCS523-01',
]);
