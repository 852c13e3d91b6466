import { parseArgs, type ParseArgsConfig } from 'node:util';
import { suggestSpelling } from '../spelling-suggestion.ts';
import type { OperationId } from '../http/contract.ts';
import { HttpClient, type Input, type Reply } from '../http/http-client.ts';
import type { ResponseBodyOf, Schema } from '../http/operations.ts';
import { isMessageCode, formatRefusal } from '../http/messages.ts';

/** Shared parts of the command-line tools: the address of the server, the trainer's code and error messages. */

/** Wrong use of a tool, as a message of one line. The tool exits with status 2. */
export class ToolError extends Error {}

/** The address at which `npm start` listens in the same environment. */
export const defaultAddress = (): string => {
  const host = process.env.HOST ?? '127.0.0.1';
  return `http://${host === '0.0.0.0' || host === '::' ? '127.0.0.1' : host.includes(':') ? `[${host}]` : host}:${process.env.PORT ?? '3000'}`;
};

/** The address of a server, without a slash at its end. Throws a ToolError if it is no HTTP address. */
export function toAddress(text: string): string {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (!url || !/^https?:$/.test(url.protocol))
    throw new ToolError(`${text} is not an address. Write it as http://127.0.0.1:3000.`);
  return text.replace(/\/+$/, '');
}

/** Headers of the tools' calls to a simulator. */
export const toolHeaders = (trainerCode = process.env.TRAINER_CODE): Record<string, string> =>
  trainerCode ? { 'x-trainer-code': trainerCode } : {};

/** Options of every tool: the address of the server and the trainer's code. */
export const serverOptions = { 'base-url': { type: 'string' }, 'trainer-code': { type: 'string' } } as const;

/**
 * The information a simulator gives about itself; undefined if the server is no simulator. Throws a ToolError if the
 * server does not respond.
 */
async function simulatorAt(base: string, headers: Record<string, string>): Promise<Schema<'Simulator'> | undefined> {
  let response: Response;
  try {
    response = await fetch(`${base}/sim/info`, { headers, signal: AbortSignal.timeout(10_000) });
  } catch {
    throw new ToolError(
      `No server responds at ${base}. Start a simulator with npm start, or name another with --base-url.`,
    );
  }
  const body: unknown = await response.json().catch(() => undefined);
  return response.ok && (body as Partial<Schema<'Simulator'>> | undefined)?.name === 'sis-simulator'
    ? (body as Schema<'Simulator'>)
    : undefined;
}

/** True if the server identifies itself as a simulator; false also if it does not respond. */
export const isSimulator = (base: string, headers: Record<string, string> = {}): Promise<boolean> =>
  simulatorAt(base, headers).then(Boolean, () => false);

/**
 * Connects to the simulator of the options. Throws a ToolError if the server is no simulator, so that a tool never
 * changes another server.
 */
export async function connectSimulator(options: {
  'base-url'?: string | undefined;
  'trainer-code'?: string | undefined;
}): Promise<{ base: string; headers: Record<string, string>; info: Schema<'Simulator'> }> {
  const base = options['base-url'] === undefined ? defaultAddress() : toAddress(options['base-url']);
  const headers = toolHeaders(options['trainer-code']);
  const info = await simulatorAt(base, headers);
  if (!info) throw new ToolError(`${base} is not a simulator of this system. Name another server with --base-url.`);
  return { base, headers, info };
}

/** Formats a refusal as one line: its sentence and its code. */
export function refusalLine(status: number, body: Partial<Schema<'Error'>> | undefined): string {
  const [first] = body?.Refusals ?? [];
  const code = first?.Code ?? body?.Message ?? '';
  const sentence =
    first && isMessageCode(first.Code)
      ? formatRefusal({ Code: first.Code, Params: first.Params }, 'en').replace(/[\u2066-\u2069]/g, '')
      : (body?.Details ?? '');
  return `Refused (${[status, code].filter(Boolean).join(' ')})${sentence ? `: ${sentence}` : '.'}`;
}

/**
 * A client that throws a ToolError of one line if the connection fails or the response is not JSON. `call` throws it
 * for a refusal too.
 */
export class ToolClient extends HttpClient {
  override async send<Id extends OperationId>(
    id: Id,
    input: Input<Id> = {},
  ): Promise<Reply<ResponseBodyOf<Id> & Schema<'Error'>>> {
    try {
      return await super.send(id, input);
    } catch (error) {
      throw new ToolError(
        error instanceof TypeError
          ? `${this.base} no longer responds.`
          : `The response of ${this.base} to ${id} is not JSON.`,
      );
    }
  }

  override async call<Id extends OperationId>(id: Id, input: Input<Id> = {}): Promise<ResponseBodyOf<Id>> {
    const { status, body } = await this.send(id, input);
    if (status !== 200) throw new ToolError(refusalLine(status, body));
    return body;
  }
}

/** Parses the command line. If it is wrong, throws a ToolError that lists the options. */
export function parseOptions<const Config extends ParseArgsConfig>(
  config: Config,
): ReturnType<typeof parseArgs<Config>> {
  try {
    return parseArgs(config);
  } catch (error) {
    const names = Object.keys(config.options ?? {});
    const given = /--([\w-]+)/.exec((error as Error).message)?.[1] ?? '';
    const near = names.includes(given) ? undefined : suggestSpelling(given, names);
    const [said = ''] = (error as Error).message.split('. ');
    throw new ToolError(
      `${said.replace(/\.$/, '')}.${near ? ` Did you mean --${near}?` : ''} Options: ${names.map((name) => `--${name}`).join(', ')}.`,
    );
  }
}

/** Runs a tool and sets the exit status to its result. Errors are written to stderr in one line, with status 2. */
export async function runTool(main: () => Promise<number>): Promise<void> {
  try {
    process.exitCode = await main();
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    process.exitCode = 2;
  }
}
