import type { TFunction } from 'i18next';
import type en from '../../../locales/en/schedule.json';
import { formatInstant, formatList, formatWeekday, pickText, type Language } from '../../../locales/i18n.ts';
import { excelFile } from '../../documents/excel.ts';
import { ink } from '../../../locales/print/ink.ts';
import type { PdfOptions } from '../../../locales/print/pdf.ts';
import type { Pen } from '../../../locales/print/pen.ts';
import type { Fonts } from '../../../locales/print/typewriter.ts';
import { openPdf } from '../../documents/pdf.ts';
import { courseInks } from '../../ui/week/course-colour.ts';
import { layoutWeek, type PlacedBlock } from '../../ui/week/WeekGridLayout.ts';
import { offText, overlapText } from './change-text.ts';
import {
  listAttended,
  listComingChanges,
  listExams,
  toHours,
  placeOf,
  toTimes,
  weekBlocks,
  type ClassChange,
  type Schedule,
} from './schedule-view.ts';

type Options = { language: Language; t: TFunction<'schedule'> };

const noon = (date: string): string => `${date}T12:00:00+03:00`;
const axis = 12;
const head = 6;

const toInk = (colour: number | undefined): string =>
  colour === undefined ? ink.accent : (courseInks[colour] ?? ink.accent);

/** Mixes ten percent of a colour with white. */
const toPale = (colour: string): string =>
  `#${[1, 3, 5]
    .map((at) =>
      Math.round(Number.parseInt(colour.slice(at, at + 2), 16) * 0.1 + 229.5)
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`;

/**
 * Code and section in the reading order of the page's language, as on the screen. The two are swapped for Arabic,
 * because a line without Arabic letters is drawn from the left.
 */
const codeAndSection = ({ code, section }: { code: string; section: string }, language: Language): string =>
  language === 'ar' ? `${section} ${code}` : `${code} ${section}`;

/** The full text of a class for screen readers; its block shows less. */
const classText = ({ block: { code, section, name, startsAt, endsAt, place } }: PlacedBlock, language: Language) =>
  formatList([`${code} ${section}`, name, `${startsAt}–${endsAt}`, place].filter(Boolean), language, 'comma');

/**
 * Draws the week as blocks in a column for each day, with the hours at the start edge. Units are millimetres. Screen
 * readers read it as a list of days with their classes; the hours are left out, because each class has its time.
 */
function drawWeek(pen: Pen, schedule: Schedule, language: Language, height: number): void {
  const { fromHour, toHour, days } = layoutWeek(weekBlocks(listAttended(schedule), (text) => pickText(text, language)));
  const column = (pen.width - axis) / days.length;
  const hour = (height - head) / (toHour - fromHour);
  const at = (minutes: number): number => head + ((minutes - fromHour * 60) / 60) * hour;
  pen.box(0, 0, pen.width, head, { fill: ink.accent });
  const drawDay = (day: number): void =>
    pen.text(formatWeekday(day, language), axis + column * (day + 0.5), 4.2, {
      size: 9,
      bold: true,
      colour: '#ffffff',
      align: 'center',
    });
  for (let one = fromHour; one < toHour; one += 1) {
    pen.box(0, at(one * 60), pen.width, 0.1, { fill: ink.line });
    pen.artifact(() =>
      pen.text(`${String(one).padStart(2, '0')}:00`, 1, at(one * 60) + 3.2, { size: 7, colour: ink.quiet }),
    );
  }
  pen.box(0, height - 0.1, pen.width, 0.1, { fill: ink.line });
  const drawClass = (day: number, { block, start, end, lane, lanes }: PlacedBlock): void => {
    const wide = (column - 1.6) / lanes;
    const from = axis + column * day + 0.8 + lane * wide;
    const [top, tall] = [at(start) + 0.3, ((end - start) / 60) * hour - 0.6];
    const colour = toInk(block.colour);
    pen.box(from, top, wide - 0.4, tall, { fill: toPale(colour), line: ink.line, radius: 0.8 });
    pen.box(from, top, 0.9, tall, { fill: colour });
    const when = `${block.startsAt}–${block.endsAt}   ${block.place}`;
    if (tall < 7.2) {
      // A short block has room for only one line.
      pen.text(codeAndSection(block, language), from + 2, top + tall / 2 + 1.1, { size: 7.5, bold: true, colour });
      if (lanes === 1) pen.text(when, from + wide - 1.4, top + tall / 2 + 1, { size: 6.5, align: 'end' });
      return;
    }
    const fitting = (text: string, size: number): string => pen.wrap(text, wide - 4, { size })[0] ?? '';
    const lines = [
      { text: codeAndSection(block, language), bold: true, size: 8 },
      ...pen
        .wrap(block.name, wide - 4, { size: 7 })
        .slice(0, Math.max(0, Math.floor((tall - 7.4) / 3)))
        .map((text) => ({ text, bold: false, size: 7 })),
      { text: fitting(when, 7), bold: false, size: 7 },
    ];
    lines.forEach(({ text, bold, size }, line) =>
      pen.text(text, from + 2, top + 3.2 + line * 3, { size, bold, colour: line === 0 ? colour : ink.text }),
    );
  };
  pen.as('L', () =>
    days.forEach((placed, day) => {
      if (placed.length === 0) return pen.artifact(() => drawDay(day));
      pen.as('LI', () => {
        pen.as('Lbl', () => drawDay(day));
        pen.as('LBody', () =>
          pen.as('L', () =>
            placed.forEach((one) =>
              pen.as('LI', () => pen.as('LBody', () => drawClass(day, one), { actual: classText(one, language) })),
            ),
          ),
        );
      });
    }),
  );
}

/** The week, the courses and the examinations on one page. `fonts`: fonts that the caller has already loaded. */
export async function schedulePdf(
  schedule: Schedule,
  { language, t, student, fonts }: Options & { student?: NonNullable<PdfOptions['student']>; fonts?: Fonts },
): Promise<Blob> {
  const courses = listAttended(schedule);
  const { totals, semester } = schedule;
  const pdf = await openPdf(
    {
      language,
      landscape: true,
      at: schedule.now,
      title: t('title'),
      ...(student && { student }),
      subtitle: [
        pickText(semester.name, language),
        t('count.courses', { count: totals.courses }),
        t('count.creditHours', { count: totals.creditHours }),
        t('weekHours', { count: toHours(totals.weeklyMinutes) }),
      ].join('  ·  '),
    },
    ...(fonts ? [fonts] : []),
  );
  const rows = courses.length;
  const changes = listComingChanges(schedule).map((change) => changeLine(change, language, t));
  // The height in millimetres that the table and the notes below it leave for the week.
  const height = Math.max(
    52,
    Math.min(96, pdf.room() - 5 - (6 + rows * 5.4) - 14 - (changes.length && 7.4 + changes.length * 4.4)),
  );
  pdf.drawing(height, (pen) => drawWeek(pen, schedule, language, height));
  pdf.table({
    compact: true,
    columns: [
      { header: t('columns.code'), width: 22 },
      { header: t('columns.course') },
      { header: t('columns.section'), width: 16 },
      { header: t('columns.instructor') },
      { header: t('columns.creditHours'), width: 24, align: 'center' },
      { header: t('exams.title') },
    ],
    rows: courses.map((course) => [
      course.code,
      pickText(course.name, language),
      course.number,
      pickText(course.instructor, language),
      String(course.creditHours),
      examText(course, language),
    ]),
  });
  if (changes.length > 0) pdf.note([t('changes.title'), ...changes].join('\n'));
  const days = schedule.holidays
    .filter(({ date }) => date <= schedule.classesEndOn)
    .map(({ date, name }) => `${pickText(name, language)} (${formatInstant(noon(date), language, 'dayMonth')})`);
  pdf.note(
    days.length
      ? t('document.note', { at: noon(schedule.classesEndOn), days: formatList(days, language, 'comma') })
      : t('document.noteWithout', { at: noon(schedule.classesEndOn) }),
  );
  return pdf.blob();
}

/** One line about a changed class: course, weekly time, change and new room. */
const changeLine = (change: ClassChange, language: Language, t: Options['t']): string =>
  [
    `${change.code} ${formatInstant(change.was.startsAt, language, 'shortDateTime')}`,
    offText(change, t),
    change.to ? placeOf(change.to.place) : '',
    overlapText(change, t, language),
  ]
    .filter(Boolean)
    .join(' · ');

function examText({ exam }: Schedule['courses'][number], language: Language): string {
  if (!exam) return '–';
  const time = (instant: string): string => formatInstant(instant, 'en', 'time');
  return [
    formatInstant(exam.startsAt, language, 'dayMonth'),
    `${time(exam.startsAt)}–${time(exam.endsAt)}`,
    exam.place ? placeOf(exam.place) : '',
  ]
    .filter(Boolean)
    .join('  ');
}

/** Classes, examinations, holidays and, if there are any, changed classes, one sheet each. */
export function scheduleExcel(schedule: Schedule, { language, t }: Options): Blob {
  const courses = listAttended(schedule);
  const changes = listComingChanges(schedule);
  const text = (key: keyof (typeof en)['columns']) => ({ header: t(`columns.${key}`), kind: 'text' as const });
  const clock = (key: 'from' | 'to') => ({ header: t(`columns.${key}`), kind: 'time' as const });
  const time = (instant: string): string => formatInstant(instant, 'en', 'time');
  return excelFile({
    language,
    sheets: [
      {
        name: t('document.sheets.classes'),
        columns: [
          text('code'),
          text('course'),
          text('section'),
          text('instructor'),
          text('day'),
          clock('from'),
          clock('to'),
          text('room'),
          text('building'),
          text('campus'),
          { header: t('columns.creditHours'), kind: 'number' },
        ],
        rows: courses.flatMap((course) => {
          const own = [
            course.code,
            pickText(course.name, language),
            course.number,
            pickText(course.instructor, language),
          ];
          if (course.meetings.length === 0) return [[...own, null, null, null, null, null, null, course.creditHours]];
          return toTimes(course).flatMap(({ days, startsAt, endsAt, place }) =>
            days.map((day) => [
              ...own,
              formatWeekday(day, language),
              startsAt,
              endsAt,
              place.room,
              place.building,
              pickText(place.campus, language),
              course.creditHours,
            ]),
          );
        }),
      },
      {
        name: t('document.sheets.exams'),
        columns: [
          text('code'),
          text('course'),
          { header: t('columns.date'), kind: 'date' },
          clock('from'),
          clock('to'),
          text('room'),
        ],
        rows: listExams(courses).map(({ code, name, exam }) => [
          code,
          pickText(name, language),
          exam.startsAt.slice(0, 10),
          time(exam.startsAt),
          time(exam.endsAt),
          exam.place?.room ?? null,
        ]),
      },
      {
        name: t('document.sheets.holidays'),
        columns: [{ header: t('columns.date'), kind: 'date' }, text('holiday')],
        rows: schedule.holidays.map(({ date, name }) => [date, pickText(name, language)]),
      },
      ...(changes.length > 0
        ? [
            {
              name: t('document.sheets.changes'),
              columns: [
                text('code'),
                { header: t('columns.date'), kind: 'date' as const },
                clock('from'),
                text('change'),
                text('room'),
              ],
              rows: changes.map((change) => [
                change.code,
                change.was.startsAt.slice(0, 10),
                time(change.was.startsAt),
                [offText(change, t), overlapText(change, t, language)].filter(Boolean).join(' · '),
                change.to?.place.room ?? null,
              ]),
            },
          ]
        : []),
    ],
  });
}
