import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  beganFrom,
  settledAnew,
  settledFromScratch,
  settleSemester,
  type SemesterFacts,
  type Settled,
  type AcademicStanding,
} from '../../server/features/transcript/settlement-rules.ts';

const limit = 200;
const fresh: AcademicStanding = { status: 'active', warnings: 0, chanceSemesters: 0 };
const semester = (cgpa: number, more: Partial<SemesterFacts> = {}): SemesterFacts => ({
  regular: true,
  studied: true,
  cgpa,
  planPassed: false,
  ...more,
});

/**
 * Semesters settled one after the other as the year goes round, with what each began with; `between` is what happens
 * after one.
 */
function lived(
  facts: readonly SemesterFacts[],
  between: (standing: AcademicStanding, index: number) => AcademicStanding = (standing) => standing,
) {
  let standing = fresh;
  const settled: Settled[] = [];
  facts.forEach((one, index) => {
    settled.push({ began: standing, facts: one });
    const { event: _, ...after } = settleSemester(standing, one, limit);
    standing = between(after, index);
  });
  return { settled, present: standing };
}

const anew = ({ settled, present }: ReturnType<typeof lived>, from: number, facts: readonly SemesterFacts[]) => {
  const again = settled.slice(from);
  return settledAnew(again, facts.slice(from), present, again[0]!.began!, limit);
};

describe('a standing settled once more', () => {
  const warned = [semester(190), semester(186), semester(187)];

  it('lifts a dismissal that has no ground any more', () => {
    const life = lived(warned);
    expect(life.present).toMatchObject({ status: 'dismissed', warnings: 2 });
    expect(anew(life, 2, [...warned.slice(0, 2), semester(217)])).toMatchObject({ standing: fresh, returned: 0 });
  });

  it('keeps the warnings from before where the average stays below', () => {
    const life = lived(warned.slice(0, 2));
    expect(anew(life, 1, [warned[0]!, semester(195)])).toMatchObject({ standing: { status: 'active', warnings: 2 } });
    expect(anew(life, 1, [warned[0]!, semester(200)])).toMatchObject({ standing: fresh });
  });

  it('goes on through later semesters', () => {
    const life = lived([semester(190), semester(186), semester(210), semester(190)]);
    expect(life.present).toMatchObject({ warnings: 1 });
    expect(anew(life, 2, [semester(190), semester(186), semester(199), semester(180)])).toMatchObject({
      standing: { status: 'dismissed', warnings: 2 },
    });
    expect(anew(life, 0, [semester(210), semester(200), semester(220), semester(205)])).toMatchObject({
      standing: { warnings: 0 },
    });
  });

  it('graduates with the last course, and takes the degree back without it', () => {
    const life = lived([semester(250)]);
    expect(anew(life, 0, [semester(260, { planPassed: true })])).toMatchObject({ standing: { status: 'graduated' } });
    const graduate = lived([semester(260, { planPassed: true })]);
    expect(anew(graduate, 0, [semester(250)])).toMatchObject({ standing: fresh });
  });

  it('gives back a chance whose ground is gone, and keeps one that has it', () => {
    const life = lived(warned, (standing, index) =>
      index === 2 ? { ...standing, status: 'active', chanceSemesters: 1 } : standing,
    );
    expect(anew(life, 2, [...warned.slice(0, 2), semester(201)])).toMatchObject({ standing: fresh, returned: 1 });
    expect(anew(life, 2, [...warned.slice(0, 2), semester(199)])).toMatchObject({
      standing: { status: 'active', warnings: 2, chanceSemesters: 1 },
      returned: 0,
    });
    const later = lived([...warned, semester(190)], (standing, index) =>
      index === 2 ? { ...standing, status: 'active', chanceSemesters: 2 } : standing,
    );
    expect(later.present).toEqual({ status: 'active', warnings: 2, chanceSemesters: 1 });
    expect(anew(later, 2, [...warned.slice(0, 2), semester(201), semester(195)])).toMatchObject({
      standing: { status: 'active', warnings: 1, chanceSemesters: 0 },
      returned: 1,
    });
  });

  it('leaves who has left alone', () => {
    const life = lived([semester(190)], (standing) => ({ ...standing, status: 'withdrawn' }));
    expect(anew(life, 0, [semester(260, { planPassed: true })])).toMatchObject({
      standing: { status: 'withdrawn', warnings: 0 },
    });
  });

  it.each<[string, AcademicStanding, AcademicStanding]>([
    [
      'a dismissal',
      { status: 'dismissed', warnings: 2, chanceSemesters: 0 },
      { status: 'active', warnings: 2, chanceSemesters: 0 },
    ],
    [
      'a second warning',
      { status: 'active', warnings: 2, chanceSemesters: 0 },
      { status: 'active', warnings: 1, chanceSemesters: 0 },
    ],
  ])('finds what led to %s where nobody has kept it', (_, present, began) =>
    expect(beganFrom([{ began: null, facts: semester(180) }], present, fresh, limit)).toEqual(began),
  );

  it('finds a chance used up since where nobody has kept it', () => {
    const began: AcademicStanding = { status: 'active', warnings: 2, chanceSemesters: 2 };
    expect(
      beganFrom(
        [{ began: null, facts: semester(180) }],
        { ...began, chanceSemesters: 1 },
        { ...began, chanceSemesters: 0 },
        limit,
      ),
    ).toEqual(began);
  });

  const facts = fc.record({
    regular: fc.boolean(),
    studied: fc.constant(true),
    cgpa: fc.integer({ min: 150, max: 260 }),
    planPassed: fc.constant(false),
  });
  const lives = fc.array(facts, { minLength: 1, maxLength: 8 }).chain((all) =>
    fc.record({
      all: fc.constant(all),
      changes: fc.array(
        fc.record({
          at: fc.nat(all.length - 1),
          to: fc.array(fc.integer({ min: 150, max: 260 }), { minLength: all.length, maxLength: all.length }),
          planPassed: fc.boolean(),
        }),
        { maxLength: 4 },
      ),
    }),
  );

  it('is that from scratch with the final grades, whatever the order of changes', () => {
    fc.assert(
      fc.property(lives, ({ all, changes }) => {
        const life = lived(all);
        let { settled, present } = life;
        for (const { at, to, planPassed } of changes) {
          const now = settled.map(({ facts: one }, index) =>
            index < at ? one : { ...one, cgpa: to[index]!, planPassed: index === all.length - 1 && planPassed },
          );
          const after = settledAnew(settled.slice(at), now.slice(at), present, settled[at]!.began!, limit);
          present = after.standing;
          settled = now.map((one, index) => ({ began: after.began[index - at] ?? settled[index]!.began, facts: one }));
        }
        const { event: _, ...scratch } = settledFromScratch(
          settled.map(({ facts: one }) => one),
          limit,
        );
        expect(present).toEqual(scratch);
      }),
    );
  });

  it('changes nothing where nothing has changed, whatever happened between', () => {
    const between = fc.array(fc.constantFrom('nothing', 'chance', 'frozen', 'withdrawn', 'inactive'), {
      minLength: 8,
      maxLength: 8,
    });
    fc.assert(
      fc.property(fc.array(facts, { minLength: 1, maxLength: 8 }), between, fc.nat(7), (all, happens, from) => {
        const life = lived(all, (standing, index) => {
          const what = happens[index];
          if (
            what === 'chance' &&
            (standing.status === 'dismissed' || standing.warnings > 0) &&
            standing.chanceSemesters === 0
          )
            return { ...standing, status: 'active', chanceSemesters: 1 };
          return what === 'nothing' || what === 'chance' || standing.status !== 'active'
            ? standing
            : { ...standing, status: what as AcademicStanding['status'] };
        });
        const at = Math.min(from, all.length - 1);
        const { standing, began, returned } = settledAnew(
          life.settled.slice(at),
          all.slice(at),
          life.present,
          life.settled[at]!.began!,
          limit,
        );
        expect([standing, began, returned]).toEqual([life.present, life.settled.slice(at).map((one) => one.began), 0]);
      }),
    );
  });
});
