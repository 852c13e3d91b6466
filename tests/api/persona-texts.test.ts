import { expect, it } from 'vitest';
import { listPersonas } from '../../seed/personas.ts';
import { Room } from '../support/room.ts';

const here = new Room({ at: '2026-09-07T10:00:00+03:00' });

type Kind = string;
/** The services that a persona's text mentions: `only` lists all open ones; `open` and `closed` list some of them. */
type Said = { only?: Kind[]; open?: Kind[]; closed?: Kind[] };
const withdrawals = ['officialWithdrawal', 'permanentWithdrawal'];
const said: Record<string, Said> = {
  frozenStudent: { only: [] },
  permanentlyWithdrawn: { only: ['caseStudy', 'clearance', 'transcriptRequest'] },
  admissionCanceled: { only: [] },
  inactiveOwing: { only: [] },
  owingFees: { closed: ['transcriptRequest'] },
  owesLastSemester: { closed: ['transcriptRequest', 'clearance', ...withdrawals] },
  notEnrolled: { closed: ['registration', 'addDrop'] },
  orientation: { open: ['exemption'], closed: ['registration', 'addDrop'] },
  recentlyEnrolled: { closed: ['registration', 'addDrop'] },
  btcStudent: { closed: ['registration', 'addDrop'] },
  firstSemester: { open: ['registration'], closed: ['officialWithdrawal'] },
  newlyAdmitted: { open: ['cancelAdmission'] },
  newlyRegistered: { open: ['cancelAdmission'] },
  noneCompleted: { closed: ['officialWithdrawal'] },
  postponedFour: { closed: ['officialWithdrawal'] },
  cgpaChance: { closed: ['officialWithdrawal'] },
  chancesUsed: { closed: ['officialWithdrawal'] },
  postpones: { open: ['officialWithdrawal'] },
  leavesForGood: { open: ['permanentWithdrawal'] },
  dismissedOneYear: { open: ['caseStudy'] },
  dismissedThreeYears: { closed: ['caseStudy'] },
  inactiveEnrolment: { open: ['reinstatement'] },
  awayTwoSemesters: { open: ['reinstatement'] },
  awayThreeSemesters: { closed: ['reinstatement'] },
  restoredBefore: { closed: ['reinstatement'] },
  inactiveWarned: { closed: ['reinstatement'] },
  refundableBalance: { open: ['refund'] },
  wantsRefund: { open: ['refund'] },
  gradeAppeal: { open: ['appeal'] },
  withdrawnCourse: { open: ['appeal'] },
  associateDiploma: { open: ['transfer'] },
  transferNoCertificate: { closed: ['transfer'] },
  transferredOnce: { open: ['transfer'] },
  transferredTwice: { closed: ['transfer'] },
  thesisStudent: { open: ['thesisTopic'] },
  thesisApproved: { open: ['researchPlan'] },
  graduatingCleared: { open: ['clearance'] },
  trainingLeft: { open: ['clearance'] },
  graduatedNotCleared: { open: ['clearance'] },
  clearanceMissing: { closed: ['clearance'] },
  graduatingUnderload: { closed: ['clearance'] },
  clearedGraduate: { open: ['transcriptRequest'] },
};

it('what the text of a persona says of its services is so when a fresh university opens', async () => {
  const keys = Object.keys(said);
  expect(keys.filter((key) => !listPersonas().some((one) => one.key === key))).toEqual([]);
  for (const key of keys) {
    const { services } = await (await here.as(key)).call('getServices');
    const open = services.filter((one) => one.open).map(({ service, kind }) => kind ?? service);
    const { only, open: must = [], closed = [] } = said[key]!;
    if (only) expect(open, key).toEqual(only);
    expect(
      must.filter((kind) => !open.includes(kind)),
      `${key}: not open`,
    ).toEqual([]);
    expect(
      closed.filter((kind) => open.includes(kind)),
      `${key}: open`,
    ).toEqual([]);
  }
});
