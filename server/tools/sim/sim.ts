import { parseArgs } from 'node:util';
import { suggestSpelling } from '../../spelling-suggestion.ts';
import { serverOptions, connectSimulator, ToolClient, ToolError } from '../tool-server.ts';
import { breakpoint } from './sim-breakpoints.ts';
import { clock } from './sim-clock.ts';
import { requireOneOf, simOptions, type Command } from './sim-command.ts';
import { as, decide, requests, students } from './sim-desk.ts';
import { fault } from './sim-faults.ts';
import { code, outbox } from './sim-messages.ts';
import { info, reset, sandbox, scenarios, snapshot, start } from './sim-states.ts';
import { traffic } from './sim-traffic.ts';

const commands: Record<string, Command> = {
  info,
  clock,
  students,
  as,
  code,
  outbox,
  requests,
  decide,
  fault,
  breakpoint,
  scenarios,
  start,
  reset,
  snapshot,
  sandbox,
  traffic,
};

const usage = [
  'npm run sim -- COMMAND [options]     controls a running simulator',
  ...Object.values(commands).map((command) => `  ${command.usage}\n      ${command.about}`),
  'Options of every command:',
  '  --base-url URL        the simulator; default: the address of npm start (HOST, PORT)',
  '  --sandbox NAME        a sandbox instead of the main university',
  '  --trainer-code CODE   the trainer code, if the simulator needs one; or TRAINER_CODE',
  '  --json                prints JSON; with --follow, one object a line',
  'Exit status: 0 after success, 2 if the command is wrong or the simulator refuses or does not respond.',
  '',
].join('\n');

const options = { ...serverOptions, ...simOptions };

function parsed(argv: string[]) {
  try {
    return parseArgs({ args: argv, options, allowPositionals: true });
  } catch (error) {
    const [, option] = /^Unknown option '--?([^']+)'/.exec((error as Error).message) ?? [];
    if (option === undefined) throw new ToolError((error as Error).message.split('\n', 1)[0] ?? '');
    const near = suggestSpelling(option, Object.keys(options));
    throw new ToolError(`There is no option --${option}.${near ? ` Did you mean --${near}?` : ''}`);
  }
}

/** Throws a ToolError with the command that creates the sandbox, if it does not exist. */
function knownSandbox(name: string, existing: string[]): void {
  try {
    requireOneOf(name, existing, 'sandbox');
  } catch (error) {
    throw error instanceof ToolError
      ? new ToolError(`${error.message} To create it: npm run sim -- sandbox new ${name}`)
      : error;
  }
}

/**
 * Runs one command of the simulator's command line and returns the exit status. Writes results to `out` and other
 * messages to `aside`. Throws a ToolError for wrong input.
 */
export async function sim(
  argv: string[],
  out: (text: string) => void,
  aside: (text: string) => void,
  signal: AbortSignal,
): Promise<number> {
  const {
    values,
    positionals: [word, ...words],
  } = parsed(argv);
  if (values.help || word === undefined) {
    out(usage);
    return values.help ? 0 : 2;
  }
  const command = commands[requireOneOf(word, Object.keys(commands), 'command')]!;
  const known = new Set<string>(['sandbox', 'json', ...Object.keys(serverOptions), ...(command.options ?? [])]);
  const stray = Object.entries(values).find(([name, value]) => !known.has(name) && value !== false);
  if (stray) throw new ToolError(`${word} has no option --${stray[0]}. Write: npm run sim -- ${command.usage}`);
  const { base, headers, info: main } = await connectSimulator(values);
  aside(values['base-url'] === undefined ? `${base} (the address of npm start; another: --base-url)\n` : '');
  const client = new ToolClient(
    values.sandbox === undefined ? base : `${base}/sandbox/${encodeURIComponent(values.sandbox)}`,
    headers,
  );
  const host = new ToolClient(base, headers);
  // Commands about sandboxes themselves are sent to the main address, so that the given sandbox need not exist yet.
  const ofHost = values.sandbox === undefined || (command === sandbox && values.from === undefined);
  if (values.sandbox !== undefined && !ofHost)
    knownSandbox(
      values.sandbox,
      (await host.call('getSandboxes')).sandboxes.map(({ name }) => name),
    );
  const here = ofHost ? main : await client.call('getSimulator');
  const tell = (answer: unknown, ...lines: string[]): void => {
    if (values.json) out(`${JSON.stringify(answer, null, values.follow ? undefined : 2)}\n`);
    else for (const line of lines) out(`${line}\n`);
  };
  await command.run({ client, host, info: here, words, values, tell, signal });
  return 0;
}
