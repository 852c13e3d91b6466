import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { projectRoot } from '../../db/root.ts';
import { contractText } from '../../server/http/contract.ts';

const folder = mkdtempSync(join(tmpdir(), 'sis-contract-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** Common OpenAPI tools fail on the faults that this linter reports. Its rules are in .redocly.yaml. */
it('the published contract has nothing that @redocly/cli complains of', () => {
  const file = join(folder, 'openapi.yaml');
  writeFileSync(file, contractText());
  const lint = spawnSync(
    process.execPath,
    [
      join(projectRoot, 'node_modules/@redocly/cli/bin/cli.js'),
      'lint',
      file,
      '--config',
      '.redocly.yaml',
      '--format',
      'json',
    ],
    {
      cwd: projectRoot,
      encoding: 'utf8',
      env: { ...process.env, REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' },
    },
  );
  const { totals, problems } = JSON.parse(lint.stdout.slice(lint.stdout.indexOf('{'))) as {
    totals: { errors: number; warnings: number };
    problems: { ruleId: string; message: string }[];
  };
  expect({ ...totals, problems: problems.map(({ ruleId, message }) => `${ruleId}: ${message}`) }).toMatchObject({
    errors: 0,
    warnings: 0,
    problems: [],
  });
});
