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
 * Computes the standing semester by semester and stores the standing before each semester. `between` may change the new
 * standing after each semester.
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

describe('a chance after a semester', () => {
  const standing = (warnings: number, chanceSemesters: number): AcademicStanding => ({
    status: 'active',
    warnings,
    chanceSemesters,
  });
  it.each<[string, AcademicStanding, SemesterFacts, ReturnType<typeof settleSemester>]>([
    ['is one semester shorter', standing(2, 2), semester(199), { ...standing(2, 1), event: 'spared' }],
    ['ends with its last semester', standing(2, 1), semester(199), { ...standing(2, 0), event: 'spared' }],
    ['ends with a sufficient average', standing(2, 2), semester(200), { ...standing(0, 0), event: 'cleared' }],
    ['is not used by a summer', standing(2, 2), semester(190, { regular: false }), { ...standing(2, 2), event: null }],
    [
      'ends with the graduation',
      standing(1, 2),
      semester(250, { planPassed: true }),
      {
        status: 'graduated',
        warnings: 0,
        chanceSemesters: 0,
        event: 'graduated',
      },
    ],
    ['is used without an average', standing(2, 2), semester(190, { cgpa: null }), { ...standing(2, 1), event: null }],
    ['is none without one', standing(0, 0), semester(190), { ...standing(1, 0), event: 'warned' }],
    [
      'ends for a record that is not active',
      { ...standing(1, 2), status: 'frozen' },
      semester(190),
      {
        status: 'frozen',
        warnings: 2,
        chanceSemesters: 0,
        event: 'warned',
      },
    ],
    [
      'an absence is not judged here',
      standing(1, 0),
      semester(190, { studied: false }),
      { ...standing(1, 0), event: null },
    ],
  ])('%s', (_, before, facts, after) => expect(settleSemester(before, facts, limit)).toEqual(after));
});

describe('a new student', () => {
  it('without a graded semester is in good standing', () =>
    expect(settledFromScratch([], limit)).toEqual({ ...fresh, event: null }));
  it('is warned twice and then dismissed', () =>
    expect(settledFromScratch([semester(190), semester(190), semester(190)], limit)).toEqual({
      status: 'dismissed',
      warnings: 2,
      chanceSemesters: 0,
      event: 'dismissed',
    }));
});

describe('the standing before semesters of which it was not stored', () => {
  const standing = (status: AcademicStanding['status'], warnings: number, chanceSemesters = 0): AcademicStanding => ({
    status,
    warnings,
    chanceSemesters,
  });
  const unknown = (facts: SemesterFacts): Settled => ({ began: null, facts });

  it('is the stored one where there is one', () => {
    const began = standing('active', 2, 1);
    expect(beganFrom([{ began, facts: semester(190) }], standing('active', 0), fresh, limit)).toBe(began);
  });
  it('leads to the next stored one, not to the present one', () =>
    expect(
      beganFrom(
        [unknown(semester(190)), { began: standing('active', 2), facts: semester(250) }],
        standing('active', 0),
        fresh,
        limit,
      ),
    ).toEqual(standing('active', 1)));
  it('of a frozen record is frozen', () =>
    expect(beganFrom([unknown(semester(190))], standing('frozen', 1), fresh, limit)).toEqual(standing('frozen', 0)));
  it('is that of the same warnings where none leads to the same standing', () =>
    expect(beganFrom([unknown(semester(190))], standing('inactive', 2), fresh, limit)).toEqual(standing('active', 1)));
  it('is the standing from scratch where none leads to the same warnings', () => {
    const scratch = standing('dismissed', 2, 1);
    expect(beganFrom([unknown(semester(190))], standing('active', 7), scratch, limit)).toEqual(
      standing('active', 2, 1),
    );
    expect(beganFrom([], standing('active', 0), scratch, limit)).toEqual(standing('active', 2, 1));
  });
  it('prefers the warnings from scratch', () =>
    expect(beganFrom([unknown(semester(250))], fresh, standing('active', 2), limit)).toEqual(standing('active', 2)));
});

describe('changes after a semester, carried to the standing computed again', () => {
  type Status = AcademicStanding['status'];
  const standing = (status: Status, warnings: number, chanceSemesters = 0): AcademicStanding => ({
    status,
    warnings,
    chanceSemesters,
  });
  /** Changes the grades of one semester from `facts` to `changed`. `present` is the standing before the change. */
  const after = (
    began: AcademicStanding,
    facts: SemesterFacts,
    present: AcademicStanding,
    changed: SemesterFacts,
  ): ReturnType<typeof settledAnew> => settledAnew([{ began, facts }], [changed], present, began, limit);

  it.each<[string, Parameters<typeof after>, AcademicStanding, number]>([
    [
      'nothing changes',
      [standing('active', 1), semester(190), standing('frozen', 2), semester(195)],
      standing('frozen', 2),
      0,
    ],
    [
      'a postponement stays',
      [standing('active', 1), semester(190), standing('frozen', 2), semester(210)],
      standing('frozen', 0),
      0,
    ],
    [
      'a postponement ends with a dismissal',
      [standing('active', 2), semester(210), standing('frozen', 0), semester(190)],
      standing('dismissed', 2),
      0,
    ],
    [
      'a postponement ends with the graduation',
      [standing('active', 1), semester(190), standing('frozen', 2), semester(250, { planPassed: true })],
      standing('graduated', 0),
      0,
    ],
    [
      'a withdrawal stays after a graduation',
      [standing('active', 0), semester(190), standing('withdrawn', 1), semester(250, { planPassed: true })],
      standing('withdrawn', 0),
      0,
    ],
    [
      'a cancelled admission stays',
      [standing('active', 2), semester(210), standing('admissionCanceled', 0), semester(190)],
      standing('admissionCanceled', 2),
      0,
    ],
    [
      'a chance after a dismissal is returned with its reason',
      [standing('active', 2), semester(190), standing('active', 2, 2), semester(210)],
      standing('active', 0),
      1,
    ],
    [
      'a chance after a dismissal stays while the dismissal does',
      [standing('active', 1), semester(190), standing('active', 2, 2), semester(210, { cgpa: null })],
      standing('active', 1, 2),
      0,
    ],
    [
      'a chance after a warning ends the later dismissal',
      [standing('active', 1), semester(190), standing('active', 2, 1), semester(210)],
      standing('active', 0),
      1,
    ],
    [
      'an inactive record becomes active with a chance',
      [standing('active', 0), semester(190), standing('inactive', 1, 1), semester(250, { planPassed: true })],
      standing('graduated', 0),
      1,
    ],
  ])('%s', (_, life, expected, returned) => {
    const result = after(...life);
    expect(result.standing).toEqual(expected);
    expect(result.returned).toBe(returned);
    expect(result.began).toEqual([life[0]]);
  });

  it('starts a later semester from the standing computed for the one before, where none was stored', () =>
    expect(
      settledAnew(
        [
          { began: fresh, facts: semester(190) },
          { began: null, facts: semester(190) },
        ],
        [semester(210), semester(190)],
        standing('active', 2),
        fresh,
        limit,
      ),
    ).toEqual({ standing: standing('active', 1), began: [fresh, fresh], returned: 0 }));
});
