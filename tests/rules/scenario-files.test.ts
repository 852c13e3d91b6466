import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { scenarioSchemaFile } from '../../server/tools/generate/scenario-schema.ts';
import {
  faultLines,
  ScenarioLibrary,
  type UnreadableScenario,
} from '../../server/simulator/scenario/files/scenario-library.ts';
import { readScenarioText } from '../../server/simulator/scenario/files/scenario-reader.ts';

const good = `title: { en: Load exceeded, ar: تجاوز العبء الدراسي }
story: { en: One course more is refused., ar: يُرفض مقرر إضافي. }
persona: maximumLoad
instant: 2026-09-07T10:00:00+03:00
page: /registeredCourses
codes: [MSG-000004]
steps:
  - call: coursesToRegister
    query: { search: MGT131 }
    expect: { status: 200 }
    keep: { course: items.0.courseId }
    show: { en: The course is offered., ar: المقرر مطروح. }
  - call: registerCourse
    body: { sectionId: section:MGT131-01 }
    expect: { status: 422, code: MSG-000004 }
    show: { en: It is refused., ar: يُرفض الطلب. }
`;
const faultsOf = (from: string, to: string): string[] => {
  expect(good).toContain(from);
  const { faults = [] } = readScenarioText(good.replace(from, to));
  return faultLines({ id: 'a.b', file: 'a/b.yaml', faults });
};

describe('a scenario file', () => {
  it('that says everything as it should is read', () =>
    expect(readScenarioText(good).scenario).toMatchObject({
      persona: 'maximumLoad',
      steps: [{ call: 'coursesToRegister' }, { call: 'registerCourse' }],
    }));

  it.each([
    [
      'a misspelt key',
      'expect: { status: 200 }',
      'expects: { status: 200 }',
      ['a/b.yaml:10: “expects” is not known here. Did you mean “expect”?'],
    ],
    [
      'an unknown persona',
      'persona: maximumLoad',
      'persona: maximumlod',
      ['a/b.yaml:3: “maximumlod” does not exist. Did you mean “maximumLoad”?'],
    ],
    [
      'an unknown student of a step',
      'call: registerCourse',
      'call: registerCourse\n    as: nobdy',
      ['a/b.yaml:14: “nobdy” does not exist. Did you mean “nobody”?'],
    ],
    [
      'an unknown call',
      'call: registerCourse',
      'call: registerCours',
      ['a/b.yaml:13: “registerCours” does not exist. Did you mean “registerCourse”?'],
    ],
    [
      'an unknown code',
      'code: MSG-000004',
      'code: MSG-000999',
      ['a/b.yaml:15: “MSG-000999” does not exist. Did you mean “MSG-000009”?'],
    ],
    [
      'a code that no step answers',
      'codes: [MSG-000004]',
      'codes: [MSG-000004, MSG-000063]',
      ['a/b.yaml:6: No step returns MSG-000063.'],
    ],
    [
      "another call's code",
      'code: MSG-000004',
      'code: MSG-000063',
      ['a/b.yaml:15: registerCourse never returns MSG-000063.'],
    ],
    [
      'a wrong kind of reference',
      'section:MGT131-01',
      'sections:MGT131-01',
      ['a/b.yaml:14: “sections:MGT131-01” does not exist. Did you mean “section”?'],
    ],
    [
      'a course where a section is named',
      'section:MGT131-01',
      'section:MGT131',
      ['a/b.yaml:14: “section:MGT131” names a course; expected one of its sections, such as section:MGT131-01.'],
    ],
    [
      'a reference to an unknown course',
      'section:MGT131-01',
      'section:MGTX-01',
      ['a/b.yaml:14: “section:MGTX-01” does not exist.'],
    ],
    [
      'a value that nothing has kept',
      'section:MGT131-01',
      '"${cours}"',
      ['a/b.yaml:14: No earlier step saves “cours”. Did you mean “course”?'],
    ],
    [
      'an unknown part of the query',
      'search: MGT131',
      'serach: MGT131',
      ['a/b.yaml:9: coursesToRegister has no parameter “serach”. Did you mean “search”?'],
    ],
    [
      'an instant that is none',
      '2026-09-07T10:00:00+03:00',
      '2026-13-07T10:00:00+03:00',
      ['a/b.yaml:4: “2026-13-07T10:00:00+03:00” is not an instant; expected one such as 2026-09-07T10:00:00+03:00.'],
    ],
    ['text for a number', 'status: 422', 'status: refused', ['a/b.yaml:15: Expected integer, found “refused”.']],
    [
      'one language alone',
      'ar: المقرر مطروح.',
      'fr: Offert.',
      ['a/b.yaml:12: “fr” is not known here. Did you mean “ar”?'],
    ],
    [
      'no YAML',
      'steps:\n',
      'steps: [\n',
      [expect.stringMatching(/^a\/b\.yaml:\d+: This is not YAML: [^]+\.$/) as unknown as string],
    ],
  ])('%s is told with its line and what was expected', (_, from, to, told) => expect(faultsOf(from, to)).toEqual(told));

  it('is read as the README shows one', () => {
    const [, shown = ''] =
      /```yaml\n(# yaml-language-server[^]*?)```/.exec(readFileSync('seed/scenarios/README.md', 'utf8')) ?? [];
    expect(readScenarioText(shown)).toMatchObject({
      scenario: { persona: 'eligible', steps: [{ call: 'deleteCourse' }] },
    });
  });

  it('that is empty or something else is told', () => {
    for (const text of ['', 'hello', '- a', '42'])
      expect(readScenarioText(text).faults?.[0]?.says.en, text).toMatch(/Expected/);
  });
});

it('the schema that editors complete by is fresh', () => {
  const [schema] = scenarioSchemaFile();
  expect(readFileSync(schema!.file, 'utf8') === schema!.content, 'run npm run generate').toBe(true);
});

describe('the folder of scenarios', () => {
  const folder = mkdtempSync(join(tmpdir(), 'sis-scenarios-'));
  afterAll(() => rmSync(folder, { recursive: true }));
  const write = (name: string, text: string): void => writeFileSync(join(folder, 'own', name), text);
  mkdirSync(join(folder, 'own'));

  it('is read as it is at the moment: what was added, changed, broken, mended and removed', () => {
    const told: UnreadableScenario[] = [];
    const library = new ScenarioLibrary((unreadable) => told.push(unreadable), folder);
    const seen = () => library.all();
    expect(seen()).toEqual({ scenarios: [], unreadable: [] });
    write('load.yaml', good);
    expect(seen().scenarios).toMatchObject([{ id: 'own.load', area: 'own', persona: 'maximumLoad' }]);
    write('load.yaml', good.replace('maximumLoad', 'eligible'));
    expect(seen().scenarios).toMatchObject([{ persona: 'eligible' }]);
    write('load.yaml', good.replace('expect:', 'expects:'));
    write('other.yaml', good);
    expect(seen()).toMatchObject({
      scenarios: [{ id: 'own.other' }],
      unreadable: [{ id: 'own.load', file: 'seed/scenarios/own/load.yaml', faults: [{ line: 10 }] }],
    });
    seen();
    expect(told.map(({ id }) => id)).toEqual(['own.load']);
    write('load.yaml', good.replace('10:00', '11:00'));
    rmSync(join(folder, 'own/other.yaml'));
    expect(seen()).toMatchObject({
      scenarios: [{ id: 'own.load', instant: '2026-09-07T11:00:00+03:00' }],
      unreadable: [],
    });
  });
});

it('every scenario of the project is read', () => {
  const { scenarios, unreadable } = new ScenarioLibrary().all();
  expect(unreadable.flatMap(faultLines)).toEqual([]);
  expect(scenarios.length).toBeGreaterThan(180);
});
