import type en from '../../../locales/en/inbox.json';
import type { MessageParams, Text } from '../../../locales/i18n.ts';
import { enums } from '../../../db/enums.gen.ts';
import { toIso } from '../../clock/clock.ts';
import { getText, textWith } from '../../http/messages.ts';
import type { Schema } from '../../http/operations.ts';
import { toExcerpt, type Office } from './inbox-rules.ts';

export type InboxTemplate = keyof typeof en.templates;

/** The sending office and the linked page. `page` may depend on the parameters of the message. */
type Origin = { office: Office; page?: string | ((figures: MessageParams) => string) };

const toRequest = ({ reference }: MessageParams): string =>
  typeof reference === 'string' ? `/requests/${reference}` : '/requests';

/** The office and the page of each template. */
const origins: Record<InboxTemplate, Origin> = {
  acknowledged: { office: 'registration' },
  becameInactive: { office: 'registration', page: '/enrollment' },
  earlyNotEnrolled: { office: 'registration', page: '/registeredCourses' },
  promoted: { office: 'registration', page: '/registeredCourses' },
  seatFree: {
    office: 'registration',
    page: ({ course, period }) =>
      `/${period === 'early' ? 'EarlyregisteredCourses' : 'registeredCourses'}?tab=offered&code=${typeof course === 'string' ? course : ''}`,
  },
  passedOver: { office: 'registration', page: '/registeredCourses' },
  appealChanged: { office: 'registration', page: toRequest },
  appealUpheld: { office: 'registration', page: toRequest },
  refundApproved: { office: 'finance', page: toRequest },
  refundRefused: { office: 'finance', page: toRequest },
  classCancelled: { office: 'registration', page: '/courseSchedule' },
  classMoved: { office: 'registration', page: '/courseSchedule' },
  classMadeUp: { office: 'registration', page: '/courseSchedule' },
  classRestored: { office: 'registration', page: '/courseSchedule' },
  seatOffered: { office: 'registration', page: '/registeredCourses?tab=demand' },
  seatOfferEnded: { office: 'registration', page: '/registeredCourses?tab=demand' },
  seatNotOffered: { office: 'registration', page: '/registeredCourses?tab=demand' },
  demandAnswered: { office: 'registration', page: '/registeredCourses?tab=demand' },
  officeRegistered: { office: 'registration', page: '/registeredCourses' },
  addSeatApproved: { office: 'registration', page: toRequest },
  addSeatRefused: { office: 'registration', page: toRequest },
  overrideGranted: { office: 'registration', page: '/override' },
  overrideSeat: { office: 'registration', page: '/override' },
  permitLapses: { office: 'registration', page: '/override' },
  requestMoved: { office: 'registration', page: toRequest },
  requestToPay: { office: 'finance', page: toRequest },
  requestToAnswer: { office: 'registration', page: toRequest },
  transferPlaced: { office: 'registration', page: '/transfer' },
  transferWaits: { office: 'registration', page: '/transfer' },
  requestReturned: { office: 'registration', page: toRequest },
  requestScheduled: { office: 'registration', page: toRequest },
  requestApproved: { office: 'registration', page: toRequest },
  requestRefused: { office: 'registration', page: toRequest },
  requestExpired: { office: 'registration', page: toRequest },
  requestLapsed: { office: 'registration', page: toRequest },
  requestFeeToBalance: { office: 'finance', page: '/studentFees' },
  waitingListClosed: { office: 'registration', page: '/registeredCourses' },
  registrationOpens: { office: 'registration', page: '/registeredCourses' },
  semesterWelcome: { office: 'studentAffairs' },
  admissionWelcome: { office: 'admission' },
  advisorNote: { office: 'advising' },
  academicWarning: { office: 'advising' },
  feesReminder: { office: 'finance', page: '/studentFees' },
  paymentReceived: { office: 'finance', page: '/paymentHistory' },
  paymentToBalance: { office: 'finance', page: '/studentFees' },
  paymentFailed: { office: 'finance', page: '/studentFees' },
  droppedToBalance: { office: 'finance', page: '/studentFees' },
  withdrawalToBalance: { office: 'finance', page: '/studentFees' },
  gradesIn: { office: 'registration', page: '/academictranscript' },
  standingWarned: { office: 'advising', page: '/stay-or-leave' },
  standingCleared: { office: 'advising', page: '/academictranscript' },
  standingSparedLast: { office: 'advising', page: '/academictranscript' },
  standingSpared: { office: 'advising', page: '/academictranscript' },
  standingDismissed: { office: 'registration', page: '/caseStudy' },
  warningsReduced: { office: 'advising', page: '/academictranscript' },
  dismissalLifted: { office: 'registration', page: '/registeredCourses' },
  degreeTakenBack: { office: 'registration', page: '/acadmicPlan' },
  chanceReturned: { office: 'advising', page: '/academictranscript' },
  documentRevokedByOffice: { office: 'registration', page: '/transcriptCertificate' },
  documentRevoked: { office: 'registration', page: '/transcriptCertificate' },
  graduated: { office: 'registration', page: '/academictranscript' },
  earlyConfirmed: { office: 'registration', page: '/registeredCourses' },
  earlyPassed: { office: 'registration', page: '/registeredCourses' },
  earlyPrerequisite: { office: 'registration', page: '/registeredCourses' },
  earlyCorequisite: { office: 'registration', page: '/registeredCourses' },
  earlyMoneyReturned: { office: 'finance', page: '/studentFees' },
  contactReview: { office: 'studentAffairs', page: '/contactDetails' },
  dueTimesMoved: { office: 'technicalSupport', page: ({ page }) => (typeof page === 'string' ? page : '/home') },
  maintenance: { office: 'technicalSupport' },
};

const isOffice = (value: unknown): value is Office => enums.Office.some((office) => office === value);

export type StoredMessage = { template: string; params: unknown };

export const officeText = (office: Office): Text => getText('common', `offices.${office}`);

/** The texts of a stored message in both languages. A parameter `office` overrides the template's office. */
export function inboxTexts({ template, params }: StoredMessage): {
  office: Office;
  page: string | null;
  subject: Text;
  body: Text;
} {
  const figures = params as MessageParams;
  const origin = origins[template as InboxTemplate];
  const office = isOffice(figures.office) ? figures.office : origin.office;
  const say = (part: 'subject' | 'body'): Text =>
    textWith('inbox', `templates.${template}.${part}`, { ...figures, office: officeText(office) });
  const page = typeof origin.page === 'function' ? origin.page(figures) : (origin.page ?? null);
  return { office, page, subject: say('subject'), body: say('body') };
}

/** Maps a message to an entry of a list, with an excerpt of its text. */
export function entryAnswer(
  row: StoredMessage & { id: number; at: number; readAt: number | null },
): Schema<'InboxEntry'> {
  const { office, subject, body } = inboxTexts(row);
  return {
    id: row.id,
    at: toIso(row.at),
    office,
    subject,
    excerpt: { en: toExcerpt(body.en), ar: toExcerpt(body.ar) },
    read: row.readAt !== null,
  };
}
