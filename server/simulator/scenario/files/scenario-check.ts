import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from '../../../../db/root.ts';
import { listPersonas } from '../../../../seed/personas.ts';
import { courses } from '../../../../seed/university/courses.ts';
import { enums } from '../../../../db/enums.gen.ts';
import { operationNamed, type Operation } from '../../../http/contract.ts';
import { suggestSpelling } from '../../../spelling-suggestion.ts';
import { sampleNames } from '../sample-files.ts';
import { referenceIn, referenceKinds, type ReferenceKind } from '../scenario-names.ts';
import type { Path, Problem } from './scenario-problem.ts';
import type { Scenario, ScenarioStep } from './scenario.ts';

/** Checks that a schema cannot express: the parts of a scenario must fit each other, the contract and the seed. */

/** Every text inside a value, with its path. */
function textsIn(value: unknown, path: Path): { text: string; path: Path }[] {
  if (typeof value === 'string') return [{ text: value, path }];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, one]) =>
    textsIn(one, [...path, Array.isArray(value) ? Number(key) : key]),
  );
}

const studentFolder = join(projectRoot, 'seed/students');
const studentFileNames = (): string[] =>
  existsSync(studentFolder)
    ? readdirSync(studentFolder)
        .filter((file) => file.endsWith('.yaml'))
        .map((file) => file.slice(0, -'.yaml'.length))
    : [];

const listPersonaKeys = (): string[] => listPersonas().map(({ key }) => key);
const courseCodes = courses.map(({ code }) => code);
const listCourseCodes = (): string[] => courseCodes;
const courseOf = (section: string): string => section.slice(0, section.lastIndexOf('-'));

/** The names allowed after the colon of a reference; `of` returns the part to compare. '' is the step's own student. */
const names: Record<ReferenceKind, { list: () => readonly string[]; of?: (name: string) => string }> = {
  course: { list: listCourseCodes },
  section: { list: listCourseCodes, of: courseOf },
  registration: { list: listCourseCodes, of: courseOf },
  waiting: { list: listCourseCodes, of: courseOf },
  identity: { list: listPersonaKeys },
  audit: { list: () => ['', ...listPersonaKeys()] },
  record: { list: () => ['', ...listPersonaKeys()] },
  file: { list: () => sampleNames },
  request: { list: () => enums.RequestKind },
};

function referenceProblem(text: string, path: Path): Problem | undefined {
  const [kind, name] = referenceIn(text) ?? [];
  if (kind === undefined || name === undefined) return undefined;
  if (!referenceKinds.includes(kind as ReferenceKind)) {
    // Many texts contain a colon without being references, so only a probable misspelling of a reference is reported.
    const meant = suggestSpelling(kind, referenceKinds);
    return meant === undefined
      ? undefined
      : { path, kind: 'unknownReference', params: { what: text, name: kind }, possible: referenceKinds };
  }
  const { list, of = (whole) => whole } = names[kind as ReferenceKind];
  const possible = list();
  if (of === courseOf && possible.includes(name))
    return { path, kind: 'noSection', params: { what: text, example: `${text}-01` } };
  return possible.includes(of(name))
    ? undefined
    : { path, kind: 'unknownReference', params: { what: text, name: of(name) }, possible: possible.filter(Boolean) };
}

/** True for a step that expects a 400, 403 or 404. It may violate the contract on purpose. */
const breaksOnPurpose = ({ expect: { status } }: ScenarioStep): boolean =>
  status === 400 || status === 404 || status === 403;

function parameterProblems(step: ScenarioStep, operation: Operation, path: Path): Problem[] {
  if (breaksOnPurpose(step)) return [];
  const named = (place: string): string[] =>
    operation.parameters.filter((one) => one.in === place).map(({ name }) => name);
  const problems = (['query', 'params'] as const).flatMap((key) => {
    const possible = named(key === 'query' ? 'query' : 'path');
    return Object.keys(step[key] ?? {})
      .filter((name) => !possible.includes(name))
      .map((name): Problem => ({
        path: [...path, key, name],
        kind: possible.length ? 'noParameter' : 'noParameters',
        params: { call: operation.id, name },
        possible,
      }));
  });
  const missing = named('path').filter((name) => step.params?.[name] === undefined);
  return [
    ...problems,
    ...missing.map((name): Problem => ({
      path: step.params ? [...path, 'params'] : path,
      kind: 'missing',
      params: { what: `params.${name}` },
    })),
  ];
}

const keptName = /\$\{(\w+)\}/g;

/** Finds uses of kept values that no earlier step has kept. */
function keptProblems({ steps }: Scenario): Problem[] {
  const kept = new Set<string>();
  return steps.flatMap(({ query, params, body, headers, expect, keep = {} }, index) => {
    const texts = textsIn({ query, params, body, headers }, ['steps', index]);
    const used = (from: typeof texts): Problem[] =>
      from.flatMap(({ text, path }) =>
        [...text.matchAll(keptName)]
          .map(([, name = '']) => name)
          .filter((name) => !kept.has(name))
          .map((name): Problem => ({ path, kind: 'notKept', params: { name }, possible: [...kept] })),
      );
    const before = used(texts);
    Object.keys(keep).forEach((name) => kept.add(name));
    return [...before, ...used(textsIn(expect.body, ['steps', index, 'expect', 'body']))];
  });
}

const mayAnswer = (operation: Operation, code: string): boolean =>
  operation.messages.includes(code) ||
  Object.values(operation.declared).some((codes) => codes === 'any' || codes.includes(code));

/**
 * Finds codes that a refused step expects but its call cannot return, and codes in the scenario's list that no step
 * expects and no call can return. Scenarios with faults are not checked.
 */
function codeProblems({ codes, steps, faults = [] }: Scenario): Problem[] {
  if (faults.length || steps.some(({ call }) => call === 'addFault')) return [];
  const calls = steps.flatMap(({ call }) => operationNamed(call) ?? []);
  const impossible = steps.flatMap(({ call, expect: { status, code, codes: all = [] } }, index) => {
    // Only refused steps are checked, because the contract does not list the codes of a success.
    const operation = status >= 400 ? operationNamed(call) : undefined;
    const told: [Path, string][] = [
      ...(code === undefined ? [] : [[['steps', index, 'expect', 'code'], code] as [Path, string]]),
      ...all.map((one, place): [Path, string] => [['steps', index, 'expect', 'codes', place], one]),
    ];
    return told
      .filter(([, one]) => operation && !mayAnswer(operation, one))
      .map(([path, one]): Problem => ({ path, kind: 'notOfCall', params: { code: one, call } }));
  });
  const expected = JSON.stringify(steps.map(({ expect }) => expect));
  const unanswered = codes.flatMap((code, index): Problem[] =>
    expected.includes(JSON.stringify(code)) || calls.some((operation) => mayAnswer(operation, code))
      ? []
      : [{ path: ['codes', index], kind: 'neverAnswered', params: { code } }],
  );
  return [...impossible, ...unanswered];
}

const nameIn = (student: unknown): string[] =>
  typeof student === 'object' && student !== null && 'name' in student && typeof student.name === 'string'
    ? [student.name]
    : [];

/** Finds students who are neither seeded, nor in a file, nor built by the scenario itself. */
function studentProblems({ persona, student, steps }: Scenario): Problem[] {
  const built = [
    ...studentFileNames(),
    ...nameIn(student),
    ...steps.flatMap(({ body }) => nameIn((body as { student?: unknown } | undefined)?.student)),
  ];
  const possible = [...listPersonaKeys(), ...built, 'nobody'];
  const named: [Path, string][] = [
    [['persona'], persona],
    ...steps.flatMap(({ as }, index): [Path, string][] => (as === undefined ? [] : [[['steps', index, 'as'], as]])),
  ];
  return named
    .filter(([path, name]) => !possible.includes(name) || (name === 'nobody' && path[0] === 'persona'))
    .map(([path, name]): Problem => ({ path, kind: 'unknownValue', params: { name }, possible }));
}

/** All inconsistencies of a scenario that fits its schema. */
export function scenarioProblems(scenario: Scenario): Problem[] {
  const ofSteps = scenario.steps.flatMap((step, index) => {
    const path: Path = ['steps', index];
    const operation = operationNamed(step.call);
    const references = breaksOnPurpose(step)
      ? []
      : textsIn({ query: step.query, params: step.params, body: step.body, headers: step.headers }, path).flatMap(
          ({ text, path: at }) => referenceProblem(text, at) ?? [],
        );
    return [...(operation ? parameterProblems(step, operation, path) : []), ...references];
  });
  return [...studentProblems(scenario), ...ofSteps, ...keptProblems(scenario), ...codeProblems(scenario)];
}
