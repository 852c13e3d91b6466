import { initReactI18next } from 'react-i18next';
import { beforeAll, describe, expect, test } from 'vitest';
import { read, utils } from 'xlsx';
import commonAr from '../../locales/ar/common.json' with { type: 'json' };
import scheduleAr from '../../locales/ar/schedule.json' with { type: 'json' };
import commonEn from '../../locales/en/common.json' with { type: 'json' };
import scheduleEn from '../../locales/en/schedule.json' with { type: 'json' };
import type { i18n } from 'i18next';
import { createTranslator, type Language } from '../../locales/i18n.ts';
import { scheduleExcel, schedulePdf } from '../../web/features/schedule/schedule-document.ts';
import { documentFonts, readPages } from '../support/documents.ts';
import type { Course, Schedule } from '../../web/features/schedule/schedule-view.ts';

const place = { campus: { en: 'Sakhir Campus', ar: 'حرم الصخير' }, building: 'S40', room: 'S40-1001' };
const course = (
  id: number,
  code: string,
  en: string,
  ar: string,
  days: number[],
  startsAt: string,
  endsAt: string,
  exam: string,
): Course => ({
  registrationId: id,
  courseId: id,
  code,
  name: { en, ar },
  number: '01',
  language: 'en',
  instructor: { en: 'Dr. Mahdi Mohamed Al Jalahma', ar: 'د. مهدي محمد الجلاهمة' },
  creditHours: 3,
  withdrawn: false,
  meetings: days.map((day) => ({ day, startsAt, endsAt, place })),
  exam: { startsAt: `${exam}T08:30:00+03:00`, endsAt: `${exam}T10:30:00+03:00`, place },
  examClash: false,
});

/** A full schedule: seven courses with 21 credit hours. */
const schedule: Schedule = {
  now: '2026-09-13T09:20:00+03:00',
  classesEndOn: '2026-12-24',
  holidayToday: null,
  today: [],
  running: null,
  next: null,
  semester: {
    semesterId: 20261,
    name: { en: 'First Semester 2026/2027', ar: 'الفصل الأول 2026/2027' },
    startsOn: '2026-09-13',
    endsOn: '2027-01-07',
    week: 1,
  },
  totals: { courses: 7, creditHours: 21, days: 5, weeklyMinutes: 1050 },
  holidays: [
    { date: '2026-12-16', name: { en: 'National Day', ar: 'العيد الوطني المجيد' } },
    { date: '2026-12-17', name: { en: 'National Day', ar: 'العيد الوطني المجيد' } },
    { date: '2027-01-01', name: { en: "New Year's Day", ar: 'رأس السنة الميلادية' } },
  ],
  courses: [
    course(1, 'ITCS214', 'Data Structures', 'هياكل البيانات', [0, 2, 4], '09:00', '09:50', '2026-12-27'),
    course(2, 'ITCS222', 'Computer Organisation', 'تنظيم الحاسوب', [0, 2, 4], '10:00', '10:50', '2026-12-28'),
    course(3, 'STAT273', 'Probability and Statistics', 'الاحتمالات والإحصاء', [0, 2, 4], '11:00', '11:50', '2026-12-29'),
    course(
      4,
      'ENGL252',
      'Technical and Report Writing',
      'الكتابة التقنية وإعداد التقارير',
      [0, 2, 4],
      '12:00',
      '12:50',
      '2026-12-30',
    ),
    course(
      5,
      'ITIS311',
      'Database Management Systems',
      'نظم إدارة قواعد البيانات',
      [1, 3],
      '08:00',
      '09:15',
      '2026-12-31',
    ),
    course(6, 'MATHS205', 'Differential Equations', 'المعادلات التفاضلية', [1, 3], '09:30', '10:45', '2027-01-03'),
    course(
      7,
      'ACC112',
      'Financial Accounting (Evening)',
      'المحاسبة المالية (مسائي)',
      [1, 3],
      '17:00',
      '18:15',
      '2027-01-04',
    ),
  ],
};

let translator: i18n;
beforeAll(async () => {
  translator = await createTranslator(
    {
      language: 'en',
      resources: { en: { common: commonEn, schedule: scheduleEn }, ar: { common: commonAr, schedule: scheduleAr } },
    },
    (instance) => instance.use(initReactI18next),
  );
});
const t = (language: Language) => translator.getFixedT(language, 'schedule');

describe.each(['en', 'ar'] as const)('the schedule as a PDF: %s', (language) => {
  test('is one page with the week, the courses and the examinations', async () => {
    const student = {
      name: language === 'ar' ? 'شيخة عادل الجودر' : 'Shaikha Adel Al Jowder',
      code: '202410229',
      major: language === 'ar' ? 'علم الحاسوب' : 'Computer Science',
    };
    const blob = await schedulePdf(schedule, { language, t: t(language), student, fonts: await documentFonts() });
    const pages = await readPages(blob);
    expect(pages).toHaveLength(1);
    const [text = ''] = pages;
    const words =
      language === 'ar'
        ? [
            'الجدول الدراسي',
            'الأحد',
            'الخميس',
            'الكتابة التقنية وإعداد التقارير',
            'شيخة عادل الجودر',
            'العيد الوطني المجيد',
          ]
        : [
            'Course schedule',
            'Sunday',
            'Thursday',
            'Technical and Report Writing',
            'Shaikha Adel Al Jowder',
            'National Day',
          ];
    for (const word of [...words, 'ITIS311', '09:30–10:45', 'S40-1001', language === 'ar' ? '1 من 1' : '1 of 1'])
      expect(text).toContain(word);
    expect(text.match(/ITCS214/g)).toHaveLength(4);
    expect(blob.size).toBeLessThan(60_000);
  });

  test('as a workbook: a row for each class, dates and times that are no texts, from the right in Arabic', async () => {
    const book = read(new Uint8Array(await scheduleExcel(schedule, { language, t: t(language) }).arrayBuffer()), {
      cellNF: true,
    });
    const [classes, exams, holidays] = book.SheetNames.map((name) => book.Sheets[name]!);
    expect(utils.sheet_to_json(classes!)).toHaveLength(18);
    expect(classes!.A2).toMatchObject({ t: 's', v: 'ITCS214' });
    expect(classes!.F2).toMatchObject({ t: 'n', v: 9 / 24, w: '09:00' });
    expect(classes!.K2).toMatchObject({ t: 'n', v: 3 });
    expect(exams!.C2).toMatchObject({ t: 'n', w: '27/12/2026' });
    expect(exams!.D2).toMatchObject({ t: 'n', z: 'hh:mm' });
    expect(holidays!.A4).toMatchObject({ t: 'n', w: '01/01/2027' });
    expect(book.Workbook?.Views?.[0]?.RTL ?? false).toBe(language === 'ar');
  });
});
