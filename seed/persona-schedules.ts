import type { PersonaRecord } from './persona-types.ts';

/** Schedules and records shared by personas. Their classes and exams do not overlap. */
export const sixHours = ['ITCS222-01', 'ITIS311-01'];
export const twelveHours = ['ITCS214-01', 'ITCS222-01', 'ITIS311-01', 'MATHS205-01'];
export const fifteenHours = [...twelveHours, 'STAT273-01'];
export const eighteenHours = [...fifteenHours, 'ENGL252-01'];

/** A third-year student of Computer Science, taught in English, CGPA 2.80, in good standing. */
export const standard: PersonaRecord = { programme: 'BSCS', admission: 20241, history: 'normal' };

/** A student admitted this semester, without earlier grades or registrations. */
export const newcomer: PersonaRecord = { programme: 'BSCS', admission: 20261, history: 'none' };

/** A first-semester schedule of twelve hours. */
export const newcomerHours = ['ITCS113-01', 'MATHS101-01', 'MGT131-01', 'PSYC103-01'];

/** A student in the third semester of the Master of Science in Computer Science. */
export const masterStudent: PersonaRecord = { programme: 'MSCS', admission: 20252, history: 'master' };
