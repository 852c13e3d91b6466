import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fold } from '../../locales/fold.ts';
import { byPlan, differsByOne, searchCourses, standingOf, type Ranked, type Searched, type StandingOf } from '../../server/features/registration/offered-rules.ts';

const course = (courseId: number, code: string, en: string, ar: string, ...instructors: string[]): Searched => ({ courseId, code, text: fold(`${code} ${en} ${ar}`), instructors: instructors.map(fold) });
const courses = [
  course(1, 'ITCS214', 'Data Structures', 'هياكل البيانات', 'Dr Khalid Al-Mannai د. خالد المناعي'),
  course(2, 'ITCS241', 'Computer Organisation', 'تنظيم الحاسوب', 'Dr Sara Janahi د. سارة جناحي'),
  course(3, 'MATHS101', 'Calculus I', 'التفاضل والتكامل 1', 'Dr Muna Saleh د. منى صالح', 'Dr Khalid Fakhro د. خالد فخرو'),
  course(4, 'STAT273', 'Probability and Statistics', 'الاحتمالات والإحصاء', 'Dr Muna Saleh د. منى صالح'),
];
const search = (text: string) => {
  const { found, nearest } = searchCourses(text, courses);
  return { codes: found && courses.filter(({ courseId }) => found.has(courseId)).map(({ code }) => code), nearest };
};

describe('a search of the offered courses', () => {
  it.each([
    ['ITCS214', ['ITCS214']], ['itcs214', ['ITCS214']], ['itcs 214', ['ITCS214']], ['ITCS-214', ['ITCS214']], ['214', ['ITCS214']], ['itcs', ['ITCS214', 'ITCS241']], ['tcs21', ['ITCS214']],
    ['data structures', ['ITCS214']], ['structures data', ['ITCS214']], ['struct', ['ITCS214']],
    ['هياكل البيانات', ['ITCS214']], ['بيانات', ['ITCS214']], ['احصاء', ['STAT273']], ['الإحصاءُ', ['STAT273']],
    ['khalid', ['ITCS214', 'MATHS101']], ['al-mannai', ['ITCS214']], ['mannai', ['ITCS214']], ['مني صالح', ['MATHS101', 'STAT273']], ['khalid calculus', ['MATHS101']],
  ])('%s finds what is called so', (text, expected) => expect(search(text)).toEqual({ codes: expected, nearest: false }));

  it.each([['calclus', ['MATHS101']], ['calculsu', ['MATHS101']], ['calcuulus', ['MATHS101']], ['calvulus', ['MATHS101']], ['structurse', ['ITCS214']], ['itcs215', ['ITCS214']], ['statistisc', ['STAT273']], ['janahy', ['ITCS241']], ['البينات', ['ITCS214']], ['probab1lity', ['STAT273']]])(
    '%s has one wrong letter', (text, expected) => expect(search(text)).toEqual({ codes: expected, nearest: true }),
  );

  it.each([['%%'], ["it's"], ['a+b'], ['C#'], ['\\\\'], ['zzzz'], ['clclus']])('%s finds nothing', (text) => expect(search(text)).toEqual({ codes: [], nearest: false }));
  it.each([[''], ['x'], [' a '], ['ـ']])('%j is too short and finds everything', (text) => expect(search(text)).toEqual({ codes: null, nearest: false }));

  it('ranks the code before the name, the name before who teaches it', () => {
    const { found } = searchCourses('stat', [course(1, 'ITCS214', 'Static Analysis', 'تحليل'), course(2, 'STAT273', 'Probability', 'الاحتمالات'), course(3, 'MATHS101', 'Calculus', 'التفاضل', 'Dr Statham')]);
    expect([...found!].map(([id, { rank }]) => [id, rank])).toEqual([[1, 2], [2, 1], [3, 4]]);
  });

  it('names who teaches where that is all that was found', () => {
    expect(searchCourses('khalid', courses).found?.get(1)).toEqual({ rank: 4, byInstructor: ['khalid'] });
    expect(searchCourses('calculus', courses).found?.get(3)?.byInstructor).toEqual([]);
  });

  it('one letter off is forgiven whichever letter it is', () => {
    const letter = fc.integer({ min: 97, max: 122 }).map((code) => String.fromCharCode(code));
    fc.assert(fc.property(fc.array(letter, { minLength: 2, maxLength: 12 }), fc.nat(11), letter, fc.constantFrom('put', 'left', 'other', 'turned'), (letters, place, other, how) => {
      const at = place % letters.length;
      const typed = [...letters];
      if (how === 'put') typed.splice(at, 0, other);
      else if (how === 'left') typed.splice(at, 1);
      else if (how === 'other') typed[at] = other;
      else if (at + 1 < typed.length) [typed[at], typed[at + 1]] = [typed[at + 1]!, typed[at]!];
      expect(differsByOne(typed.join(''), letters.join(''))).toBe(true);
      expect(differsByOne(letters.join(''), typed.join(''))).toBe(true);
    }), { seed: 2026, numRuns: 400 });
    expect([differsByOne('calculus', 'calclsu'), differsByOne('abcd', 'ab'), differsByOne('abcd', 'badc')]).toEqual([false, false, false]);
  });
});

const facts = (change: Partial<StandingOf> = {}): StandingOf => ({ passed: new Set([1]), registered: new Set([2]), inProgress: new Set(), next: new Map([[4, 0]]), groups: new Map([[4, [[1, 9]]], [5, [[1], [9]]], [6, [[2]]]]), ...change });

describe('how a student stands to a course', () => {
  it.each([[1, 'passed'], [2, 'registered'], [3, 'open'], [4, 'next'], [5, 'later'], [6, 'later']])('%i: %s', (id, expected) => expect(standingOf(id, facts())).toBe(expected));
  it('counts for the next semester on what is taken now', () => expect(standingOf(6, facts({ inProgress: new Set([2]) }))).toBe('open'));
  it('taken again, what was passed is registered', () => expect(standingOf(1, facts({ registered: new Set([1]) }))).toBe('registered'));
});

describe('the order by plan', () => {
  const one = (code: string, standing: Ranked['standing'], rest: Partial<Ranked> = {}): Ranked => ({ courseId: 1, code, standing, next: Infinity, inMyPlan: false, rank: 9, ...rest });
  const sorted = (courses: Ranked[]): string[] => [...courses].sort(byPlan).map(({ code }) => code);

  it('puts first what comes next, as the plan says, and last what is passed', () => {
    expect(sorted([one('P', 'passed', { inMyPlan: true }), one('L', 'later'), one('M', 'later', { inMyPlan: true }), one('B', 'next', { next: 1 }), one('R', 'registered'), one('O', 'open'), one('A', 'next', { next: 0 })])).toEqual(['A', 'B', 'O', 'M', 'L', 'R', 'P']);
  });
  it('puts what is called exactly so before all, and what may be taken before a better match', () => {
    expect(sorted([one('N', 'next', { next: 0, rank: 3 }), one('P', 'passed', { rank: 0 }), one('L', 'later', { rank: 1 }), one('O', 'open', { rank: 4 })])).toEqual(['P', 'N', 'O', 'L']);
  });
});
