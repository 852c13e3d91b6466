import { describe, expect, it } from 'vitest';
import {
  planRules,
  planEligibilityRules,
  topicApprovalRules,
  topicRules,
  topicEligibilityRules,
  type PlanFacts,
  type TopicFacts,
} from '../../server/features/thesis/thesis-rules.ts';
import { likeness, toMatchQuery, searchText, toTitleWords } from '../../locales/title-words.ts';
import { collectRefusals, type Refusal } from '../../server/refusal.ts';

const topic: TopicFacts = {
  status: 'active',
  degreeClass: 'master',
  topic: null,
  asked: 0,
  most: 2,
  titleEn: 'Early warning of flash floods',
  titleAr: '',
  subTopic: 'Sensor fusion',
  supervisorId: 3,
  supervisor: { load: 1, places: 2 },
  taken: null,
};
const plan: PlanFacts = {
  status: 'active',
  degreeClass: 'phd',
  topic: 'THS-2026-000001',
  open: null,
  approved: null,
  nameEn: 'Research plan',
  nameAr: 'خطة البحث',
};
const said = (refusals: Refusal[]): string[] =>
  refusals.map(({ Code, Params, Field }) =>
    [Code, Params.context, Field].filter((part) => typeof part === 'string').join(' '),
  );
const ofTopic = (change: Partial<TopicFacts>): string[] =>
  said([
    ...collectRefusals(topicEligibilityRules, { ...topic, ...change }),
    ...collectRefusals(topicRules, { ...topic, ...change }),
  ]);
const ofPlan = (change: Partial<PlanFacts>): string[] =>
  said([
    ...collectRefusals(planEligibilityRules, { ...plan, ...change }),
    ...collectRefusals(planRules, { ...plan, ...change }),
  ]);

describe('a topic', () => {
  it.each<[string, Partial<TopicFacts>, string[]]>([
    ['with all that is asked for', {}, []],
    ['of a doctoral student', { degreeClass: 'phd' }, []],
    ['with an Arabic title alone', { titleEn: '', titleAr: 'الإنذار المبكر' }, []],
    ['with no title', { titleEn: '' }, ['thesis.titleMissing titleEn']],
    ['with no sub-topic', { subTopic: '' }, ['thesis.subTopicMissing subTopic']],
    ['with nobody to supervise it', { supervisorId: null, supervisor: null }, ['thesis.supervisorUnknown supervisor']],
    ['with the last place', { supervisor: { load: 1, places: 2 } }, []],
    ['with a full supervisor', { supervisor: { load: 2, places: 2 } }, ['thesis.supervisorFull supervisor']],
    ['that another has with this supervisor', { taken: 'another' }, ['thesis.sameSubTopic another subTopic']],
    ['that the student has asked this supervisor for already', { taken: 'own' }, ['thesis.sameSubTopic own subTopic']],
    ['beside one other', { asked: 1 }, []],
    ['beside two others', { asked: 2 }, ['MSG-000027']],
    ['beside one on the record', { topic: 'THS-2026-000001' }, ['thesis.topicApproved']],
    ['of a bachelor student', { degreeClass: 'bachelor' }, ['thesis.postgraduatesOnly']],
    ['of a graduated bachelor', { degreeClass: 'bachelor', status: 'graduated' }, ['thesis.postgraduatesOnly']],
    ['of a frozen record', { status: 'frozen' }, ['MSG-000076']],
    ['of an inactive enrolment', { status: 'inactive' }, ['MSG-000045']],
    ['of a graduate', { status: 'graduated' }, ['student.recordClosed graduated']],
    [
      'with nothing at all, said at once',
      { titleEn: '', subTopic: '', supervisor: null },
      ['thesis.titleMissing titleEn', 'thesis.subTopicMissing subTopic', 'thesis.supervisorUnknown supervisor'],
    ],
  ])('%s', (_, change, codes) => expect(ofTopic(change)).toEqual(codes));

  it('is approved while its supervisor has a place', () => {
    expect(said(collectRefusals(topicApprovalRules, topic))).toEqual([]);
    expect(said(collectRefusals(topicApprovalRules, { ...topic, supervisor: { load: 2, places: 2 } }))).toEqual([
      'thesis.supervisorFull supervisor',
    ]);
  });
});

describe('a research plan', () => {
  it.each<[string, Partial<PlanFacts>, string[]]>([
    ['for an approved topic', {}, []],
    ['without one', { topic: null }, ['thesis.noTopic']],
    ['with an English name alone', { nameAr: '' }, ['thesis.planName ar nameAr']],
    ['with no name', { nameEn: '', nameAr: '' }, ['thesis.planName en nameEn', 'thesis.planName ar nameAr']],
    ['beside one that is undecided', { open: 'PLN-2026-000001' }, ['MSG-000026 researchPlan']],
    ['after one that was approved', { approved: 'PLN-2026-000001' }, ['MSG-000025']],
    ['of a graduated bachelor', { degreeClass: 'bachelor', status: 'graduated' }, ['thesis.postgraduatesOnly']],
    ['of an associate diploma student', { degreeClass: 'associateDiploma' }, ['thesis.postgraduatesOnly']],
    ['of a frozen record', { status: 'frozen' }, ['MSG-000076']],
  ])('%s', (_, change, codes) => expect(ofPlan(change)).toEqual(codes));
});

describe('the words of a title', () => {
  it.each([
    ['Detecting Fraud in Mobile Payments: A Case Study', ['detecting', 'fraud', 'mobile', 'payments']],
    ['كشف الاحتيال في المدفوعات عبر الهاتف', ['كشف', 'احتيال', 'مدفوعات', 'عبر', 'هاتف']],
    ['الكَشْفُ عنِ الإحتيالِ والمدفوعات', ['كشف', 'احتيال', 'مدفوعات']],
    ['أثر التعلّم الآلي للشبكات', ['اثر', 'تعلم', 'الي', 'شبكات']],
    ['دراسة إلى حالة الدراسات', ['دراسات']],
    ['"; DROP * NEAR(x)', ['drop', 'near']],
    ['  –  ', []],
  ])('%s', (title, words) => expect(toTitleWords(title)).toEqual(words));

  it('are asked for in the language they were given in', () => {
    expect(toMatchQuery({ titleEn: 'Mobile fraud', titleAr: '' })).toBe('search_en : ("mobile" OR "fraud")');
    expect(toMatchQuery({ titleEn: 'Fraud', titleAr: 'الاحتيال' })).toBe(
      'search_en : ("fraud") OR search_ar : ("احتيال")',
    );
    expect(toMatchQuery({ titleEn: ' of the ', titleAr: '' })).toBeNull();
    expect(searchText(null)).toBe('');
  });

  it.each([
    [4, 4, 4, 100],
    [2, 4, 4, 50],
    [1, 1, 9, 20],
    [0, 3, 3, 0],
    [0, 0, 0, 0],
    [5, 3, 4, 86],
  ])('%i shared of %i and %i: %i', (shared, own, other, percent) => expect(likeness(shared, own, other)).toBe(percent));
});
