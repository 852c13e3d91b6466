import { parseArgs, type ParseArgsConfig } from 'node:util';
import { suggestSpelling } from '../spelling-suggestion.ts';
import type { OperationId } from '../http/contract.ts';
import { HttpClient, type Input, type Reply } from '../http/http-client.ts';
import type { ResponseBodyOf, Schema } from '../http/operations.ts';
import { isMessageCode, formatRefusal } from '../http/messages.ts';

/** What the command-line tools share: which server they speak to, as whom, and how they fail. */

/** What whoever runs a tool got wrong, in one line; ends it with 2. */
export class ToolError extends Error {}

/** Where `npm start` listens in the same environment. */
export const defaultAddress = (): string => {
  const host = process.env.HOST ?? '127.0.0.1';
  return `http://${host === '0.0.0.0' || host === '::' ? '127.0.0.1' : host.includes(':') ? `[${host}]` : host}:${process.env.PORT ?? '3000'}`;
};

/** The address of a server, without a slash at its end. Throws where it is none. */
export function toAddress(text: string): string {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (!url || !/^https?:$/.test(url.protocol))
    throw new ToolError(`${text} is no address; write it as http://127.0.0.1:3000.`);
  return text.replace(/\/+$/, '');
}

/** What the tools send with the calls of a simulator. */
export const toolHeaders = (trainerCode = process.env.TRAINER_CODE): Record<string, string> =>
  trainerCode ? { 'x-trainer-code': trainerCode } : {};

/** The same for every tool: where the server is, and the trainer's code. */
export const serverOptions = { 'base-url': { type: 'string' }, 'trainer-code': { type: 'string' } } as const;

/** What a simulator says of itself; undefined where the server is none. Throws where nothing answers. */
async function simulatorAt(base: string, headers: Record<string, string>): Promise<Schema<'Simulator'> | undefined> {
  let response: Response;
  try {
    response = await fetch(`${base}/sim/info`, { headers, signal: AbortSignal.timeout(10_000) });
  } catch {
    throw new ToolError(
      `Nothing answers at ${base}. Start a simulator with npm start, or name another with --base-url.`,
    );
  }
  const body: unknown = await response.json().catch(() => undefined);
  return response.ok && (body as Partial<Schema<'Simulator'>> | undefined)?.name === 'sis-simulator'
    ? (body as Schema<'Simulator'>)
    : undefined;
}

/** Whether the server says of itself that it is a simulator. */
export const isSimulator = (base: string, headers: Record<string, string> = {}): Promise<boolean> =>
  simulatorAt(base, headers).then(Boolean, () => false);

/**
 * The simulator that a tool is to speak to. Throws where the server is none, so that no stranger's is spoken to by
 * chance.
 */
export async function connectSimulator(options: {
  'base-url'?: string | undefined;
  'trainer-code'?: string | undefined;
}): Promise<{ base: string; headers: Record<string, string>; info: Schema<'Simulator'> }> {
  const base = options['base-url'] === undefined ? defaultAddress() : toAddress(options['base-url']);
  const headers = toolHeaders(options['trainer-code']);
  const info = await simulatorAt(base, headers);
  if (!info)
    throw new ToolError(`${base} answers, but is no simulator of this system. Name another server with --base-url.`);
  return { base, headers, info };
}

/** A refusal as one line: its sentence and its code. */
export function refusalLine(status: number, body: Partial<Schema<'Error'>> | undefined): string {
  const [first] = body?.Refusals ?? [];
  const code = first?.Code ?? body?.Message ?? '';
  const sentence =
    first && isMessageCode(first.Code)
      ? formatRefusal({ Code: first.Code, Params: first.Params }, 'en').replace(/[\u2066-\u2069]/g, '')
      : (body?.Details ?? '');
  return `Refused (${[status, code].filter(Boolean).join(' ')})${sentence ? `: ${sentence}` : '.'}`;
}

/** Calls as a tool makes them: what is refused, and a line that breaks, end it with one line. */
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
          ? `${this.base} no longer answers.`
          : `${this.base} answered ${id} with something else than JSON.`,
      );
    }
  }

  override async call<Id extends OperationId>(id: Id, input: Input<Id> = {}): Promise<ResponseBodyOf<Id>> {
    const { status, body } = await this.send(id, input);
    if (status !== 200) throw new ToolError(refusalLine(status, body));
    return body;
  }
}

/** What a command line says. Throws, with the options there are, where it names one that there is not. */
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

/**
 * Runs a tool and ends with what it returns; what it was asked wrongly, and a server that does not answer, is told in
 * one line with 2.
 */
export async function runTool(main: () => Promise<number>): Promise<void> {
  try {
    process.exitCode = await main();
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    process.exitCode = 2;
  }
}
