import type { DocumentFacts } from '../../../db/schema/document.ts';
import { formatList, formatInstant, isolate, type Language } from '../../../locales/i18n.ts';
import type { Pen } from '../../../locales/print/pen.ts';
import { ink } from '../../../locales/print/ink.ts';
import { writePdf, type PdfDocument } from '../../../locales/print/pdf.ts';
import { toIso } from '../../clock/clock.ts';
import { documentFonts, figure, sayIn, type Imprint, type Say } from './document-words.ts';

type Transcript = {
  kind: 'transcript' | 'finalTranscript';
  language: Language;
  facts: DocumentFacts;
  imprint: Imprint;
};

type Course = DocumentFacts['semesters'][number]['courses'][number];

const code = { size: 24, gap: 5 };

/**
 * The lines with the number and the dates of a document. They stand in the foot of every page, so that a single page
 * can be verified too.
 */
export const verifyLines = (language: Language, say: Say, { number, issuedAt, validUntil }: Imprint): string[] => [
  `${say('pdf.number')}: ${isolate(number)}  ·  ${say('pdf.issued')}: ${formatInstant(issuedAt, language, 'longDate')}`,
  ...(validUntil === null ? [] : [`${say('pdf.validUntil')}: ${formatInstant(validUntil - 1, language, 'longDate')}`]),
];

function drawImprint(pen: Pen, { language, imprint }: Transcript, say: Say): void {
  pen.code(imprint.address, 0, 0, code.size, say('pdf.qrCode'));
  pen.text(imprint.code, code.size / 2, code.size + 3.2, { size: 8, bold: true, align: 'center' });
  const start = code.size + code.gap;
  const wide = pen.width - start;
  let y = 3;
  const write = (text: string, style: { size: number; bold?: boolean; colour?: string }): void =>
    pen.as('P', () => {
      for (const line of pen.wrap(text, wide, style)) {
        pen.text(line, start, y, style);
        y += 4;
      }
    });
  verifyLines(language, say, imprint).forEach((line) => write(line, { size: 9, bold: true }));
  write(say('pdf.valid'), { size: 8, colour: ink.quiet });
  write(say('pdf.verify'), { size: 8, colour: ink.quiet });
  write(imprint.address, { size: 8, colour: ink.accent });
}

/** The remark on a course that was repeated or is not counted; '' for others. */
export const toRemark = ({ repeats, counted, points }: Course, say: Say, language: Language): string =>
  formatList(
    [
      repeats ? say('pdf.course.repeats') : '',
      counted ? '' : say(points === null ? 'pdf.course.noPoints' : 'pdf.course.replaced'),
    ].filter(Boolean),
    language,
    'comma',
  );

/** The transcript as a PDF in one language, from the facts at the time of issue. `compact` uses smaller rows. */
export function transcriptPdf(transcript: Transcript, compact = false): ArrayBuffer {
  const { kind, language, facts, imprint } = transcript;
  const say = sayIn(language);
  const common = sayIn(language, 'common');
  const { name, programme, college, admission, degree, graduatedOn, hours, cgpa, semesters } = facts;
  const pdf: PdfDocument = writePdf(
    {
      language,
      title: say(`pdf.${kind}`),
      subtitle: say('pdf.toDate', { at: toIso(imprint.issuedAt) }),
      student: { name: name[language], code: facts.code },
      at: toIso(imprint.issuedAt),
      identifier: imprint.address,
      foot: { height: code.size + 6, draw: (pen) => drawImprint(pen, transcript, say) },
    },
    {
      university: common('university'),
      product: common('product'),
      made: () => isolate(imprint.number),
      emblem: common('documents.emblem'),
      of: (part, whole) => common('of', { part, whole }),
      continued: (caption) => common('documents.continued', { caption }),
    },
    documentFonts(),
  );
  pdf.facts([
    [say('pdf.programme'), programme[language]],
    [say('pdf.college'), college[language]],
    [say('pdf.admission'), admission[language]],
    ...(degree && graduatedOn
      ? ([[say('pdf.degree'), [degree[language], say('pdf.conferred', { on: graduatedOn })].join('  ·  ')]] as const)
      : []),
    [say('pdf.hours'), String(hours)],
    [say('pdf.cgpa'), figure(cgpa)],
  ]);
  const remarked = semesters.some(({ courses }) => courses.some((course) => toRemark(course, say, language) !== ''));
  const columns = [
    { header: say('pdf.course.code'), width: 22 },
    { header: say('pdf.course.name') },
    { header: say('pdf.course.hours'), align: 'end' as const, width: 16 },
    { header: say('pdf.course.grade'), align: 'end' as const, width: 18 },
    { header: say('pdf.course.points'), align: 'end' as const, width: 16 },
    ...(remarked ? [{ header: say('pdf.course.remark'), width: 34 }] : []),
  ];
  for (const semester of semesters) {
    pdf.table({
      caption: semester.name[language],
      compact,
      columns,
      rows: semester.courses.map((course) => [
        course.code,
        course.name[language],
        String(course.hours),
        course.grade,
        figure(course.points),
        ...(remarked ? [toRemark(course, say, language)] : []),
      ]),
      foot: [
        '',
        say('pdf.semester', { gpa: figure(semester.gpa), cgpa: figure(semester.cgpa) }),
        String(semester.hours),
        '',
        '',
        ...(remarked ? [''] : []),
      ],
    });
  }
  const before = pdf.pages();
  pdf.note(say('pdf.legend'));
  pdf.note(`— ${say('pdf.end')} —`);
  // If a new page would contain only the notes, the PDF is created again with smaller table rows.
  return pdf.pages() > before && !compact ? transcriptPdf(transcript, true) : pdf.bytes();
}
