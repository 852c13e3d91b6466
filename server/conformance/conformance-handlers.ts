import { FileResponse } from '../http/download.ts';
import { untransacted, type ConformanceOperation, type Handlers } from '../http/operations.ts';
import type { ScenarioLibrary } from '../simulator/scenario/files/scenario-library.ts';
import type { ConformanceRuns } from './conformance-runs.ts';

/** Handlers of the conformance check. They read the scenario files anew at the start of each run. */
export const conformanceHandlers = (runs: ConformanceRuns, scenarioFiles: ScenarioLibrary) =>
  ({
    getConformanceRuns: () => [200, runs.answer()],
    startConformanceRun: untransacted<'startConformanceRun'>(({ body, query }) => {
      runs.start(body, query, scenarioFiles.all(), Date.now());
      return runs.answer();
    }),
    endConformanceRun: untransacted<'endConformanceRun'>(({ params }) => {
      runs.end(params.id);
      return runs.answer();
    }),
    getConformancePage: ({ params, query }) => [
      200,
      new FileResponse({
        name: 'conformance.html',
        type: 'text/html; charset=utf-8',
        content: Buffer.from(runs.findPage(params.key, query.document)),
        isPage: true,
      }),
    ],
    getConformanceRun: ({ params }) => [200, runs.find(params.id)],
    deleteConformanceRun: untransacted<'deleteConformanceRun'>(({ params }) => {
      runs.delete(params.id);
      return runs.answer();
    }),
  }) satisfies Pick<Handlers, ConformanceOperation>;
