import { Agent, request } from 'node:http';
import Ajv, { type ValidateFunction } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import fc from 'fast-check';
import pino from 'pino';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { contract, listOperations, type Operation } from '../../server/http/contract.ts';
import { Client, sandbox } from '../support/client.ts';
import { everyNth, rather } from '../support/long.ts';
import { examplesSent, malformedRequests, meaningsIn, type WireRequest } from '../support/malformed.ts';
import { startServer, type TestServer } from '../support/server.ts';
import { validParams } from '../support/valid.ts';

const perOperation = rather(15, 60);
const operations = listOperations(contract);
const tried = everyNth(6, operations);

const ajv = new Ajv({ strict: false });
addFormats(ajv, { mode: 'full' });
ajv.addSchema(contract, 'contract');
const isError = ajv.compile({ $ref: 'contract#/components/schemas/Error' });
const schemas = new Map<string, ValidateFunction>();
/** The validator of an operation's responses, compiled at its first response. */
function answerSchema({ id, path, method }: Operation): ValidateFunction {
  let compiled = schemas.get(id);
  if (!compiled)
    schemas.set(
      id,
      (compiled = ajv.compile({
        $ref: `contract#/paths/${encodeURIComponent(path.replace(/~/g, '~0').replace(/\//g, '~1'))}/${method.toLowerCase()}/responses/200/content/application~1json/schema`,
      })),
    );
  return compiled;
}

/** The calls that wait for an event. The test disconnects from them after `patienceMilliseconds`. */
const waits = new Set(['nextMessage']);
const patienceMilliseconds = 300;

let server: TestServer;
/** Names, codes and ids that exist, taken from the examples of the contract and from responses. */
let known: unknown[];
const agent = new Agent({ keepAlive: true });
const logged: string[] = [];
const statuses = new Map<number, number>();

beforeAll(async () => {
  server = await startServer(
    { students: 50 },
    { log: pino({ level: 'error' }, { write: (line: string) => void logged.push(line) }) },
  );
  const reader = await (await sandbox(server.base)).as('paidCourses');
  const reads = operations.filter(
    ({ method, tag, file, stream, id }) => method === 'GET' && tag !== 'account' && !file && !stream && !waits.has(id),
  );
  known = examplesSent();
  for (const operation of reads) {
    const { status, body } = await reader.send(operation.id, { params: validParams(operation) } as object);
    if (status === 200) known.push(body);
  }
});
afterAll(async () => {
  agent.destroy();
  await server.close();
});

type Wire = { status: number; type: string; text: string };
/** Sends a request. Resolves to undefined if `patience` milliseconds have passed without a response. */
const send = ({ method, path, headers, body }: WireRequest, patience?: number): Promise<Wire | undefined> =>
  new Promise((resolve, reject) => {
    const outgoing = request(
      server.base + path,
      {
        method,
        agent,
        headers: { ...headers, ...(body !== undefined && { 'content-length': String(Buffer.byteLength(body)) }) },
      },
      (incoming) => {
        const stream = incoming.headers['content-type']?.startsWith('text/event-stream');
        if (stream) {
          incoming.destroy();
          return resolve({ status: incoming.statusCode ?? 0, type: 'text/event-stream', text: '' });
        }
        const parts: Buffer[] = [];
        incoming.on('data', (part: Buffer) => parts.push(part));
        incoming.on('end', () =>
          resolve({
            status: incoming.statusCode ?? 0,
            type: incoming.headers['content-type'] ?? '',
            text: Buffer.concat(parts).toString(),
          }),
        );
        incoming.on('error', reject);
      },
    );
    outgoing.on('error', reject);
    if (patience !== undefined)
      setTimeout(() => {
        resolve(undefined);
        outgoing.destroy();
      }, patience);
    outgoing.end(body);
  });

/** The fault of a response; undefined if it conforms to the contract. */
function fault(operation: Operation, { status, type, text }: Wire): string | undefined {
  if (status !== 200 && (status < 400 || status > 499)) return `status ${status}`;
  if (status === 200 && operation.file) return type.startsWith('application/') ? undefined : `content type ${type}`;
  if (status === 200 && operation.stream) return type === 'text/event-stream' ? undefined : `content type ${type}`;
  if (!type.startsWith('application/json')) return `content type ${type}`;
  const body = JSON.parse(text) as { Message?: string };
  const valid = status === 200 ? answerSchema(operation) : isError;
  if (!valid(body)) return `not of the contract: ${ajv.errorsText(valid.errors)}`;
  return status !== 200 && !body.Message ? 'no message' : undefined;
}

describe('whatever is sent', () => {
  it.each(tried.map((operation) => [operation.id, operation] as const))(
    '%s answers as the contract says',
    async (id, operation) => {
      // Each operation has its own sandbox, because some of the random requests are valid and reset it, move its clock
      // or delete sandboxes.
      const name = `fuzz-${id.toLowerCase()}`;
      const root = new Client(server.base);
      await root.call('createSandbox', { body: { name } });
      const student = await new Client(`${server.base}/sandbox/${name}`).as('paidCourses');
      const own = {
        StudFacultyCode: student.record,
        Token: student.session!.context.refreshToken.token,
        auditLoginId: student.session!.auditId,
      };
      const meanings = meaningsIn([own, ...known]);
      const requests = malformedRequests(operation, meanings, `/sandbox/${name}`, {
        authorization: `Bearer ${student.session!.idToken}`,
      });
      await fc.assert(
        fc.asyncProperty(requests, async (wire) => {
          const answer = await send(wire, waits.has(id) ? patienceMilliseconds : undefined);
          if (!answer) return;
          statuses.set(answer.status, (statuses.get(answer.status) ?? 0) + 1);
          const found = fault(operation, answer);
          if (found) throw new Error(`${found}: ${answer.text.slice(0, 300)}`);
        }),
        { seed: 20_260_907, numRuns: perOperation },
      );
      expect(logged.splice(0)).toEqual([]);
      expect((await root.send('getSimulator')).status).toBe(200);
      // The sandbox is deleted, because the server has room for fewer sandboxes than there are operations.
      await root.send('deleteSandbox', { params: { name } });
    },
  );

  it('was wrong in most of it, right in some', () => {
    const sent = [...statuses.values()].reduce((sum, count) => sum + count, 0);
    process.stdout.write(
      `malformed: ${sent} requests ${JSON.stringify(Object.fromEntries([...statuses].sort(([a], [b]) => a - b)))}\n`,
    );
    expect(sent).toBeGreaterThanOrEqual(10 * tried.length);
    expect(statuses.get(400)).toBeGreaterThan(3 * tried.length);
    expect(statuses.get(200)).toBeGreaterThan(0.7 * tried.length);
    for (const status of rather([401, 404, 422], [401, 403, 404, 413, 415, 422]))
      expect(statuses.get(status), String(status)).toBeGreaterThan(0);
  });
});
