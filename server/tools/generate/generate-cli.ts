import { parseArgs } from 'node:util';
import { projectRoot } from '../../../db/root.ts';
import { contract } from '../../http/contract.ts';
import { generate } from './generate.ts';
import { generators } from './generators.ts';

const usage = `npm run generate -- [NAME] [--check]
  NAME      names the migration, if db/schema or db/triggers.sql needs one; default: change
  --check   writes nothing; names each file that differs from its sources, and then exits with 1
`;

async function main(): Promise<number> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { check: { type: 'boolean', default: false }, help: { type: 'boolean', default: false } },
  });
  if (values.help || positionals.length > 1) {
    process.stdout.write(usage);
    return values.help ? 0 : 2;
  }
  const input = { contract, migrationName: positionals[0] };
  const say = (line: string): boolean => process.stdout.write(`${line}\n`);
  const stale = await generate(Object.values(generators), input, { folder: projectRoot, check: values.check, say });
  return values.check && stale ? 1 : 0;
}

try {
  process.exitCode = await main();
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}
