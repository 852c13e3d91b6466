import { expect, it } from 'vitest';
import { sharedFacts } from '../../web/features/registration/offered/section-facts.ts';
import type { Schema } from '../../web/api/operations.ts';

const exam = {
  startsAt: '2026-12-30T08:30:00+03:00',
  endsAt: '2026-12-30T10:30:00+03:00',
  place: null,
};
const section = (change: Partial<Schema<'Section'>> = {}) =>
  ({
    language: 'en',
    campus: { en: 'Sakhir Campus', ar: 'حرم الصخير' },
    gender: null,
    exam,
    ...change,
  }) as Schema<'Section'>;

it('all facts of equal sections are stated once for the course', () => {
  expect(sharedFacts([section(), section()])).toEqual(['language', 'campus', 'gender', 'exam']);
});

it('each fact that differs is stated by every section', () => {
  expect(sharedFacts([section(), section({ language: 'ar' })])).toEqual(['campus', 'gender', 'exam']);
  expect(sharedFacts([section(), section({ gender: 'female' })])).toEqual(['language', 'campus', 'exam']);
  expect(sharedFacts([section(), section({ campus: { en: 'Isa Town Campus', ar: 'حرم مدينة عيسى' } })])).toEqual([
    'language',
    'gender',
    'exam',
  ]);
  expect(sharedFacts([section(), section({ exam: null })])).toEqual(['language', 'campus', 'gender']);
  expect(sharedFacts([section(), section({ exam: { ...exam, endsAt: '2026-12-30T11:30:00+03:00' } })])).toEqual([
    'language',
    'campus',
    'gender',
  ]);
});

it('an examination in other rooms at the same time is the same', () => {
  const place = { building: 'S22', room: '1001', campus: { en: 'Sakhir Campus', ar: 'حرم الصخير' } };
  expect(sharedFacts([section(), section({ exam: { ...exam, place } })])).toContain('exam');
});

it('a course without sections shares no facts', () => {
  expect(sharedFacts([])).toEqual([]);
});
