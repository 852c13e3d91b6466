import type { Text } from '../../../locales/i18n.ts';
import { findKindOfCall } from '../../features/request/request-form.ts';
import { getTraits } from '../../codes.ts';
import { openTextOf } from '../../http/messages.ts';
import type { Scenario, ScenarioStep } from './scenarios.ts';

/**
 * The way to a step on the page: the name of the page in the menu, then the labels to open and press. Each is a key of
 * the locales.
 */
type Way = readonly string[];

const signIn = ['account:signIn.title'];
const reset = [...signIn, 'account:signIn.forgotPassword'];
const sessions = ['common:shell.account', 'common:shell.sessions'];
/** A placeholder for the registration page of the step's semester. */
const registration = 'registration';
const courses = [registration, 'registration:tab.courses'];
const changed = [...courses, 'registration:courses.change'];
const offered = [registration, 'registration:tab.offered'];
const needed = [registration, 'registration:tab.demand'];
const add = [...offered, 'registration:offered.add'];
const review = 'registration:basket.review';
const basket = [...add, review];
const join = [...offered, 'registration:offered.join'];
const form = (name: string): Way => [`menu:forms.${name}`];
const within = (name: string, ...words: string[]): Way => [...form(name), ...words];
const cancel = 'request:cancel.open';
const keep = 'request:form.save';

const ways: Record<string, Way> = {
  userLogin: signIn,
  handleAuthentication: [...signIn, 'account:signIn.corporateEmail'],
  registerAccount: [...signIn, 'account:signIn.activate'],
  forgotPassword: [...reset, 'account:reset.byEmail', 'account:reset.send'],
  forgetPasswordRetrieveEmail: [...reset, 'account:reset.send'],
  forgetPasswordChangePassword: ['account:password.change'],
  getSessions: sessions,
  endSession: [...sessions, 'account:sessions.end'],
  endOtherSessions: [...sessions, 'account:sessions.endOthers'],
  downloadMyData: ['common:shell.account', 'common:shell.myData', 'mydata:card.download'],
  verifyDocument: [...signIn, 'account:signIn.verify', 'document:verify.check'],

  getMenu: ['common:page.menu'],
  getDashboard: form('dashboard'),
  getStudentInformation: form('dashboard'),
  getServiceStatus: form('dashboard'),
  getServices: within('requests', 'request:mine.newTitle'),
  getMyRequests: form('requests'),
  getRequest: form('requests'),
  getConsequences: ['request:confirm.consequences'],
  cancelRequest: within('requests', cancel),
  resendRequest: within('requests', 'request:page.editReturned', 'request:form.sendAgain'),
  saveDraft: [keep],
  deleteDraft: within('requests', 'request:page.delete'),

  registeredCourses: courses,
  setAuditFormLog: courses,
  waitingList: [...courses, 'registration:waiting.title'],
  leaveWaitingList: [...courses, 'registration:waiting.title', 'registration:waiting.leave'],
  getQueuePlace: [...add, 'common:queue.title'],
  getSeatAlerts: [...courses, 'registration:alert.title'],
  addSeatAlert: [...offered, 'registration:alert.ask'],
  deleteSeatAlert: [...courses, 'registration:alert.title', 'registration:alert.remove'],
  replaceCourse: [...changed, 'registration:action.replace'],
  deleteCourse: [...changed, 'registration:action.delete'],
  dropCourse: [...changed, 'registration:action.drop'],
  undropCourse: [...changed, 'registration:action.undrop'],
  withdrawCourse: [...changed, 'registration:action.withdraw'],
  unwithdrawCourse: [...changed, 'registration:action.unwithdraw'],
  getDemand: needed,
  askForCourse: [...needed, 'registration:demand.ask'],
  leaveDemand: [...needed, 'registration:demand.leave'],
  coursesToRegister: offered,
  courseDetails: [...offered, 'registration:details.title'],
  courseFilters: [...offered, 'registration:filter.title'],
  getBasket: [...offered, 'registration:basket.title'],
  saveBasket: add,
  checkRegistration: basket,
  changeRegistration: basket,
  joinWaitingList: join,
  informationStudentFees: [registration, 'registration:tab.fees'],
  registrationLog: [registration, 'registration:tab.log'],

  timetableSections: within('timetable', 'timetable:courses.add'),
  getTimetables: within('timetable', 'timetable:kept.title'),
  saveTimetable: within('timetable', 'timetable:kept.save'),
  deleteTimetable: within('timetable', 'timetable:kept.title', 'timetable:kept.delete'),
  getSchedule: form('courseSchedule'),
  getCalendarFile: within('courseSchedule', 'schedule:download.title', 'schedule:download.calendar'),
  getCalendarSubscription: within('courseSchedule', 'schedule:subscription.title'),
  createCalendarSubscription: within('courseSchedule', 'schedule:subscription.title'),
  revokeCalendarSubscription: within('courseSchedule', 'schedule:subscription.title', 'schedule:subscription.revoke'),
  getAttendance: form('courseAttendance'),
  getAcademicPlans: form('academicPlan'),
  getPlanDetails: within('academicPlan', 'plan:tabs.map'),
  getCoursePackage: within('academicPlan', 'plan:packages.title'),
  getFulfillment: within('academicPlan', 'plan:tabs.fulfilment'),
  getGpaBasis: form('gpaSimulator'),
  getAcademicTranscript: form('academicTranscript'),

  getStudentFees: form('studentFees'),
  getOtherFees: within('studentFees', 'fees:other.title'),
  startPayment: within('studentFees', 'fees:pay.pay'),
  chargeCard: ['gateway:title', 'gateway:cards.title', 'gateway:pay'],
  paymentResult: ['payment:title'],
  cancelPayment: ['payment:title', 'payment:cancel'],
  getPaymentHistory: form('paymentHistory'),
  getReceipt: within('paymentHistory', 'fees:history.receipt'),
  getFinancialData: form('financialData'),

  getMessages: form('inbox'),
  getMessage: form('inbox'),
  deleteMessage: within('inbox', 'common:actions.delete'),
  getSentMessages: within('inbox', 'inbox:tabs.sent'),
  sendMessage: within('inbox', 'inbox:write.open', 'inbox:write.send'),
  getTopHitLinks: form('topHitLinks'),
  saveTopHitLinks: within('topHitLinks', 'link:offered.title'),
  getContactDetails: form('contactDetails'),
  sendVerificationCode: within('contactDetails', 'contact:change', 'contact:form.continue'),
  updateContactDetails: within('contactDetails', 'contact:change', 'contact:form.continue', 'contact:code.save'),

  getAppealableCourses: form('appealRequest'),
  getAppeals: within('appealRequest', 'appeal:mine.title'),
  submitAppeal: within('appealRequest', 'appeal:courses.appeal', 'request:forms.appeal.send'),
  deleteAppeal: within('appealRequest', 'appeal:delete.open'),
  getRefundableBalance: form('refundRequest'),
  getRefunds: within('refundRequest', 'refund:mine.title'),
  checkIban: within('refundRequest', 'refund:form.iban'),
  submitRefund: within('refundRequest', 'refund:form.send'),
  cancelRefund: within('refundRequest', cancel),
  downloadAttachment: within('refundRequest', 'refund:mine.title', 'refund:mine.proof'),
  getPermits: form('override'),
  submitOverride: [...offered, 'override:ask', 'request:form.send'],
  getExemption: form('exemptionRequest'),
  submitExemption: within('exemptionRequest', 'exemption:form.send'),
  getMinorPrograms: form('declareMinor'),
  getMinorRequests: within('declareMinor', 'minor:mine'),
  submitMinor: within('declareMinor', 'minor:declare.minor'),
  cancelMinor: within('declareMinor', cancel),
  getTransferOptions: form('transfer'),
  getTransferRequests: within('transfer', 'transfer:mine'),
  submitTransfer: within('transfer', 'transfer:form.send'),
  confirmTransfer: within('transfer', 'transfer:seat.confirm'),
  declineTransfer: within('transfer', 'transfer:seat.decline'),
  cancelTransfer: within('transfer', cancel),
  getTransportOptions: form('transport'),
  getTransportRequests: within('transport', 'transport:mine'),
  submitTransport: within('transport', 'transport:form.send'),
  cancelTransport: within('transport', 'transport:seat.giveBack'),
  getCaseStudies: form('caseStudy'),
  submitCaseStudy: within('caseStudy', 'request:forms.caseStudy.send'),
  clearanceProcess: form('clearance'),
  submitClearance: within('clearance', 'request:forms.clearance.send'),
  cancelClearance: within('clearance', cancel),
  getGraduateSurvey: within('clearance', 'clearance:answer'),
  submitGraduateSurvey: within('clearance', 'clearance:answer', 'survey:graduate.send'),
  getSurveys: form('courseEvaluation'),
  getSurveyForm: form('courseEvaluation'),
  submitSurvey: within('courseEvaluation', 'survey:start', 'survey:form.send'),
  getDocumentOptions: form('transcriptCertificate'),
  getDocumentRequests: form('transcriptCertificate'),
  submitDocumentRequest: within('transcriptCertificate', 'document:form.send'),
  cancelDocumentRequest: within('transcriptCertificate', cancel),
  downloadDocument: within('transcriptCertificate', 'document:card.download'),
  downloadCredential: within('transcriptCertificate', 'document:card.credential'),
  getDocumentLookups: within('transcriptCertificate', 'document:card.all'),
  getEnrollmentStatus: form('enrollment'),
  reinstateEnrollment: within('enrollment', 'request:forms.reinstatement.send'),
  getThesisTopics: form('thesisTopic'),
  getSupervisors: form('thesisTopic'),
  saveThesisTopic: within('thesisTopic', keep),
  updateThesisTopic: within('thesisTopic', keep),
  sendThesisTopic: within('thesisTopic', 'thesis:form.send'),
  deleteThesisTopic: within('thesisTopic', 'request:page.delete'),
  getResearchPlans: form('thesisResearchPlan'),
  saveResearchPlan: within('thesisResearchPlan', keep),
  sendResearchPlan: within('thesisResearchPlan', 'request:forms.researchPlan.send'),

  getCancelAdmission: form('cancelAdmission'),
  sendCancelAdmissionOtp: within('cancelAdmission', 'admission:ask'),
  confirmCancelAdmission: within('cancelAdmission', 'admission:confirm'),
  courseWithdrawRequests: form('courseWithdraw'),
  submitCourseWithdraw: within('courseWithdraw', 'withdrawal:course.ask', 'request:forms.courseWithdrawal.send'),
  cancelCourseWithdraw: within('courseWithdraw', cancel),
  officialWithdrawData: form('officialWithdraw'),
  submitOfficialWithdraw: within('officialWithdraw', 'request:forms.officialWithdrawal.send'),
  cancelOfficialWithdraw: within('officialWithdraw', cancel),
  officialWithdrawHistory: within('officialWithdraw', 'withdrawal:tabs.history'),
  permanentWithdrawHistory: form('permanentWithdraw'),
  savePermanentWithdraw: within('permanentWithdraw', 'request:forms.permanentWithdrawal.send'),
  sendPermanentWithdrawCode: within('permanentWithdraw', 'withdrawal:permanent.ask'),
  approvePermanentWithdraw: within('permanentWithdraw', 'withdrawal:permanent.approve'),
  cancelPermanentWithdraw: within('permanentWithdraw', cancel),
  getStayOrLeave: ['withdrawal:stay.title'],
};

const namesFullSection = ['MSG-000078', 'registration.sectionFull'];

/** The way to a section, whose button depends on the code that is expected. */
function wayToSection({ status, code = '' }: ScenarioStep['expect']): Way {
  if (namesFullSection.includes(code)) return join;
  // A corequisite is added along with its course. After other reasons that another change in the same basket could
  // resolve, the course may be added anyway.
  if (code === 'registration.corequisite') return basket;
  if (getTraits(code).liftedBy === 'otherCourses') return [...offered, 'registration:offered.addAnyway', review];
  return status === 422 ? add : basket;
}

/** The page of the timetable builder, which has its own search for courses. */
const builder = '/timetable';

/** The way to send a request by the usual form of its kind; undefined if the operation sends no request. */
function wayToPlainForm(call: string): Way | undefined {
  const kind = findKindOfCall(call);
  return kind === undefined ? undefined : [`request:kinds.${kind}`, 'request:form.send'];
}

function wordsOn({ call, expect }: ScenarioStep, page: string): Way | undefined {
  if (call === 'registerCourse') return wayToSection(expect);
  return ways[call === 'coursesToRegister' && page === builder ? 'timetableSections' : call] ?? wayToPlainForm(call);
}

const andThen = ' › ';

/** The way to a step as text in both languages; null if no page does it. */
export function wayOf(step: ScenarioStep, { page }: Pick<Scenario, 'page'>): Text | null {
  const ofSemester = step.query?.['Period'] === 'early' ? 'earlyRegisteredCourses' : 'registeredCourses';
  const words = wordsOn(step, page)?.map((name) =>
    openTextOf(name === registration ? `menu:forms.${ofSemester}` : name),
  );
  return words ? { en: words.map(({ en }) => en).join(andThen), ar: words.map(({ ar }) => ar).join(andThen) } : null;
}
