import { ink } from './ink.ts';
import type { Pen } from './pen.ts';

/** A point of the page in millimetres from the start edge and below the pen's position. */
export type Point = readonly [start: number, top: number];

/** Draws two squares that form a star with eight points. `radius` is the distance of a point from the centre. */
export function drawStar(pen: Pen, [x, y]: Point, radius: number, colour: string, thick: number): void {
  const square = (turn: number): Point[] =>
    [0, 1, 2, 3, 4].map((corner) => [
      x + radius * Math.sin((corner * Math.PI) / 2 + turn),
      y - radius * Math.cos((corner * Math.PI) / 2 + turn),
    ]);
  pen.path(square(0), { line: colour, width: thick });
  pen.path(square(Math.PI / 4), { line: colour, width: thick });
}

/** Returns the points of a closed ring; it is toothed if `outer` and `inner` differ. */
export const ring = ([x, y]: Point, outer: number, inner: number, points: number): Point[] =>
  Array.from({ length: points * 2 + 1 }, (_, at) => {
    const radius = at % 2 === 0 ? outer : inner;
    return [x + radius * Math.sin((at * Math.PI) / points), y - radius * Math.cos((at * Math.PI) / points)];
  });

/** Draws the university's emblem: the star with a golden dot in its centre. `alt` describes it. */
export function drawEmblem(pen: Pen, at: Point, radius: number, alt: string): void {
  pen.figure(alt, { start: at[0] - radius, top: at[1] - radius, size: radius * 2 }, () => {
    drawStar(pen, at, radius, ink.accent, radius / 12);
    pen.path(ring(at, radius * 0.26, radius * 0.26, 24), { fill: ink.gold });
  });
}
