import { StdioServerTransport } from '@modelcontextprotocol/sdk/server/stdio.js';
import { defaultAddress, parseOptions, runTool, toAddress } from '../tool-server.ts';
import { createMcpServer } from './mcp-server.ts';

// The program of `npm run mcp`: serves the commands of sim to an agent, over stdin and stdout.

async function main(): Promise<number> {
  const { values } = parseOptions({ options: { 'base-url': { type: 'string' }, sandbox: { type: 'string' } } });
  const server = createMcpServer({
    base: values['base-url'] === undefined ? defaultAddress() : toAddress(values['base-url']),
    trainerCode: process.env.TRAINER_CODE || undefined,
    sandbox: values.sandbox,
  });
  await server.connect(new StdioServerTransport());
  return 0;
}

await runTool(main);
