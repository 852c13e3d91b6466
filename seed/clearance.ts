import { bahrain } from './university/calendar.ts';
import { clearanceDesks, titles } from './university/clearance.ts';
import type { Writer } from './writer.ts';

type Book = readonly [title: number, dueOn: string];

/**
 * The clearance data of a hand-made student: items lent in addition to the ID card, the day of the graduate survey if
 * any, and the progress of the request.
 */
interface Shown {
  locker?: true;
  books?: readonly Book[];
  survey?: string;
  asked?: { on: string; semester: number; settled: Readonly<Record<string, string>> };
}

const everyItem = (on: string): Record<string, string> =>
  Object.fromEntries(clearanceDesks.flatMap(([item]) => (item === 'thesis' ? [] : [[item, on]])));

const shown: Readonly<Record<string, Shown>> = {
  eligible: { locker: true, books: [[0, '2026-09-24']] },
  graduatingCleared: { locker: true, survey: '2026-09-03' },
  clearanceMissing: {
    books: [
      [1, '2026-08-27'],
      [3, '2026-09-24'],
    ],
  },
  clearanceUnderWay: {
    locker: true,
    asked: { on: '2026-09-06', semester: 20261, settled: { library: '2026-09-06', dues: '2026-09-06' } },
  },
  lostCertificate: {
    survey: '2026-06-14',
    asked: { on: '2026-06-14', semester: 20252, settled: everyItem('2026-06-15') },
  },
  clearedGraduate: {
    locker: true,
    survey: '2026-06-14',
    asked: { on: '2026-06-14', semester: 20252, settled: everyItem('2026-06-15') },
  },
};

/**
 * Maps the day of sending to the due day: two working days later, as the kind of request declares. Friday and Saturday
 * are not working days.
 */
const dueDay: Readonly<Record<string, string>> = { '2026-06-14': '2026-06-16', '2026-09-06': '2026-09-08' };

/**
 * Writes the loans of all students, and the clearance requests and graduate surveys of some hand-made ones. Call it
 * after the waiting lists are written, because the requests for their places must have the lowest ids.
 */
export function writeClearances(writer: Writer): void {
  const student = writer.prepare(
    'select student.id, student.code from persona join account on account.id = persona.account_id join student on student.person_id = account.person_id where persona.key = ?',
  );
  const loan = writer.insert('loan', 'student_id kind code name_en name_ar due_on returned_at');
  const survey = writer.insert('graduate_survey_done', 'student_id at');
  const request = writer.insert(
    'request',
    'reference_number kind student_id semester_id subject_id status step version saved_at sent_at',
  );
  const event = writer.insert('request_event', 'request_id at actor verb status step item');
  const task = writer.insert('request_task', 'request_id step item office since due_at status outcome version');
  const release = writer.insert('student_release', 'request_id student_id chances at');
  let number = 0;
  for (const [key, { locker, books = [], survey: answeredOn, asked }] of Object.entries(shown)) {
    const { id, code } = student.get(key) as { id: number; code: string };
    const settled = asked?.settled ?? {};
    const whole = clearanceDesks.every(([item]) => item === 'thesis' || item in settled);
    const returned = (item: string): number | null => (item in settled ? bahrain(settled[item]!, 660) : null);
    loan.run(id, 'idCard', `C${code}`, 'ID card', 'البطاقة الجامعية', null, returned('idCard'));
    if (locker)
      loan.run(id, 'lockerKey', `L${code}`, 'Locker, building S20', 'خزانة، المبنى S20', null, returned('lockerKey'));
    books.forEach(([title, dueOn], index) =>
      loan.run(id, 'book', `B${code}${index}`, ...titles[title]!, dueOn, returned('library')),
    );
    if (answeredOn) survey.run(id, bahrain(answeredOn));
    if (!asked) continue;
    number += 1;
    const sentAt = bahrain(asked.on, 600);
    const done = Object.keys(settled).length;
    const status = whole ? 'approved' : 'sent';
    const requestId = Number(
      request.run(
        `CLR-2026-${String(number).padStart(6, '0')}`,
        'clearance',
        id,
        asked.semester,
        0,
        status,
        whole ? 1 : 0,
        1 + done,
        sentAt,
        sentAt,
      ).lastInsertRowid,
    );
    event.run(requestId, sentAt, 'student', 'sent', 'sent', 0, null);
    for (const [item, office] of clearanceDesks.filter(([name]) => name !== 'thesis')) {
      const on = settled[item];
      const verb =
        on === undefined
          ? null
          : item === 'idCard' || (item === 'lockerKey' && locker) || (item === 'library' && books.length > 0)
            ? 'collected'
            : 'checked';
      task.run(
        requestId,
        0,
        item,
        office,
        sentAt,
        bahrain(dueDay[asked.on]!, 1440) - 1000,
        verb ? 'closed' : 'open',
        verb,
        1,
      );
      if (on !== undefined) event.run(requestId, bahrain(on, 660), office, verb, 'sent', 0, item);
    }
    if (!whole) continue;
    const at = bahrain(Object.values(settled).sort().at(-1)!, 660);
    event.run(requestId, at, 'registration', 'approved', 'approved', 0, null);
    release.run(requestId, id, 0, at);
  }
  writeIdCards(writer);
  writeGeneratedLoans(writer);
}

/** Gives every seventh active generated student a locker, and every fifth a book. */
function writeGeneratedLoans(writer: Writer): void {
  const generated = `status = 'active' and person_id not in (select person_id from account join persona on persona.account_id = account.id)`;
  writer
    .prepare(
      `insert into loan (student_id, kind, code, name_en, name_ar) select id, 'lockerKey', 'L' || code, 'Locker, building S20', 'خزانة، المبنى S20' from student where ${generated} and id % 7 = 0 order by id`,
    )
    .run();
  titles.forEach((title, index) =>
    writer
      .prepare(
        `insert into loan (student_id, kind, code, name_en, name_ar, due_on) select id, 'book', 'B' || code, ?, ?, '2026-09-24' from student where ${generated} and id % 5 = 0 and id / 5 % ${titles.length} = ${index} order by id`,
      )
      .run(...title),
  );
}

/** Gives an ID card to every student who has none yet, unless the admission was cancelled. */
export function writeIdCards(writer: Writer): void {
  writer
    .prepare(
      `insert into loan (student_id, kind, code, name_en, name_ar) select id, 'idCard', 'C' || code, 'ID card', 'البطاقة الجامعية' from student where status <> 'admissionCanceled' and id not in (select student_id from loan where kind = 'idCard') order by id`,
    )
    .run();
}
