import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { contract, listOperations, type Operation } from '../../server/http/contract.ts';
import { Client, sandbox } from '../support/client.ts';
import { startServer, type TestServer, wholeSeed } from '../support/server.ts';
import { missingExamples, shownInputs } from '../support/valid.ts';

/**
 * Sends every example of the contract, as its documentation page (/docs) does, as the student named in it, to a fresh
 * university. Each is accepted or refused for a reason that the state of the university explains, but never because an
 * id, a key or a text does not exist.
 */

let server: TestServer;
/** The client for examples of calls that change nothing. They share one sandbox. */
let reader: Client;
beforeAll(async () => {
  server = await startServer({ students: wholeSeed });
  reader = await new Client((await sandbox(server.base)).base).as('eligible');
});
afterAll(() => server.close());

const operations = listOperations(contract);
/** Calls that take a whole file as their body. The contract has no examples of them; scenarios send them. */
const sentWhole = ['openSnapshotFile', 'playReplay'];
const examples = operations.flatMap((operation) =>
  shownInputs(operation).map((input, index) => ({ name: `${operation.id} ${index + 1}`, operation, input })),
);
const readsOnly = ({ method, open, id }: Operation): boolean => method === 'GET' && !open && id !== 'setAuditFormLog';

const nothingYet = 'nothing of the kind has been asked for, issued or kept yet';
const secret = 'only who was sent the token, code or signature has it';
const notInState = 'the service is for another state of a record, or opens later';
/** The examples that a fresh university refuses, by call: the status and the reason. */
const explained: Record<string, [status: number, why: string]> = {
  handleAuthentication: [422, secret],
  refreshToken: [401, secret],
  forgetPasswordChangePassword: [422, secret],
  verifyToken: [401, secret],
  endSession: [403, secret],
  getCalendarFeed: [404, secret],
  submitDocumentRequest: [422, notInState],
  cancelDocumentRequest: [404, nothingYet],
  downloadDocument: [404, nothingYet],
  downloadCredential: [404, nothingYet],
  verifyDocument: [404, secret],
  updateContactDetails: [422, secret],
  dropCourse: [422, notInState],
  undropCourse: [422, notInState],
  withdrawCourse: [422, notInState],
  unwithdrawCourse: [422, notInState],
  askForCourse: [422, notInState],
  leaveDemand: [404, nothingYet],
  joinWaitingList: [422, notInState],
  addSeatAlert: [422, notInState],
  leaveWaitingList: [403, nothingYet],
  submitSurvey: [422, notInState],
  submitGraduateSurvey: [422, notInState],
  submitRefund: [422, notInState],
  getRequest: [404, nothingYet],
  resendRequest: [404, nothingYet],
  sendRequestCode: [404, nothingYet],
  confirmRequest: [404, nothingYet],
  answerRequest: [404, nothingYet],
  downloadAttachment: [404, nothingYet],
  submitExemption: [422, notInState],
  confirmTransfer: [404, nothingYet],
  declineTransfer: [404, nothingYet],
  sendCancelAdmissionOtp: [422, notInState],
  confirmCancelAdmission: [422, notInState],
  updateThesisTopic: [404, nothingYet],
  submitCaseStudy: [422, notInState],
  submitClearance: [422, notInState],
  submitOfficialWithdraw: [409, 'it is to be confirmed first'],
  sendPermanentWithdrawCode: [404, nothingYet],
  approvePermanentWithdraw: [404, nothingYet],
  reinstateEnrollment: [422, notInState],
  submitCourseWithdraw: [422, notInState],
  gatewayCallback: [401, secret],
  getSubscriptions: [401, secret],
  addSubscription: [401, secret],
  deleteSubscription: [401, secret],
  undoClockMove: [404, nothingYet],
  decideRequest: [404, nothingYet],
  previewDecision: [404, nothingYet],
  revokeDocument: [404, nothingYet],
  getRequestAttachment: [404, nothingYet],
  chargeCard: [404, nothingYet],
  decideGatewayPayment: [404, nothingYet],
  deliverCallback: [404, nothingYet],
  continueCall: [404, nothingYet],
  startConformanceRun: [404, nothingYet],
  getConformanceRun: [404, nothingYet],
  endConformanceRun: [404, nothingYet],
  deleteConformanceRun: [404, nothingYet],
  getConformancePage: [404, secret],
  submitOverride: [422, notInState],
  deleteBreakpoint: [404, nothingYet],
  removeFault: [404, nothingYet],
  endIncident: [404, nothingYet],
  deleteSnapshot: [404, nothingYet],
  getClassroom: [404, nothingYet],
  joinClassroom: [404, nothingYet],
  setClassroomClock: [404, nothingYet],
  resetTrainee: [404, nothingYet],
  removeTrainee: [404, nothingYet],
  setClassroomPlaces: [404, nothingYet],
  deleteSandbox: [404, nothingYet],
  getDocumentLookups: [404, nothingYet],
  cancelRefund: [404, nothingYet],
  cancelRequest: [404, nothingYet],
  deleteDraft: [404, nothingYet],
  deleteAppeal: [404, nothingYet],
  cancelMinor: [404, nothingYet],
  cancelTransfer: [404, nothingYet],
  cancelTransport: [404, nothingYet],
  sendThesisTopic: [404, nothingYet],
  deleteThesisTopic: [404, nothingYet],
  sendResearchPlan: [404, nothingYet],
  cancelClearance: [404, nothingYet],
  cancelOfficialWithdraw: [404, nothingYet],
  cancelPermanentWithdraw: [404, nothingYet],
  cancelCourseWithdraw: [404, nothingYet],
  getTrafficCall: [404, nothingYet],
  sendDelivery: [404, nothingYet],
  explainRefusal: [404, nothingYet],
  restoreSnapshot: [404, nothingYet],
  closeClassroom: [404, nothingYet],
  saveSnapshotFile: [404, nothingYet],
  setHand: [404, nothingYet],
  findClassroom: [404, nothingYet],
  undoClassroomClock: [404, nothingYet],
  sendClassMessage: [404, nothingYet],
  resetClassroom: [404, nothingYet],
  lookAtTrainee: [404, nothingYet],
  getStudentFile: [404, nothingYet],
  resendCall: [404, nothingYet],
  getClassroomFaults: [404, nothingYet],
  addClassroomFault: [404, nothingYet],
  clearClassroomFaults: [404, nothingYet],
  makeScenario: [404, nothingYet],
};

it('has an example of every body, and of every parameter that has to be sent', () => {
  expect(
    operations
      .filter((operation) => operation.hasBody && shownInputs(operation).length === 0)
      .map(({ id }) => id as string),
  ).toEqual(sentWhole);
  expect(operations.flatMap(missingExamples)).toEqual([]);
});

describe('an example', () => {
  it.each(examples)('of $name is answered, or refused for what the university is', async ({ operation, input }) => {
    const host = readsOnly(operation) ? reader : await sandbox(server.base);
    const client = readsOnly(operation) || operation.open ? host : await new Client(host.base).as('eligible');
    const { status, body } = await client.send(operation.id, input as object);
    if (client !== reader)
      await new Client(server.base).send('deleteSandbox', { params: { name: host.base.split('/').at(-1) ?? '' } });
    expect(status, `${JSON.stringify(input.body ?? input.params)}: ${JSON.stringify(body)}`).toBe(
      explained[operation.id]?.[0] ?? 200,
    );
  });
});
