import type { ActionOperation, ReadOperation } from './operations.ts';

/** What each action makes stale. An action that is not here changes nothing that is read. */
const registration: ReadOperation[] = [
  'registeredCourses',
  'coursesToRegister',
  'courseDetails',
  'waitingList',
  'registrationLog',
  'informationStudentFees',
  'getStudentInformation',
  'getServices',
];

export const changesOf: Partial<Record<ActionOperation, ReadOperation[] | 'everything'>> = {
  changeRegistration: registration,
  registerCourse: registration,
  dropCourse: registration,
  undropCourse: registration,
  withdrawCourse: registration,
  unwithdrawCourse: registration,
  replaceCourse: registration,
  deleteCourse: registration,
  joinWaitingList: registration,
  leaveWaitingList: registration,
  deleteMessage: ['getMessages'],
  sendMessage: ['getMessages', 'getSentMessages'],
  updateContactDetails: ['getContactDetails'],
  saveTopHitLinks: ['getTopHitLinks'],
  endSession: ['getSessions'],
  endOtherSessions: ['getSessions'],
  setClock: 'everything',
  advanceClock: 'everything',
  saveAgenda: 'everything',
  resetSandbox: 'everything',
  clearOutbox: ['getOutbox'],
  addFault: ['getFaults'],
  clearFaults: ['getFaults'],
  createSandbox: ['getSandboxes'],
  deleteSandbox: ['getSandboxes'],
};
