import type { jsPDF } from 'jspdf';
import { encode } from 'uqr';
import type { Language } from '../i18n.ts';
import type { Attributes, Role, Structure } from './structure.ts';
import { family } from './typewriter.ts';

type TextStyle = { size?: number; bold?: boolean; colour?: string; align?: 'start' | 'end' | 'center' };

/**
 * A tool that draws at a position of the page. `at` sets the position; all lengths are millimetres. `start` counts from
 * the start edge, so an Arabic page mirrors an English one.
 */
export type Pen = {
  width: number;
  at: (y: number) => void;
  /** Draws a text. `baseline` is the distance of its baseline below the position set by `at`. */
  text: (text: string, start: number, baseline: number, style?: TextStyle) => void;
  box: (
    start: number,
    top: number,
    width: number,
    height: number,
    style: { fill?: string; line?: string; radius?: number },
  ) => void;
  /** Draws a line through points; a filled one is closed. */
  path: (
    points: readonly (readonly [start: number, top: number])[],
    style: { fill?: string; line?: string; width?: number },
  ) => void;
  /** Draws a text as a QR code, never mirrored. `size` is its width, `alt` its description. */
  code: (text: string, start: number, top: number, size: number, alt: string) => void;
  /** Draws a figure with this description (`alt`) within a square. */
  figure: (alt: string, square: { start: number; top: number; size: number }, draw: () => void) => void;
  /**
   * Draws an element of the document's structure within the current element. Texts drawn outside of `as` become
   * paragraphs.
   */
  as: (role: Role, draw: () => void, attributes?: Attributes) => void;
  /** Draws content that screen readers skip, such as a repeated page head. */
  artifact: (draw: () => void) => void;
  wrap: (text: string, width: number, style?: TextStyle) => string[];
};

export function openPen(
  { doc, structure }: { doc: jsPDF; structure: Structure },
  { language, width, side }: { language: Language; width: number; side: number },
): Pen {
  const rtl = language === 'ar';
  let line = side;
  const set = ({ size = 10, bold = false, colour = '#19222a' }: TextStyle): void => {
    doc.setFont(family, bold ? 'bold' : 'normal');
    doc.setFontSize(size);
    doc.setTextColor(colour);
  };
  const within = (element: Structure['current'], draw: () => void): void => {
    const before = structure.current;
    structure.current = element;
    draw();
    structure.current = before;
  };
  const as: Pen['as'] = (role, draw, attributes) =>
    structure.current ? within(structure.add(role, structure.current, attributes), draw) : draw();
  const figure: Pen['figure'] = (alt, { start, top, size }, draw) => {
    const left = (rtl ? side + width - start - size : side + start) * doc.internal.scaleFactor;
    const upper = (doc.internal.pageSize.getHeight() - line - top) * doc.internal.scaleFactor;
    const box = [left, upper - size * doc.internal.scaleFactor, left + size * doc.internal.scaleFactor, upper] as const;
    as('Figure', () => structure.content(draw), { alt, box });
  };
  return {
    width,
    as,
    figure,
    artifact: (draw) => within(null, draw),
    at: (y) => {
      line = y;
    },
    text(text, start, baseline, style = {}) {
      set(style);
      const { align = 'start' } = style;
      const edge = align === 'center' ? 'center' : (align === 'start') !== rtl ? 'left' : 'right';
      doc.text(text, rtl ? side + width - start : side + start, line + baseline, { align: edge });
    },
    box(start, top, wide, height, { fill, line: stroke, radius = 0 }) {
      if (fill) doc.setFillColor(fill);
      if (stroke) doc.setDrawColor(stroke).setLineWidth(0.2);
      const x = rtl ? side + width - start - wide : side + start;
      doc.roundedRect(x, line + top, wide, height, radius, radius, fill && stroke ? 'FD' : fill ? 'F' : 'S');
    },
    path(points, { fill, line: stroke, width: thick = 0.2 }) {
      const [first, ...rest] = points.map(([start, top]): [number, number] => [
        rtl ? side + width - start : side + start,
        line + top,
      ]);
      if (!first) return;
      if (fill) doc.setFillColor(fill);
      if (stroke) doc.setDrawColor(stroke).setLineWidth(thick);
      let before = first;
      const steps = rest.map(([x, y]): [number, number] => {
        const step: [number, number] = [x - before[0], y - before[1]];
        before = [x, y];
        return step;
      });
      doc.lines(steps, first[0], first[1], [1, 1], fill && stroke ? 'FD' : fill ? 'F' : 'S', fill !== undefined);
    },
    code(text, start, top, size, alt) {
      const { data, size: cells } = encode(text, { border: 0, ecc: 'M' });
      const cell = size / cells;
      const x = rtl ? side + width - start - size : side + start;
      doc.setFillColor('#000000');
      figure(alt, { start, top, size }, () =>
        data.forEach((row, y) => {
          for (let from = 0; from < cells; from += 1) {
            if (!row[from]) continue;
            let to = from;
            while (row[to]) to += 1;
            doc.rect(x + from * cell, line + top + y * cell, (to - from) * cell, cell, 'F');
            from = to;
          }
        }),
      );
    },
    wrap(text, wide, style = {}) {
      set(style);
      return doc.splitTextToSize(text, wide) as string[];
    },
  };
}
