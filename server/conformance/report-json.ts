import { listSchema, objectSchema, type JsonSchema } from '../../seed/yaml-file.ts';
import type { HandedRun } from './report-files.ts';
import { standaloneSchema } from './test-plan.ts';

/** The report as JSON for other programs, with the name, the time, the checks and the clauses of the run. */
export const toJson = ({ name, at, report, checks, clauses }: HandedRun): string =>
  `${JSON.stringify({ name, at, ...report, checks, clauses }, null, 2)}\n`;

type Properties = Record<string, JsonSchema>;
const propertiesOf = (name: string): Properties => standaloneSchema(name).properties as Properties;
const text = { type: 'string' };
const verified = { enum: ['verified', 'failed', 'skipped', 'notPlayed', 'unverified'] };

/** The JSON schema of `toJson`, for programs that read a report. */
export function reportSchema(): JsonSchema {
  const { baseUrl, contract, simulator, changing, totals, score } = propertiesOf('ConformanceRun');
  const { calls, notPlayed, knownProblems, checks } = propertiesOf('ConformanceReport');
  const clause = objectSchema(
    {
      clause: text,
      title: text,
      text,
      verified,
      codes: listSchema(
        objectSchema({ code: text, verified, scenarios: listSchema(text) }, ['code', 'verified', 'scenarios']),
      ),
    },
    ['clause', 'title', 'text', 'verified', 'codes'],
  );
  const properties = {
    name: text,
    at: { type: 'string', format: 'date-time', description: "By the machine's clock" },
    baseUrl: baseUrl!,
    contract: contract!,
    simulator: simulator!,
    changing: changing!,
    totals: totals!,
    score: score!,
    calls: calls!,
    notPlayed: notPlayed!,
    knownProblems: knownProblems!,
    checks: checks!,
    clauses: listSchema(clause),
  };
  return { title: 'Conformance report', ...objectSchema(properties, Object.keys(properties)) };
}
