/**
 * This module computes the positions of the courses and lines on the map of prerequisites. Its functions are pure.
 * Units are CSS pixels from the start of the first semester, in either reading direction.
 */

export type MapCourse = { courseId: number; year: number; term: number; needs: { courseId: number }[][] };
export type MapNode = { courseId: number; column: number; x: number; y: number };
export type MapEdge = { from: number; to: number; d: string };
export type MapColumn = { year: number; term: number; x: number; courses: number[] };
export type PlanMap = {
  columns: MapColumn[];
  nodes: Map<number, MapNode>;
  edges: MapEdge[];
  before: Map<number, number[]>;
  after: Map<number, number[]>;
  width: number;
  height: number;
};

export const node = { width: 132, height: 68 };
const gap = { across: 42, down: 14 };
const lane = 12;
const sweeps = 12;
/**
 * The fraction of the empty space above a semester that is removed. A larger value makes the map smaller and the lines
 * less straight.
 */
const rise = 0.6;

/** A course, or a point where the lines from one course pass through a semester. */
type Spot = {
  key: string;
  course: number | null;
  column: number;
  size: number;
  y: number;
  before: Spot[];
  after: Spot[];
};

const join = (from: Spot, to: Spot): void => {
  from.after.push(to);
  to.before.push(from);
};

const mean = (values: number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length;
const middle = ({ y, size }: Spot): number => y + size / 2;

/** Sets the vertical position (`y`) of the spots in each column, so that lines are short and few of them cross. */
function placeSpots(columns: Spot[][]): void {
  for (const column of columns) stack(column);
  for (let sweep = 0; sweep < sweeps; sweep += 1) {
    const forwards = sweep % 2 === 0;
    for (const column of forwards ? columns : [...columns].reverse()) arrange(column, forwards);
  }
  for (let sweep = 0; sweep < sweeps; sweep += 1)
    for (const column of sweep % 2 === 0 ? columns : [...columns].reverse()) settle(column.filter(isJoined));
  const top = Math.min(
    ...columns
      .flat()
      .filter(isJoined)
      .map(({ y }) => y),
    ...(columns.flat().some(isJoined) ? [] : [0]),
  );
  for (const column of columns) {
    const space = Math.min(...column.filter(isJoined).map(({ y }) => y - top));
    for (const spot of column) spot.y -= top + (Number.isFinite(space) ? space * rise : 0);
  }
  for (const column of columns) dropLoose(column);
}

export function layOut(courses: readonly MapCourse[]): PlanMap {
  const places = [...new Set(courses.map(({ year, term }) => year * 10 + term))].sort((a, b) => a - b);
  const spots = new Map(
    courses.map(({ courseId, year, term }): [number, Spot] => [
      courseId,
      {
        key: String(courseId),
        course: courseId,
        column: places.indexOf(year * 10 + term),
        size: node.height,
        y: 0,
        before: [],
        after: [],
      },
    ]),
  );
  const columns: Spot[][] = places.map(() => []);
  for (const spot of spots.values()) columns[spot.column]!.push(spot);

  const before = new Map<number, number[]>(courses.map(({ courseId }) => [courseId, []]));
  const after = new Map<number, number[]>(courses.map(({ courseId }) => [courseId, []]));
  const lanes = new Map<string, Spot>();
  const routes: { from: number; to: number; through: Spot[] }[] = [];
  for (const { courseId, needs } of courses)
    for (const id of new Set(needs.flat().map((need) => need.courseId))) {
      const [from, to] = [spots.get(id), spots.get(courseId)];
      if (!from || !to) continue;
      before.get(courseId)!.push(id);
      after.get(id)!.push(courseId);
      const through: Spot[] = [from];
      for (let column = from.column + 1; column < to.column; column += 1) {
        const key = `${id}@${column}`;
        let spot = lanes.get(key);
        if (!spot) {
          spot = { key, course: null, column, size: lane, y: 0, before: [], after: [] };
          lanes.set(key, spot);
          columns[column]!.push(spot);
          join(through.at(-1)!, spot);
        }
        through.push(spot);
      }
      if (from.column !== to.column) join(through.at(-1)!, to);
      routes.push({ from: id, to: courseId, through: [...through, to] });
    }

  placeSpots(columns);
  const xOf = (column: number): number => column * (node.width + gap.across);
  const nodes = new Map(
    [...spots].map(([courseId, { column, y }]): [number, MapNode] => [
      courseId,
      { courseId, column, x: xOf(column), y: Math.round(y) },
    ]),
  );
  return {
    columns: places.map((place, index) => ({
      year: Math.floor(place / 10),
      term: place % 10,
      x: xOf(index),
      courses: columns[index]!.flatMap(({ course }) => course ?? []).sort((a, b) => nodes.get(a)!.y - nodes.get(b)!.y),
    })),
    nodes,
    edges: routes.map(({ from, to, through }) => ({ from, to, d: lineThrough(through, xOf) })),
    before,
    after,
    width: Math.max(0, places.length * (node.width + gap.across) - gap.across),
    height: Math.max(0, ...columns.flat().map(({ y, size }) => Math.round(y + size))),
  };
}

const isJoined = ({ before, after }: Spot): boolean => before.length > 0 || after.length > 0;

/** Places the courses without lines below the last course with lines. */
function dropLoose(column: Spot[]): void {
  let y = Math.max(-gap.down, ...column.filter(isJoined).map((spot) => spot.y + spot.size)) + gap.down;
  for (const spot of column)
    if (!isJoined(spot)) {
      spot.y = y;
      y += spot.size + gap.down;
    }
}

function stack(column: Spot[]): void {
  let y = 0;
  for (const spot of column) {
    spot.y = y;
    y += spot.size + gap.down;
  }
}

/**
 * Sorts a column by the positions of the spots to which its lines lead on one side, so that few lines cross. Courses
 * without lines come last.
 */
function arrange(column: Spot[], forwards: boolean): void {
  const wish = new Map(
    column.map((spot) => {
      const near = forwards ? spot.before : spot.after;
      return [spot, near.length ? mean(near.map(middle)) : isJoined(spot) ? middle(spot) : Infinity];
    }),
  );
  const order = (a: number, b: number): number => (a === b ? 0 : a - b);
  column.sort((a, b) => order(wish.get(a)!, wish.get(b)!) || (a.key < b.key ? -1 : 1));
  stack(column);
}

/** Moves each spot of a column towards the mean position of the spots to which its lines lead. The order stays. */
function settle(column: Spot[]): void {
  const wishes = column.map((spot) => {
    const near = [...spot.before, ...spot.after];
    return (near.length ? mean(near.map(middle)) : middle(spot)) - spot.size / 2;
  });
  // Adjacent spots of the column whose preferred positions overlap become one block at the mean of these positions.
  const blocks: { first: number; wish: number; count: number; size: number }[] = [];
  let offset = 0;
  column.forEach((spot, index) => {
    let block = { first: index, wish: wishes[index]! - offset, count: 1, size: spot.size + gap.down };
    offset += block.size;
    for (let last = blocks.at(-1); last && last.wish > block.wish; last = blocks.at(-1)) {
      blocks.pop();
      block = {
        first: last.first,
        wish: (last.wish * last.count + block.wish * block.count) / (last.count + block.count),
        count: last.count + block.count,
        size: last.size + block.size,
      };
    }
    blocks.push(block);
  });
  let y = 0;
  let at = 0;
  for (const { wish, count } of blocks)
    for (let n = 0; n < count; n += 1, at += 1) {
      column[at]!.y = wish + y;
      y += column[at]!.size + gap.down;
    }
}

const round = (value: number): number => Math.round(value * 10) / 10;

/**
 * A smooth SVG path from the end of the first course to the start of the last, with an arrow head. It is straight where
 * it crosses a semester.
 */
function lineThrough(through: readonly Spot[], xOf: (column: number) => number): string {
  const [first, last] = [through[0]!, through.at(-1)!];
  let d = `M${xOf(first.column) + node.width} ${round(middle(first))}`;
  let [x, y] = [xOf(first.column) + node.width, round(middle(first))];
  for (const spot of through.slice(1)) {
    const [nextX, nextY] = [xOf(spot.column), round(middle(spot))];
    // Two courses of one semester: the line bends out to the side and back.
    const bend = nextX > x ? (nextX - x) / 2 : gap.across;
    d += ` C${round(x + bend)} ${y} ${round(nextX - bend)} ${nextY} ${nextX} ${nextY}`;
    [x, y] = [nextX, nextY];
    if (spot !== last) {
      x += node.width;
      d += ` H${x}`;
    }
  }
  return `${d} m-6 -4 l6 4 l-6 4`;
}

/** All courses reachable from a course in one direction of the lines. */
export function reach(start: number, next: ReadonlyMap<number, number[]>): Set<number> {
  const found = new Set<number>();
  const visit = (id: number): void => {
    for (const one of next.get(id) ?? [])
      if (!found.has(one)) {
        found.add(one);
        visit(one);
      }
  };
  visit(start);
  return found;
}

export type Step = 'before' | 'after' | 'up' | 'down' | 'previousColumn' | 'nextColumn' | 'first' | 'last';

/**
 * The course to which a key moves the focus: along the lines to the nearest course, within the semester, to another
 * semester, or to the first or last course of the map. Null if there is none.
 */
export function walk(map: PlanMap, from: number, step: Step): number | null {
  const here = map.nodes.get(from);
  if (!here) return null;
  const nearest = (ids: readonly number[]): number | null => {
    const found = ids
      .flatMap((id) => map.nodes.get(id) ?? [])
      .sort(
        (a, b) =>
          Math.abs(a.column - here.column) - Math.abs(b.column - here.column) ||
          Math.abs(a.y - here.y) - Math.abs(b.y - here.y),
      );
    return found[0]?.courseId ?? null;
  };
  const column = map.columns[here.column]!.courses;
  switch (step) {
    case 'before':
      return nearest(map.before.get(from) ?? []);
    case 'after':
      return nearest(map.after.get(from) ?? []);
    case 'up':
      return column[column.indexOf(from) - 1] ?? null;
    case 'down':
      return column[column.indexOf(from) + 1] ?? null;
    case 'previousColumn':
      return nearest(map.columns[here.column - 1]?.courses ?? []);
    case 'nextColumn':
      return nearest(map.columns[here.column + 1]?.courses ?? []);
    case 'first':
      return map.columns[0]?.courses[0] ?? null;
    case 'last':
      return map.columns.at(-1)?.courses.at(-1) ?? null;
  }
}
