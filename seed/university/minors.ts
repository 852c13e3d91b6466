/** A minor in addition to a major, or a specialization within a major. */
export interface MinorSeed {
  code: string;
  department: string;
  programme: string | null;
  hours: number;
  cgpa: number;
  nameEn: string;
  nameAr: string;
  entry: string[];
  courses: string[];
}

/**
 * Columns: code; department; major of a specialization; earned hours; CGPA in hundredths; English name; Arabic name;
 * courses to pass before; its courses
 */
const table = `
MMAT;MATH;;30;230;Minor in Mathematics;التخصص الفرعي في الرياضيات;MATHS101 MATHS102;MATHS203 MATHS205 MATHS211 MATHS222 MATHS304 MATHS331
MSTA;MATH;;45;250;Minor in Statistics;التخصص الفرعي في الإحصاء;STAT273;STAT274 STAT311 STAT321 STAT331 STAT391
MMGT;MGMK;;45;250;Minor in Business Management;التخصص الفرعي في إدارة الأعمال;ACC112 MGT131;FIN220 MGT230 MGT236 MGT311 MKT261
MECO;FINE;;60;230;Minor in Economics;التخصص الفرعي في الاقتصاد;ECON140 ECON141;ECON241 ECON242 ECON310 ECON340
MPSY;PSYC;;30;200;Minor in Psychology;التخصص الفرعي في علم النفس;PSYC103;PSYC211 PSYC221 PSYC241 PSYC311 PSYC341
MENG;ENGL;;30;300;Minor in English Language;التخصص الفرعي في اللغة الإنجليزية;ENGL154 ENGL155;ENGL201 ENGL211 ENGL221 ENGL301 ENGL341
MCSC;CS;;30;250;Minor in Computer Science;التخصص الفرعي في علم الحاسوب;ITCS113;ITCS114 ITCS214 ITCS222 ITCS285 ITCS333
MMED;MEDIA;;30;200;Minor in Media;التخصص الفرعي في الإعلام;MCM110;MCM211 MCM221 MCM231 MCM241
SAIN;CS;BSCS;60;267;Specialization in Artificial Intelligence;التخصص الدقيق في الذكاء الاصطناعي;ITCS215 MATHS211;MATHS203 MATHS331 STAT274 PSYC341
SDAT;CS;BSCS;84;250;Specialization in Data Science;التخصص الدقيق في علم البيانات;STAT273;MATHS342 STAT274 STAT311 STAT391
SISL;ACCT;BACC;60;250;Specialization in Islamic Accounting;التخصص الدقيق في المحاسبة الإسلامية;ACC113 FIN220;ACC421 FIN331 FIN341 LAW221
SHRM;MGMK;BMGT;60;230;Specialization in Human Resources;التخصص الدقيق في الموارد البشرية;MGT230 MGT236;LAW231 MGT411 PSYC221 PSYC421`;

const words = (text = ''): string[] => text.split(' ').filter(Boolean);

export const minors: readonly MinorSeed[] = table
  .trim()
  .split('\n')
  .map((line) => {
    const [code = '', department = '', programme = '', hours, cgpa, nameEn = '', nameAr = '', entry, courses] =
      line.split(';');
    return {
      code,
      department,
      programme: programme || null,
      hours: Number(hours),
      cgpa: Number(cgpa),
      nameEn,
      nameAr,
      entry: words(entry),
      courses: words(courses),
    };
  });

/** Year and term of a minor's course in a plan: two courses in each semester from the third year on. */
export const toPlace = (index: number): { year: number; term: number } => ({
  year: 3 + Math.floor(index / 4),
  term: (Math.floor(index / 2) % 2) + 1,
});
