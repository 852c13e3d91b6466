import type { TFunction } from 'i18next';
import { formatList, type Language } from '../../../locales/i18n.ts';
import type { Fonts } from '../../../locales/print/typewriter.ts';
import { openPdf } from '../../documents/pdf.ts';
import type { Transcript } from './transcript.ts';

const figure = (value: number | null): string => value?.toFixed(2) ?? '–';

type Options = {
  language: Language;
  /** Translates into the language of the document. */
  say: TFunction<'transcript'>;
  /** Fonts of the document; loaded if none are given. */
  fonts?: Fonts;
};

/** Writes the transcript as PDF pages in one language, marked as unofficial. */
export async function transcriptPdf(transcript: Transcript, options: Options): Promise<Blob> {
  const pages = await written(transcript, options, false);
  if (!pages.notesAlone) return pages.blob();
  // If the last page would hold only the notes, the rows are set closer to make room for them.
  const closer = await written(transcript, options, true);
  return (closer.notesAlone ? pages : closer).blob();
}

/** The facts above the semesters: programme, standing, averages and hours. */
function summaryFacts(transcript: Transcript, language: Language, say: Options['say']): [string, string][] {
  const { programme, college, admission, degreeClass, academicStatus, standing, cgpa, majorCgpa } = transcript;
  const { earned, required, outside, passed } = transcript.hours;
  return [
    [say('summary.programme'), programme[language]],
    [say('summary.college'), college[language]],
    [say('summary.degree'), say(`degree.${degreeClass}`)],
    [say('summary.admission'), admission[language]],
    [say('summary.status'), academicStatus[language]],
    [say('summary.standing'), standing ? say(`standing.${standing}`) : say('none')],
    [
      say('summary.cgpa'),
      cgpa === null
        ? say('none')
        : [figure(cgpa), majorCgpa === null ? '' : say('summary.major', { value: figure(majorCgpa) })]
            .filter(Boolean)
            .join(' · '),
    ],
    [say('summary.hours'), say('summary.of', { earned, required })],
    [say('summary.inAll'), outside > 0 ? say('summary.withOutside', { passed, outside }) : String(passed)],
  ];
}

type Semester = Transcript['semesters'][number];

function toRemark({ repeats, counted, points }: Semester['courses'][number], { language, say }: Options): string {
  return formatList(
    [
      repeats ? say('course.repeats') : '',
      counted ? '' : say(points === null ? 'course.noPoints' : 'course.replaced'),
    ].filter(Boolean),
    language,
    'comma',
  );
}

/** The courses of a semester, and the averages below them. `remarked` is true if the document has a remark column. */
function semesterRows(semester: Semester, options: Options, remarked: boolean) {
  const { language, say } = options;
  return {
    rows: semester.courses.map((course) => [
      course.code,
      course.name[language],
      String(course.creditHours),
      course.grade,
      figure(course.points),
      ...(remarked ? [toRemark(course, options)] : []),
    ]),
    foot: [
      '',
      [
        `${say('semester.gpa')} ${figure(semester.gpa)}`,
        `${say('semester.cgpa')} ${figure(semester.cgpa)}`,
        `${say('semester.total')} ${String(semester.totalEarnedHours)}`,
      ].join('  ·  '),
      String(semester.attemptedHours),
      '',
      '',
      ...(remarked ? [''] : []),
    ],
  };
}

async function written(
  transcript: Transcript,
  options: Options,
  compact: boolean,
): Promise<{ notesAlone: boolean; blob: () => Blob }> {
  const { language, say, fonts } = options;
  const { name, studentCode, issuedAt, semesters, away, inProgress } = transcript;
  const pdf = await openPdf(
    {
      language,
      title: say('title'),
      subtitle: say('unofficial'),
      student: { name: name[language], code: studentCode },
      at: issuedAt,
    },
    fonts,
  );
  pdf.facts(summaryFacts(transcript, language, say));
  const remarked = semesters.some(({ courses }) => courses.some((course) => toRemark(course, options) !== ''));
  const columns = [
    { header: say('course.code'), width: 22 },
    { header: say('course.name') },
    { header: say('course.hours'), align: 'end' as const, width: 17 },
    { header: say('course.grade'), align: 'end' as const, width: 17 },
    { header: say('course.points'), align: 'end' as const, width: 17 },
    ...(remarked ? [{ header: say('course.remark'), width: 40 }] : []),
  ];
  for (const semester of [...semesters, ...away].sort((a, b) => a.semesterId - b.semesterId)) {
    if ('reason' in semester) {
      pdf.heading(`${semester.name[language]}: ${say(`away.${semester.reason}`)}`);
      continue;
    }
    pdf.table({ caption: semester.name[language], compact, columns, ...semesterRows(semester, options, remarked) });
  }
  for (const semester of inProgress) {
    const repeated = semester.courses.some(({ repeats }) => repeats);
    pdf.table({
      caption: `${say('progress.title')}: ${semester.name[language]}`,
      compact,
      columns: [...columns.slice(0, 3), ...(repeated ? [{ header: say('course.remark'), width: 40 }] : [])],
      rows: semester.courses.map(({ code, name: called, creditHours, repeats }) => [
        code,
        called[language],
        String(creditHours),
        ...(repeated ? [repeats ? say('course.repeats') : ''] : []),
      ]),
    });
  }
  const before = pdf.pages();
  pdf.note(say('legend'));
  pdf.note(say('notOfficial'));
  return { notesAlone: pdf.pages() > before, blob: pdf.blob };
}
