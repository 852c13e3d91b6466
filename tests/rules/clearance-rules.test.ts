import { describe, expect, it } from 'vitest';
import {
  clearanceItems,
  clearanceRule,
  itemStatus,
  type ClearanceFacts,
  type ClearanceItem,
} from '../../server/features/clearance/clearance-rules.ts';
import { graduateSurveyRefusals } from '../../server/features/survey/survey-rules.ts';
import { refuse } from '../../server/refusal.ts';

const desks = [
  { item: 'idCard', office: 'security' },
  { item: 'lockerKey', office: 'studentAffairs' },
  { item: 'library', office: 'library' },
  { item: 'dues', office: 'finance' },
  { item: 'survey', office: 'quality' },
  { item: 'record', office: 'registration' },
  { item: 'thesis', office: 'graduateStudies' },
] as const;

/** A student in the last semester who has paid everything, answered the survey and must return only the ID card. */
const ready: ClearanceFacts = {
  status: 'active',
  graduating: true,
  postgraduate: false,
  fines: 0,
  dues: 0,
  load: { hours: 15, minimum: 12 },
  surveyDone: true,
  asked: null,
  inHand: { idCard: 1, lockerKey: 0, book: 0 },
  desks,
};
const codesOf = (change: Partial<ClearanceFacts>): string[] =>
  clearanceRule({ ...ready, ...change }).map(({ Code }) => Code);

describe('clearance may be asked for', () => {
  it.each([
    ['in the last semester', {}],
    ['after graduation, with no semester left', { status: 'graduated', graduating: false, load: null }],
    ['after a permanent withdrawal', { status: 'withdrawn', graduating: false, load: null }],
    ['after a dismissal', { status: 'dismissed', graduating: false, load: null }],
    ['at the least load exactly', { load: { hours: 12, minimum: 12 } }],
    [
      'with books on loan, the survey unanswered: they are settled at the offices',
      { surveyDone: false, inHand: { idCard: 1, lockerKey: 1, book: 3 } },
    ],
  ] satisfies [string, Partial<ClearanceFacts>][])('%s', (_, change) => expect(codesOf(change)).toEqual([]));
});

describe('clearance is refused', () => {
  it.each([
    ['without a student record', { status: 'admissionCanceled', graduating: false, dues: 9_000 }, ['MSG-000068']],
    ['to a frozen record', { status: 'frozen' }, ['MSG-000076']],
    ['to an inactive enrolment', { status: 'inactive' }, ['MSG-000045']],
    [
      'to who goes on studying, and that alone is said',
      { graduating: false, dues: 9_000, load: { hours: 3, minimum: 12 } },
      ['clearance.notExpected'],
    ],
    ['for a fine of the library', { fines: 500 }, ['MSG-000070']],
    ['one hour below the least load', { load: { hours: 11, minimum: 12 } }, ['MSG-000071']],
    ['asked again, and that alone is said', { asked: 'CLR-2026-000001', dues: 72_000 }, ['MSG-000069']],
    [
      'for everything at once',
      { dues: 72_000, fines: 500, load: { hours: 0, minimum: 12 } },
      ['MSG-000070', 'MSG-000071'],
    ],
  ] satisfies [string, Partial<ClearanceFacts>, string[]][])('%s', (_, change, codes) =>
    expect(codesOf(change)).toEqual(codes),
  );

  it('with the whole amount, fines included', () =>
    expect(clearanceRule({ ...ready, dues: 72_000, fines: 500 })).toEqual(refuse('MSG-000070', { fils: 72_500 })));
  it('for no schedule of who has left', () =>
    expect(codesOf({ status: 'withdrawn', load: { hours: 0, minimum: 12 } })).toEqual([]));
});

describe('the items', () => {
  const itemsOf = (change: Partial<ClearanceFacts> = {}) => clearanceItems({ ...ready, ...change });
  const of = (name: ClearanceItem, change: Partial<ClearanceFacts>) =>
    itemsOf(change).find((item) => item.name === name);

  it('are six in the order of the form, seven for a postgraduate', () => {
    expect(itemsOf().map(({ name }) => name)).toEqual(['idCard', 'lockerKey', 'library', 'dues', 'survey', 'record']);
    expect(itemsOf({ postgraduate: true }).at(-1)).toMatchObject({
      name: 'thesis',
      office: 'graduateStudies',
      collects: true,
    });
    expect(itemsOf({ postgraduate: true, status: 'graduated' })).toHaveLength(7);
    expect(itemsOf({ postgraduate: true, status: 'withdrawn' })).toHaveLength(6);
  });

  it('collect what is in hand, and only look at the rest', () => {
    const collected = (change: Partial<ClearanceFacts>): string[] =>
      itemsOf(change)
        .filter(({ collects }) => collects)
        .map(({ name }) => name);
    expect(collected({})).toEqual(['idCard']);
    expect(collected({ inHand: { idCard: 0, lockerKey: 1, book: 2 } })).toEqual(['lockerKey', 'library']);
    expect(collected({ inHand: { idCard: 0, lockerKey: 0, book: 0 } })).toEqual([]);
  });

  it.each([
    ['library', { fines: 500 }, refuse('MSG-000070', { fils: 500, context: 'fines' })],
    ['library', { dues: 500 }, []],
    ['dues', { dues: 500 }, refuse('MSG-000070', { fils: 500 })],
    ['dues', { fines: 500 }, []],
    ['survey', { surveyDone: false }, refuse('clearance.surveyOpen')],
    ['survey', { surveyDone: false, graduating: false }, refuse('clearance.surveyOpen', { context: 'later' })],
    ['survey', { surveyDone: false, status: 'withdrawn' }, []],
    ['survey', { surveyDone: false, status: 'graduated', graduating: false }, refuse('clearance.surveyOpen')],
    ['record', { load: { hours: 3, minimum: 12 } }, refuse('MSG-000071', { hours: 3, minimum: 12 })],
    ['record', { graduating: false }, refuse('clearance.notExpected')],
    ['record', { load: null }, []],
  ] satisfies [ClearanceItem, Partial<ClearanceFacts>, unknown][])(
    '%s waits for what is its own: %j',
    (name, change, reasons) => expect(of(name, change)?.reasons).toEqual(reasons),
  );
});

describe('the status of an item', () => {
  const [looked, handed] = [
    { collects: false, reasons: [] },
    { collects: true, reasons: [] },
  ];
  const blocked = { collects: false, reasons: refuse('clearance.surveyOpen') };
  it.each([
    ['before: nothing missing', looked, null, null, 'ready'],
    ['before: in hand', handed, null, null, 'toHandIn'],
    ['before: missing', blocked, null, null, 'missing'],
    ['asked: looked at', looked, 'sent', null, 'inReview'],
    ['asked: to be handed in', handed, 'sent', null, 'pendingCollection'],
    ['asked: missing still', blocked, 'sent', null, 'missing'],
    ['looked at', blocked, 'sent', { verb: 'checked', at: 1, by: 'quality' }, 'approved'],
    ['handed in', handed, 'sent', { verb: 'collected', at: 1, by: 'security' }, 'collected'],
    ['canceled before it was settled', handed, 'canceled', null, 'canceled'],
    ['refused after it was settled', handed, 'refused', { verb: 'collected', at: 1, by: 'security' }, 'collected'],
  ] as const)('%s', (_, item, request, handled, status) => expect(itemStatus(item, request, handled)).toBe(status));
});

describe('the graduate survey', () => {
  const questions = [{ id: 1, number: 1, kind: 'scale' as const }];
  const answers = [{ question: 1, value: 4, text: null }];
  const refused = (change: object): string[] =>
    graduateSurveyRefusals({ status: 'active', graduating: true, done: false, questions, answers, ...change }).map(
      ({ Code }) => Code,
    );
  it.each([
    ['of a graduate is taken', { status: 'graduated', graduating: false }, []],
    ['of who goes on studying is not', { graduating: false }, ['survey.notGraduating']],
    ['of who withdrew is not', { status: 'withdrawn' }, ['survey.notGraduating']],
    ['of a frozen record is not', { status: 'frozen' }, ['MSG-000076']],
    ['is sent once', { done: true }, ['survey.answeredAlready']],
    ['is answered whole', { answers: [] }, ['MSG-000023']],
    [
      'answers its own questions',
      { answers: [...answers, { question: 9, value: 1, text: null }] },
      ['survey.unknownQuestion'],
    ],
  ])('%s', (_, change, codes) => expect(refused(change)).toEqual(codes));
});
