import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sandbox, type Client } from '../support/client.ts';
import { all, codesOf, tenantOf } from '../support/sandbox-database.ts';
import { startServer, type TestServer } from '../support/server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startServer({ students: 0 });
});
afterAll(() => server.close());

const open = '2026-12-01T10:20:30+03:00';

async function student(persona = 'evaluator', instant = open): Promise<Client> {
  const client = await (await sandbox(server.base)).as(persona);
  await client.freeze(instant);
  return client;
}

const firstSurvey = async (client: Client): Promise<number> => (await client.call('getSurveys')).surveys[0]!.id;

/** The answers to all questions of a survey, with the given value on every scale. */
async function sheet(client: Client, id: number, value = 4, words = 'Clear and well ordered.') {
  const { parts } = await client.call('getSurveyForm', { params: { id } });
  return {
    answers: parts
      .flatMap(({ questions }) => questions)
      .map((question) => ({
        question: question.id,
        value: question.kind === 'scale' ? value : null,
        text: question.kind === 'text' ? words : null,
      })),
  };
}

type Row = Record<string, unknown>;
const tablesOf = (client: Client): Map<string, Row[]> => {
  const { db } = tenantOf(server, client);
  const names = all<{ name: string }>(
    db,
    "select name from sqlite_master where type = 'table' and name not like 'sqlite_%'",
  ).map(({ name }) => name);
  return new Map(names.map((name) => [name, all<Row>(db, `select * from "${name}"`)]));
};

describe('a survey', () => {
  it('is sent once, and the list says on which day', async () => {
    const client = await student();
    const id = await firstSurvey(client);
    const body = await sheet(client, id);
    expect(await client.call('submitSurvey', { params: { id }, body })).toMatchObject({
      messages: [{ Code: 'survey.sent' }],
      survey: { id, doneOn: '2026-12-01' },
    });
    expect(codesOf(await client.send('submitSurvey', { params: { id }, body }))).toEqual(['survey.answeredAlready']);
    expect((await client.call('getSurveys')).surveys.map(({ doneOn }) => doneOn)).toEqual([
      '2026-12-01',
      null,
      null,
      null,
      null,
    ]);
    expect(all(tenantOf(server, client).db, 'select * from survey_answer')).toHaveLength(body.answers.length);
  });

  it('sent again under its key answers the same, even with other answers, and keeps the first', async () => {
    const client = await student();
    const id = await firstSurvey(client);
    const input = { params: { id }, headers: { 'idempotency-key': 'evaluated-only-once' } };
    const sent = await client.call('submitSurvey', { ...input, body: await sheet(client, id, 5) });
    expect(await client.call('submitSurvey', { ...input, body: await sheet(client, id, 1) })).toEqual(sent);
    expect(
      all(tenantOf(server, client).db, 'select distinct value from survey_answer where value is not null'),
    ).toEqual([{ value: 5 }]);
  });

  it('sent from two tabs at once is kept once', async () => {
    const client = await student();
    const id = await firstSurvey(client);
    const body = await sheet(client, id);
    const replies = await Promise.all([1, 2, 3].map(() => client.send('submitSurvey', { params: { id }, body })));
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 422, 422]);
    expect(all(tenantOf(server, client).db, 'select distinct sheet from survey_answer')).toHaveLength(1);
  });

  it("is of the student's own registered courses only", async () => {
    const client = await student();
    const id = await firstSurvey(client);
    const other = await client.fresh().as('oftenAbsent');
    const body = await sheet(client, id);
    expect((await other.send('getSurveyForm', { params: { id } })).status).toBe(403);
    expect(codesOf(await other.send('submitSurvey', { params: { id }, body }))).toEqual(['registration.notYours']);
    expect(all(tenantOf(server, client).db, 'select * from survey_answer')).toEqual([]);
  });

  it('is not for a frozen student, who may read', async () => {
    const client = await student('frozenStudent');
    const { services } = await client.call('getServices');
    expect(services.find(({ service }) => service === 'survey')).toMatchObject({
      open: false,
      reasons: [{ Code: 'MSG-000076' }],
    });
    const { surveys } = await client.call('getSurveys');
    for (const { id } of surveys.slice(0, 1))
      expect(codesOf(await client.send('submitSurvey', { params: { id }, body: await sheet(client, id) }))).toEqual([
        'MSG-000076',
      ]);
  });

  it('is asked for on the home page while it is open and not sent', async () => {
    const client = await student();
    const due = async () =>
      (await client.call('getDashboard')).due
        .filter(({ kind, service }) => kind === 'survey' || service === 'survey')
        .map(({ kind, count }) => [kind, count]);
    expect(await due()).toEqual([['survey', 5]]);
    for (const { id } of (await client.call('getSurveys')).surveys)
      await client.call('submitSurvey', { params: { id }, body: await sheet(client, id) });
    expect(await due()).toEqual([]);
    // The approaching end of the survey does not add the item again.
    await client.freeze('2026-12-24T20:00:00+03:00');
    expect(await due()).toEqual([]);
  });
});

describe('who answered what', () => {
  const words = 'A sentence nobody else would write.';

  it('stands in no table together', async () => {
    const client = await student();
    const before = tablesOf(client);
    const id = await firstSurvey(client);
    await client.call('submitSurvey', {
      params: { id },
      body: await sheet(client, id, 2, words),
      headers: { 'idempotency-key': 'nothing-leads-back' },
    });
    const after = tablesOf(client);
    const changed = [...after]
      .filter(([name, rows]) => JSON.stringify(rows) !== JSON.stringify(before.get(name)))
      .map(([name]) => name)
      .sort();
    // The session stores when it was last used, but the answers have no time with which it could be compared.
    expect(changed.filter((name) => name !== 'session')).toEqual(['idempotency_key', 'survey_answer', 'survey_done']);

    const answers = after.get('survey_answer')!;
    const sheets = [...new Set(answers.map(({ sheet: number }) => number as string))];
    expect(sheets).toHaveLength(1);
    expect(Object.keys(answers[0]!).sort()).toEqual(['question_id', 'section_id', 'sheet', 'text', 'value']);
    for (const [name, rows] of after) {
      if (name === 'survey_answer') continue;
      const text = JSON.stringify(rows);
      expect(text.includes(sheets[0]!), `${name} knows the sheet`).toBe(false);
      expect(text.includes(words), `${name} knows the words`).toBe(false);
    }
    // Only the day of the evaluation is stored.
    expect(after.get('survey_done')).toEqual([{ registration_id: id, at: Date.parse('2026-12-01T00:00:00+03:00') }]);
  });

  it('cannot be found by trying what was answered: the key remembers the same of every sheet', async () => {
    const fingerprints = await Promise.all(
      [1, 5].map(async (value) => {
        const client = await student();
        const id = await firstSurvey(client);
        await client.call('submitSurvey', {
          params: { id },
          body: await sheet(client, id, value),
          headers: { 'idempotency-key': 'the-same-of-every-sheet' },
        });
        return all<{ fingerprint: string; answer: string }>(
          tenantOf(server, client).db,
          'select fingerprint, answer from idempotency_key',
        );
      }),
    );
    expect(fingerprints[0]).toHaveLength(1);
    expect(fingerprints[0]).toEqual(fingerprints[1]);
  });

  it('cannot be read from the order in which the rows came', async () => {
    const client = await student();
    const { db } = tenantOf(server, client);
    const sheets: string[] = [];
    for (const { id } of (await client.call('getSurveys')).surveys) {
      await client.call('submitSurvey', { params: { id }, body: await sheet(client, id) });
      sheets.push(
        all<{ sheet: string }>(
          db,
          `select distinct sheet from survey_answer where sheet not in (${sheets.map(() => '?').join()})`,
          ...sheets,
        )[0]!.sheet,
      );
    }
    const stored = all<{ sheet: string; rowid: number }>(db, 'select rowid, sheet from survey_answer order by rowid');
    expect(new Set(stored.map(({ rowid }) => rowid)).size).toBe(100);
    // A hundred rows of five evaluations in random order. If they were stored in sequence, the evaluation would change
    // only four times.
    expect(stored.filter((row, index) => index > 0 && row.sheet !== stored[index - 1]!.sheet).length).toBeGreaterThan(
      20,
    );
  });

  it('is forgotten with the registration, while the answers stay', async () => {
    const client = await student();
    const { db } = tenantOf(server, client);
    const id = await firstSurvey(client);
    await client.call('submitSurvey', { params: { id }, body: await sheet(client, id) });
    db.$client.prepare('delete from absence where registration_id = ?').run(id);
    db.$client.prepare('delete from registration where id = ?').run(id);
    expect(all(db, 'select * from survey_done')).toEqual([]);
    expect(all(db, 'select * from survey_answer')).toHaveLength(20);
  });
});
