import { Client as McpClient } from '@modelcontextprotocol/sdk/client/index.js';
import { StdioClientTransport } from '@modelcontextprotocol/sdk/client/stdio.js';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { projectRoot } from '../../db/root.ts';
import { createMcpServer } from '../../server/tools/sim/mcp-server.ts';
import { Client } from '../support/client.ts';
import { startServer, type TestServer } from '../support/server.ts';

let server: TestServer;
const agent = new McpClient({ name: 'test', version: '1' });

beforeAll(async () => {
  server = await startServer();
  await new Client(server.base).call('createSandbox', { body: { name: 'agent' } });
  await agent.connect(
    new StdioClientTransport({
      command: 'npm',
      args: ['run', '--silent', 'mcp', '--', '--base-url', server.base, '--sandbox', 'agent'],
      cwd: projectRoot,
      env: { ...(process.env as Record<string, string>), TRAINER_CODE: '' },
    }),
  );
});
afterAll(async () => {
  await agent.close();
  await server.close();
});

/** Calls a tool and returns its text, with `error: ` before an error's. */
async function use(name: string, input: Record<string, unknown> = {}): Promise<string> {
  const { isError, content } = await agent.callTool({ name, arguments: input });
  const [{ text }] = content as [{ text: string }];
  return `${isError ? 'error: ' : ''}${text}`;
}

describe('npm run mcp', () => {
  it('describes every tool and input', async () => {
    const { tools } = await agent.listTools();
    const inputs = tools.flatMap(({ name, inputSchema }) =>
      Object.entries(inputSchema.properties ?? {}).map(([key, schema]) => ({ key: `${name}.${key}`, ...schema })),
    );
    expect(tools.filter(({ description }) => !description)).toEqual([]);
    expect(inputs.filter((one) => !('description' in one || 'enum' in one))).toEqual([]);
    expect(new Set(tools.map(({ name }) => name)).size).toBe(tools.length);
  });

  it('starts a demonstration, moves the clock and signs a student in', async () => {
    expect(await use('list_demonstrations', { search: 'load-exceeded' })).toMatch(/^registration\.load-exceeded /);
    expect(await use('start_demonstration', { id: 'registration.load-exceeded' })).toContain(
      'Clock   2026-09-07 10:00',
    );
    expect(await use('move_clock', { to: '+3d' })).toMatch(/^2026-09-10 10:00 \(Thu\)/);
    expect(await use('move_clock', { to: 'back' })).toMatch(/^2026-09-07 10:00/);
    expect(await use('get_clock')).toContain('next-friday');
    const token = await use('sign_in_as', { persona: 'eligible', as: 'token' });
    const sandbox = new Client(`${server.base}/sandbox/agent`);
    const headers = { authorization: `Bearer ${token}` };
    expect((await sandbox.send('getSessions', { headers })).status).toBe(200);
    expect(await use('list_traffic', { search: 'GetSessions' })).toContain('200  GET');
  });

  it('adds faults and decides requests', async () => {
    expect(await use('add_fault', { target: 'saves', status: 503, times: 2 })).toContain(
      'saves answers HTTP 503, 2 more',
    );
    expect(await use('clear_faults')).toBe('There are no faults.');
    const [referenceNumber = ''] = (await use('list_requests')).split(' ');
    expect(await use('decide_request', { referenceNumber, decision: 'reject', note: '--json' })).toMatch(
      new RegExp(`^${referenceNumber} `),
    );
  });

  it('saves and restores a state, in another sandbox too', async () => {
    expect(await use('create_sandbox', { name: 'other' })).toBe(`${server.base}/sandbox/other/`);
    expect(await use('save_snapshot', { name: 'Here', sandbox: 'other' })).toContain('Here');
    expect(await use('list_snapshots')).toBe('No snapshots.');
    expect(await use('restore_snapshot', { name: 'Here', sandbox: 'other' })).toContain('Restored Here');
  });

  it('reports mistakes and refusals as tool errors with their codes', async () => {
    expect(await use('sign_in_as', { persona: 'eligibel' })).toBe(
      'error: There is no persona eligibel. Did you mean eligible?',
    );
    expect(await use('decide_request', { referenceNumber: 'ADD-2026-999999', decision: 'approve' })).toMatch(
      /^error: Refused \(404 DEV-000007\): /,
    );
    expect(await use('move_clock', { to: '--base-url=http://192.0.2.1' })).toMatch(
      /^error: --base-url.* is not a time\./,
    );
    expect(await use('decide_request', { referenceNumber: 'A', decision: 'burn' })).toMatch(/^error: .*decision/s);
  });

  it('serves a simulator on another machine only with its trainer’s code', () => {
    const options = { base: 'http://192.0.2.1:3000', sandbox: undefined };
    expect(() => createMcpServer({ ...options, trainerCode: undefined })).toThrow(
      'http://192.0.2.1:3000 is not on this machine. Set TRAINER_CODE',
    );
    expect(() => createMcpServer({ ...options, trainerCode: '1234' })).not.toThrow();
  });
});
