import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { contractText } from '../../server/http/contract.ts';
import { runRedocly } from '../support/redocly.ts';

const folder = mkdtempSync(join(tmpdir(), 'sis-contract-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** Common OpenAPI tools fail on the faults that this linter reports. Its rules are in .redocly.yaml. */
it('the published contract has nothing that @redocly/cli complains of', async () => {
  const file = join(folder, 'openapi.yaml');
  writeFileSync(file, contractText());
  const { text } = await runRedocly(['lint', file, '--config', '.redocly.yaml', '--format', 'json']);
  const { totals, problems } = JSON.parse(text.slice(text.indexOf('{'))) as {
    totals: { errors: number; warnings: number };
    problems: { ruleId: string; message: string }[];
  };
  expect({ ...totals, problems: problems.map(({ ruleId, message }) => `${ruleId}: ${message}`) }).toMatchObject({
    errors: 0,
    warnings: 0,
    problems: [],
  });
});
