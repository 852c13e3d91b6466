import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { Script } from 'node:vm';
import { Collection } from 'postman-collection';
import { afterAll, describe, expect, it, vi } from 'vitest';
import { parse } from 'yaml';
import { projectRoot } from '../../db/root.ts';
import { operationNamed } from '../../server/http/contract.ts';
import {
  collectionName,
  exportArazzo,
  exportFolders,
  exportScenarios,
} from '../../server/simulator/scenario/export/scenario-export.ts';
import { readScenarios, type Scenario } from '../../server/simulator/scenario/scenarios.ts';
import { runRedocly } from '../support/redocly.ts';

type Step = {
  stepId: string;
  operationId: string;
  requestBody?: { payload: unknown };
  successCriteria: { condition: string }[];
  outputs?: Record<string, string>;
};
type ArazzoDocument = { arazzo: string; workflows: { workflowId: string; steps: Step[] }[] };

const scenarios = readScenarios();
const files = await exportScenarios(scenarios);
const documents = files.filter(({ path }) => path.endsWith('.arazzo.yaml'));
const textOf = (wanted: string): string => String(files.find(({ path }) => path === wanted)?.content);

const folder = mkdtempSync(join(tmpdir(), 'sis-export-'));
afterAll(() => rmSync(folder, { recursive: true }));

const expected: Scenario = {
  id: 'made.up',
  area: 'made',
  title: { en: 'Made up', ar: 'مثال' },
  story: { en: 'An example.', ar: 'مثال.' },
  persona: 'eligible',
  instant: '2026-09-07T10:00:00+03:00',
  page: '/home',
  codes: [],
  steps: [
    {
      call: 'registeredCourses',
      expect: { status: 200, body: { load: { creditHours: 6 }, courses: [{ code: 'ITCS222' }, {}], notices: [] } },
      keep: { first: 'courses.0.registrationId' },
      show: { en: 'The courses.', ar: 'المقررات.' },
    },
    {
      call: 'deleteCourse',
      as: 'maximumLoad',
      params: { registrationId: '${first}' },
      expect: { status: 404, code: 'MSG-000010' },
      show: { en: 'It is refused.', ar: 'يُرفض.' },
    },
    {
      call: 'registerCourse',
      body: { sectionId: 'section:STAT273-02' },
      expect: { status: 200 },
      show: { en: 'A course.', ar: 'مقرر.' },
    },
  ],
};
const stepsOf = async (scenario: Scenario): Promise<Step[]> => {
  const { areas } = await exportArazzo([scenario]);
  return [...areas.values()].flat().flatMap((workflow) => (workflow as { steps: Step[] }).steps);
};

describe('the exported scenarios', () => {
  it('are valid Arazzo documents', async () => {
    for (const { path, content } of files.filter((file) => !file.path.startsWith('files/'))) {
      mkdirSync(dirname(join(folder, path)), { recursive: true });
      writeFileSync(join(folder, path), content);
    }
    const paths = documents.map(({ path }) => path);
    const config = join(projectRoot, '.redocly.yaml');
    const { status, text } = await runRedocly(['lint', ...paths, '--config', config, '--format', 'json'], folder);
    const totals = text.match(/"(errors|warnings)": \d+/g) ?? [];
    expect(totals).toHaveLength(2 * paths.length);
    expect({ status, faults: totals.filter((line) => !line.endsWith(' 0')), text }).toMatchObject({
      status: 0,
      faults: [],
    });
  });

  it('call operations of the contract only, each workflow once', () => {
    const workflows = documents.flatMap(({ content }) => (parse(String(content)) as ArazzoDocument).workflows);
    const calls = workflows.flatMap(({ steps }) => steps.map(({ operationId }) => operationId));
    expect(calls.filter((id) => !operationNamed(id))).toEqual([]);
    expect(new Set(workflows.map(({ workflowId }) => workflowId)).size).toBe(workflows.length);
  });

  it('are a collection that Postman reads, with scripts that compile', async () => {
    const text = textOf(collectionName);
    const collection = new Collection(JSON.parse(text) as object);
    const { areas } = await exportFolders(scenarios);
    const written = [...areas.values()].flat().flatMap((one) => (one as { item: unknown[] }).item);
    const [addresses, scripts]: string[][] = [[], []];
    collection.forEachItem(({ request, events }) => {
      addresses!.push(request.url.toString());
      events.each(({ script }) => scripts!.push(script.toSource() as string));
    });
    expect(addresses).toHaveLength(written.length);
    expect(addresses!.filter((address) => !/^\{\{baseUrl}}\/[.\w]/.test(address))).toEqual([]);
    for (const script of scripts!) expect(() => new Script(script)).not.toThrow();
  });

  it.each([
    [{ load: { creditHours: 6, most: 18 }, courses: [{ code: 'ITCS222' }, { code: 'ITIS311' }] }, true],
    [{ load: { creditHours: 6 }, courses: [{ code: 'ITIS311' }] }, false],
    [{ load: { creditHours: 9 }, courses: [{ code: 'ITIS311' }, { code: 'ITCS222' }] }, false],
    [{ load: null, courses: [] }, false],
  ])('have scripts that compare a body without any library: %j', async (body, fits) => {
    const wanted = { load: { creditHours: 6 }, courses: [{ code: 'ITIS311' }, { code: 'ITCS222' }] };
    const step = { ...expected.steps[0]!, expect: { status: 200, body: wanted } };
    const { areas } = await exportFolders([{ ...expected, steps: [step] }]);
    const [{ item }] = [...areas.values()].flat() as [{ item: { event: [{ script: { exec: string[] } }] }[] }];
    const equal = vi.fn<(value: unknown, other: unknown) => void>();
    const pm = {
      response: { json: () => body },
      expect: (value: unknown) => ({ to: { equal: (other: unknown) => equal(value, other) } }),
      test: (name: string, check: () => void) => name === 'body' && check(),
      collectionVariables: { set: () => undefined },
    };
    new Script(item.at(-1)!.event[0].script.exec.join('\n')).runInNewContext({ pm });
    expect(equal).toHaveBeenCalledWith(fits, true);
  });

  it('are the same when made again', async () => {
    const digests = (made: typeof files): string[] =>
      made.map(({ path, content }) => `${path} ${createHash('sha256').update(content).digest('hex')}`);
    expect(digests(await exportScenarios(scenarios))).toEqual(digests(files));
  });

  it('leave few scenarios out, each with its reason', async () => {
    const [arazzo, folders] = [await exportArazzo(scenarios), await exportFolders(scenarios)];
    for (const { areas, leftOut } of [arazzo, folders])
      expect([...areas.values()].flat().length + leftOut.length).toBe(scenarios.length);
    expect(arazzo.leftOut.length).toBeLessThan(scenarios.length * 0.12);
    expect(folders.leftOut.length).toBeLessThan(scenarios.length * 0.04);
    for (const { id } of [...arazzo.leftOut, ...folders.leftOut]) expect(textOf('README.md')).toContain(`\`${id}\``);
  });

  it('keep values, look ids up and sign other students in by calls of their own', async () => {
    const steps = await stepsOf(expected);
    expect(steps.map(({ stepId, operationId }) => `${stepId} ${operationId}`)).toEqual([
      'up-start startScenario',
      'up-step-1 registeredCourses',
      'up-sign-in-maximumLoad startPersonaSession',
      'up-step-2 deleteCourse',
      'up-find-section-STAT273-02 coursesToRegister',
      'up-step-3 registerCourse',
    ]);
    expect(steps[1]?.outputs).toEqual({ first: '$response.body#/courses/0/registrationId' });
    expect(JSON.stringify(steps[3])).toContain('"value":"$steps.up-step-1.outputs.first"');
    expect(steps[4]?.outputs).toEqual({ id: '$response.body#/items/0/sections/1/sectionId' });
    expect(steps[5]?.requestBody?.payload).toEqual({ sectionId: '$steps.up-find-section-STAT273-02.outputs.id' });
  });

  it('expect status, code and body', async () => {
    const conditions = (await stepsOf(expected)).map(({ successCriteria }) =>
      successCriteria.map(({ condition }) => condition),
    );
    expect(conditions[1]).toEqual([
      '$statusCode == 200',
      '$response.body#/load/creditHours == 6',
      "$[?@.courses[?@.code == 'ITCS222']]",
      '$[?length(@.courses) >= 2]',
      '$[?length(@.notices) == 0]',
    ]);
    expect(conditions[3]).toEqual(['$statusCode == 404', "$..[?@ == 'MSG-000010']"]);
    expect(conditions[4]).toContain("$response.body#/items/0/sections/1/number == '02'");
  });

  it.each([
    ['a connection that is cut', { expect: { status: 0 } }, 'connectionCut'],
    ['a slow response', { expect: { status: 200, slowerThanMs: 900 } }, 'duration'],
    ['a value searched in a list', { keep: { first: 'courses.code=ITCS222.courseId' } }, 'searchInList'],
  ])('leave out %s, which Arazzo cannot express', async (_, change, reason) => {
    const [first, second, third] = expected.steps as [Scenario['steps'][0], Scenario['steps'][0], Scenario['steps'][0]];
    const scenario = { ...expected, steps: [{ ...first, ...change }, second, third] };
    expect((await exportArazzo([scenario])).leftOut).toEqual([{ id: 'made.up', reason }]);
  });
});
