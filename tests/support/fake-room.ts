import type { Db } from '../../db/db.ts';
import type { BusinessClock } from '../../server/clock/business-clock.ts';
import { toIso } from '../../server/clock/clock.ts';
import { studentById, type Student } from '../../server/academic-record/student-queries.ts';
import { sandbox, type Client } from './client.ts';
import { prepareFakeKind } from './fake-kind.ts';
import { monday } from './request-lives.ts';
import { all, tenantOf } from './sandbox-database.ts';
import type { TestServer } from './server.ts';

/** A new university on a Monday, with the tables of the fake request kind. `room` is a client without a session. */
export type FakeRoom = { room: Client; db: Db; clock: BusinessClock };

async function prepared(server: TestServer): Promise<FakeRoom> {
  const room = await sandbox(server.base);
  const { db, clock } = tenantOf(server, room);
  await room.freeze(toIso(monday));
  prepareFakeKind(db);
  return { room, db, clock };
}

/** A new university and its first active student, who is not signed in. The test calls the request engine directly. */
export async function roomOfEngine(server: TestServer): Promise<FakeRoom & { student: Student }> {
  const made = await prepared(server);
  const [first] = all<{ id: number }>(made.db, `select id from student where status = 'active' order by id limit 1`);
  return { ...made, student: studentById(made.db, first!.id) };
}

/** A new university with the persona `eligible` signed in. `page` is the client of this student. */
export async function roomOfStudent(server: TestServer): Promise<FakeRoom & { page: Client; student: Student }> {
  const made = await prepared(server);
  const page = await made.room.fresh().as('eligible');
  const [own] = all<{ id: number }>(made.db, 'select id from student where faculty_code = ?', page.record);
  return { ...made, page, student: studentById(made.db, own!.id) };
}
