import pino from 'pino';
import { openDatabase } from '../../db/db.ts';
import { composeFeatures } from '../../server/features.ts';
import { createApp } from '../../server/app.ts';
import { openClock } from '../../server/clock/business-clock.ts';
import { contract } from '../../server/http/contract.ts';
import { createServerFor } from '../../server/http/server.ts';
import { useSecret } from '../../server/secret.ts';
import { readSettings } from '../../server/settings.ts';

/** The product with additional paths in its contract. Arguments: database file, number of paths. Prints its port. */
const [, , databaseFile = '', wanted = '0'] = process.argv;
const [model] = Object.values(contract.paths['/api/student/CourseManagement/GetStudentInformation'] ?? {});
if (!model) throw new Error('the contract has no operation to copy');
const missing = Math.max(0, Number(wanted) - Object.keys(contract.paths).length);
const padding = Object.fromEntries(
  Array.from({ length: missing }, (_, i) => [
    `/api/padding/Padding/Number${i}/{id}`,
    { get: { ...model, operationId: 'getStudentInformation' } },
  ]),
);

useSecret(Buffer.from(process.env.SECRET_KEY ?? ''));
const db = composeFeatures(openDatabase(databaseFile));
const settings = { ...readSettings({}), databaseFile, validateAnswers: false };
// The additional paths come first, where a linear search would find them first.
const app = createApp({
  settings,
  log: pino({ level: 'silent' }),
  tenant: { name: '', path: '', db, clock: openClock(db) },
  simulator: undefined,
  contract: { ...contract, paths: { ...padding, ...contract.paths } },
});
const server = createServerFor(app).listen(0, '127.0.0.1', () => {
  const address = server.address();
  process.stdout.write(`listening ${typeof address === 'object' && address ? address.port : 0}\n`);
});
