import { copyFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import pino from 'pino';
import { openDatabase } from '../../db/db.ts';
import { composeFeatures } from '../../server/features.ts';
import { createApp } from '../../server/app.ts';
import { createServerFor } from '../../server/http/server.ts';
import { useSecret } from '../../server/secret.ts';
import { readSettings } from '../../server/settings.ts';
import type { Plan } from './bare-server.ts';
import type { Prepared } from './prepare.ts';
import { SECRET_KEY } from './processes.ts';
import { record } from './recording.ts';
import { tenantOf, type SignedIn } from './university.ts';

const valuesOf = ({ studentId, personId, accountId, facultyCode, sessionId }: SignedIn): (string | number)[] => [
  studentId,
  personId,
  accountId,
  facultyCode,
  sessionId,
];

const changing = /^\s*(insert|update|delete)/i;

/**
 * Writes the plan: the rows that each measured write makes and its response, recorded from one call of each on a copy
 * of the database.
 */
export async function planWrites(
  { students, sectionIds: [sectionId = 0], chargeIds }: Prepared,
  file: string,
): Promise<Plan['writes']> {
  const [student] = students;
  if (!student) throw new Error('the seed has no student for this measurement');
  useSecret(Buffer.from(SECRET_KEY));
  const copyFile = `${file}.taken`;
  copyFileSync(file, copyFile);
  const copy = composeFeatures(openDatabase(copyFile));
  const recording = record(copy);
  const settings = { ...readSettings({}), databaseFile: ':memory:', validateAnswers: false };
  const server = createServerFor(
    createApp({ settings, log: pino({ level: 'silent' }), tenant: tenantOf(copy), simulator: undefined }),
  );
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const send = async (method: string, path: string, body?: unknown) => {
    recording.take();
    const response = await fetch(`${base}${path}?StudFacultyCode=${student.facultyCode}`, {
      method,
      headers: {
        authorization: `Bearer ${student.token}`,
        ...(body !== undefined && { 'content-type': 'application/json' }),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    if (response.status !== 200) throw new Error(`${path} answered ${response.status}: ${await response.text()}`);
    return {
      body: (await response.json()) as unknown,
      statements: recording.take().filter(({ sql }) => changing.test(sql)),
    };
  };
  const registerCourse = {
    ...(await send('POST', '/api/course/CourseManagement/RegisterCourse', { sectionId })),
    own: valuesOf(student),
    others: students.map(valuesOf),
  };
  const [chargeId = 0] = chargeIds;
  const started = await send('POST', '/api/fees/Payment/StartPayment', {
    items: [{ kind: 'charge', id: chargeId }],
    useBalance: false,
  });
  const { paymentId, documentNumber } = started.body as { paymentId: string; documentNumber: string };
  const { id } = copy.$client.prepare('select id from payment where public_id = ?').get(paymentId) as { id: number };
  const startPayment = {
    ...started,
    own: [...valuesOf(student), chargeId, paymentId, documentNumber, id],
    // The bare server handles the requests one after another, so the ids are known in advance.
    others: students.map((other, turn) => [
      ...valuesOf(other),
      chargeIds[turn] ?? 0,
      `bench-${turn}`,
      `BNC-2026-${turn}`,
      id + turn,
    ]),
  };
  server.close();
  server.closeAllConnections();
  copy.$client.close();
  return { registerCourse, startPayment };
}
