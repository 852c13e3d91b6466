import { readFileSync } from 'node:fs';
import { openDatabase, replaceDatabase } from '../../db/db.ts';

// Writes into a database file and replaces it repeatedly, until the test kills the process. Arguments: database file,
// file with the next content.
const [, , file = '', next = ''] = process.argv;
const bytes = readFileSync(next);
let db = openDatabase(file);
process.stdout.write('begun\n');
for (;;) {
  db.$client
    .prepare(
      `insert into outbox (at, channel, recipient, subject, body) values (1, 'sms', '', '', hex(randomblob(20000)))`,
    )
    .run();
  const old = db;
  db = replaceDatabase(old, file, bytes);
  db.$client.prepare(`insert into outbox (at, channel, recipient, subject, body) values (2, 'sms', '', '', '')`).run();
  old.$client.close();
}
