import type { Level } from '../../db/schema/university.ts';
import { artsCourses } from './courses-arts.ts';
import { businessCourses } from './courses-business.ts';
import { engineeringCourses } from './courses-engineering.ts';
import { professionCourses } from './courses-professions.ts';
import { technologyCourses } from './courses-technology.ts';
import { colleges, type DepartmentSeed } from './colleges.ts';
import type { SubjectCatalogue } from './subject-catalogue.ts';

type CourseType = 'university' | 'college' | 'major' | 'elective';
type TeachingMethod = 'lecture' | 'laboratory' | 'studio' | 'seminar' | 'training' | 'thesis';

export interface CourseSeed {
  id: number;
  code: string;
  subject: string;
  number: string;
  department: DepartmentSeed;
  nameEn: string;
  nameAr: string;
  creditHours: number;
  level: Level;
  type: CourseType;
  teachingMethod: TeachingMethod;
  relatedGroup: string | null;
  hasExam: boolean;
  active: boolean;
  onlineRegistration: boolean;
  orientation: boolean;
  contentsEn: string;
  contentsAr: string;
  prerequisites: string[][];
  corequisites: string[];
}

const types: Record<string, CourseType> = { u: 'university', c: 'college', e: 'elective' };
const methods: Record<string, TeachingMethod> = {
  L: 'laboratory',
  S: 'studio',
  N: 'seminar',
  T: 'training',
  H: 'thesis',
};

const openings: Record<TeachingMethod, [en: string, ar: string][]> = {
  lecture: [
    [
      'Covers the principles of {name}, with attention to {topic}.',
      'يتناول المقرر أسس «{name}»، مع العناية بـ{topic}.',
    ],
    [
      'A study of {name}: its main concepts, methods and uses. Emphasis on {topic}.',
      'دراسة «{name}» من حيث المفاهيم الرئيسة والأساليب والاستخدامات، مع التركيز على {topic}.',
    ],
    [
      'Students learn the foundations of {name} and apply them in graded assignments. The course gives weight to {topic}.',
      'يتعرف الطالب على أسس «{name}» ويطبقها في واجبات مقومة، ويولي المقرر أهمية خاصة لـ{topic}.',
    ],
  ],
  laboratory: [
    [
      'Weekly experiments in {name}, with written reports. Emphasis on {topic}.',
      'تجارب أسبوعية في «{name}» مع إعداد تقارير مكتوبة، والتركيز على {topic}.',
    ],
  ],
  studio: [
    [
      'Practical work in {name} under supervision, reviewed at set stages, with attention to {topic}.',
      'عمل تطبيقي في «{name}» بإشراف عضو هيئة التدريس يراجَع على مراحل، مع العناية بـ{topic}.',
    ],
  ],
  seminar: [
    [
      'Reading, presentation and discussion in {name}, with attention to {topic}.',
      'قراءات وعروض ومناقشات في «{name}»، مع العناية بـ{topic}.',
    ],
  ],
  training: [
    [
      'A supervised placement: {name}. The student keeps a record of the work and is assessed by the host and the university, with attention to {topic}.',
      'تدريب بإشراف أكاديمي: «{name}». يوثق الطالب أعماله وتقومه جهة التدريب والجامعة، مع العناية بـ{topic}.',
    ],
  ],
  thesis: [
    [
      'Independent and original research: {name}, defended before a committee, with attention to {topic}.',
      'بحث أصيل يعده الطالب: «{name}»، ويناقَش أمام لجنة علمية، مع العناية بـ{topic}.',
    ],
  ],
};

const fill = (sentence: string, name: string, topic: string): string =>
  sentence.replace('{name}', name).replace('{topic}', topic);

/** Joins the Arabic prepositions ب and ل to the following noun. */
const joined = (sentence: string): string => sentence.replace(/لـال/g, 'لل').replace(/([بل])ـ/g, '$1');

const sources: SubjectCatalogue[] = [
  technologyCourses,
  engineeringCourses,
  businessCourses,
  artsCourses,
  professionCourses,
];
const departmentOf = new Map(
  colleges
    .flatMap((college) => college.departments)
    .flatMap((department) => department.subjects.map((subject) => [subject, department] as const)),
);

const readCourse = (subject: string, line: string, id: number): CourseSeed => {
  const [number = '', nameEn = '', nameAr = '', hours = '', needs = '', marks = ''] = line.split(';');
  const [flags = '', ...corequisites] = marks.split('+');
  const letters = [...flags];
  const type = letters.map((letter) => types[letter]).find(Boolean) ?? 'major';
  const teachingMethod = letters.map((letter) => methods[letter]).find(Boolean) ?? 'lecture';
  const department = departmentOf.get(subject)!;
  const code = subject + number;
  const forms = openings[teachingMethod];
  const [en, ar] = forms[id % forms.length]!;
  const [topicEn, topicAr] = department.topics[id % department.topics.length]!;
  const matter = nameEn
    .replace(/^(Introduction to|Principles of|Foundations of|Fundamentals of) /, '')
    .replace(/ I+$/, '');
  return {
    id,
    code,
    subject,
    number,
    department,
    nameEn,
    nameAr,
    creditHours: Number(hours),
    level: number >= '5' ? 'postgraduate' : 'undergraduate',
    type,
    teachingMethod,
    relatedGroup: number.endsWith('L') ? code.slice(0, -1) : corequisites[0]?.endsWith('L') ? code : null,
    hasExam: !flags.includes('x'),
    active: !flags.includes('i'),
    onlineRegistration: !flags.includes('o'),
    orientation: flags.includes('p'),
    contentsEn: fill(en, matter, topicEn),
    contentsAr: joined(fill(ar, nameAr, topicAr)),
    corequisites,
    prerequisites: needs
      .split(' ')
      .filter(Boolean)
      .map((group) => group.split('/').map((one) => (/^\d/.test(one) ? subject + one : one))),
  };
};

export const courses: CourseSeed[] = sources
  .flatMap((source) => Object.entries(source))
  .flatMap(([subject, lines]) =>
    lines
      .trim()
      .split('\n')
      .map((line) => [subject, line] as const),
  )
  .map(([subject, line], index) => readCourse(subject, line, index + 1));

const byCode = new Map(courses.map((course) => [course.code, course]));

/** Returns the course of a code; throws if it is not in the catalogue. */
export const getCourse = (code: string): CourseSeed => {
  const course = byCode.get(code);
  if (!course) throw new Error(`no course ${code}`);
  return course;
};
