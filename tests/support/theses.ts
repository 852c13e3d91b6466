import { expect } from 'vitest';
import type { Client } from './client.ts';
import { told, type Room } from './room.ts';

/** A thesis topic that no other student has. */
export const floods = {
  supervisor: 4,
  titleEn: 'Forecasting Sandstorms with Satellite Images',
  titleAr: null,
  subTopic: 'Remote sensing',
};

/** Helpers for thesis topics in a room: saving and sending by the student, and decisions by the offices. */
export function thesesIn(here: Room) {
  const save = (body: object = floods, student: Client = here.student) => student.send('saveThesisTopic', { body });
  async function drafted(
    body: object = floods,
    student: Client = here.student,
  ): Promise<{ id: number; referenceNumber: string }> {
    const { request } = (await save(body, student)).body;
    return { id: request.id, referenceNumber: request.referenceNumber };
  }
  const send = (id: number, student: Client = here.student) => student.send('sendThesisTopic', { params: { id } });
  async function sent(body: object = floods, student: Client = here.student): Promise<string> {
    const { id, referenceNumber } = await drafted(body, student);
    expect(told(await send(id, student))).toEqual([200]);
    return referenceNumber;
  }
  const decide = (referenceNumber: string, body: object = { decision: 'approved' }) =>
    here.room.send('decideRequest', { params: { referenceNumber }, body: body as { decision: 'approved' } });
  async function approved(referenceNumber: string): Promise<void> {
    for (let step = 0; step < 3; step += 1) expect(told(await decide(referenceNumber))).toEqual([200]);
  }
  const find = (referenceNumber: string, student: Client = here.student) =>
    student.call('getRequest', { params: { referenceNumber } });
  const topics = (query: { TitleEn?: string; TitleAr?: string } = {}, student: Client = here.student) =>
    student.call('getThesisTopics', { query });
  return { approved, decide, drafted, find, save, send, sent, topics };
}
