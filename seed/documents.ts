import { Random } from './random.ts';
import { bahrain } from './university/calendar.ts';
import type { Writer } from './writer.ts';

const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';

type Graduate = {
  id: number;
  code: string;
  nameEn: string;
  nameAr: string;
  programmeEn: string;
  programmeAr: string;
  collegeEn: string;
  collegeAr: string;
  admissionEn: string;
  admissionAr: string;
  hours: number;
  cgpa: number;
};

/** The form fields of a document request, as JSON. */
const writeDetails = (reasons: string, copies: number, degree: string | null): string =>
  JSON.stringify({ reasons, copies, language: 'en', delivery: 'collect', mailAddress: '', validUntil: null, degree });

/** The contents of a graduate's certificate (`DocumentFacts`), as JSON. */
function writeFacts(graduate: Graduate): string {
  const programme = { en: graduate.programmeEn, ar: graduate.programmeAr };
  return JSON.stringify({
    name: { en: graduate.nameEn, ar: graduate.nameAr },
    code: graduate.code,
    programme,
    college: { en: graduate.collegeEn, ar: graduate.collegeAr },
    degree: programme,
    graduatedOn: '2026-06-07',
    admission: { en: graduate.admissionEn, ar: graduate.admissionAr },
    hours: graduate.hours,
    cgpa: graduate.cgpa,
    semesters: [],
  });
}

/**
 * Writes document requests of hand-made students: a certificate issued on paper and a pending transcript. Call it
 * after the waiting lists are written, because the requests for their places must have the lowest ids.
 */
export function writeDocuments(writer: Writer): void {
  const student = writer.prepare(`
    select student.id, student.code, person.name_en nameEn, person.name_ar nameAr, programme.name_en programmeEn, programme.name_ar programmeAr, college.name_en collegeEn, college.name_ar collegeAr,
      semester.name_en admissionEn, semester.name_ar admissionAr, student.earned_hours hours, student.cgpa
    from persona join account on account.id = persona.account_id join student on student.person_id = account.person_id join person on person.id = student.person_id join programme on programme.id = student.programme_id
      join department on department.id = programme.department_id join college on college.id = department.college_id join semester on semester.id = student.admission_semester_id
    where persona.key = ?`);
  const request = writer.insert(
    'request',
    'reference_number kind student_id semester_id subject_id status step version saved_at sent_at details',
  );
  const event = writer.insert('request_event', 'request_id at actor verb status step');
  const task = writer.insert('request_task', 'request_id step office since due_at status outcome version');
  const document = writer.insert('document', 'request_id student_id kind number code language facts issued_at');

  const graduate = student.get('lostCertificate') as Graduate;
  const [sentAt, issuedAt] = [bahrain('2026-06-16', 540), bahrain('2026-06-18', 660)];
  const certificate = Number(
    request.run(
      'CRT-2026-000001',
      'certificate',
      graduate.id,
      20252,
      null,
      'approved',
      1,
      2,
      sentAt,
      sentAt,
      writeDetails('employment', 1, 'bachelor'),
    ).lastInsertRowid,
  );
  event.run(certificate, sentAt, 'student', 'sent', 'sent', 0);
  event.run(certificate, issuedAt, 'registration', 'approved', 'approved', 0);
  task.run(certificate, 0, 'registration', sentAt, bahrain('2026-06-21', 1440) - 1000, 'closed', 'approved', 1);
  const random = new Random('certificate on paper');
  document.run(
    certificate,
    graduate.id,
    'certificate',
    'GRC-2026-000001',
    Array.from({ length: 32 }, () => alphabet[Math.floor(random.next() * alphabet.length)]).join(''),
    'en',
    writeFacts(graduate),
    issuedAt,
  );

  const reader = student.get('transcriptReader') as Graduate;
  const askedAt = bahrain('2026-09-06', 570);
  const transcript = Number(
    request.run(
      'TRQ-2026-000001',
      'transcriptRequest',
      reader.id,
      20261,
      1,
      'sent',
      0,
      1,
      askedAt,
      askedAt,
      writeDetails('scholarship', 2, null),
    ).lastInsertRowid,
  );
  event.run(transcript, askedAt, 'student', 'sent', 'sent', 0);
  task.run(transcript, 0, 'registration', askedAt, bahrain('2026-09-08', 1440) - 1000, 'open', null, 1);
}
