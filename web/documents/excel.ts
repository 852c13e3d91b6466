import { CFB, utils, write, type WorkBook, type WorkSheet } from 'xlsx';
import { toMinutes } from '../../locales/dates.ts';
import { bahrainOffset, day } from '../../locales/durations.ts';
import type { Language } from '../../locales/i18n.ts';

export type ExcelColumn = {
  header: string;
  /**
   * `money` takes fils and shows dinars. `date` takes a day (2026-11-21) or an instant, which is shown in Bahrain's
   * time. `time` takes a time of day (09:50).
   */
  kind: 'text' | 'money' | 'number' | 'date' | 'time';
  /** The width in characters; if missing, a little more than that of the longest text, at most 60. */
  width?: number;
};

export type ExcelCell = string | number | null;
export type ExcelSheet = { name: string; columns: readonly ExcelColumn[]; rows: readonly (readonly ExcelCell[])[] };

const type = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
const excelStart = Date.UTC(1899, 11, 30);

const dateOnly = 'dd/mm/yyyy';
const dateAndTime = 'dd/mm/yyyy hh:mm';
const timeOfDay = 'hh:mm';
const isDay = (at: string): boolean => at.length === 10;
/** A date as Excel's number of days. An instant is converted to Bahrain's time. */
const dateNumber = (at: string): number =>
  (isDay(at) ? Date.parse(at) - excelStart : Date.parse(at) + bahrainOffset - excelStart) / day;

/** A time of day as Excel's fraction of a day. */
const timeNumber = (at: string): number => toMinutes(at) / 1440;

function toCell(value: ExcelCell, { kind }: ExcelColumn): Record<string, unknown> | null {
  if (value === null || value === '') return null;
  if (kind === 'money') return { t: 'n', v: Number(value) / 1000, z: '#,##0.000' };
  if (kind === 'number') return { t: 'n', v: Number(value) };
  if (kind === 'time') return { t: 'n', v: timeNumber(String(value)), z: timeOfDay };
  if (kind === 'date')
    return { t: 'n', v: dateNumber(String(value)), z: isDay(String(value)) ? dateOnly : dateAndTime };
  return { t: 's', v: String(value) };
}

/** The width of a value in characters; for numbers, amounts, dates and times a fixed width. */
function measureText(value: ExcelCell, kind: ExcelColumn['kind']): number {
  const text = String(value ?? '');
  if (kind === 'text') return text.length;
  if (kind === 'time') return timeOfDay.length;
  return kind === 'date' && !isDay(text) ? dateAndTime.length : 12;
}

function toSheet({ columns, rows }: ExcelSheet): WorkSheet {
  const sheet: WorkSheet = {};
  columns.forEach(({ header }, column) => {
    sheet[utils.encode_cell({ r: 0, c: column })] = { t: 's', v: header };
  });
  rows.forEach((row, at) =>
    columns.forEach((column, c) => {
      const cell = toCell(row[c] ?? null, column);
      if (cell) sheet[utils.encode_cell({ r: at + 1, c })] = cell;
    }),
  );
  const range = utils.encode_range({ s: { r: 0, c: 0 }, e: { r: rows.length, c: Math.max(0, columns.length - 1) } });
  sheet['!ref'] = range;
  sheet['!autofilter'] = { ref: range };
  sheet['!cols'] = columns.map(({ header, kind, width }, at) => {
    const longest = Math.max(header.length, ...rows.map((row) => measureText(row[at] ?? null, kind)));
    return { wch: width ?? Math.min(60, longest + 2) };
  });
  return sheet;
}

/** Makes a valid sheet name: without forbidden characters, at most 31 characters long and not in `taken`. */
function sheetName(name: string, taken: readonly string[]): string {
  const plain =
    name
      .replace(/[:\\/?*[\]]/g, ' ')
      .trim()
      .slice(0, 31) || '1';
  return taken.includes(plain) ? sheetName(`${plain.slice(0, 28)} ${String(taken.length + 1)}`, taken) : plain;
}

/** The zip functions of the library, with stricter types than its own. */
const zip = CFB as {
  read: (file: Uint8Array, options: { type: 'array' }) => Archive;
  write: (archive: Archive, options: object) => ArrayLike<number>;
};
type Archive = { FullPaths: string[]; FileIndex: { content: Uint8Array; size: number }[] };

/** Freezes the first row in the finished file, because the library cannot write panes. */
function holdFirstRow(file: ArrayBuffer): Uint8Array<ArrayBuffer> {
  const archive = zip.read(new Uint8Array(file), { type: 'array' });
  archive.FullPaths.forEach((path, at) => {
    const entry = archive.FileIndex[at];
    if (!entry || !/xl\/worksheets\/sheet\d+\.xml$/.test(path)) return;
    const text = new TextDecoder().decode(Uint8Array.from(entry.content));
    const pane = '<pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/>';
    entry.content = new TextEncoder().encode(text.replace(/(<sheetView\b[^>]*)\/>/, `$1>${pane}</sheetView>`));
    entry.size = entry.content.length;
  });
  return Uint8Array.from(zip.write(archive, { type: 'array', fileType: 'zip', compression: true }));
}

/** Makes a workbook whose numbers and dates are real Excel values. Its sheets run from right to left in Arabic. */
export function excelFile({ language, sheets }: { language: Language; sheets: readonly ExcelSheet[] }): Blob {
  const book: WorkBook = utils.book_new();
  for (const sheet of sheets) utils.book_append_sheet(book, toSheet(sheet), sheetName(sheet.name, book.SheetNames));
  book.Workbook = { Views: [{ RTL: language === 'ar' }] };
  return new Blob([holdFirstRow(write(book, { type: 'array', bookType: 'xlsx', compression: true }) as ArrayBuffer)], {
    type,
  });
}
