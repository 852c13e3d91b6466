import { describe, expect, it } from 'vitest';
import {
  kindOfTransfer,
  kindsFrom,
  transferRules,
  transferStandingRules,
  type Applicant,
  type Offer,
  type TransferFacts,
  type Wish,
} from '../../server/features/transfer/transfer-rules.ts';
import { collectRefusals } from '../../server/refusal.ts';

const offer = (programmeId: number, change: Partial<Offer> = {}): Offer => ({
  programmeId,
  collegeId: 4,
  name: { en: `Programme ${programmeId}`, ar: `برنامج ${programmeId}` },
  minimumCgpa: 250,
  track: null,
  ...change,
});
const wish = (order: number, programmeId: number, change: Partial<Wish> = {}): Wish => ({
  order,
  collegeId: 4,
  programmeId,
  offer: offer(programmeId),
  missing: [],
  ...change,
});
const applicant: Applicant = {
  status: 'active',
  degreeClass: 'bachelor',
  enrolled: true,
  programmeId: 1,
  collegeId: 1,
  hours: 30,
  cgpa: 300,
  certificate: 'scientific',
  transfers: 0,
  firstMajorId: null,
};
const facts: TransferFacts = {
  applicant,
  limits: { minimumHours: 9, maximumHours: 66, transfers: 2, preferences: 10 },
  accepted: true,
  placed: false,
  kind: 'collegeToCollege',
  wishes: [wish(1, 20), wish(2, 21)],
};

const coded = (refusals: ReturnType<typeof collectRefusals>): string[] =>
  refusals.map(({ Code, Params: { context, count } }) =>
    [Code, context ?? count].filter((part) => typeof part === 'string' || typeof part === 'number').join(' '),
  );
const standing = (change: Partial<Applicant>, accepted = true): string[] =>
  coded(collectRefusals(transferStandingRules, { ...facts, accepted, applicant: { ...applicant, ...change } }));
const told = (change: Partial<TransferFacts>): string[] =>
  coded(collectRefusals(transferRules, { ...facts, ...change }));
const diploma: Partial<Applicant> = {
  degreeClass: 'associateDiploma',
  status: 'graduated',
  enrolled: false,
  hours: 66,
};

describe('who may transfer', () => {
  it.each<[string, Partial<Applicant>, string[]]>([
    ['a bachelor student in good standing', {}, []],
    ['exactly the fewest hours', { hours: 9 }, []],
    ['one hour fewer', { hours: 8 }, ['transfer.hours below']],
    ['exactly the most hours', { hours: 66 }, []],
    ['one hour more', { hours: 67 }, ['transfer.hours above']],
    ['not enrolled', { enrolled: false }, ['MSG-000056']],
    ['inactive, said once', { status: 'inactive', enrolled: false }, ['MSG-000056']],
    ['frozen', { status: 'frozen' }, ['MSG-000076']],
    ['dismissed', { status: 'dismissed', enrolled: false }, ['student.recordClosed dismissed']],
    ['graduated with a bachelor', { status: 'graduated', enrolled: false }, ['student.recordClosed graduated']],
    ['without a certificate on record', { certificate: null }, ['MSG-000054']],
    ['transferred once', { transfers: 1 }, []],
    ['transferred twice', { transfers: 2 }, ['transfer.tooOften 2']],
    [
      'several reasons at once',
      { hours: 70, transfers: 2, certificate: null },
      ['MSG-000054', 'transfer.hours above', 'transfer.tooOften 2'],
    ],
    ['with the associate diploma, whatever its hours', diploma, []],
    ['with the diploma and no certificate', { ...diploma, certificate: null }, []],
    ['still studying for the diploma', { ...diploma, status: 'active', enrolled: true }, ['MSG-000054 diploma']],
  ])('%s', (_, change, codes) => expect(standing(change)).toEqual(codes));

  it('hears that no faculty would accept only where nothing of the record stands in the way', () => {
    expect(standing({}, false)).toEqual(['MSG-000053']);
    expect(standing({ degreeClass: 'master' }, false)).toEqual(['MSG-000053']);
    expect(standing({ hours: 2 }, false)).toEqual(['transfer.hours below']);
  });

  it('keeps a seat that a round has given, whatever is passed afterwards', () => {
    const placed = { ...facts, placed: true, accepted: false };
    expect(collectRefusals(transferStandingRules, { ...placed, applicant: { ...applicant, hours: 70 } })).toEqual([]);
    expect(
      coded(collectRefusals(transferStandingRules, { ...placed, applicant: { ...applicant, status: 'frozen' } })),
    ).toEqual(['MSG-000076']);
  });
});

describe('a ranking', () => {
  it.each<[string, Partial<TransferFacts>, string[]]>([
    ['in order, faculties right', {}, []],
    ['empty', { wishes: [] }, ['transfer.noProgram']],
    ['of ten', { wishes: Array.from({ length: 10 }, (_, index) => wish(index + 1, 20 + index)) }, []],
    ['of eleven', { wishes: Array.from({ length: 11 }, (_, index) => wish(index + 1, 20 + index)) }, ['MSG-000058']],
    ['with a gap', { wishes: [wish(1, 20), wish(3, 21)] }, ['transfer.order 2']],
    ['not from one', { wishes: [wish(0, 20), wish(1, 21)] }, ['transfer.order 2']],
    ['with a place used twice', { wishes: [wish(1, 20), wish(1, 21)] }, ['transfer.order 2']],
    [
      'with a programme twice, its criteria said once',
      {
        wishes: [
          wish(1, 20, { offer: offer(20, { minimumCgpa: 350 }) }),
          wish(2, 20, { offer: offer(20, { minimumCgpa: 350 }) }),
        ],
      },
      ['transfer.duplicateProgram', 'transfer.cgpa'],
    ],
    ['with an unknown programme', { wishes: [wish(1, 99, { offer: null })] }, ['transfer.notFound']],
    ['under another faculty', { wishes: [wish(1, 20, { collegeId: 5 })] }, ['transfer.facultyFirst']],
    [
      'to the same college under the name of another kind',
      { wishes: [wish(1, 20, { collegeId: 1, offer: offer(20, { collegeId: 1 }) })] },
      ['transfer.otherKind collegeToCollege'],
    ],
    ['to another college as internal', { kind: 'internal' }, ['transfer.otherKind internal']],
    ['of a kind that the degree has not', { kind: 'diplomaToBachelor' }, ['transfer.otherKind degree']],
    ['of no kind', { kind: null }, ['transfer.otherKind degree']],
    ['with the CGPA just reached', { wishes: [wish(1, 20, { offer: offer(20, { minimumCgpa: 300 }) })] }, []],
    ['a hundredth short', { wishes: [wish(1, 20, { offer: offer(20, { minimumCgpa: 301 }) })] }, ['transfer.cgpa']],
    ['without a CGPA', { applicant: { ...applicant, cgpa: null }, wishes: [wish(1, 20)] }, ['transfer.cgpa none']],
    ['of the right track', { wishes: [wish(1, 20, { offer: offer(20, { track: 'scientific' }) })] }, []],
    [
      'of another track',
      { wishes: [wish(1, 20, { offer: offer(20, { track: 'commercial' }) })] },
      ['transfer.track commercial'],
    ],
    ['with a course missing', { wishes: [wish(1, 20, { missing: ['MATHS101'] })] }, ['transfer.courses 1']],
    [
      'back to the first major',
      { applicant: { ...applicant, transfers: 1, firstMajorId: 20 } },
      ['transfer.firstMajor'],
    ],
    [
      'of a diploma holder, whose diploma stands in for the track',
      {
        applicant: { ...applicant, ...diploma },
        kind: 'diplomaToBachelor',
        wishes: [wish(1, 20, { offer: offer(20, { track: 'scientific' }) })],
      },
      [],
    ],
  ])('%s', (_, change, codes) => expect(told(change)).toEqual(codes));
});

it('the kind of a transfer follows from where it starts and where it leads', () => {
  expect([
    kindOfTransfer(applicant, offer(20)),
    kindOfTransfer(applicant, offer(20, { collegeId: 1 })),
    kindOfTransfer(applicant, offer(1, { collegeId: 1 })),
  ]).toEqual(['collegeToCollege', 'internal', null]);
  expect([
    kindOfTransfer({ ...applicant, degreeClass: 'associateDiploma' }, offer(20)),
    kindOfTransfer({ ...applicant, degreeClass: 'phd' }, offer(20)),
  ]).toEqual(['diplomaToBachelor', null]);
  expect(kindsFrom('master')).toEqual([]);
});
