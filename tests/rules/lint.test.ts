import { execFile } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { ESLint } from 'eslint';
import { afterAll, describe, expect, it } from 'vitest';
import { projectRoot } from '../../db/root.ts';

/** The linters report each forbidden pattern: every case has a deliberate violation and the correct form beside it. */
const eslint = new ESLint({ cwd: projectRoot, overrideConfigFile: 'tests/eslint.config.js' });

const rulesBroken = async (filePath: string, code: string): Promise<(string | null)[]> => {
  const [result] = await eslint.lintText(code, { filePath });
  return (result?.messages ?? []).map(({ ruleId }) => ruleId);
};

const page = 'web/app/NotFoundPage.tsx';
const component = (jsx: string): string =>
  `import { Box } from '@mantine/core';\nexport const Part = () => ${jsx};\nexport const used = Box;\n`;

const cases: [what: string, file: string, wrong: string, right: string, rule: string][] = [
  [
    'literal text in JSX',
    page,
    component('<p>Hello there</p>'),
    component('<p>{String(1)}</p>'),
    'i18next/no-literal-string',
  ],
  [
    'a literal label',
    page,
    component('<button aria-label="Close the window" />'),
    component('<button aria-label={String(1)} />'),
    'i18next/no-literal-string',
  ],
  [
    'a physical side as a property',
    page,
    component('<Box ml="md" />'),
    component('<Box ms="md" />'),
    'no-restricted-syntax',
  ],
  [
    'a physical side in a style',
    page,
    component('<p style={{ marginLeft: 4 }} />'),
    component('<p style={{ marginInlineStart: 4 }} />'),
    'no-restricted-syntax',
  ],
  [
    'a physical alignment',
    page,
    component("<p style={{ textAlign: 'right' }} />"),
    component("<p style={{ textAlign: 'end' }} />"),
    'no-restricted-syntax',
  ],
  [
    'a physical side in a style sheet',
    'web/theme.css',
    '.a { margin-left: 4px; }\n',
    '.a { margin-inline-start: 4px; }\n',
    'css/prefer-logical-properties',
  ],
  [
    'a physical inset in a style sheet',
    'web/theme.css',
    '.a { left: 0; }\n',
    '.a { inset-inline-start: 0; }\n',
    'css/prefer-logical-properties',
  ],
  [
    'a list with commas of its own',
    page,
    "export const a = ['x', 'y'].join(', ');\n",
    "export const a = ['x', 'y'].join(' ');\n",
    'no-restricted-syntax',
  ],
  [
    'a comma between two texts',
    page,
    'export const a = (x: string, y: string): string => `${x}, ${y}`;\n',
    'export const a = (x: string, y: string): string => `${x} ${y}`;\n',
    'no-restricted-syntax',
  ],
  [
    'ui that knows a feature',
    'web/ui/text/Money.tsx',
    "export { default as a } from '../features/student/DashboardPage.tsx';\n",
    "export { CodeText as a } from './CodeText.tsx';\n",
    'no-restricted-imports',
  ],
  [
    'api that knows the shell',
    'web/api/client.ts',
    "export { default as a } from '../app/Shell.tsx';\n",
    "export { settings as a } from './settings.ts';\n",
    'no-restricted-imports',
  ],
  [
    'a feature of the page that knows another',
    'web/features/student/DashboardPage.tsx',
    "export { default as a } from '../registration/RegisteredCoursesPage.tsx';\n",
    "export { paths as a } from '../../paths.ts';\n",
    'no-restricted-imports',
  ],
  [
    'a feature of the page that knows the shell',
    'web/features/student/DashboardPage.tsx',
    "export { default as a } from '../../app/Shell.tsx';\n",
    "export { paths as a } from '../../paths.ts';\n",
    'no-restricted-imports',
  ],
  [
    'a shell that reads the list of features itself',
    'web/app/routes.tsx',
    "export { features as a } from '../features.ts';\n",
    "export { defineFeature as a } from '../feature.ts';\n",
    'no-restricted-imports',
  ],
  [
    'a shell that knows a feature',
    'web/app/routes.tsx',
    "export { feesFeature as a } from '../features/fees/fees-feature.tsx';\n",
    "export { RegistrationBasket as a } from '../features/registration/basket/RegistrationBasket.tsx';\n",
    'no-restricted-imports',
  ],
  [
    'a simulator that knows the shell',
    'web/simulator/TrainersOnly.tsx',
    "export { Root as a } from '../app/Root.tsx';\n",
    "export { StandalonePage as a } from '../ui/StandalonePage.tsx';\n",
    'no-restricted-imports',
  ],
  [
    'a declaration that loads a page',
    'web/features/fees/fees-feature.tsx',
    "export { default as a } from './StudentFeesPage.tsx';\n",
    "export { paths as a } from '../../paths.ts';\n",
    'no-restricted-imports',
  ],
  [
    'a declaration that loads a part of pages',
    'web/features/fees/fees-feature.tsx',
    "export { Panel as a } from '../../ui/Panel.tsx';\n",
    "export { currentSession as a } from '../../api/session.ts';\n",
    'no-restricted-imports',
  ],
  [
    'a page that knows the server',
    'web/api/client.ts',
    "export { refuse as a } from '../../server/refusal.ts';\n",
    "export type { paths as a } from '../../server/http/contract.gen.ts';\n",
    'no-restricted-imports',
  ],
  [
    "a page that knows the server's rules",
    'web/features/student/DashboardPage.tsx',
    "export { absencesOf as a } from '../../../server/features/attendance/attendance-queries.ts';\n",
    "export { averages as a } from '../../../server/academic-record/gpa-average.ts';\n",
    'no-restricted-imports',
  ],
  [
    'a server that knows the page',
    'server/clock/clock.ts',
    "export { paths as a } from '../web/paths.ts';\n",
    "export { inTransaction as a } from '../db/db.ts';\n",
    'no-restricted-imports',
  ],
  [
    'a feature that knows the simulator',
    'server/features/menu/menu-handlers.ts',
    "export { readScenarios as a } from '../../simulator/scenarios.ts';\n",
    "export { menuForms as a } from './menu-queries.ts';\n",
    'no-restricted-imports',
  ],
  [
    "another feature's inside",
    'server/features/menu/menu-handlers.ts',
    "export { changeRegistration as a } from '../registration/registration-commands.ts';\n",
    "export { findStudent as a } from '../student/student-queries.ts';\n",
    'no-restricted-imports',
  ],
  [
    'a seed that knows a call',
    'seed/students.ts',
    "export { signInRefusals as a } from '../server/features/account/account-rules.ts';\n",
    "export { createPasswordHash as a } from '../server/features/account/account-password.ts';\n",
    'no-restricted-imports',
  ],
  [
    'words that know the server',
    'locales/fold.ts',
    "export { refuse as a } from '../server/refusal.ts';\n",
    "export { timeZone as a } from './i18n.ts';\n",
    'no-restricted-imports',
  ],
  [
    'printed pages that know the page',
    'locales/print/pen.ts',
    "export { settings as a } from '../../web/api/settings.ts';\n",
    "export { timeZone as a } from '../i18n.ts';\n",
    'no-restricted-imports',
  ],
  [
    'any',
    'server/clock/clock.ts',
    'export const a = (x: any): unknown => x;\n',
    'export const a = (x: unknown): unknown => x;\n',
    '@typescript-eslint/no-explicit-any',
  ],
];

describe('the linter refuses', () => {
  it.each(cases)('%s', async (_, file, wrong, right, rule) => {
    expect(await rulesBroken(file, wrong)).toContain(rule);
    expect(await rulesBroken(file, right)).not.toContain(rule);
  });

  it('switching it off in a comment', async () => {
    expect(
      await rulesBroken('server/clock/clock.ts', '/* eslint-disable */\nexport const a = (x: any): unknown => x;\n'),
    ).toContain('@typescript-eslint/no-explicit-any');
  });
});

describe('the linter that knows types refuses', () => {
  const folder = mkdtempSync(join(tmpdir(), 'sis-lint-'));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  const typed: [rule: string, wrong: string, right: string][] = [
    ['no-floating-promises', 'Promise.resolve(1);\n', 'export const a = await Promise.resolve(1);\n'],
    [
      'no-misused-promises',
      'export const a = [1].filter(async (x) => Promise.resolve(x > 1));\n',
      'export const a = [1].filter((x) => x > 1);\n',
    ],
    [
      'no-unsafe-assignment',
      "export const a: number = JSON.parse('1');\n",
      "export const a = JSON.parse('1') as number;\n",
    ],
    ['TS2322', "export const a: number = 'one';\n", 'export const a: number = 1;\n'],
    ['TS6133', 'const a = 1;\nexport {};\n', 'export const a = 1;\n'],
  ];

  it('what each case breaks, and nothing where it is done right', async () => {
    writeFileSync(
      join(folder, 'tsconfig.json'),
      JSON.stringify({ extends: join(projectRoot, 'tsconfig.json'), compilerOptions: { types: [] }, include: ['.'] }),
    );
    typed.forEach(([, wrong, right], i) => {
      writeFileSync(join(folder, `${i}-wrong.ts`), wrong);
      writeFileSync(join(folder, `${i}-right.ts`), right);
    });
    const printed = await promisify(execFile)(
      'npx',
      ['oxlint', '-c', 'tests/oxlint.json', '--format', 'json', folder],
      { cwd: projectRoot },
    ).catch((failed: { stdout: string }) => failed);
    const { diagnostics } = JSON.parse(printed.stdout) as { diagnostics: { code: string; filename: string }[] };
    const broken = diagnostics.map(({ code, filename }) => ({ code, file: filename.split('/').at(-1) }));
    typed.forEach(([rule], i) =>
      expect(broken.filter(({ file }) => file === `${i}-wrong.ts`).map(({ code }) => code)).toContainEqual(
        expect.stringContaining(rule),
      ),
    );
    expect(broken.filter(({ file }) => file?.endsWith('-right.ts'))).toEqual([]);
  });

  it('with every rule of its configuration, switched off by no comment', () => {
    const sources = ['server', 'db', 'seed', 'locales', 'web', 'tests'].flatMap((place) =>
      readdirSync(join(projectRoot, place), { recursive: true, encoding: 'utf8' })
        .filter((file) => /\.tsx?$/.test(file))
        .map((file) => join(projectRoot, place, file)),
    );
    const comment = new RegExp(['(eslint|oxlint)-', 'disable'].join(''));
    expect(
      sources.filter((file) => !file.endsWith('lint.test.ts') && comment.test(readFileSync(file, 'utf8'))),
    ).toEqual([]);
    expect(sources.length).toBeGreaterThan(800);
  });
});
