import { endpoints } from './endpoints.gen.ts';
import type { ActionOperation, ReadOperation } from './operations.ts';

/** Actions that make more, or other, stale than the reads of their own tag and the dashboard. */
const exceptions: Partial<Record<ActionOperation, ReadOperation[] | 'everything'>> = {
  userLogin: [],
  handleAuthentication: [],
  // The menu is the record's.
  selectRecord: ['getMenu'],
  logout: [],
  forgetPasswordRetrieveEmail: [],
  forgetPasswordChangePassword: [],
  forgotPassword: [],
  registerAccount: [],
  verifyToken: [],
  checkRegistration: [],
  changeRegistration: 'everything',
  registerCourse: 'everything',
  dropCourse: 'everything',
  undropCourse: 'everything',
  withdrawCourse: 'everything',
  unwithdrawCourse: 'everything',
  replaceCourse: 'everything',
  deleteCourse: 'everything',
  joinWaitingList: 'everything',
  leaveWaitingList: 'everything',
  submitAppeal: 'everything',
  deleteAppeal: 'everything',
  submitRefund: 'everything',
  cancelRefund: 'everything',
  submitExemption: 'everything',
  submitMinor: 'everything',
  cancelMinor: 'everything',
  submitTransport: 'everything',
  cancelTransport: 'everything',
  reinstateEnrollment: 'everything',
  submitCaseStudy: 'everything',
  submitOfficialWithdraw: 'everything',
  cancelOfficialWithdraw: 'everything',
  savePermanentWithdraw: 'everything',
  sendPermanentWithdrawCode: 'everything',
  approvePermanentWithdraw: 'everything',
  cancelPermanentWithdraw: 'everything',
  // Nothing can be read any more.
  confirmCancelAdmission: [],
  // A draft is in the list of its kind as well.
  saveDraft: ['getMyRequests', 'getRequest', 'getConsequences', 'getDashboard', 'getCaseStudies'],
  deleteDraft: ['getMyRequests', 'getRequest', 'getConsequences', 'getDashboard', 'getCaseStudies'],
  resendRequest: 'everything',
  cancelRequest: 'everything',
  startPayment: 'everything',
  cancelPayment: 'everything',
  // Not the message itself, which is gone.
  deleteMessage: ['getMessages', 'getDashboard'],
  setClock: 'everything',
  advanceClock: 'everything',
  saveAgenda: 'everything',
  resetSandbox: 'everything',
  restoreSnapshot: 'everything',
  undoClockMove: 'everything',
  giveGrades: 'everything',
  playReplay: 'everything',
  decideRequest: 'everything',
  setDesk: 'everything',
  setGateway: 'everything',
  decideGatewayPayment: 'everything',
  deliverCallback: 'everything',
  saveSnapshot: ['getSnapshots'],
  deleteSnapshot: ['getSnapshots'],
  createClassroom: ['getClassrooms'],
  setClassroomClock: ['getClassroom'],
  resetTrainee: ['getClassroom'],
  closeClassroom: ['getClassrooms', 'getSandboxes'],
  clearOutbox: ['getOutbox'],
  clearTraffic: ['getTraffic'],
  addFault: ['getFaults'],
  removeFault: ['getFaults'],
  clearFaults: ['getFaults'],
  setDelivery: ['getDelivery'],
  createSandbox: ['getSandboxes'],
  deleteSandbox: ['getSandboxes'],
};

/** What an action changes where nothing else is said: the reads of its tag, and the dashboard, which shows something of each. */
const readsOf = (tag: string): ReadOperation[] =>
  Object.entries(endpoints).filter(([id, endpoint]) => endpoint.method === 'get' && (endpoint.tag === tag || id === 'getDashboard')).map(([id]) => id as ReadOperation);

/** What an action makes stale. */
export const changesOf = (action: ActionOperation): ReadOperation[] | 'everything' => exceptions[action] ?? readsOf(endpoints[action].tag);
