import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { contract, operationsOf } from '../../server/http/contract.ts';
import { Client, sandbox } from '../support/client.ts';
import { startServer, type TestServer } from '../support/server.ts';
import { exampleInputs } from '../support/valid.ts';

/** Every example of a body in the contract is sent as it stands, and answered with success or a refusal the contract declares (the server holds itself to those). */

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.close());

const withBody = operationsOf(contract).filter(({ hasBody }) => hasBody);
/** Whole files are not written into a contract; scenarios send them. */
const sentWhole = ['playReplay'];
const examples = withBody.flatMap((operation) => exampleInputs(operation).map((input, index) => ({ name: `${operation.id} ${index + 1}`, operation, input })));

it('has an example of every body', () => expect(withBody.filter((operation) => exampleInputs(operation).length === 0).map(({ id }) => id as string)).toEqual(sentWhole));

describe('an example', () => {
  it.each(examples)('of $name is answered as the contract says', async ({ operation, input }) => {
    const host = await sandbox(server.base);
    const client = operation.open ? host : await new Client(host.base).as('eligible');
    const { status, body } = await client.send(operation.id, input as object);
    expect([200, ...Object.keys(operation.declared).map(Number)], JSON.stringify(body)).toContain(status);
    expect([400, 413, 415], JSON.stringify(body)).not.toContain(status);
  });
});
