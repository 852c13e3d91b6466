import { __createTable, __drawTable, type CellHookData } from 'jspdf-autotable';
import type { Language } from '../i18n.ts';
import { drawEmblem } from './emblem.ts';
import { ink } from './ink.ts';
import { openPen, type Pen } from './pen.ts';
import type { StructureElement } from './structure.ts';
import { family, openTypewriter, type Fonts } from './typewriter.ts';

/** Texts in the document's language that appear on every page. */
export type PdfWords = {
  university: string;
  product: string;
  made: (at: string) => string;
  of: (part: number, whole: number) => string;
  /** The description of the emblem. */
  emblem: string;
  /** The caption of a table on its second and later pages. */
  continued: (caption: string) => string;
};

export type PdfOptions = {
  language: Language;
  title: string;
  subtitle?: string;
  landscape?: boolean;
  /** The student whom the document is about, shown below the title. */
  student?: { name: string; code: string; major?: string };
  /** The instant of the document's creation by the business clock (the server's), not the machine's. */
  at?: string;
  /** The URL of the page that verifies the document. */
  identifier?: string;
  /** A drawing at the foot of each page, above the page number; height in millimetres. */
  foot?: { height: number; draw: (pen: Pen) => void };
};

export type PdfColumn = {
  header: string;
  /** Alignment relative to the reading direction: `start` is the right edge of an Arabic page. Default: start. */
  align?: 'start' | 'end' | 'center';
  /** Width in millimetres; without it, the column is as wide as its texts need. */
  width?: number;
};

export type PdfTable = {
  /** A heading above the table, repeated with the word "continued" on its later pages. */
  caption?: string;
  columns: readonly PdfColumn[];
  rows: readonly (readonly string[])[];
  foot?: readonly string[];
  /** True for smaller letters and rows, to fit more on one page. */
  compact?: boolean;
};

export type PdfDocument = {
  /** Prints labels with their values, two pairs on a line. */
  facts: (pairs: readonly (readonly [label: string, value: string])[]) => void;
  heading: (text: string) => void;
  /**
   * Prints a table. A table that fits on one page is not split; a longer one repeats its head on each page, and none of
   * its rows is split.
   */
  table: (table: PdfTable) => void;
  note: (text: string) => void;
  /** Prints a drawing of that height in millimetres and of the page's width. Positions count from the start edge. */
  drawing: (height: number, draw: (pen: Pen) => void) => void;
  /** The height left on the page, in millimetres. */
  room: () => number;
  /** Number of pages so far. */
  pages: () => number;
  bytes: () => ArrayBuffer;
};

/** The radius of the emblem at the head of the first page and the indent of the texts beside it, in millimetres. */
const emblem = { radius: 6.2, indent: 16 };

const sheet = { side: 14, top: 14, bottom: 16, running: 20 };

const captionStyles = {
  fontSize: 12,
  textColor: ink.accent,
  fillColor: false as const,
  cellPadding: { top: 1.6, right: 0, bottom: 1.6, left: 0 },
};

/**
 * Creates a document of A4 pages in one language, with university, title and student at the head and page numbers at
 * the foot. Arabic pages are mirrored, shaped and searchable.
 */
export function writePdf(options: PdfOptions, words: PdfWords, fonts: Fonts): PdfDocument {
  const { language, title, landscape = false, foot: pageFoot } = options;
  const typewriter = openTypewriter({
    language,
    landscape,
    fonts,
    title,
    author: words.university,
    creator: words.product,
    ...(options.at !== undefined && { at: new Date(options.at) }),
    ...(options.identifier !== undefined && { identifier: options.identifier }),
  });
  const { doc, structure } = typewriter;
  const rtl = language === 'ar';
  const margin = { ...sheet, bottom: sheet.bottom + (pageFoot?.height ?? 0) };
  const page = { width: doc.internal.pageSize.getWidth(), height: doc.internal.pageSize.getHeight() };
  const width = page.width - 2 * margin.side;
  const pen = openPen(typewriter, { language, width, side: margin.side });
  let y = margin.top;

  const room = (): number => page.height - margin.bottom - y;
  const fit = (height: number): void => {
    if (height <= room()) return;
    doc.addPage();
    y = margin.running;
  };

  const head = (): void => {
    pen.at(y);
    drawEmblem(pen, [emblem.radius, 7.2], emblem.radius, words.emblem);
    pen.text(words.university, emblem.indent, 4, { size: 10, bold: true, colour: ink.accent });
    if (options.at) pen.text(words.made(options.at), width, 4, { size: 8, colour: ink.quiet, align: 'end' });
    pen.as('H1', () => pen.text(title, emblem.indent, 12.5, { size: 17, bold: true }));
    if (options.subtitle) pen.text(options.subtitle, width, 12.5, { size: 10, colour: ink.quiet, align: 'end' });
    y += 16;
    if (options.student) {
      const { name, code, major } = options.student;
      pen.text([name, code, major].filter(Boolean).join('  ·  '), emblem.indent, 19, { size: 10 });
      y += 6;
    }
    pen.box(0, y - margin.top + 1, width, 0.6, { fill: ink.accent });
    y += 6;
  };
  head();

  const finish = (): void => {
    const pages = doc.getNumberOfPages();
    for (let number = 1; number <= pages; number += 1) {
      doc.setPage(number);
      if (pageFoot) {
        pen.at(page.height - margin.bottom + 3);
        // Screen readers read the footer once, after the content.
        if (number === pages) pageFoot.draw(pen);
        else pen.artifact(() => pageFoot.draw(pen));
      }
      pen.at(page.height - sheet.bottom + 4);
      pen.artifact(() => {
        pen.box(0, 0, width, 0.2, { fill: ink.line });
        pen.text(words.of(number, pages), width, 5, { size: 8, colour: ink.quiet, align: 'end' });
        pen.text(
          number === 1
            ? words.university
            : [words.university, title, options.student?.code].filter(Boolean).join('  ·  '),
          0,
          5,
          { size: 8, colour: ink.quiet },
        );
      });
    }
  };

  return {
    room,
    pages: () => doc.getNumberOfPages(),
    facts(pairs) {
      const half = width / 2;
      pen.as('L', () => {
        for (let at = 0; at < pairs.length; at += 2) {
          const line = pairs
            .slice(at, at + 2)
            .map(([label, value]) => ({ label, lines: pen.wrap(value, half - 4, { size: 10 }) }));
          const height = 4 + 4.6 * Math.max(...line.map((pair) => pair.lines.length)) + 2;
          fit(height);
          pen.at(y);
          line.forEach(({ label, lines }, column) =>
            pen.as('LI', () => {
              pen.as('Lbl', () => pen.text(label, column * half, 3, { size: 8, colour: ink.quiet }));
              pen.as('LBody', () =>
                lines.forEach((text, row) => pen.text(text, column * half, 7.6 + row * 4.6, { size: 10 })),
              );
            }),
          );
          y += height;
        }
      });
      y += 1;
    },
    heading(text) {
      // Starts a new page if little room is left, so that no heading stands at the bottom of a page.
      fit(28);
      pen.at(y);
      pen.as('H2', () => pen.text(text, 0, 6, { size: 12, bold: true, colour: ink.accent }));
      y += 9;
    },
    table({ caption, columns, rows, foot, compact = false }) {
      const inOrder = <T>(cells: readonly T[]): T[] => (rtl ? [...cells].reverse() : [...cells]);
      const shown = inOrder(columns);
      const heading = caption === undefined ? null : structure.add('H2', structure.root);
      const element = structure.add('Table', structure.root);
      const addRows = (part: 'THead' | 'TBody' | 'TFoot', count: number): StructureElement[][] => {
        const section = structure.add(part, element);
        return Array.from({ length: count }, () => {
          const row = structure.add('TR', section);
          return inOrder(columns.map(() => structure.add(part === 'THead' ? 'TH' : 'TD', row)));
        });
      };
      const cells = {
        head: addRows('THead', 1)[0]!,
        body: addRows('TBody', rows.length),
        foot: foot ? addRows('TFoot', 1) : [],
      };
      const side = { start: rtl ? 'right' : 'left', end: rtl ? 'left' : 'right', center: 'center' } as const;
      const laid = __createTable(doc, {
        startY: y,
        margin: [margin.running, margin.side, margin.bottom, margin.side],
        head: [
          ...(caption === undefined ? [] : [[{ content: caption, colSpan: shown.length, styles: captionStyles }]]),
          shown.map((column) => column.header),
        ],
        body: rows.map(inOrder),
        ...(foot && { foot: [inOrder(foot)] }),
        theme: 'plain',
        rowPageBreak: 'avoid',
        showHead: 'everyPage',
        showFoot: 'lastPage',
        styles: {
          font: family,
          fontSize: compact ? 8 : 9,
          textColor: ink.text,
          cellPadding: { vertical: compact ? 1.1 : 1.6, horizontal: 1.8 },
          lineColor: ink.line,
          lineWidth: 0,
          overflow: 'linebreak',
        },
        headStyles: { fontStyle: 'bold', textColor: '#ffffff', fillColor: ink.accent },
        footStyles: { fontStyle: 'bold', fillColor: ink.tint },
        columnStyles: Object.fromEntries(
          shown.map(({ width: wide }, at) => [at, wide === undefined ? {} : { cellWidth: wide }]),
        ),
        didParseCell: ({ cell, column, section }: CellHookData) => {
          cell.styles.halign = side[cell.colSpan > 1 ? 'start' : (shown[column.index]?.align ?? 'start')];
          if (section === 'body') cell.styles.lineWidth = { bottom: 0.15 };
        },
        willDrawCell: ({ cell, column, row, section, pageNumber }: CellHookData) => {
          const isCaption = section === 'head' && cell.colSpan > 1;
          if (caption !== undefined && isCaption && pageNumber > 1) cell.text = [words.continued(caption)];
          // Screen readers read the table head once; on later pages it is an artifact.
          const line = section === 'head' ? cells.head : cells[section][row.index]!;
          structure.current = section === 'head' && pageNumber > 1 ? null : isCaption ? heading : line[column.index]!;
        },
        didDrawCell: () => {
          structure.current = structure.root;
        },
      });
      const height = [...laid.head, ...laid.body, ...laid.foot].reduce((sum, row) => sum + row.height, 0);
      const fitsOnPage = height <= page.height - margin.running - margin.bottom;
      laid.settings.pageBreak = fitsOnPage ? 'avoid' : 'auto';
      __drawTable(doc, laid);
      y = laid.finalY! + 6;
      doc.setFont(family, 'normal');
    },
    note(text) {
      const lines = pen.wrap(text, width, { size: 9 });
      fit(lines.length * 4.4 + 2);
      pen.at(y);
      pen.as('P', () => lines.forEach((line, at) => pen.text(line, 0, 3.4 + at * 4.4, { size: 9, colour: ink.quiet })));
      y += lines.length * 4.4 + 3;
    },
    drawing(height, draw) {
      fit(height);
      pen.at(y);
      draw(pen);
      y += height + 5;
    },
    bytes() {
      finish();
      return doc.output('arraybuffer');
    },
  };
}
