import type { DegreeClass } from '../../../db/schema/university.ts';
import { noRefusals, refuse, type Rule } from '../../refusal.ts';
import { lastingRefusals, statusRefusals, type AcademicStatus } from '../../academic-record/status-rules.ts';

/**
 * Rules for thesis topics and research plans. Pure. server/pipeline/gate.ts checks agenda and working days; files have
 * their own rules.
 */

/** `topic` is the reference number of the current topic, empty for a topic without a request; null without a topic. */
export type ThesisStanding = { status: AcademicStatus; degreeClass: DegreeClass; topic: string | null };
/**
 * `asked` is the number of the student's other topic requests this semester, without drafts and unsuccessful ones;
 * `most` is the maximum.
 */
export type TopicStanding = ThesisStanding & { asked: number; most: number };

const writesThesis = ({ degreeClass }: ThesisStanding): boolean => degreeClass === 'master' || degreeClass === 'phd';

const ended: Rule<ThesisStanding> = ({ status }) => lastingRefusals('thesis', status);

/**
 * Refuses a status that may not use the thesis service. If the studies have ended, only students who write a thesis are
 * refused here, because `postgraduate` refuses all others.
 */
const mayAsk: Rule<ThesisStanding> = (standing) =>
  writesThesis(standing) || !ended(standing).length ? statusRefusals('thesis', standing.status) : noRefusals;

/** Only students of master and PhD programmes write a thesis. */
const postgraduate: Rule<ThesisStanding> = (standing) =>
  writesThesis(standing) ? noRefusals : refuse('thesis.postgraduatesOnly');

const noTopicYet: Rule<TopicStanding> = ({ topic }) => (topic === null ? noRefusals : refuse('thesis.topicApproved'));

const notTwoAlready: Rule<TopicStanding> = ({ asked, most }) => (asked < most ? noRefusals : refuse('MSG-000027'));

/** The rules for proposing any topic. */
export const topicEligibilityRules = [mayAsk, postgraduate, noTopicYet, notTwoAlready] as const;

export const topicLapseRules = [ended, noTopicYet] as const;

/**
 * `taken` is `own` or `another` if a proposed or current thesis of this or another student has the same sub-topic with
 * this supervisor; null if none has.
 */
export type TopicFacts = TopicStanding & {
  titleEn: string;
  titleAr: string;
  subTopic: string;
  supervisorId: number | null;
  supervisor: { load: number; places: number } | null;
  taken: 'own' | 'another' | null;
};

const titleGiven: Rule<TopicFacts> = ({ titleEn, titleAr }) =>
  titleEn || titleAr ? noRefusals : refuse('thesis.titleMissing', {}, 'titleEn');

const subTopicGiven: Rule<TopicFacts> = ({ subTopic }) =>
  subTopic ? noRefusals : refuse('thesis.subTopicMissing', {}, 'subTopic');

/** Requires a supervisor from the student's department. */
const supervisorKnown: Rule<TopicFacts> = ({ supervisor }) =>
  supervisor ? noRefusals : refuse('thesis.supervisorUnknown', {}, 'supervisor');

const supervisorFree: Rule<Pick<TopicFacts, 'supervisor'>> = ({ supervisor }) =>
  !supervisor || supervisor.load < supervisor.places
    ? noRefusals
    : refuse('thesis.supervisorFull', { count: supervisor.places }, 'supervisor');

const subTopicFree: Rule<TopicFacts> = ({ taken }) =>
  taken === null ? noRefusals : refuse('thesis.sameSubTopic', { context: taken }, 'subTopic');

export const topicRules = [titleGiven, subTopicGiven, supervisorKnown, supervisorFree, subTopicFree] as const;

/** The supervisor's places may have been filled since the topic was sent. */
export const topicApprovalRules = [supervisorFree] as const;

/**
 * `open` and `approved` are reference numbers of an undecided and an approved plan for the current topic; null if there
 * is none.
 */
export type PlanStanding = ThesisStanding & { open: string | null; approved: string | null };

/**
 * Refuses a research plan without an approved topic. Students who do not write a thesis are refused by `postgraduate`
 * instead.
 */
const topicApproved: Rule<PlanStanding> = (standing) =>
  standing.topic === null && writesThesis(standing) ? refuse('thesis.noTopic') : noRefusals;
const noPlanYet: Rule<PlanStanding> = ({ approved }) =>
  approved === null ? noRefusals : refuse('MSG-000025', { reference: approved });
const noPlanOpen: Rule<PlanStanding> = ({ open }) =>
  open === null ? noRefusals : refuse('MSG-000026', { context: 'researchPlan', reference: open });

/** The rules for handing in any research plan. */
export const planEligibilityRules = [mayAsk, postgraduate, topicApproved, noPlanYet, noPlanOpen] as const;

/**
 * A plan lapses if the student's status rules out a thesis for good, or if its topic was ended or already has a plan.
 */
export const planLapseRules = [ended, topicApproved, noPlanYet] as const;

export type PlanFacts = PlanStanding & { nameEn: string; nameAr: string };

const namesGiven: Rule<PlanFacts> = ({ nameEn, nameAr }) => [
  ...(nameEn ? noRefusals : refuse('thesis.planName', { context: 'en' }, 'nameEn')),
  ...(nameAr ? noRefusals : refuse('thesis.planName', { context: 'ar' }, 'nameAr')),
];

export const planRules = [namesGiven] as const;
