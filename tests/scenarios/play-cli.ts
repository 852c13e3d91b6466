import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { suggestSpelling } from '../../server/spelling-suggestion.ts';
import { exportScenarios } from '../../server/simulator/scenario/export/scenario-export.ts';
import { faultLines, ScenarioLibrary } from '../../server/simulator/scenario/files/scenario-library.ts';
import { parseOptions, runTool, serverOptions, connectSimulator, ToolError } from '../../server/tools/tool-server.ts';
import { listDifferences, play } from './play.ts';

// The program of `npm run scenarios`: plays the scenarios on a running simulator. Files that cannot be read are
// reported, and the others are played. With --export it writes them in the formats of other tools instead.

async function main(): Promise<number> {
  const { values } = parseOptions({
    options: { ...serverOptions, only: { type: 'string' }, export: { type: 'string' } },
  });
  const { only, export: folder } = values;
  const wanted = ({ id }: { id: string }): boolean => only === undefined || id === only || id.startsWith(`${only}.`);
  const all = new ScenarioLibrary().all();
  const [scenarios, unreadable] = [all.scenarios.filter(wanted), all.unreadable.filter(wanted)];
  if (!scenarios.length && !unreadable.length) {
    const near = suggestSpelling(
      only ?? '',
      all.scenarios.flatMap(({ id, area }) => [id, area]),
    );
    throw new ToolError(`No scenario or area is called ${only ?? ''}.${near ? ` Did you mean ${near}?` : ''}`);
  }
  if (folder !== undefined) {
    const files = await exportScenarios(scenarios);
    for (const { path, content } of files) {
      mkdirSync(dirname(join(folder, path)), { recursive: true });
      writeFileSync(join(folder, path), content);
    }
    process.stdout.write(`${files.length} files written to ${folder}; its README.md tells how to play them.\n`);
    return 0;
  }
  const { base, headers, info } = await connectSimulator(values);
  process.stdout.write(
    `Against ${base}${values['base-url'] === undefined ? ' (the address of npm start; another: --base-url)' : ''}, simulator ${info.version}, each scenario in a sandbox of its own\n`,
  );
  let different = unreadable.length;
  for (const file of unreadable) process.stdout.write(`UNREAD  ${file.id} ${faultLines(file).join(' | ')}\n`);
  for (const scenario of scenarios) {
    const outcome = await play(scenario, base, headers).then(
      (played) => ({ ms: played.ms, found: listDifferences(played) }),
      (error: unknown) => ({ ms: 0, found: [String(error)] }),
    );
    if (outcome.found.length) different += 1;
    process.stdout.write(
      `${outcome.found.length ? 'DIFFERS' : 'ok     '} ${scenario.id} (${scenario.steps.length} steps, ${outcome.ms} ms)${outcome.found.length ? ` ${outcome.found.join(' | ')}` : ''}\n`,
    );
  }
  process.stdout.write(
    `${scenarios.length + unreadable.length - different} of ${scenarios.length + unreadable.length} as written.\n`,
  );
  return different ? 1 : 0;
}

await runTool(main);
