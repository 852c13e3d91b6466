import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { contract, listOperations } from '../../server/http/contract.ts';
import type { Schema } from '../../server/http/operations.ts';
import { sandbox, type Client } from '../support/client.ts';
import { startServer, type TestServer } from '../support/server.ts';
import { validRequest } from '../support/valid.ts';
import { all, tenantOf } from '../support/sandbox-database.ts';

/** The academic record that each call of the contract acts for. New calls are checked automatically. */

const operations = listOperations(contract).filter(({ tag }) => tag !== 'simulator');
const forRecord = operations.filter((operation) => operation.forRecord);

let server: TestServer;
let student: Client;
let another: string;
beforeAll(async () => {
  server = await startServer({ students: 20 });
  student = await (await sandbox(server.base)).as('eligible');
  another = (await student.fresh().as('seatHolder')).record!;
});
afterAll(() => server.close());

async function ask(
  operation: (typeof operations)[number],
  record: string | undefined,
  token = student.session?.idToken,
): Promise<{ status: number; body: Partial<Schema<'Error'>> }> {
  const { method, path, query, body, contentType } = validRequest(operation);
  const answer = await fetch(
    `${student.base}${path}?${new URLSearchParams({ ...query, ...(record !== undefined && { StudFacultyCode: record }) }).toString()}`,
    {
      method,
      headers: {
        ...(token && { authorization: `Bearer ${token}` }),
        ...(contentType && { 'content-type': contentType }),
      },
      ...(body !== undefined && { body }),
    },
  );
  return { status: answer.status, body: (await answer.json()) as Schema<'Error'> };
}
const codeOf = ({ status, body: { Refusals } }: Awaited<ReturnType<typeof ask>>) => [status, Refusals?.[0]?.Code];

describe("another student's record", () => {
  it.each(forRecord.map((operation) => [operation.id, operation] as const))(
    'is refused by %s, in the same words as one that does not exist',
    async (_, operation) => {
      const before = all(
        tenantOf(server, student).db,
        'select count(*) n from registration_log union all select count(*) from inbox_message union all select count(*) from outbox',
      );
      const refused = await ask(operation, another);
      expect(codeOf(refused)).toEqual([403, 'account.notYourRecord']);
      expect((await ask(operation, 'FNOSUCHRECORD')).body).toEqual(refused.body);
      expect(
        all(
          tenantOf(server, student).db,
          'select count(*) n from registration_log union all select count(*) from inbox_message union all select count(*) from outbox',
        ),
      ).toEqual(before);
    },
  );

  /** The calls whose example names an object that does not exist. All other calls succeed. */
  const absent: Record<string, string> = {
    getRequest: 'request.notFound',
    downloadAttachment: 'file.notFound',
    getReceipt: 'fees.receiptNotFound',
    paymentResult: 'fees.noSuchPayment',
    downloadDocument: 'document.notFound',
    downloadCredential: 'document.notFound',
    getDocumentLookups: 'document.notFound',
  };
  it.each(forRecord.filter(({ method }) => method === 'GET').map((operation) => [operation.id, operation] as const))(
    'is all that %s refuses in that request',
    async (id, operation) => {
      expect(codeOf(await ask(operation, student.record))).toEqual(id in absent ? [404, absent[id]] : [200, undefined]);
      expect((await ask(operation, undefined)).status).toBe(400);
    },
  );

  it('is asked for by every call about studies', () => {
    const ofTheRecord = /^\/api\/(student|course|fees)\//;
    expect(
      operations
        .filter(({ path, forRecord: for_, open }) => ofTheRecord.test(path) && !for_ && !open)
        .map(({ id }) => id),
      // The file of all data has all records of the person.
    ).toEqual(['downloadMyData']);
  });
});

describe('nobody', () => {
  it.each(operations.filter(({ open }) => !open).map((operation) => [operation.id, operation] as const))(
    'is refused by %s',
    async (_, operation) => {
      expect(codeOf(await ask(operation, operation.forRecord ? another : undefined, ''))).toEqual([
        401,
        'account.signInRequired',
      ]);
      expect((await ask(operation, operation.forRecord ? another : undefined, 'x.y.z')).status).toBe(401);
    },
  );
});
