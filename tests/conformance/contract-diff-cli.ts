import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { projectRoot } from '../../db/root.ts';
import { runTool } from '../../server/tools/tool-server.ts';
import { contractDiff, type Change } from './contract-diff.ts';
import { contractAt } from './contract-place.ts';

const usage = `npm run contract:diff -- OLD [NEW] [--json FILE]
  OLD, NEW   a contract: a file (YAML or JSON), or a git revision such as HEAD~20 or v1.2; default of NEW: openapi.yaml in this folder
  --json     also writes the changes as JSON
Exit status: 0 if a client of OLD still works with NEW, 1 if a change breaks it, 2 if the contracts could not be compared.
`;

const section = (title: string, changes: Change[]): string =>
  changes.length ? `\n${title}\n${changes.map(({ about, says }) => `  ${about}: ${says}\n`).join('')}` : '';

async function main(): Promise<number> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { json: { type: 'string' }, help: { type: 'boolean', default: false } },
  });
  const [old, now = join(projectRoot, 'openapi.yaml'), ...others] = positionals;
  if (values.help || old === undefined || others.length) {
    process.stdout.write(usage);
    return values.help ? 0 : 2;
  }
  const [before, after] = [await contractAt(old), await contractAt(now)];
  const changes = contractDiff(before, after);
  const [breaking, harmless] = [
    changes.filter((change) => change.breaking),
    changes.filter((change) => !change.breaking),
  ];
  const versions = `${before.info?.version ?? '?'} to ${after.info?.version ?? '?'}`;
  process.stdout.write(
    `The contract from ${versions}: ${breaking.length} breaking, ${harmless.length} not breaking.\n${section('Breaking', breaking)}${section('Not breaking', harmless)}`,
  );
  if (values.json)
    writeFileSync(
      values.json,
      `${JSON.stringify({ from: before.info?.version, to: after.info?.version, changes }, null, 2)}\n`,
    );
  return breaking.length ? 1 : 0;
}

await runTool(main);
