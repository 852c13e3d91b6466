import { inTransaction, type Db } from '../../db/db.ts';
import { minute } from '../../locales/durations.ts';
import { seedPassword } from '../../seed/password.ts';
import { toIso } from '../clock/clock.ts';
import { findAccount } from '../features/account/account-queries.ts';
import { rotateSigningKey } from '../features/account/account-tokens.ts';
import { rotateDocumentKey } from '../features/document/document-keys.ts';
import { endIncident, findIncident } from '../features/incident/incident-commands.ts';
import { incidentPreview, incidentsAnswer } from '../features/incident/incident-presenter.ts';
import { insertIncident } from '../features/incident/incident-queries.ts';
import { registrationQueueOf } from '../features/registration/registration-queue.ts';
import { officesWithTasks } from '../features/request/request-queries.ts';
import { productVersion } from '../http/contract.ts';
import {
  untransacted,
  type ConformanceOperation,
  type HandlerContext,
  type Handlers,
  type Schema,
  type SimulatorOperation,
} from '../http/operations.ts';
import { getDelivery, normalDelivery, setDelivery } from '../messages/outbox.ts';
import { publicAddresses } from '../http/network-addresses.ts';
import { malformed, notFound, refuse, Refused } from '../refusal.ts';
import type { Tenant } from '../tenant.ts';
import { isOfClass } from './classroom/classroom.ts';
import { classroomHandlers } from './classroom/classroom-handlers.ts';
import { clockAnswer } from './clock-presenter.ts';
import { instantIn, moveClock, reachable, setClockFor } from './clock-moves.ts';
import {
  getOfficeAttachment,
  getOfficeSettings,
  listOfficeRequests,
  decideForOffice,
  previewForOffice,
  revokeForOffice,
  saveOfficeSettings,
} from './university/office-queue.ts';
import { paymentGatewayHandlers } from './gateway/payment-gateway-handlers.ts';
import { simulatedWebhookHandlers } from './webhooks/webhook-handlers.ts';
import { identityProviderHandlers } from './identity/identity-provider-handlers.ts';
import { personaSession } from './persona-session.ts';
import { answerDemand, demandBoard, openSection } from './university/demand-board.ts';
import { giveGrades, gradesAnswer } from './university/grades-by-hand.ts';
import { officeRegistrations, registerAtOffice } from './university/office-registrations.ts';
import { changeMeetingAnswer, meetingsAnswer } from './university/meetings.ts';
import { leaveSeats, seatsAnswer } from './university/seats.ts';
import { toHar } from './traffic/har.ts';
import { madeScenario } from './scenario/made-scenario.ts';
import type { ShownCall } from './traffic/recorded-call.ts';
import { recordRowsAnswer, recordsAnswer, recordTablesAnswer } from './university/records-queries.ts';
import { playFile, createReplayFile } from './traffic/replay.ts';
import { resend } from './traffic/resend.ts';
import { beginAtStep, getDemonstration, isForTrainees, playStep, scenarioNamed } from './scenario/scenario-steps.ts';
import { explain } from './traffic/explanation.ts';
import { scenarioAnswer } from './scenario/scenario-presenter.ts';
import { previewStudent, saveStudent, studentChoices, studentFile } from './university/built-students.ts';
import { codesAnswer } from './codes.ts';
import { judgeName } from './given-name.ts';
import { clearOutbox, outboxMessages } from './outbox/outbox-queries.ts';
import { nextMessage } from './outbox/outbox-wait.ts';
import { createSnapshotFile, stateOfFile } from './persistence/snapshot-file.ts';
import { newcomersAt } from './university/newcomers.ts';
import { agendaRows, allPersonas, collegeNames, saveAgenda } from './simulator-queries.ts';
import type { Sandbox } from './sandboxes.ts';
import type { Simulator } from './simulator.ts';
import { takeState } from './snapshots.ts';
import { toTrafficDetails, trafficAnswer } from './traffic/traffic.ts';

/** Signing keys in the form of the response, newest first; the newest one signs. */
const keysAnswer = (keys: readonly { id: string; createdAtMachine: number }[]): Schema<'SigningKey'>[] =>
  keys.map(({ id, createdAtMachine }, index) => ({ id, createdAt: toIso(createdAtMachine), signs: index === 0 }));

/** The simulated disturbance of message delivery, or `normalDelivery` if it has affected all its messages. */
function deliveryAnswer(db: Db): Schema<'Delivery'> {
  const delivery = getDelivery(db);
  return delivery.remaining > 0 ? delivery : normalDelivery;
}

/**
 * Handlers of the simulator's operations. `others` are the handlers of all other operations, used to explain refusals.
 */
export const simulatorHandlers = (simulator: Simulator, others: Partial<Handlers>) => {
  const { sandboxes, scenarios, scenarioFiles, classrooms, webhooks, auth } = simulator;
  const setClockOf = setClockFor(webhooks, sandboxes);
  const simulatorAnswer = (sandbox: Sandbox, header: (name: string) => string): Schema<'Simulator'> => {
    const { name } = sandbox.tenant;
    const who = auth.callerIn(name, header);
    return {
      name: 'sis-simulator',
      version: productVersion,
      server: sandboxes.letter,
      sandbox: name,
      clock: clockAnswer(sandbox),
      ...who,
      heldCalls: sandbox.breakpoints.heldCalls,
      trainee: who.caller === 'guest' ? null : classrooms.traineeIn(name),
    };
  };
  const served = () => {
    if (!simulator.app) throw new Error('the simulator serves nothing');
    return simulator.app;
  };
  const recorded = (tenant: Tenant, id: number): ShownCall => {
    const call = sandboxes.require(tenant).recording.find(id);
    if (!call) throw notFound(String(id));
    return call;
  };
  const sandboxesAnswer = ({
    settings,
    ownAddress,
  }: Pick<HandlerContext<'getSandboxes'>, 'settings' | 'ownAddress'>): Schema<'Sandboxes'> => ({
    reach: publicAddresses(settings, ownAddress),
    sandboxes: sandboxes.listAll().map(({ name, now, lastUsedAt }) => ({
      name,
      path: `/sandbox/${name}`,
      now: toIso(now),
      lastUsedAt: toIso(lastUsedAt),
    })),
  });
  const sandboxNamed = (name: string) => {
    const sandbox = sandboxes.touch(name);
    if (!sandbox) throw new Refused(refuse('DEV-000005', { name }));
    return sandbox;
  };
  const faultsAnswer = (tenant: Tenant): Schema<'Faults'> => ({ faults: sandboxes.require(tenant).faults.all() });

  return {
    getSimulator: ({ tenant, header }) => [200, simulatorAnswer(sandboxes.require(tenant), header)],
    getClock: ({ tenant }) => [200, clockAnswer(sandboxes.require(tenant))],
    setClock: untransacted<'setClock'>(({ tenant, body }) => setClockOf(tenant, body)),
    advanceClock: untransacted<'advanceClock'>(async ({ tenant, body }) => {
      if (tenant.clock.mode() === 'live') throw new Refused(refuse('simulator.clockIsLive'));
      return await moveClock(webhooks, sandboxes.require(tenant), {
        mode: tenant.clock.mode(),
        target: (now) => now + body.seconds * 1000,
        expireSessions: body.expireSessions ?? false,
      });
    }),

    undoClockMove: untransacted<'undoClockMove'>(async ({ tenant, header }) => {
      const sandbox = sandboxes.require(tenant);
      if (!sandbox.beforeJump) throw new Refused(refuse('simulator.nothingBefore'));
      await sandboxes.reset(sandbox, sandbox.beforeJump);
      return simulatorAnswer(sandbox, header);
    }),

    getGrades: ({ db, now, query }) => [200, gradesAnswer(db, now, query)],
    giveGrades: ({ db, now, body }) => {
      giveGrades(db, body, now);
      return [200, gradesAnswer(db, now, {})];
    },

    getOfficeRegistrations: ({ db, now, query: { search } }) => [200, officeRegistrations(db, search, now)],
    registerByOffice: ({ db, now, body }) => [200, registerAtOffice(db, body, now)],
    getMeetings: ({ db, params }) => [200, meetingsAnswer(db, params.sectionId)],
    changeMeeting: ({ db, now, params, body }) => [200, changeMeetingAnswer(db, params.sectionId, body, now)],
    getDemandBoard: ({ db, now, query: { Period } }) => [200, demandBoard(db, now, Period ?? 'current')],
    answerDemand: ({ db, now, params, query: { Period = 'current' }, body }) => {
      answerDemand(db, now, Period, params.courseId, body);
      return [200, demandBoard(db, now, Period)];
    },
    openSection: ({ db, now, query: { Period = 'current' }, body }) => {
      openSection(db, now, Period, body);
      return [200, demandBoard(db, now, Period)];
    },
    getSeats: ({ db, now, query: { search, Period } }) => [200, seatsAnswer(db, now, search, Period ?? 'current')],
    setSeats: ({ db, now, query: { Period }, body }) => [200, leaveSeats(db, now, Period ?? 'current', body)],
    setRegistrationQueue: untransacted<'setRegistrationQueue'>(({ db, body }) => {
      registrationQueueOf(db).addCrowd(body.people, body.perSecond, performance.now());
      return body;
    }),

    getPersonas: ({ db, now }) => [
      200,
      { password: seedPassword, personas: [...allPersonas(db, now), ...newcomersAt(db, now)] },
    ],
    startPersonaSession: untransacted<'startPersonaSession'>(({ tenant, params, userAgent, address }) =>
      personaSession(tenant, params.key, { userAgent, address }),
    ),
    getRecords: ({ db, query }) => [200, recordsAnswer(db, query)],
    getRecordTables: ({ db, params }) => [200, recordTablesAnswer(db, params.student)],
    getRecordRows: ({ db, params, query }) => [200, recordRowsAnswer(db, params.student, params.table, query)],
    getStudents: ({ db, now }) => [200, studentChoices(db, now)],
    buildStudent: ({ db, now, body }) => [200, saveStudent(db, body, now)],
    previewStudent: ({ db, now, body }) => [200, previewStudent(db, body, now)],
    getStudentFile: ({ db, params }) => [200, studentFile(db, params.key)],
    rotateKeys: untransacted<'rotateKeys'>(async ({ db }) => {
      const keys = await rotateSigningKey(db);
      return { keys: keysAnswer(keys), documentKeys: keysAnswer(inTransaction(db, () => rotateDocumentKey(db))) };
    }),

    getOutbox: ({ db, now, query }) => [200, { messages: outboxMessages(db, now, query) }],
    clearOutbox: ({ db }) => {
      clearOutbox(db);
      return [200, { messages: [] }];
    },

    nextMessage: untransacted<'nextMessage'>(async ({ tenant, query, hungUp }) => ({
      message: await nextMessage(tenant, query, hungUp()),
    })),
    getDelivery: ({ db }) => [200, deliveryAnswer(db)],
    setDelivery: ({ db, body: { mode, seconds = 60, times = 1 } }) => {
      setDelivery(
        db,
        mode === 'normal' ? normalDelivery : { mode, seconds: mode === 'delayed' ? seconds : 0, remaining: times },
      );
      return [200, deliveryAnswer(db)];
    },

    ...identityProviderHandlers,
    ...paymentGatewayHandlers(webhooks),
    ...simulatedWebhookHandlers(simulator.events),

    getAgenda: ({ db }) => [200, { rows: agendaRows(db), colleges: collegeNames(db) }],
    saveAgenda: ({ db, now, body }) => {
      body.rows.forEach(({ opensAt, closesAt, earnedHoursFrom, earnedHoursTo }, index) => {
        [opensAt, closesAt].forEach((edge) => instantIn(edge, `body/rows/${index}`));
        if ((earnedHoursFrom ?? 0) > (earnedHoursTo ?? Infinity))
          throw malformed(`body/rows/${index}/earnedHoursFrom: above earnedHoursTo`);
      });
      saveAgenda(db, body.rows, now);
      return [200, { rows: agendaRows(db), colleges: collegeNames(db) }];
    },

    getFaults: ({ tenant }) => [200, faultsAnswer(tenant)],
    addFault: ({ tenant, body }) => {
      sandboxes.require(tenant).faults.add(body);
      return [200, faultsAnswer(tenant)];
    },
    removeFault: ({ tenant, params }) => {
      if (!sandboxes.require(tenant).faults.remove(params.id)) throw notFound(String(params.id));
      return [200, faultsAnswer(tenant)];
    },
    clearFaults: ({ tenant }) => {
      sandboxes.require(tenant).faults.clear();
      return [200, faultsAnswer(tenant)];
    },

    getBreakpoints: ({ tenant }) => [200, sandboxes.require(tenant).breakpoints.answer()],
    addBreakpoint: ({ tenant, db, body }) => {
      if (body.student !== undefined && !findAccount(db, body.student)) throw notFound(body.student);
      const { breakpoints } = sandboxes.require(tenant);
      breakpoints.add(body);
      return [200, breakpoints.answer()];
    },
    continueCall: ({ tenant, params, body }) => {
      const { breakpoints } = sandboxes.require(tenant);
      const differences = breakpoints.continue(params.id, body);
      return [200, { ...breakpoints.answer(), differences }];
    },
    deleteBreakpoint: ({ tenant, params }) => {
      const { breakpoints } = sandboxes.require(tenant);
      breakpoints.delete(params.id);
      return [200, breakpoints.answer()];
    },
    getIncidents: ({ db, now }) => [200, incidentsAnswer(db, now)],
    declareIncident: ({ db, now, body }) => {
      insertIncident(db, body.kind, 'trainer', now);
      return [200, incidentsAnswer(db, now)];
    },
    previewIncident: ({ db, now, query: { kind, minutes } }) => [
      200,
      incidentPreview(db, { kind, from: now, until: now + minutes * minute }),
    ],
    endIncident: ({ db, now, params }) => {
      const incident = findIncident(db, params.id);
      if (!incident) throw notFound(String(params.id));
      endIncident(db, incident, now);
      return [200, incidentsAnswer(db, now)];
    },

    getTraffic: ({ tenant, query }) => [
      200,
      trafficAnswer(sandboxes.require(tenant).recording, query, [sandboxes.default, ...sandboxes.listOpen()]),
    ],
    clearTraffic: ({ tenant }) => {
      const { recording } = sandboxes.require(tenant);
      recording.clearTraffic();
      return [200, trafficAnswer(recording)];
    },
    resendCall: untransacted<'resendCall'>(async ({ tenant, params, body }) =>
      toTrafficDetails(recorded(tenant, await resend(served(), tenant, recorded(tenant, params.id), body))),
    ),
    getHar: ({ tenant, origin }) => [
      200,
      toHar(sandboxes.require(tenant).recording.traffic('students'), `${origin}${tenant.path}`),
    ],
    makeScenario: untransacted<'makeScenario'>(({ tenant, body }) => {
      for (const language of ['en', 'ar'] as const)
        if (body.title) judgeName(body.title[language], `body/title/${language}`);
      return madeScenario(
        tenant,
        body.calls.map((id) => recorded(tenant, id)),
        sandboxes.require(tenant).recording.traffic('students'),
        body.title,
      );
    }),
    getTrafficCall: ({ tenant, params }) => [200, toTrafficDetails(recorded(tenant, params.id))],
    explainRefusal: untransacted<'explainRefusal'>(({ tenant, params }) =>
      explain(recorded(tenant, params.id), tenant, others),
    ),

    getCodes: () => [200, codesAnswer(scenarios())],
    getScenarios: () => {
      const { scenarios: readable, unreadable } = scenarioFiles.all();
      return [200, { scenarios: readable.map(scenarioAnswer), unreadable }];
    },
    startScenario: untransacted<'startScenario'>(
      async ({ tenant, params, query: { step }, userAgent, address, ...call }) => {
        const scenario = scenarioNamed(scenarios(), params.id);
        if (step !== undefined && step >= scenario.steps.length) throw notFound(String(step));
        const session = await beginAtStep(sandboxes, sandboxes.require(tenant), scenario, {
          until: step,
          reach: { app: served(), ...call },
          origin: { userAgent, address },
        });
        return { scenario: scenarioAnswer(scenario), page: scenario.page, step: step ?? 0, session };
      },
    ),
    getScenarioProgress: ({ tenant, params }) => [
      200,
      getDemonstration(sandboxes.require(tenant), scenarioNamed(scenarios(), params.id)).answer(),
    ],
    playScenarioStep: untransacted<'playScenarioStep'>(
      async ({ tenant, params, query: { earlier = false }, header, ...call }) => {
        const scenario = scenarioNamed(scenarios(), params.id);
        if (!auth.callerIn(tenant.name, header).trainer && (earlier || !isForTrainees(scenario, params.step)))
          throw new Refused(refuse('DEV-000009'));
        return await playStep(sandboxes.require(tenant), scenario, params.step, earlier, { app: served(), ...call });
      },
    ),

    getRequests: ({ db, now, query }) => [
      200,
      { requests: listOfficeRequests(db, query, now), offices: officesWithTasks(db, now) },
    ],
    revokeDocument: ({ db, now, params, body }) => [200, revokeForOffice(db, params.referenceNumber, body.reason, now)],
    previewDecision: ({ db, now, params, body }) => [200, previewForOffice(db, params.referenceNumber, body, now)],
    decideRequest: ({ db, now, params, body }) => [200, decideForOffice(db, params.referenceNumber, body, now)],
    getRequestAttachment: ({ db, params }) => [200, getOfficeAttachment(db, params.referenceNumber, params.id)],
    getDesk: ({ db }) => [200, getOfficeSettings(db)],
    setDesk: untransacted<'setDesk'>(async ({ tenant, db, now, body }) => {
      saveOfficeSettings(db, body, now);
      await tenant.clock.runDueJobs();
      return getOfficeSettings(db);
    }),

    getSnapshots: ({ tenant }) => [200, sandboxes.require(tenant).snapshots.answer()],
    saveSnapshot: untransacted<'saveSnapshot'>(async ({ tenant, body }) => {
      judgeName(body.name, 'body/name');
      const sandbox = sandboxes.require(tenant);
      sandbox.snapshots.keep(body.name, await takeState(sandbox));
      return sandbox.snapshots.answer();
    }),
    restoreSnapshot: untransacted<'restoreSnapshot'>(async ({ tenant, params, header }) => {
      const sandbox = sandboxes.require(tenant);
      await sandboxes.reset(sandbox, sandbox.snapshots.find(params.name));
      return simulatorAnswer(sandbox, header);
    }),
    saveSnapshotFile: untransacted<'saveSnapshotFile'>(({ tenant, params }) =>
      createSnapshotFile(params.name, sandboxes.require(tenant).snapshots.find(params.name)),
    ),
    openSnapshotFile: untransacted<'openSnapshotFile'>(async ({ tenant, params, body }) => {
      judgeName(params.name, 'path/name');
      const { snapshots, base } = sandboxes.require(tenant);
      snapshots.keep(params.name, await stateOfFile(body, sandboxes.default.tenant.db, base));
      return snapshots.answer();
    }),
    deleteSnapshot: ({ tenant, params }) => {
      const { snapshots } = sandboxes.require(tenant);
      snapshots.delete(params.name);
      return [200, snapshots.answer()];
    },

    saveReplay: untransacted<'saveReplay'>(({ tenant }) => createReplayFile(sandboxes, sandboxes.require(tenant))),
    playReplay: untransacted<'playReplay'>(({ tenant, body }) =>
      playFile(sandboxes, sandboxes.require(tenant), served(), body),
    ),

    ...classroomHandlers(simulator, {
      setClock: setClockOf,
      judge: ({ now }) => {
        if (now !== undefined) reachable(sandboxes.default.tenant, instantIn(now, 'body/now'));
      },
      served,
    }),
    signInTrainer: ({ origin }) => [200, { caller: 'trainer' }, auth.trainerCookie(origin)],
    setHand: untransacted<'setHand'>(({ tenant, body, header }) => {
      classrooms.setHand(tenant.name, body.raised);
      return simulatorAnswer(sandboxes.require(tenant), header);
    }),

    resetSandbox: untransacted<'resetSandbox'>(async ({ tenant, header }) => {
      const sandbox = sandboxes.require(tenant);
      await sandboxes.reset(sandbox);
      sandbox.demonstration = undefined;
      return simulatorAnswer(sandbox, header);
    }),

    getSandboxes: (call) => [200, sandboxesAnswer(call)],
    createSandbox: untransacted<'createSandbox'>(async ({ body, ...call }) => {
      // The server's letter at the beginning of the name tells a proxy which server has the sandbox.
      const beginning = sandboxes.letter && `${sandboxes.letter.toLowerCase()}-`;
      if (!body.name.startsWith(beginning)) throw malformed(`body/name: must begin with ${beginning} on this server`);
      if (isOfClass(body.name)) throw malformed('body/name: only a place in a class has a name of this form');
      const from = body.from && sandboxNamed(body.from.sandbox).snapshots.find(body.from.snapshot);
      await sandboxes.create(body.name, from);
      return sandboxesAnswer(call);
    }),
    deleteSandbox: untransacted<'deleteSandbox'>(({ params, ...call }) => {
      sandboxes.delete(params.name);
      return sandboxesAnswer(call);
    }),
  } satisfies Pick<Handlers, Exclude<SimulatorOperation, ConformanceOperation>>;
};
