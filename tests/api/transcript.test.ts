import { initReactI18next } from 'react-i18next';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import commonAr from '../../locales/ar/common.json' with { type: 'json' };
import transcriptAr from '../../locales/ar/transcript.json' with { type: 'json' };
import commonEn from '../../locales/en/common.json' with { type: 'json' };
import transcriptEn from '../../locales/en/transcript.json' with { type: 'json' };
import { createTranslator } from '../../locales/i18n.ts';
import { listPersonas } from '../../seed/personas.ts';
import { all, tenantOf } from '../support/sandbox-database.ts';
import { sandbox, type Client } from '../support/client.ts';
import { documentFonts, readPages } from '../support/documents.ts';
import { transcriptPdf } from '../../web/features/transcript/transcript-pdf.ts';
import { startServer, type TestServer } from '../support/server.ts';

let server: TestServer;
let client: Client;
beforeAll(async () => {
  server = await startServer({ students: 60 });
  client = await sandbox(server.base);
});
afterAll(() => server.close());

const oneRecord = listPersonas().filter(({ records, account }) => records.length === 1 && account === undefined);

describe('the averages', () => {
  it('and the credit hours of the record, the simulator, the transcript, the home page and the plan are one', async () => {
    expect(oneRecord.length).toBeGreaterThan(40);
    for (const { key } of oneRecord) {
      const student = await client.fresh().as(key);
      const [record, basis, transcript, dashboard, { summary }] = await Promise.all([
        student.call('getStudentInformation'),
        student.call('getGpaBasis'),
        student.call('getAcademicTranscript'),
        student.call('getDashboard'),
        student.call('getAcademicPlans'),
      ]);
      const of = ({ cgpa, majorCgpa }: { cgpa: number | null; majorCgpa: number | null }) => ({ cgpa, majorCgpa });
      expect([of(basis), of(transcript)], key).toEqual([of(record), of(record)]);
      const {
        earnedCreditHours: earned,
        outsideCreditHours: outside,
        passedCreditHours: passed,
        requiredCreditHours: required,
        remainingCreditHours: remaining,
      } = record;
      const { progress } = summary;
      const expected = { required, earned, running: progress.running, remaining, outside, passed };
      expect([basis.hours, transcript.hours, dashboard.plan.hours], key).toEqual([expected, expected, expected]);
      expect([progress.required, progress.earned, progress.remaining, summary.outsideHours], key).toEqual([
        required,
        earned,
        remaining,
        outside,
      ]);
      expect([earned + progress.running + remaining, earned + outside], key).toEqual([required, passed]);
      expect(transcript.semesters.at(-1)?.cgpa ?? null, key).toBe(record.cgpa);
      expect(
        transcript.semesters.reduce((sum, { earnedHours }) => sum + earnedHours, 0),
        key,
      ).toBe(record.passedCreditHours);
    }
  });

  it('of every semester are those on record', async () => {
    const student = await client.fresh().as('repeatedCourses');
    const { semesters } = await student.call('getAcademicTranscript');
    const stored = all<{ semester_id: number; gpa: number }>(
      tenantOf(server, client).db,
      `select semester_id, gpa from student_semester where gpa is not null and student_id = (select id from student where faculty_code = '${student.record}') order by semester_id`,
    );
    expect(
      semesters.map(({ semesterId, gpa }) => ({ semester_id: semesterId, gpa: Math.round((gpa ?? 0) * 100) })),
    ).toEqual(stored);
  });
});

describe('courses in progress', () => {
  it('are those registered until this semester that have no grade yet', async () => {
    const student = await client.fresh().as('repeatedCourses');
    const codes = async () =>
      (await student.call('getAcademicTranscript')).inProgress.flatMap(({ courses }) =>
        courses.map(({ code }) => code),
      );
    expect(await codes()).toEqual(['ITCS214', 'ITCS222', 'ITIS311', 'MATHS102']);
    const { db } = tenantOf(server, client);
    db.$client
      .prepare(
        "insert into course_grade (id, student_id, course_id, semester_id, grade, credit_hours) select 900001, r.student_id, r.course_id, r.semester_id, 'B', r.credit_hours from registration r join course c on c.id = r.course_id join student s on s.id = r.student_id where s.faculty_code = ? and c.code = 'MATHS102'",
      )
      .run(student.record);
    expect(await codes()).toEqual(['ITCS214', 'ITCS222', 'ITIS311']);
    const { current, attempts, cgpa } = await student.call('getGpaBasis');
    expect(current.map(({ code }) => code)).toEqual(['ITCS214', 'ITCS222', 'ITIS311']);
    expect(attempts.filter(({ code }) => code === 'MATHS102').map(({ grade }) => grade)).toEqual(['D', 'B']);
    expect(cgpa).toBeGreaterThan(2.63);
  });
});

describe('the PDF', () => {
  it.each([
    [
      'en',
      [
        'Hala Mansoor Al Jishi',
        'First Semester 2025/2026: Semester postponed',
        'Second Semester 2025/2026: Not enrolled',
        'In progress: First Semester 2026/2027',
        'the result is incomplete',
        '1 of 1',
      ],
    ],
    [
      'ar',
      ['هالة منصور الجشي', 'فصل مؤجل', 'السجل غير مقيد في هذا الفصل', 'قيد الدراسة', 'نتيجة غير مكتملة', '1 من 1'],
    ],
  ] as const)(
    'names the semesters away, and gives two lines of notes no page of their own: %s',
    async (language, words) => {
      const translator = await createTranslator(
        {
          language,
          resources: {
            en: { common: commonEn, transcript: transcriptEn },
            ar: { common: commonAr, transcript: transcriptAr },
          },
        },
        (instance) => instance.use(initReactI18next),
      );
      const transcript = await (await client.fresh().as('backFromPause')).call('getAcademicTranscript');
      const pages = await readPages(
        await transcriptPdf(transcript, {
          language,
          say: translator.getFixedT(language, 'transcript'),
          fonts: await documentFonts(),
        }),
      );
      expect(pages).toHaveLength(1);
      for (const word of words) expect(pages[0]).toContain(word);
    },
  );
});
