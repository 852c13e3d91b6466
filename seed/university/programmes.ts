import type { DegreeClass, Language } from '../../db/schema/university.ts';

/**
 * A programme. Its plan consists of the courses of `subjects`, the `support` courses of other subjects, and general
 * courses that depend on the degree.
 */
export interface ProgrammeSeed {
  code: string;
  degreeClass: DegreeClass;
  language: Language;
  department: string;
  nameEn: string;
  nameAr: string;
  subjects: string[];
  support: string[];
}

const degrees: Record<string, DegreeClass> = { D: 'associateDiploma', B: 'bachelor', M: 'master', P: 'phd' };

/** Columns: code; degree; language; department; English name; Arabic name; subjects; supporting courses */
const table = `
BSCS;B;en;CS;Bachelor of Science in Computer Science;بكالوريوس العلوم في علم الحاسوب;ITCS;MATHS101 MATHS102 MATHS211 STAT273 MATHS205 ENGL252 PHYCS101 PHYCS101L ITIS311
BSCY;B;en;CS;Bachelor of Science in Cybersecurity;بكالوريوس العلوم في الأمن السيبراني;ITCS;MATHS101 MATHS211 STAT273 ENGL252 ITCE340 ITIS311 LAW101
BSSE;B;en;CS;Bachelor of Science in Software Engineering;بكالوريوس العلوم في هندسة البرمجيات;ITCS;MATHS101 STAT273 ENGL252 ITIS211 ITIS216 MGT131
BSIS;B;en;IS;Bachelor of Science in Information Systems;بكالوريوس العلوم في نظم المعلومات;ITIS;ITCS113 ITCS114 MATHS103 STAT273 MGT131 ACC112 ENGL252
BSCE;B;en;CE;Bachelor of Science in Computer Engineering;بكالوريوس العلوم في هندسة الحاسوب;ITCE;ITCS113 ITCS114 ITCS214 MATHS101 MATHS102 MATHS205 PHYCS101 PHYCS101L PHYCS102 PHYCS102L ENGL252
BSNE;B;en;CE;Bachelor of Science in Network Engineering;بكالوريوس العلوم في هندسة الشبكات;ITCE;ITCS113 ITCS114 ITCS325 ITCS389 MATHS101 MATHS102 PHYCS101 PHYCS101L
BSMA;B;en;MATH;Bachelor of Science in Mathematics;بكالوريوس العلوم في الرياضيات;MATHS;STAT273 STAT274 ITCS113 PHYCS101 PHYCS101L ENGL252
BSST;B;en;MATH;Bachelor of Science in Statistics and Operations Research;بكالوريوس العلوم في الإحصاء وبحوث العمليات;STAT;MATHS101 MATHS102 MATHS211 MATHS203 MATHS342 ITCS113 ECON140 ENGL252
BSPH;B;en;PHYS;Bachelor of Science in Physics;بكالوريوس العلوم في الفيزياء;PHYCS;MATHS101 MATHS102 MATHS203 MATHS205 ITCS113 CHEMY101 CHEMY101L ENGL252
BSCH;B;en;CHEM;Bachelor of Science in Chemistry;بكالوريوس العلوم في الكيمياء;CHEMY;MATHS101 PHYCS101 PHYCS101L STAT273 BIOLS101 BIOLS101L ENGL252
BSBI;B;en;BIOL;Bachelor of Science in Biology;بكالوريوس العلوم في علوم الحياة;BIOLS;CHEMY101 CHEMY101L CHEMY102 STAT105 PHYCS101 PHYCS101L ENGL252
BSCV;B;en;CIVIL;Bachelor of Science in Civil Engineering;بكالوريوس العلوم في الهندسة المدنية;CENG ENGG;MATHS101 MATHS102 MATHS205 PHYCS101 PHYCS101L CHEMY101 CHEMY101L STAT273
BSEE;B;en;ELEC;Bachelor of Science in Electrical Engineering;بكالوريوس العلوم في الهندسة الكهربائية;EENG ENGG;MATHS101 MATHS102 MATHS203 MATHS205 PHYCS101 PHYCS101L PHYCS102 PHYCS102L
BSME;B;en;MECH;Bachelor of Science in Mechanical Engineering;بكالوريوس العلوم في الهندسة الميكانيكية;MENG ENGG;MATHS101 MATHS102 MATHS205 PHYCS101 PHYCS101L CHEMY101 CHEMY101L STAT273
BSCN;B;en;CHEG;Bachelor of Science in Chemical Engineering;بكالوريوس العلوم في الهندسة الكيميائية;CHENG ENGG;MATHS101 MATHS102 MATHS205 CHEMY101 CHEMY101L CHEMY102 CHEMY223 CHEMY232 PHYCS101 PHYCS101L
BARC;B;en;ARCH;Bachelor of Architecture;بكالوريوس العمارة;ARCG;ENGG111 CENG221 MATHS101 PHYCS101 PHYCS101L
BIDE;B;en;ARCH;Bachelor of Science in Interior Design;بكالوريوس العلوم في التصميم الداخلي;ARCG;ENGG111 MKT261
BACC;B;en;ACCT;Bachelor of Science in Accounting;بكالوريوس العلوم في المحاسبة;ACC;MATHS103 STAT273 MGT131 MGT230 MKT261 FIN220 ECON140 ECON141 ITIS102 ENGL252
BMGT;B;en;MGMK;Bachelor of Science in Business Management;بكالوريوس العلوم في إدارة الأعمال;MGT;MATHS103 STAT273 ACC112 ACC113 MKT261 FIN220 ECON140 ECON141 ITIS102
BMKT;B;en;MGMK;Bachelor of Science in Marketing;بكالوريوس العلوم في التسويق;MKT;MATHS103 STAT273 ACC112 MGT131 MGT230 MGT233 FIN220 ECON140 ECON141 PSYC103
BFIN;B;en;FINE;Bachelor of Science in Banking and Finance;بكالوريوس العلوم في المصارف والتمويل;FIN;MATHS103 STAT273 ACC112 ACC113 MGT131 MKT261 ECON140 ECON141 ECON310
BECO;B;en;FINE;Bachelor of Science in Economics;بكالوريوس العلوم في الاقتصاد;ECON;MATHS103 STAT273 ACC112 MGT131 FIN220 FIN331 STAT274
BABA;B;ar;MGMK;Bachelor of Business Administration (Arabic);بكالوريوس إدارة الأعمال (باللغة العربية);MGT MKT;MATHS103 STAT105 ACC112 FIN220 ECON140 LAW101
BARA;B;ar;ARIS;Bachelor of Arts in Arabic Language and Literature;بكالوريوس الآداب في اللغة العربية وآدابها;ARAB;ISLM111 ISLM231 HIST221 SOCIO161 PSYC103
BISL;B;ar;ARIS;Bachelor of Arts in Islamic Studies;بكالوريوس الآداب في الدراسات الإسلامية;ISLM;ARAB202 ARAB231 HIST221 LAW101 PSYC103
BENG;B;en;ENGL;Bachelor of Arts in English Language and Literature;بكالوريوس الآداب في اللغة الإنجليزية وآدابها;ENGL;PSYC103 SOCIO161 MCM110
BTRA;B;en;ENGL;Bachelor of Arts in Translation;بكالوريوس الآداب في الترجمة;ENGL;ARAB202 ARAB231 LAW101 MCM110
BSOC;B;ar;SOCS;Bachelor of Arts in Sociology;بكالوريوس الآداب في علم الاجتماع;SOCIO;PSYC103 PSYC221 HIST211 STAT105 LAW101
BHIS;B;ar;SOCS;Bachelor of Arts in History;بكالوريوس الآداب في التاريخ;HIST;SOCIO161 ARAB141 ARAB202 LAW101
BPSY;B;ar;PSYC;Bachelor of Arts in Psychology;بكالوريوس الآداب في علم النفس;PSYC;SOCIO161 BIOLS102 STAT105
BMED;B;ar;MEDIA;Bachelor of Arts in Media;بكالوريوس الآداب في الإعلام;MCM;SOCIO161 PSYC103 ARAB421 MKT261
BPRE;B;ar;MEDIA;Bachelor of Arts in Public Relations;بكالوريوس الآداب في العلاقات العامة;MCM;PSYC221 MKT261 MKT321 MGT131
BLAW;B;ar;PRIV;Bachelor of Law;بكالوريوس الحقوق;LAW LAWS;SOCIO161
BEDC;B;ar;EDST;Bachelor of Education: Class Teacher;بكالوريوس التربية في تعليم الحلقة الأولى;TCED;ARAB202 ISLM111 TCMS111 TCMS121
BEDM;B;en;MSED;Bachelor of Education: Mathematics and Science;بكالوريوس التربية في الرياضيات والعلوم;TCMS;TCED101 TCED111 TCED121 TCED211 TCED221 TCED231 TCED290 TCED311 TCED390
BNUR;B;en;NURS;Bachelor of Science in Nursing;بكالوريوس العلوم في التمريض;NUR;ALH111 ALH121 BIOLS101 BIOLS101L CHEMY101 CHEMY101L STAT105
BMLS;B;en;ALHS;Bachelor of Science in Medical Laboratory Sciences;بكالوريوس العلوم في المختبرات الطبية;ALH;CHEMY101 CHEMY101L BIOLS101 BIOLS101L BIOLS231 NUR111 STAT105
BRAD;B;en;ALHS;Bachelor of Science in Radiography;بكالوريوس العلوم في التصوير الإشعاعي;ALH;PHYCS101 PHYCS101L NUR111 NUR112 STAT105
BPED;B;ar;SPSC;Bachelor of Education in Physical Education;بكالوريوس التربية الرياضية;SPSC;NUR111 PSYC103 TCED221
DAPT;D;en;APTE;Associate Diploma in Information Technology;الدبلوم المشارك في تقنية المعلومات;APIT;MATHS100
DANT;D;en;APTE;Associate Diploma in Network Technology;الدبلوم المشارك في تقنية الشبكات;APIT;ITIS102
DAOM;D;ar;APBU;Associate Diploma in Office Management;الدبلوم المشارك في إدارة المكاتب;APBA;ACC112
DACC;D;en;APBU;Associate Diploma in Commercial Studies;الدبلوم المشارك في الدراسات التجارية;APBA;MGT131
MSCS;M;en;CS;Master of Science in Computer Science;ماجستير العلوم في علم الحاسوب;ITCS;
MSIS;M;en;IS;Master of Science in Information Systems;ماجستير العلوم في نظم المعلومات;ITIS;
MSMA;M;en;MATH;Master of Science in Mathematics;ماجستير العلوم في الرياضيات;MATHS;
MSPH;M;en;PHYS;Master of Science in Physics;ماجستير العلوم في الفيزياء;PHYCS;
MSCH;M;en;CHEM;Master of Science in Chemistry;ماجستير العلوم في الكيمياء;CHEMY;
MSBI;M;en;BIOL;Master of Science in Biology;ماجستير العلوم في علوم الحياة;BIOLS;
MSCV;M;en;CIVIL;Master of Science in Civil Engineering;ماجستير العلوم في الهندسة المدنية;CENG;
MSEE;M;en;ELEC;Master of Science in Electrical Engineering;ماجستير العلوم في الهندسة الكهربائية;EENG;
MBAD;M;en;MGMK;Master of Business Administration;ماجستير إدارة الأعمال;MGT;ACC511 FIN511
MFIN;M;en;FINE;Master of Science in Finance;ماجستير العلوم في التمويل;FIN;ACC511 MGT541 MGT590 MGT599
MARA;M;ar;ARIS;Master of Arts in Arabic Language;ماجستير الآداب في اللغة العربية;ARAB;
MENL;M;en;ENGL;Master of Arts in English Studies;ماجستير الآداب في الدراسات الإنجليزية;ENGL;
MPSY;M;ar;PSYC;Master of Arts in Psychology;ماجستير الآداب في علم النفس;PSYC;
MMED;M;ar;MEDIA;Master of Arts in Media;ماجستير الآداب في الإعلام;MCM;
MLPR;M;ar;PRIV;Master of Private Law;ماجستير القانون الخاص;LAW;
MLPU;M;ar;PUBL;Master of Public Law;ماجستير القانون العام;LAWS;LAW590
MEDL;M;ar;EDST;Master of Education in Educational Leadership;ماجستير التربية في القيادة التربوية;TCED;
MNUR;M;en;NURS;Master of Science in Nursing;ماجستير العلوم في التمريض;NUR;
PCSC;P;en;CS;Doctor of Philosophy in Computing;دكتوراه الفلسفة في الحوسبة;ITCS;
PMGT;P;en;MGMK;Doctor of Philosophy in Management;دكتوراه الفلسفة في الإدارة;MGT;
PARA;P;ar;ARIS;Doctor of Philosophy in Arabic Language;دكتوراه الفلسفة في اللغة العربية;ARAB;`;

const words = (text = ''): string[] => text.split(' ').filter(Boolean);

export const programmes: ProgrammeSeed[] = table
  .trim()
  .split('\n')
  .map((line) => {
    const [code = '', degree = '', language, department = '', nameEn = '', nameAr = '', subjects, support] =
      line.split(';');
    return {
      code,
      degreeClass: degrees[degree]!,
      language: language === 'ar' ? 'ar' : 'en',
      department,
      nameEn,
      nameAr,
      subjects: words(subjects),
      support: words(support),
    };
  });

/** Courses that the university requires of every bachelor student, with their year and term. */
export const universityRequirements: readonly (readonly [course: string, year: number, term: number])[] = [
  ['ENGL154', 1, 1],
  ['ARAB110', 1, 1],
  ['HIST121', 1, 2],
  ['ENGL155', 1, 2],
  ['ISLM101', 2, 1],
  ['HRLC107', 2, 2],
  ['ENTR301', 3, 1],
];
