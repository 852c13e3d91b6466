import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { projectRoot } from '../../db/root.ts';
import { seedPassword } from '../../seed/password.ts';
import type { Schema } from '../http/operations.ts';
import { trainerCodeIn } from '../settings.ts';
import { parseOptions, ToolClient, ToolError, toolHeaders } from './tool-server.ts';

// Entry point of `npm run replay -- file.json`. Starts its own server, replays the file on it and prints the outcome of
// each call.

/** Prints an error in one line and exits with 2. */
function refuseToRun(line: string): never {
  process.stderr.write(`${line}\n`);
  process.exit(2);
}

function asked() {
  try {
    return parseOptions({ options: { 'trainer-code': { type: 'string' } }, allowPositionals: true });
  } catch (error) {
    if (error instanceof ToolError) refuseToRun(error.message);
    throw error;
  }
}
const {
  values,
  positionals: [path = '', ...others],
} = asked();
if (!path || others.length) refuseToRun('Write: npm run replay -- file.json [--trainer-code CODE]');

function giveUp(what: string): never {
  refuseToRun(`${path}: ${what}`);
}

function fileAt(name: string): Schema<'ReplayFile'> {
  let text = '';
  try {
    text = readFileSync(name, 'utf8');
  } catch (error) {
    giveUp(
      (error as NodeJS.ErrnoException).code === 'ENOENT'
        ? 'this file does not exist'
        : `cannot read this file (${(error as Error).message})`,
    );
  }
  try {
    const file = JSON.parse(text) as Partial<Schema<'ReplayFile'>> | null;
    if (Array.isArray(file?.calls) && Number.isInteger(file?.students)) return file as Schema<'ReplayFile'>;
  } catch {
    giveUp('this file is not JSON');
  }
  return giveUp('this file is not a replay file. Save one in the console: Snapshots, Save the file.');
}
const file = fileAt(path);

/** The trainer code of the server that is started here. */
const trainerCode = trainerCodeIn({
  ...process.env,
  SIMULATE: 'true',
  ...(values['trainer-code'] && { TRAINER_CODE: values['trainer-code'] }),
});

const server = spawn(process.execPath, [join(projectRoot, 'server/start.mjs')], {
  stdio: ['ignore', 'pipe', 'inherit'],
  env: {
    ...process.env,
    TRAINER_CODE: trainerCode,
    DATABASE_FILE: ':memory:',
    SIMULATE: 'true',
    STUDENTS: String(file.students),
    LOG_LEVEL: process.env.LOG_LEVEL ?? 'warn',
  },
});
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => server.kill(signal));
let played = true;
server.on('exit', (code) => process.exit(played ? (code ?? 0) : 1));

const address = await new Promise<string>((resolve) => {
  createInterface({ input: server.stdout }).on('line', (line) => {
    const found = /https?:\/\/\S+/.exec(line);
    if (found) resolve(found[0].replace(/\/$/, ''));
    else if (!line.startsWith('Sign in')) process.stdout.write(`${line}\n`);
  });
});

const { status, body: answer } = await new ToolClient(address, toolHeaders(trainerCode)).send('playReplay', {
  body: file,
});
if (status !== 200) {
  process.stderr.write(`${path}: the simulator did not play it: ${answer.Details || answer.Message}\n`);
  played = false;
  server.kill('SIGTERM');
} else {
  const marks = { same: 'same       ', different: 'DIFFERENT  ', passed: 'skipped    ' } as const;
  for (const { at, call, user, outcome, expected, answered } of answer.calls)
    process.stdout.write(
      `${marks[outcome]} ${at} ${call} (${user ?? 'nobody'}): ${expected}${outcome === 'different' ? `, now ${answered}` : ''}\n`,
    );
  process.stdout.write(
    `${answer.same} same, ${answer.different} different, ${answer.passed} skipped. ${answer.state.length ? `The data at the end differs from the file: ${answer.state.join(', ')}.` : 'The data at the end is the same as in the file.'}\n`,
  );
  process.stdout.write(
    `Open ${address}/   Sign in as: ${answer.session?.user.userName ?? 'eligible'}   Password: ${seedPassword}\n`,
  );
}
