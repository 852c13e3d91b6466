import { spawnSync } from 'node:child_process';
import { describe, expect, it } from 'vitest';
import { projectRoot } from '../../db/root.ts';
import { parseOptions } from '../../server/tools/tool-server.ts';

describe('the options of a command', () => {
  const options = { only: { type: 'string' }, 'base-url': { type: 'string' } } as const;

  it('are read', () => {
    expect(parseOptions({ args: ['--only', 'account'], options }).values.only).toBe('account');
  });

  it.each([
    ['--onyl', "Unknown option '--onyl'. Did you mean --only? Options: --only, --base-url."],
    ['--port', "Unknown option '--port'. Options: --only, --base-url."],
    ['--only', "Option '--only <value>' argument missing. Options: --only, --base-url."],
  ])('are named where one is wrong: %s', (given, said) => {
    expect(() => parseOptions({ args: [given], options })).toThrow(said);
  });

  it('are told in one line by the command that writes the hosting, too', () => {
    const { status, stderr } = spawnSync(
      process.execPath,
      ['--import', 'tsx', 'server/tools/hosting-cli.ts', '--port', '1'],
      { cwd: projectRoot, encoding: 'utf8' },
    );
    expect([status, stderr.trim()]).toEqual([1, "Unknown option '--port'. Options: --out, --help."]);
  });
});
