import { describe, expect, it } from 'vitest';
import { admissionRules, type AdmissionFacts } from '../../server/features/admission/admission-rules.ts';
import {
  confirmDrops,
  confirmLeaving,
  officialRules,
  permanentRules,
  type OfficialFacts,
  type PermanentFacts,
} from '../../server/features/withdrawal/withdrawal-rules.ts';
import { collectRefusals } from '../../server/refusal.ts';

const official: OfficialFacts = {
  status: 'active',
  dueNow: 0,
  undecided: null,
  enrolled: true,
  summer: false,
  first: false,
  completedOne: true,
  postponed: 3,
  maximum: 4,
  onChance: false,
  chances: 1,
  maximumChances: 2,
  courses: 4,
};
const permanent: PermanentFacts = {
  status: 'active',
  dueNow: 0,
  undecided: null,
  week: 10,
  lastWeek: 10,
  reachable: true,
};
const admission: AdmissionFacts = { status: 'active', newlyAdmitted: true, reachable: true };

describe('postponing a semester', () => {
  const told = (changes: Partial<OfficialFacts> = {}) =>
    collectRefusals(officialRules, { ...official, ...changes }).map(({ Code, Params }) => [Code, Params]);
  it('is open to who has everything it needs', () => expect(told()).toEqual([]));
  it.each<[Partial<OfficialFacts>, string, object]>([
    [{ status: 'frozen' }, 'MSG-000044', {}],
    [{ status: 'inactive' }, 'MSG-000045', {}],
    [{ enrolled: false }, 'MSG-000045', {}],
    [{ status: 'withdrawn' }, 'student.recordClosed', { context: 'withdrawn' }],
    [{ first: true, completedOne: false }, 'MSG-000038', {}],
    [{ completedOne: false }, 'MSG-000037', {}],
    [{ summer: true }, 'MSG-000039', {}],
    [{ postponed: 4 }, 'MSG-000036', { maximum: 4 }],
    [{ onChance: true, chances: 2 }, 'MSG-000040', {}],
    [{ chances: 2 }, 'MSG-000041', { maximum: 2 }],
    [{ dueNow: 1 }, 'MSG-000042', { fils: 1 }],
    [{ undecided: 'PRW-2026-000001' }, 'MSG-000043', { reference: 'PRW-2026-000001' }],
  ])('%j hears %s', (changes, code, params) => expect(told(changes)).toEqual([[code, params]]));
  it('says every reason at once', () =>
    expect(told({ status: 'frozen', enrolled: false, summer: true, dueNow: 5 }).map(([code]) => code)).toEqual([
      'MSG-000044',
      'MSG-000039',
      'MSG-000042',
    ]));
  it('asks before it drops all courses', () =>
    expect(confirmDrops(official)).toEqual([{ Code: 'withdrawal.dropsAllCourses', Params: { count: 4 } }]));
});

describe('leaving for good', () => {
  const told = (changes: Partial<PermanentFacts> = {}) =>
    collectRefusals(permanentRules, { ...permanent, ...changes }).map(({ Code }) => Code);
  it('is open until the end of week 10, before the semester, and to who is inactive', () =>
    expect([told(), told({ week: null }), told({ status: 'inactive' })]).toEqual([[], [], []]));
  it.each<[Partial<PermanentFacts>, string]>([
    [{ status: 'frozen' }, 'MSG-000044'],
    [{ status: 'graduated' }, 'student.recordClosed'],
    [{ week: 11 }, 'MSG-000035'],
    [{ dueNow: 1 }, 'MSG-000042'],
    [{ undecided: 'OFW-2026-000001' }, 'MSG-000043'],
    [{ reachable: false }, 'MSG-000046'],
  ])('%j hears %s', (changes, code) => expect(told(changes)).toEqual([code]));
  it('asks by whichever call it comes', () =>
    expect(confirmLeaving({}).map(({ Code }) => Code)).toEqual(['http.confirmationNeeded']));
});

describe('cancelling an admission', () => {
  const told = (changes: Partial<AdmissionFacts> = {}) =>
    collectRefusals(admissionRules, { ...admission, ...changes }).map(({ Code }) => Code);
  it('is open to who was admitted this semester', () => expect(told()).toEqual([]));
  it.each<[Partial<AdmissionFacts>, string]>([
    [{ status: 'frozen' }, 'MSG-000076'],
    [{ status: 'inactive' }, 'MSG-000045'],
    [{ status: 'admissionCanceled' }, 'student.recordClosed'],
    [{ newlyAdmitted: false }, 'MSG-000048'],
    [{ reachable: false }, 'MSG-000046'],
  ])('%j hears %s', (changes, code) => expect(told(changes)).toEqual([code]));
});
