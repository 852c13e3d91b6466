import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { projectRoot } from '../../db/root.ts';

/** Runs Redocly's command line in a folder, without telemetry. Returns its exit status and its output. */
export const runRedocly = (args: string[], cwd = projectRoot): Promise<{ status: number; text: string }> =>
  new Promise((resolve) => {
    execFile(
      process.execPath,
      [join(projectRoot, 'node_modules/@redocly/cli/bin/cli.js'), ...args],
      {
        cwd,
        maxBuffer: 2 ** 28,
        env: { ...process.env, REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' },
      },
      (error, text) => resolve({ status: error ? Number(error.code ?? 1) : 0, text }),
    );
  });
