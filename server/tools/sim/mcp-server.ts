import { McpServer } from '@modelcontextprotocol/sdk/server/mcp.js';
import { z } from 'zod';
import { productVersion } from '../../http/contract.ts';
import { isLoopback } from '../../settings.ts';
import { ToolError } from '../tool-server.ts';
import { sim } from './sim.ts';
import { simTools, type CommandLine, type SimTool } from './sim-tools.ts';

export type McpOptions = { base: string; trainerCode: string | undefined; sandbox: string | undefined };

/** The input that all tools share: the sandbox for one call. */
const sandboxInput = {
  sandbox: z.string().optional().describe('A sandbox of list_sandboxes. Absent: the one of the server’s settings'),
};

/**
 * Throws a ToolError unless the address is on this machine or a trainer's code is given, so that an agent never changes
 * a simulator of others by mistake.
 */
export function assertOwnSimulator({ base, trainerCode }: McpOptions): void {
  if (!isLoopback(new URL(base).hostname) && !trainerCode)
    throw new ToolError(
      `${base} is not on this machine. Set TRAINER_CODE to its trainer’s code, or name a simulator on this machine with --base-url.`,
    );
}

/** The command line of sim. Words follow `--`, so that none of them is taken for an option. */
function toArguments(tool: SimTool, input: { sandbox?: string }, { base, trainerCode, sandbox }: McpOptions): string[] {
  const { options = {}, words = [] } = tool.toCommandLine(input as never);
  const given: CommandLine['options'] = {
    ...options,
    'base-url': base,
    'trainer-code': trainerCode,
    sandbox: input.sandbox ?? sandbox,
  };
  const pairs = Object.entries(given).flatMap(([name, value]) => [value].flat().map((one) => [name, one] as const));
  return [
    tool.command,
    ...pairs.flatMap(([name, value]) => (value === undefined || value === false ? [] : [toOption(name, value)])),
    '--',
    ...words.filter((word) => word !== undefined),
  ];
}

const toOption = (name: string, value: string | number | true): string =>
  value === true ? `--${name}` : `--${name}=${value}`;

/** An MCP server with the tools of sim. A ToolError, such as for a refusal, becomes a tool error of one line. */
export function createMcpServer(options: McpOptions): McpServer {
  assertOwnSimulator(options);
  const server = new McpServer({ name: 'sis-simulator', version: productVersion });
  for (const tool of simTools)
    server.registerTool(
      tool.name,
      {
        description: tool.description,
        inputSchema: tool.input.extend(sandboxInput).shape,
        annotations: { readOnlyHint: tool.readOnly, openWorldHint: false },
      },
      async (input: { sandbox?: string }, { signal }) => {
        let text = '';
        const tell = (part: string): void => {
          text += part;
        };
        try {
          await sim(toArguments(tool, input, options), tell, () => undefined, signal);
        } catch (error) {
          if (!(error instanceof ToolError)) throw error;
          return { isError: true, content: [{ type: 'text', text: error.message }] };
        }
        return { content: [{ type: 'text', text: text.trimEnd() }] };
      },
    );
  return server;
}
