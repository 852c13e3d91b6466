import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import pino from 'pino';
import type { Db } from '../../db/db.ts';
import { openDatabase } from '../../db/db.ts';
import { createApp } from '../../server/app.ts';
import { readSettings } from '../../server/settings.ts';
import type { Plan } from './bare-server.ts';
import { record } from './recording.ts';
import { worldOf, type SignedIn } from './university.ts';

const valuesOf = ({ studentId, personId, accountId, facultyCode, sessionId }: SignedIn): (string | number)[] => [studentId, personId, accountId, facultyCode, sessionId];

/** What the product runs and answers for each measured call, taken down from one call of each on a copy of the database. */
export async function planOf(db: Db, student: SignedIn, students: SignedIn[], sectionId: number, chargeIds: number[], copyFile: string): Promise<Plan> {
  db.$client.prepare('vacuum into ?').run(copyFile);
  const copy = openDatabase(copyFile);
  const recording = record(copy);
  const settings = { ...readSettings({}), databaseFile: ':memory:', validateAnswers: false };
  const server = createServer(createApp({ settings, log: pino({ level: 'silent' }), world: worldOf(copy), simulator: undefined }));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const send = async (method: string, path: string, body?: unknown) => {
    recording.take();
    const response = await fetch(`${base}${path}?StudFacultyCode=${student.facultyCode}`, {
      method,
      headers: { authorization: `Bearer ${student.token}`, ...(body !== undefined && { 'content-type': 'application/json' }) },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    if (response.status !== 200) throw new Error(`${path} answered ${response.status}: ${await response.text()}`);
    return { body: (await response.json()) as unknown, statements: recording.take() };
  };
  // The first call of each prepares its statements and makes its validator; the second is the one taken down.
  const second = async (method: string, path: string) => {
    await send(method, path);
    return send(method, path);
  };
  const reads = {
    getStudentInformation: await second('GET', '/api/student/CourseManagement/GetStudentInformation'),
    getSchedule: await second('GET', '/api/student/Schedule/GetSchedule'),
    coursesToRegister: await second('GET', '/api/course/CourseManagement/CoursesToRegister'),
    getStudentFees: await second('GET', '/api/fees/Payment/GetStudentFees'),
  };
  const registerCourse = { ...(await send('POST', '/api/course/CourseManagement/RegisterCourse', { sectionId })), own: valuesOf(student), others: students.map(valuesOf) };
  const [chargeId = 0] = chargeIds;
  const started = await send('POST', '/api/fees/Payment/StartPayment', { items: [{ kind: 'charge', id: chargeId }], useBalance: false });
  const { paymentId, documentNumber } = started.body as { paymentId: string; documentNumber: string };
  const { id } = copy.$client.prepare('select id from payment where public_id = ?').get(paymentId) as { id: number };
  const startPayment = {
    ...started,
    own: [...valuesOf(student), chargeId, paymentId, documentNumber, id],
    // The requests come in turns, so the ids they will be given are known.
    others: students.map((other, turn) => [...valuesOf(other), chargeIds[turn] ?? 0, `bench-${turn}`, `BNC-2026-${turn}`, id + turn]),
  };
  server.close();
  server.closeAllConnections();
  copy.$client.close();
  return { reads, writes: { registerCourse, startPayment } };
}
