import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Client, sandbox } from '../support/client.ts';
import { tenantOf } from '../support/sandbox-database.ts';
import { startServer, type TestServer } from '../support/server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.close());

const room = (): Promise<Client> => sandbox(server.base);
const listenersOf = (client: Client): number =>
  server.simulator!.sandboxes.require(tenantOf(server, client)).events.listeners;

type Heard = { name: string; calls: number[] };

/** Listens to the events of a sandbox as a browser does. */
async function watch(client: Client): Promise<{
  heard: Heard[];
  until: (name: string) => Promise<Heard>;
  response: Response;
  ended: Promise<void>;
  leave: () => void;
}> {
  const leaving = new AbortController();
  const response = await fetch(`${client.base}/sim/events`, {
    signal: leaving.signal,
    headers: { 'accept-encoding': 'gzip' },
  });
  const heard: Heard[] = [];
  let text = '';
  const read = async (): Promise<void> => {
    const decoder = new TextDecoder();
    for await (const chunk of response.body as unknown as AsyncIterable<Uint8Array>) {
      text += decoder.decode(chunk);
      const blocks = text.split('\n\n');
      text = blocks.pop() ?? '';
      for (const block of blocks) {
        const found = /^event: (\w+)\ndata: (.*)$/.exec(block);
        if (found) heard.push({ name: found[1]!, ...(JSON.parse(found[2]!) as { calls: number[] }) });
      }
    }
  };
  const ended = read().catch(() => undefined);
  const until = async (name: string): Promise<Heard> => {
    for (let tries = 0; tries < 3_000; tries += 1) {
      const found = heard.find((event) => event.name === name);
      if (found) return found;
      await new Promise((resolve) => setTimeout(resolve, 10));
    }
    throw new Error(`no ${name} among ${heard.map((event) => event.name).join(', ')}`);
  };
  return { heard, until, response, ended, leave: () => leaving.abort() };
}

describe('the live stream', () => {
  it('names no call for an event that did not come from calls alone', async () => {
    const client = await room();
    const stream = await watch(client);
    const { events } = server.simulator!.sandboxes.require(tenantOf(server, client));
    // A tab ignores events that name its own calls only, so a held call must not hide behind such a number.
    events.emit('breakpoints', 7);
    events.emit('breakpoints');
    events.emit('breakpoints', 8);
    events.emit('faults', 7);
    events.emit('faults', 8);
    expect((await stream.until('breakpoints')).calls).toEqual([]);
    expect((await stream.until('faults')).calls).toEqual([7, 8]);
    stream.leave();
  });

  it('tells what happens here, and nothing of other sandboxes', async () => {
    const [client, elsewhere] = [await (await room()).as('eligible'), await (await room()).as('eligible')];
    const stream = await watch(client);
    expect(stream.response.headers.get('content-type')).toContain('text/event-stream');
    expect(stream.response.headers.get('content-encoding')).toBeNull();
    await elsewhere.freeze('2026-09-08T10:00:00+03:00');
    await client.call('getMenu');
    await stream.until('traffic');
    expect(stream.heard.map(({ name }) => name)).toEqual(['watching', 'traffic']);
    const reply = await client.send('registerCourse', { body: { sectionId: await client.section('MGT131-01') } });
    expect((await stream.until('data')).calls).toEqual([Number(reply.headers.get('x-simulator-call'))]);
    await client.freeze('2026-09-08T10:00:00+03:00');
    await stream.until('clock');
    await client.call('saveAgenda', { body: { rows: (await client.call('getAgenda')).rows } });
    await stream.until('agenda');
    await client.call('addFault', {
      body: { operationId: 'getMenu', kind: 'status', latencyMs: 1, status: 503, code: 'MSG-000077', times: 1 },
    });
    await stream.until('faults');
    await client.call('clearOutbox');
    await stream.until('outbox');
    stream.leave();
  });

  it.each([
    [
      'seats that are left',
      '2026-09-07',
      (client: Client) => client.send('setSeats', { body: { sections: ['STAT273-01'], free: 0 } }),
    ],
    [
      'a registration at the office',
      '2026-09-07',
      async (client: Client) =>
        client.send('registerByOffice', {
          body: {
            student: (await (await client.fresh().as('trainingLeft')).call('getStudentInformation')).studentCode,
            section: 'ITCS490-01',
          },
        }),
    ],
    [
      'a grade that is given',
      '2026-12-20',
      (client: Client) => client.send('giveGrades', { body: { course: 'ITCS214', section: '01', grade: 'B' } }),
    ],
  ])('tells the students’ pages of what a trainer writes: %s', async (_, day, write) => {
    const client = await room();
    await client.freeze(`${day}T10:00:00+03:00`);
    const stream = await watch(client);
    const reply = await write(client);
    expect(reply.status).toBe(200);
    expect((await stream.until('data')).calls).toEqual([Number(reply.headers.get('x-simulator-call'))]);
    stream.leave();
  });

  it('begins with the last changes, so that a page finds those of others among its own', async () => {
    const client = await (await room()).as('eligible');
    await client.freeze('2026-09-08T10:00:00+03:00');
    const others = await client.send('setClock', {
      body: { mode: 'ticking', now: '2026-09-08T11:00:00+03:00', expireSessions: false },
    });
    const own = await client.send('registerCourse', { body: { sectionId: await client.section('MGT131-01') } });
    const stream = await watch(client);
    expect((await stream.until('watching')).calls.slice(-2)).toEqual(
      [others, own].map(({ headers }) => Number(headers.get('x-simulator-call'))),
    );
    stream.leave();
  });

  it('goes on when the sandbox starts over', async () => {
    const client = await room();
    const stream = await watch(client);
    await client.call('resetSandbox');
    await stream.until('reset');
    await client.freeze('2026-09-09T10:00:00+03:00');
    await stream.until('clock');
    stream.leave();
  });

  it('tells everybody that the university began anew, though a page read before it was looked at', async () => {
    const client = await (await room()).as('eligible');
    const stream = await watch(client);
    await stream.until('watching');
    // Resets the sandbox without a call of this client, as when the trainer resets a trainee.
    const { sandboxes } = server.simulator!;
    await sandboxes.reset(sandboxes.require(tenantOf(server, client)));
    await client.call('getSimulator');
    expect((await stream.until('reset')).calls).toEqual([]);
    stream.leave();
  });

  it('tells what no call did: a clock moved from elsewhere, work that fell due', async () => {
    const client = await room();
    const tenant = tenantOf(server, client);
    await client.freeze('2026-09-08T10:00:00+03:00');
    const stream = await watch(client);
    tenant.clock.set('frozen', Date.parse('2026-09-10T10:00:00+03:00'));
    tenant.db.$client.exec("insert into outbox (at, channel, recipient, subject, body) values (0, 'sms', '', '', '')");
    await Promise.all([stream.until('clock'), stream.until('data'), stream.until('outbox')]);
    stream.leave();
  });

  it('tells a classroom’s wall, in whatever sandbox it hangs, that a trainee joined or did something', async () => {
    const wall = await room();
    const { code } = await wall.call('createClassroom', {
      body: { title: 'Monday', from: { kind: 'seeded' }, trainees: 2, persona: 'eligible' },
    });
    const first = await watch(wall);
    const { path, session } = await wall.call('joinClassroom', { params: { code }, body: { name: 'Fatima' } });
    await first.until('classroom');
    first.leave();
    const second = await watch(wall);
    await new Client(`${server.base}${path}`).use(session!).call('getMenu');
    await second.until('classroom');
    second.leave();
  });

  it('forgets who has gone, and lets everybody go with the sandbox', async () => {
    const client = await room();
    const [first, second] = [await watch(client), await watch(client)];
    expect(listenersOf(client)).toBe(2);
    first.leave();
    await first.ended;
    for (let tries = 0; tries < 3_000 && listenersOf(client) > 1; tries += 1)
      await new Promise((resolve) => setTimeout(resolve, 10));
    expect(listenersOf(client)).toBe(1);
    await client.fresh().send('getClock');
    await new Client(server.base).call('deleteSandbox', { params: { name: client.base.split('/').at(-1) ?? '' } });
    await second.ended;
  });

  it('is bounded', async () => {
    const client = await room();
    const first = await watch(client);
    const others = await Promise.all(Array.from({ length: 100 }, () => watch(client)));
    await first.ended;
    expect(listenersOf(client)).toBe(100);
    others.forEach(({ leave }) => leave());
  });

  it('does not keep a server from closing', async () => {
    const own = await startServer({ students: 0 });
    const response = await fetch(`${own.base}/sim/events`);
    const closed = new Promise<void>((resolve) => own.server.close(() => resolve()));
    own.simulator!.sandboxes.endOpenResponses();
    own.server.closeIdleConnections();
    await closed;
    await response.body?.cancel();
  });
});
