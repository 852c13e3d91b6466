import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { contract, operationsOf, type Operation } from '../../server/http/contract.ts';
import { sampleFile } from '../../server/simulator/sample-files.ts';
import { Client, sandbox } from '../support/client.ts';
import { startServer, type TestServer } from '../support/server.ts';
import { validParams } from '../support/valid.ts';

/** Every example of a body in the contract is sent as it stands, and answered with success or a refusal the contract declares (the server holds itself to those). */

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.close());

type Raw = { parameters?: { name?: string; in?: string; required?: boolean; example?: string }[]; requestBody?: { content: Record<string, { schema: { $ref: string } }> } };
type BodySchema = { examples?: object[]; properties?: Record<string, { format?: string }> };

const rawOf = ({ path, method }: Operation): Raw => contract.paths[path]![method.toLowerCase()] as Raw;
const schemaOf = (operation: Operation): BodySchema => {
  const [content] = Object.values(rawOf(operation).requestBody?.content ?? {});
  return contract.components.schemas![content!.schema.$ref.split('/').at(-1)!] as BodySchema;
};

const withBody = operationsOf(contract).filter(({ hasBody }) => hasBody);
/** Whole files are not written into a contract; scenarios send them. */
const sentWhole = ['playReplay'];
const examples = withBody.flatMap((operation) => (schemaOf(operation).examples ?? []).map((example, index) => ({ name: `${operation.id} ${index + 1}`, operation, example })));

it('has an example of every body', () => expect(withBody.filter((operation) => !schemaOf(operation).examples?.length).map(({ id }) => id as string)).toEqual(sentWhole));

describe('an example', () => {
  it.each(examples)('of $name is answered as the contract says', async ({ operation, example }) => {
    const host = await sandbox(server.base);
    const client = operation.open ? host : await new Client(host.base).as('eligible');
    const files = Object.entries(schemaOf(operation).properties ?? {}).filter(([, { format }]) => format === 'binary').map(([part]) => [part, sampleFile('bank-letter')] as const);
    const headers = Object.fromEntries((rawOf(operation).parameters ?? []).filter((one) => one.in === 'header' && one.required).map(({ name = '', example = '' }) => [name, example] as const));
    const { status, body } = await client.send(operation.id, { params: validParams(operation), headers, body: { ...example, ...Object.fromEntries(files) } } as object);
    expect([200, ...Object.keys(operation.declared).map(Number)], JSON.stringify(body)).toContain(status);
    // No kind of request keeps drafts yet, and says so to whoever begins one.
    expect(operation.id === 'saveDraft' ? [413, 415] : [400, 413, 415], JSON.stringify(body)).not.toContain(status);
  });
});
