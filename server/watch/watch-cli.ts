import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { buildFolder, markBuildInUse } from '../build-folder.ts';
import { toAddress, runTool, ToolError } from '../tools/tool-server.ts';
import { callLines, reportLines, reportPage } from './watch-report.ts';
import { startWatching } from './watch.ts';

const usage = `npm run watch -- --upstream URL [options]     is a proxy between the page and an API, and checks every call against the contract
  --upstream URL   the address of the API
  --port N         the port on this machine; default 3080
  --config FILE    the config.json of the API's page (identity provider, captcha); default: the one that the API serves
  --report FILE    writes a report at the end: .html is a page, any other name is JSON
Open the printed address and use the page. End with Ctrl+C. The exit status is 0 if every call conforms, otherwise 1.
`;

function configAt(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch (error) {
    throw new ToolError(
      `${file}: ${(error as NodeJS.ErrnoException).code === 'ENOENT' ? 'this file does not exist' : 'this file is not JSON'}`,
    );
  }
}

async function main(): Promise<number> {
  const { values } = parseArgs({
    options: {
      upstream: { type: 'string' },
      port: { type: 'string', default: '3080' },
      config: { type: 'string' },
      report: { type: 'string' },
      help: { type: 'boolean', short: 'h', default: false },
    },
  });
  if (values.help || values.upstream === undefined) {
    process.stdout.write(usage);
    return values.help ? 0 : 2;
  }
  const port = Number(values.port);
  if (!Number.isInteger(port) || port < 0 || port > 65_535)
    throw new ToolError(`--port needs a number up to 65535, not ${values.port}.`);
  const upstream = toAddress(values.upstream);
  markBuildInUse();
  const watching = await startWatching({
    upstream,
    port,
    page: join(buildFolder, 'web'),
    ...(values.config !== undefined && { config: configAt(values.config) }),
  }).catch((error: NodeJS.ErrnoException) => {
    throw error.code === 'EADDRINUSE'
      ? new ToolError(`Another program uses port ${port}. Choose another with --port.`)
      : error;
  });
  process.stdout.write(`Open ${watching.base}/  (forwards calls to ${upstream})\n`);
  watching.calls.listen((call) => {
    for (const line of callLines(call)) process.stdout.write(`${line}\n`);
  });
  await new Promise<void>((resolve) => {
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => resolve());
  });
  const report = watching.report();
  await watching.close();
  process.stdout.write(`\n${reportLines(report).join('\n')}\n`);
  if (values.report !== undefined)
    writeFileSync(
      values.report,
      /\.html?$/i.test(values.report) ? reportPage(report) : `${JSON.stringify(report, null, 2)}\n`,
    );
  return report.totals.differing ? 1 : 0;
}

await runTool(main);
