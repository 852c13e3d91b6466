import { describe, expect, it } from 'vitest';
import { Room } from '../support/room.ts';
import { all, readEverything } from '../support/sandbox-database.ts';

const here = new Room({ whole: true });
const { as } = here;

describe('the database', () => {
  const refused = (statement: string): string => {
    try {
      here.db.$client.exec(statement);
      return 'allowed';
    } catch (error) {
      return (error as { code: string }).code;
    }
  };

  it('refuses a seat that is not there, a course twice, and money that does not add up', async () => {
    const student = await as('paidCourses');
    const [me] = all<{ id: number }>(here.db, 'select id from student where faculty_code = ?', student.record);
    const [full] = all<{ id: number; course: number }>(
      here.db,
      `select s.id, s.course_id course from section s join course c on c.id = s.course_id where c.code = 'ENTR301' and s.number = '05' and s.semester_id = 20261`,
    );
    const columns =
      '(student_id, semester_id, course_id, section_id, status, credit_hours, fee, registered_at, changed_at)';
    const held = await student.registration('STAT273-01');
    expect(
      refused(
        `insert into registration ${columns} values (${me!.id}, 20261, ${full!.course}, ${full!.id}, 'registered', 3, 0, 0, 0)`,
      ),
    ).toBe('SQLITE_CONSTRAINT_CHECK');
    expect(refused(`update registration set section_id = ${full!.id} where id = ${held}`)).toBe(
      'SQLITE_CONSTRAINT_CHECK',
    );
    expect(refused(`update section set seats_taken = capacity + 1 where id = ${full!.id}`)).toBe(
      'SQLITE_CONSTRAINT_CHECK',
    );
    expect(refused(`update section set capacity = capacity - 1 where id = ${full!.id}`)).toBe(
      'SQLITE_CONSTRAINT_CHECK',
    );
    expect(
      refused(
        `insert into registration ${columns} select student_id, semester_id, course_id, section_id, status, credit_hours, fee, 0, 0 from registration where id = ${held}`,
      ),
    ).toBe('SQLITE_CONSTRAINT_UNIQUE');
    expect(refused(`update registration set paid = fee + 1 where id = ${held}`)).toBe('SQLITE_CONSTRAINT_CHECK');
    expect(refused(`update registration set paid = -1 where id = ${held}`)).toBe('SQLITE_CONSTRAINT_CHECK');
    expect(
      refused(
        `insert into registration ${columns} values (${me!.id}, 20261, ${full!.course}, ${full!.id}, 'dropped', 3, 0, 0, 0)`,
      ),
    ).toBe('allowed');
  });

  it('answers what it alone refuses with MSG-000077, and nothing has happened', async () => {
    const student = await as('eligible');
    const sectionId = await student.section('STAT273-01');
    here.db.$client.exec(
      `create trigger procedure_refuses before insert on registration_log when new.action = 'register' begin select raise(abort, 'a secret of the procedure'); end`,
    );
    const before = readEverything(here.db);
    for (const headers of [{}, { 'idempotency-key': 'tried-once-refused' }] as Record<string, string>[]) {
      const reply = await student.send('registerCourse', { body: { sectionId }, headers });
      expect([reply.status, reply.body]).toEqual([
        422,
        {
          Message: 'MSG-000077',
          ErrorMessageType: 'FromTranslation',
          Details: '',
          Refusals: [{ Code: 'MSG-000077', Params: {} }],
        },
      ]);
      expect(readEverything(here.db)).toEqual(before);
    }
    here.db.$client.exec('drop trigger procedure_refuses');
    expect(
      (
        await student.send('registerCourse', {
          body: { sectionId },
          headers: { 'idempotency-key': 'tried-once-refused' },
        })
      ).status,
    ).toBe(200);
  });
});
