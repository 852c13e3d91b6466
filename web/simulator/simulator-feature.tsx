import { isSimulator } from '../api/simulator.ts';
import { defineFeature, type FeatureRoute, type PageFile } from '../feature.ts';
import { paths } from '../paths.ts';

/** Route of a simulator page. It exists only on a simulator; elsewhere its code is never loaded. */
const simulatorPage = (path: string, page: () => Promise<PageFile>, texts: readonly string[] = []): FeatureRoute => ({
  path,
  page,
  texts: ['console', 'simulator', 'agenda', ...texts],
  place: 'alone',
  where: isSimulator,
});

/**
 * Route of a trainer's page, protected by the trainer's code if the simulator requires one. With `traineesToo`,
 * trainees may use it in their own sandboxes.
 */
const trainerPage = (
  path: string,
  load: () => Promise<PageFile>,
  { texts = [], traineesToo = false }: { texts?: readonly string[]; traineesToo?: boolean } = {},
): FeatureRoute =>
  simulatorPage(
    path,
    async () => {
      const [{ TrainersOnly }, { default: Component }] = await Promise.all([import('./TrainersOnly.tsx'), load()]);
      return {
        default: () => (
          <TrainersOnly traineesToo={traineesToo}>
            <Component />
          </TrainersOnly>
        ),
      };
    },
    texts,
  );

const joinPage = () => import('./classroom/JoinPage.tsx');

/** The trainer's console and the pages for classes. */
export const simulatorFeature = defineFeature({
  routes: [
    trainerPage(`${paths.simulator}/start/:id`, () => import('./console/StartPage.tsx')),
    trainerPage(`${paths.simulator}/as/:persona`, () => import('./console/AsPersonaPage.tsx'), { traineesToo: true }),
    simulatorPage(paths.joinByCode, joinPage, ['classroom']),
    simulatorPage(paths.join, joinPage, ['classroom']),
    trainerPage(`${paths.simulator}/wall/:code`, () => import('./classroom/ProjectorWall.tsx'), {
      texts: ['classroom'],
    }),
    trainerPage(`${paths.simulator}/look/:code/:trainee`, () => import('./classroom/LookPage.tsx'), {
      texts: ['classroom'],
    }),
    trainerPage(`${paths.simulator}/:section?`, () => import('./console/ConsolePage.tsx')),
  ],
  redirects: [
    {
      from: [paths.console, paths.trainer],
      to: async () => ((await isSimulator()) ? paths.simulator : paths.notFound),
    },
  ],
  invalidates: {
    setClock: 'everything',
    advanceClock: 'everything',
    saveAgenda: 'everything',
    resetSandbox: 'everything',
    restoreSnapshot: 'everything',
    undoClockMove: 'everything',
    giveGrades: 'everything',
    playReplay: 'everything',
    decideRequest: 'everything',
    previewDecision: [],
    revokeDocument: 'everything',
    registerByOffice: 'everything',
    openSection: 'everything',
    answerDemand: 'everything',
    setDesk: 'everything',
    setGateway: 'everything',
    decideGatewayPayment: 'everything',
    deliverCallback: 'everything',
    setWebhookFault: ['getWebhooks'],
    sendDelivery: ['getWebhooks'],
    saveSnapshot: ['getSnapshots'],
    openSnapshotFile: ['getSnapshots'],
    deleteSnapshot: ['getSnapshots'],
    createClassroom: ['getClassrooms'],
    setClassroomClock: ['getClassroom'],
    undoClassroomClock: ['getClassroom'],
    resetTrainee: ['getClassroom'],
    removeTrainee: ['getClassroom', 'getSandboxes'],
    setClassroomPlaces: ['getClassroom'],
    resetClassroom: ['getClassroom'],
    sendClassMessage: ['getClassroom'],
    lookAtTrainee: [],
    setHand: ['getSimulator', 'getClassroom'],
    signInTrainer: 'everything',
    closeClassroom: ['getClassrooms', 'getSandboxes'],
    clearOutbox: ['getOutbox'],
    clearTraffic: ['getTraffic'],
    addFault: ['getFaults'],
    removeFault: ['getFaults'],
    clearFaults: ['getFaults'],
    addBreakpoint: ['getBreakpoints'],
    continueCall: ['getBreakpoints', 'getSimulator'],
    deleteBreakpoint: ['getBreakpoints', 'getSimulator'],
    declareIncident: 'everything',
    endIncident: 'everything',
    setDelivery: ['getDelivery'],
    createSandbox: ['getSandboxes'],
    deleteSandbox: ['getSandboxes'],
    startConformanceRun: ['getConformanceRuns'],
    deleteConformanceRun: ['getConformanceRuns'],
  },
});
