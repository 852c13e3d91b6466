import { describe, expect, it } from 'vitest';
import { makePlan } from '../../seed/university/plans.ts';
import { getCourse } from '../../seed/university/courses.ts';
import { programmes } from '../../seed/university/programmes.ts';
import { layOut, node, reach, walk, type MapCourse } from '../../web/features/plan/plan-map.ts';

const course = (courseId: number, semester: number, needs: number[][] = []): MapCourse => ({
  courseId,
  year: Math.ceil(semester / 2),
  term: semester % 2 === 0 ? 2 : 1,
  needs: needs.map((group) => group.map((id) => ({ courseId: id }))),
});
/** Five courses in three semesters: 2 needs 1, 3 needs 1 or 99 (which is not in the plan), 4 needs 2 and 1. */
const small = layOut([
  course(1, 1),
  course(5, 1),
  course(2, 2, [[1]]),
  course(3, 2, [[1, 99]]),
  course(4, 3, [[2], [1]]),
]);

describe('the map', () => {
  it('stands every course in its semester, and draws a line for every prerequisite in the plan', () => {
    expect(small.columns.map(({ year, term, courses }) => [year, term, courses.length])).toEqual([
      [1, 1, 2],
      [1, 2, 2],
      [2, 1, 1],
    ]);
    expect(small.edges.map(({ from, to }) => `${from}>${to}`).sort()).toEqual(['1>2', '1>3', '1>4', '2>4']);
    expect(small.columns[0]!.courses).toEqual([1, 5]);
  });

  const plans = programmes.map((programme) => ({
    code: programme.code,
    courses: makePlan(programme).rows.map(({ course: { id, prerequisites }, year, term }): MapCourse => ({
      courseId: id,
      year,
      term,
      needs: prerequisites.map((group) => group.map((code) => ({ courseId: getCourse(code).id }))),
    })),
  }));

  it.each(plans)(
    'of $code overlaps nowhere, leaves its frame nowhere, and every line begins and ends at a course',
    ({ courses }) => {
      const map = layOut(courses);
      expect(map.nodes.size).toBe(courses.length);
      for (const { courses: ids } of map.columns) {
        const tops = ids.map((id) => map.nodes.get(id)!.y);
        for (const [index, y] of tops.entries())
          if (index > 0) expect(y - tops[index - 1]!).toBeGreaterThanOrEqual(node.height);
        expect(Math.min(...tops)).toBeGreaterThanOrEqual(0);
        expect(Math.max(...tops) + node.height).toBeLessThanOrEqual(map.height);
      }
      for (const { from, to, d } of map.edges) {
        const [start, end] = [map.nodes.get(from)!, map.nodes.get(to)!];
        expect(d).toMatch(new RegExp(`^M${start.x + node.width} `));
        expect(d).toContain(` ${end.x} `);
        expect(d).not.toMatch(/NaN|Infinity/);
      }
    },
  );
});

describe('walking', () => {
  it('follows the lines both ways, to the nearest', () => {
    expect([
      walk(small, 1, 'after'),
      walk(small, 4, 'before'),
      walk(small, 3, 'before'),
      walk(small, 4, 'after'),
      walk(small, 5, 'after'),
    ]).toEqual([expect.toBeOneOf([2, 3]), 2, 1, null, null]);
  });

  it('goes through a semester, from semester to semester, and to both ends', () => {
    const [first, second] = small.columns[1]!.courses;
    expect([
      walk(small, first!, 'down'),
      walk(small, second!, 'up'),
      walk(small, first!, 'up'),
      walk(small, 5, 'nextColumn'),
      walk(small, 1, 'previousColumn'),
      walk(small, 5, 'last'),
      walk(small, 4, 'first'),
    ]).toEqual([second, first, null, expect.toBeOneOf([2, 3]), null, 4, 1]);
    expect(walk(small, 99, 'down')).toBeNull();
  });
});

it('everything before and after a course', () => {
  expect([...reach(1, small.after)].sort()).toEqual([2, 3, 4]);
  expect([...reach(4, small.before)].sort()).toEqual([1, 2]);
});
