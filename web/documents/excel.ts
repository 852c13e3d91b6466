import { CFB, utils, write, type WorkBook, type WorkSheet } from 'xlsx';
import { bahrainOffset, day } from '../../locales/durations.ts';
import type { Language } from '../../locales/i18n.ts';

export type ExcelColumn = {
  header: string;
  /**
   * `money` takes fils and shows dinars; `date` a day (2026-11-21) or an instant, shown as Bahrain's clocks do; `time`
   * a time of day (09:50).
   */
  kind: 'text' | 'money' | 'number' | 'date' | 'time';
  /** In letters; without it, as wide as the longest text (up to 60). */
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
/** Excel counts days; an instant is the moment Bahrain's clocks show. */
const dateNumber = (at: string): number =>
  (isDay(at) ? Date.parse(at) - excelStart : Date.parse(at) + bahrainOffset - excelStart) / day;

/** Excel counts a time as its part of a day. */
const timeNumber = (at: string): number => (Number(at.slice(0, 2)) * 60 + Number(at.slice(3, 5))) / 1440;

function toCell(value: ExcelCell, { kind }: ExcelColumn): Record<string, unknown> | null {
  if (value === null || value === '') return null;
  if (kind === 'money') return { t: 'n', v: Number(value) / 1000, z: '#,##0.000' };
  if (kind === 'number') return { t: 'n', v: Number(value) };
  if (kind === 'time') return { t: 'n', v: timeNumber(String(value)), z: timeOfDay };
  if (kind === 'date')
    return { t: 'n', v: dateNumber(String(value)), z: isDay(String(value)) ? dateOnly : dateAndTime };
  return { t: 's', v: String(value) };
}

/** How many letters it takes to show; a figure is given the room of a large one. */
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

/** Excel refuses some letters in a sheet's name, more than 31 of them, and the same name twice. */
function sheetName(name: string, taken: readonly string[]): string {
  const plain =
    name
      .replace(/[:\\/?*[\]]/g, ' ')
      .trim()
      .slice(0, 31) || '1';
  return taken.includes(plain) ? sheetName(`${plain.slice(0, 28)} ${String(taken.length + 1)}`, taken) : plain;
}

/** What the library calls `CFB` is typed loosely. */
const zip = CFB as {
  read: (file: Uint8Array, options: { type: 'array' }) => Archive;
  write: (archive: Archive, options: object) => ArrayLike<number>;
};
type Archive = { FullPaths: string[]; FileIndex: { content: Uint8Array; size: number }[] };

/** The library writes no panes: the first row is held in place in the finished file. */
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

/** A workbook with real numbers and dates; in Arabic its sheets run from the right. */
export function excelFile({ language, sheets }: { language: Language; sheets: readonly ExcelSheet[] }): Blob {
  const book: WorkBook = utils.book_new();
  for (const sheet of sheets) utils.book_append_sheet(book, toSheet(sheet), sheetName(sheet.name, book.SheetNames));
  book.Workbook = { Views: [{ RTL: language === 'ar' }] };
  return new Blob([holdFirstRow(write(book, { type: 'array', bookType: 'xlsx', compression: true }) as ArrayBuffer)], {
    type,
  });
}
