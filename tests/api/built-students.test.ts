import { describe, expect, it } from 'vitest';
import { listPersonas } from '../../seed/personas.ts';
import { ledgerFaults } from '../../server/features/fees/ledger-queries.ts';
import type { Schema } from '../../server/http/operations.ts';
import { everyNth, rather } from '../support/long.ts';
import { codesOf } from '../support/sandbox-database.ts';
import { brokenTruths } from '../support/seeded-truths.ts';
import { Room } from '../support/room.ts';

const at = '2026-09-07T10:00:00+03:00';
const place = new Room({ at });
const preview = (student: object) =>
  place.room.call('previewStudent', { body: { student: student as Schema<'StudentDraft'>['student'] } });
const build = (student: object) =>
  place.room.call('buildStudent', { body: { student: student as Schema<'StudentDraft'>['student'] } });
const eligible = { name: 'my-student', from: 'eligible' };

describe('what follows from a student', () => {
  it('is counted by the product, and nothing of it stays', async () => {
    const personas = (await place.room.call('getPersonas')).personas.length;
    const { follows, problems, yaml } = await preview(eligible);
    expect(problems).toEqual([]);
    expect(follows).toMatchObject({
      cgpa: 2.8,
      standing: 'normal',
      load: { minimum: 12, maximum: 18 },
      mayRegister: true,
      reasons: [],
    });
    expect(yaml).toBe('name: my-student\nfrom: eligible\n');
    expect((await place.room.call('getPersonas')).personas).toHaveLength(personas);
    expect((await preview(eligible)).follows?.code).toBe(follows!.code);
  });

  it.each([
    [{ standing: 'excellent' }, { standing: 'excellent', load: { minimum: 12, maximum: 21 } }],
    [{ standing: 'probation' }, { cgpa: 1.8, standing: 'warning', load: { minimum: 9, maximum: 12 } }],
    [
      { standing: 'probation', warnings: 0 },
      { cgpa: 1.8, standing: 'normal' },
    ],
    [{ from: 'maximumLoad', standing: 'probation' }, { standing: 'warning' }],
    [
      { from: 'probation', standing: 'good' },
      { cgpa: 2.8, standing: 'normal' },
    ],
    [{ from: 'probation' }, { standing: 'warning' }],
    [
      { standing: 'probation', warnings: 1 },
      { standing: 'warning', load: { minimum: 9, maximum: 12 } },
    ],
    [{ hours: 15 }, { hours: 15 }],
    [{ hours: 0 }, { hours: 0, due: 0 }],
    [
      { hours: 12, dues: [] },
      { hours: 12, due: 0 },
    ],
    [
      { hours: 12, dues: ['courses'] },
      { hours: 12, due: 12 * 24_000 },
    ],
    [{ hours: 0, dues: ['libraryFine', 'returnedCheque'] }, { due: 28_000 }],
    [{ graduating: true }, { standing: 'graduating' }],
    [{ status: 'frozen' }, { mayRegister: false }],
    [{ enrolled: false }, { mayRegister: false }],
    [{ admission: 20231 }, { cgpa: 2.8 }],
  ])('%j', async (changes, expected) => {
    const { follows, problems } = await preview({ ...eligible, ...changes });
    expect(problems).toEqual([]);
    expect(follows).toMatchObject(expected);
  });

  it('has a name of its own, in both scripts, unless it is called otherwise', async () => {
    const nameOf = async (student: object) => (await preview({ ...eligible, ...student })).follows!.name;
    const [one, other] = [await nameOf({}), await nameOf({ name: 'other-student' })];
    expect(one.en).toMatch(/^[A-Z][a-z]+ [A-Z]/);
    expect(one.ar).toMatch(/^[\u0621-\u064A ]+$/);
    expect([other.en === one.en, other.ar === one.ar]).toEqual([false, false]);
    expect(await nameOf({ called: { en: 'Mariam Demo' } })).toEqual({ en: 'Mariam Demo', ar: one.ar });
  });

  it('a failed course takes its hours and its part of the average', async () => {
    const [whole, failed] = [
      (await preview(eligible)).follows!,
      (await preview({ ...eligible, grades: { ITCS113: 'F' } })).follows!,
    ];
    expect(failed.earnedHours).toBe(whole.earnedHours - 3);
    expect(failed.cgpa!).toBeLessThan(whole.cgpa!);
  });
});

describe('what is wrong', () => {
  it.each<[object, [string, string][]]>([
    [
      {},
      [
        ['name', 'name'],
        ['from', 'oneOf'],
      ],
    ],
    [{ name: 'eligible', from: 'eligible' }, [['name', 'unused']]],
    [
      { name: '1', from: 'nobody' },
      [
        ['name', 'name'],
        ['from', 'oneOf'],
      ],
    ],
    [
      { ...eligible, standing: 'weak', hours: 13, warnings: 9, balance: -1 },
      [
        ['standing', 'oneOf'],
        ['hours', 'oneOf'],
        ['warnings', 'number'],
        ['balance', 'number'],
      ],
    ],
    [
      { ...eligible, grades: { NONE101: 'F', ITCS113: 'E' } },
      [
        ['grades.NONE101', 'course'],
        ['grades.ITCS113', 'oneOf'],
      ],
    ],
    [{ ...eligible, registered: ['ITCS214-09'] }, [['registered.0', 'section']]],
    [
      { ...eligible, called: { en: '\ud800', ar: 'a\u0000b' } },
      [
        ['called.en', 'text'],
        ['called.ar', 'text'],
      ],
    ],
    [
      { ...eligible, dues: 'courses', called: 'A', enrolled: 1 },
      [
        ['dues', 'list'],
        ['called', 'object'],
        ['enrolled', 'yesNo'],
      ],
    ],
    [{ ...eligible, cgpa: 4 }, [['cgpa', 'field']]],
    [{ ...eligible, admission: 20261 }, [['admission', 'past']]],
    [{ ...eligible, hours: 12, registered: [] }, [['registered', 'field']]],
    [{ ...eligible, registered: ['ENTR301-01'] }, [['registered', 'section']]],
  ])('%j', async (student, expected) => {
    const { problems, follows } = await preview(student);
    expect(problems.map(({ field, expected: wanted }) => [field, wanted])).toEqual(expected);
    expect(follows).toBeNull();
    const refused = await place.room.send('buildStudent', {
      body: { student: student as Schema<'StudentDraft'>['student'] },
    });
    expect([refused.status, ...codesOf(refused)]).toEqual([400, 'DEV-000001']);
    expect(JSON.stringify(refused.body)).toContain(expected[0]![0]);
  });

  it('is said of YAML that is none, and a field says what it may be', async () => {
    expect((await place.room.call('previewStudent', { body: { yaml: 'a: [' } })).problems).toMatchObject([
      { field: '', expected: 'object' },
    ]);
    expect((await preview({ ...eligible, standing: 'weak' })).problems).toEqual([
      { field: 'standing', expected: 'oneOf', values: ['excellent', 'good', 'probation'] },
    ]);
  });
});

describe('a student who was built', () => {
  it('is listed, signs in, registers under the rules, and pays; the money is kept twice as ever', async () => {
    const built = await build({
      ...eligible,
      called: { en: 'Noora Al Ansari', ar: 'نورة الأنصاري' },
      grades: { ITCS113: 'F' },
      dues: ['courses'],
      hours: 12,
    });
    const { personas } = await place.room.call('getPersonas');
    expect(personas.at(-1)).toMatchObject({
      key: 'my-student',
      userName: 'my-student',
      name: { en: 'Noora Al Ansari' },
      canSignIn: true,
    });
    const student = await place.as('my-student');
    expect(await student.call('getStudentInformation')).toMatchObject({
      studentCode: built.follows.code,
      name: { ar: 'نورة الأنصاري' },
    });
    expect(
      (await student.send('registerCourse', { body: { sectionId: await student.section('STAT273-01') } })).status,
    ).toBe(200);
    const { courses } = await student.call('registeredCourses');
    expect(courses.length).toBe(5);
    const uneven = place.db.$client
      .prepare<[], number>(
        'select count(*) from (select transaction_id from ledger_entry group by transaction_id having sum(amount) <> 0)',
      )
      .pluck()
      .get();
    expect(uneven).toBe(0);
    for (const status of ['dismissed', 'withdrawn', 'inactive', 'admissionCanceled', 'frozen'])
      await build({ name: `now-${status}`, from: 'eligible', status });
    await build({ name: 'away', from: 'eligible', enrolled: false });
    expect(brokenTruths(place.db)).toEqual([]);
    expect(place.db.$client.pragma('foreign_key_check')).toEqual([]);
    const numbers = place.db.$client.prepare<[], string>('select document_number from payment').pluck().all();
    expect(numbers.every((number) => /^PAY-\d{4}-\d{6}$/.test(number))).toBe(true);
  });

  it('leaves everybody else as they were, and more of them follow', async () => {
    const rows = (): unknown =>
      place.db.$client
        .prepare(
          `select (select group_concat(document_number) from payment where student_id < 50) receipts, (select group_concat(faculty_code) from student where id < 50) codes, (select count(*) from loan where student_id < 50) loans`,
        )
        .get();
    const before = rows();
    const codes = new Set<string>();
    for (const from of ['eligible', 'fullWeek', 'sponsored', 'graduated', 'firstSemester']) {
      const known = (await place.room.call('getPersonas')).personas.some(({ key }) => key === from);
      if (known) codes.add((await build({ name: `like-${from}`, from })).follows.code);
    }
    expect(codes.size).toBeGreaterThan(3);
    expect(rows()).toEqual(before);
  });

  it('is exported, and the file builds the same elsewhere', async () => {
    await build({ ...eligible, standing: 'probation', warnings: 1, dues: ['lastSemester'] });
    const { yaml } = await place.room.call('getStudentFile', { params: { key: 'my-student' } });
    const information = async () => {
      const {
        studentDatabaseId: _id,
        studFacultyCode: _code,
        ...rest
      } = await (await place.as('my-student')).call('getStudentInformation');
      return rest;
    };
    const before = await information();
    await place.room.call('resetSandbox');
    await place.room.freeze(at);
    expect((await place.room.send('getStudentFile', { params: { key: 'my-student' } })).status).toBe(404);
    await place.room.call('buildStudent', { body: { yaml } });
    expect(await information()).toEqual(before);
    expect((await place.room.call('getStudents')).built).toEqual(['my-student']);
  });

  it('of a file stands in a scenario that names it', async () => {
    const files = (await place.room.call('getStudents')).files;
    expect(files.map(({ name }) => name)).toContain('failed-programming');
  });
});

describe('at any moment of the years', () => {
  const bases = listPersonas()
    .filter(({ records }) => records.length > 0)
    .map(({ key }) => key);
  const sample = ['eligible', 'newlyAdmitted', 'graduating', 'postgraduate', 'returnedCheque'];
  const moments: [string, number][] = [
    ['2026-09-07T10:00:00+03:00', 20261],
    ['2026-08-25T10:00:00+03:00', 20261],
    ['2027-02-15T10:00:00+03:00', 20262],
    ['2027-06-21T10:00:00+03:00', 20263],
    ['2031-09-09T10:00:00+03:00', 20311],
  ];
  const chosen = rather(
    bases.filter((key) => sample.some((one) => one.toLowerCase() === key.toLowerCase())),
    bases,
  );
  const hoursOf = { 20263: 6 } as Record<number, number>;

  it.each(everyNth(2, moments))(
    '%s: in the semester of the clock, with the hours asked for and no due that was not',
    async (now, semester) => {
      await place.advance(now);
      const hours = hoursOf[semester] ?? 12;
      const faults: string[] = [];
      const db = place.db;
      const one = (query: string, ...values: unknown[]): unknown =>
        db.$client
          .prepare<unknown[], unknown>(query)
          .pluck()
          .get(...values);
      for (const [index, from] of chosen.entries()) {
        const name = `built-${index}`;
        const draft = { name, from, enrolled: true, status: 'active', hours, dues: [] };
        const { follows, problems } = await preview(draft);
        const told = { problems, hours: follows?.hours, due: follows?.due };
        if (JSON.stringify(told) !== JSON.stringify({ problems: [], hours, due: 0 }))
          faults.push(`${from}: ${JSON.stringify(told)}`);
        if (!follows) continue;
        await build(draft);
        const student = await place.as(name);
        const information = await student.call('getStudentInformation');
        const { courses } = await student.call('registeredCourses');
        const fees = await student.call('getStudentFees');
        const shown = [
          information.semesterId,
          information.registeredCreditHours,
          courses.reduce((sum, one) => sum + one.creditHours, 0),
          fees.owed.due,
        ];
        if (JSON.stringify(shown) !== JSON.stringify([semester, hours, hours, 0]))
          faults.push(`${from}: shown ${JSON.stringify(shown)}`);
        const id = one('select max(id) from student');
        const late = {
          grades: one('select count(*) from course_grade where student_id = ? and semester_id >= ?', id, semester),
          admitted: one('select count(*) from student where id = ? and admission_semester_id > ?', id, semester),
          charged: one('select count(*) from charge where student_id = ? and charged_at > ?', id, Date.parse(now)),
          written: one('select count(*) from inbox_message where student_id = ? and at > ?', id, Date.parse(now)),
          away: one(
            `select count(*) from student_semester where student_id = ? and semester_id = ? and status <> 'enrolled'`,
            id,
            semester,
          ),
        };
        if (Object.values(late).some(Boolean)) faults.push(`${from}: ${JSON.stringify(late)}`);
      }
      expect(faults).toEqual([]);
      expect(ledgerFaults(db)).toEqual([]);
      expect(db.$client.pragma('foreign_key_check')).toEqual([]);
    },
  );

  it('the studies of a persona lie as far back, and an admission may be any until now', async () => {
    await place.advance('2031-09-09T10:00:00+03:00');
    const { fields } = await place.room.call('getStudents');
    expect(fields.admission).toEqual([20301, 20291, 20281, 20271, 20261]);
    await build({ ...eligible, hours: 15 });
    const student = await place.as('my-student');
    expect(await student.call('getStudentInformation')).toMatchObject({
      majorJoinYear: 2029,
      cgpa: 2.8,
      registeredCreditHours: 15,
    });
    expect((await preview({ name: 'later', from: 'eligible', admission: 20281 })).problems).toEqual([]);
    expect((await preview({ name: 'later', from: 'eligible', admission: 20321 })).problems).toMatchObject([
      { field: 'admission' },
    ]);
  });
});
