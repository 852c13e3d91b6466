import { Random } from './random.ts';
import { agendaInstants, agendaRows, bahrain, currentSemester } from './university/calendar.ts';
import { programmes } from './university/programmes.ts';
import { transferOffers } from './university/transfer.ts';
import type { Writer } from './writer.ts';

/** The greatest number of generated transfer applicants. At most one of every `oneOf` eligible students applies. */
const applicants = 45;
const oneOf = 3;
/** Programmes used in demonstrations. Generated students do not apply for them, so that personas get their seats. */
const demonstrated = new Set(['BFIN', 'BMGT', 'BACC', 'BSMA']);

type Row = {
  id: number;
  code: string;
  programmeId: number;
  collegeId: number;
  hours: number;
  cgpa: number;
  track: string;
};
type OfferRow = { programmeId: number; collegeId: number; minimumCgpa: number; track: string | null };

/**
 * Writes transfer requests of generated students, sent on 6 September 2026, so that the programmes have competing
 * applicants. They prefer programmes whose lowest accepted CGPA was high in the last round.
 */
export function writeApplicants(writer: Writer): void {
  const [hoursFrom, hoursTo] = ['transferMinimumHours', 'transferMaximumHours'].map(
    (key) => (writer.prepare('select value from university_limit where key = ?').get(key) as { value: number }).value,
  );
  const able = writer
    .prepare(`
    select student.id, student.code, student.programme_id programmeId, department.college_id collegeId, student.earned_hours hours, student.cgpa, track.track
    from student join programme on programme.id = student.programme_id join department on department.id = programme.department_id join secondary_certificate track on track.student_id = student.id
      join student_semester semester on semester.student_id = student.id and semester.semester_id = ${currentSemester} and semester.status = 'enrolled'
    where student.status = 'active' and programme.degree_class = 'bachelor' and student.earned_hours between ? and ? and student.cgpa is not null
      and student.person_id not in (select coalesce(account.person_id, -persona.account_id) from persona left join account on account.id = persona.account_id) order by student.id`)
    .all(hoursFrom, hoursTo) as Row[];
  const offers = writer
    .prepare(`
    select offer.programme_id programmeId, department.college_id collegeId, minimum_cgpa minimumCgpa, track
    from transfer_offer offer join programme on programme.id = offer.programme_id join department on department.id = programme.department_id order by offer.programme_id`)
    .all() as OfferRow[];
  const passed = writer.prepare(
    'select distinct course.code from course_grade done join grade on grade.grade = done.grade join course on course.id = done.course_id where done.student_id = ? and grade.passes = 1',
  );
  const request = writer.insert(
    'request',
    'reference_number kind student_id semester_id status step version saved_at sent_at execute_at details',
  );
  const event = writer.insert('request_event', 'request_id at actor verb status step');
  const preference = writer.insert('transfer_preference', 'request_id position programme_id outcome');
  const [roundAt] = agendaInstants(
    agendaRows.find(([name, semester]) => name === 'transferRound' && semester === currentSemester)!,
  );
  const every = Math.max(oneOf, Math.ceil(able.length / applicants));
  let sent = 0;
  for (const student of able.filter((_, index) => index % every === 0)) {
    const random = new Random(`transfer ${student.code}`);
    const done = new Set((passed.all(student.id) as { code: string }[]).map(({ code }) => code));
    const open = offers.flatMap(({ programmeId, collegeId, minimumCgpa, track }) => {
      const offer = transferOffers.find(({ code }) => code === programmes[programmeId - 1]?.code);
      if (!offer || demonstrated.has(offer.code) || collegeId === student.collegeId) return [];
      const taken =
        student.cgpa >= minimumCgpa &&
        (track === null || track === student.track) &&
        offer.entry.every((code) => done.has(code));
      return taken ? [{ programmeId, collegeId, wanted: (offer.lastCgpa ?? 0) + random.int(0, 45) }] : [];
    });
    const wishes = open.sort((a, b) => b.wanted - a.wanted || a.programmeId - b.programmeId).slice(0, random.int(2, 4));
    if (wishes.length === 0) continue;
    sent += 1;
    const at = bahrain('2026-09-06', 481 + sent * 7) + random.int(0, 59) * 1000;
    const details = JSON.stringify({
      kind: 'collegeToCollege',
      preferences: wishes
        .map(({ collegeId, programmeId }, index) => `${index + 1}:${collegeId}:${programmeId}`)
        .join(' '),
    });
    const id = Number(
      request.run(
        `TRN-2026-${String(sent).padStart(6, '0')}`,
        'transfer',
        student.id,
        currentSemester,
        'sent',
        0,
        1,
        at,
        at,
        roundAt,
        details,
      ).lastInsertRowid,
    );
    event.run(id, at, 'student', 'sent', 'sent', 0);
    wishes.forEach(({ programmeId }, index) => preference.run(id, index + 1, programmeId, 'waiting'));
  }
}
