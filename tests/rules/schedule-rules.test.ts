import ICAL from 'ical.js';
import { describe, expect, it } from 'vitest';
import type { MeetingChange } from '../../server/catalogue/meeting-changes.ts';
import { meetingChangeRefusals, type MeetingAction } from '../../server/features/schedule/meeting-change-rules.ts';
import { calendarText } from '../../server/features/schedule/schedule-calendar.ts';
import {
  aroundNow,
  attended,
  clashingExams,
  classesOn,
  feedRefusals,
  findWeeklyClass,
  overlappingCourses,
  toTotals,
  withdrawn,
  type CourseInWeek,
  type TeachingWeeks,
} from '../../server/features/schedule/schedule-rules.ts';

const at = (text: string): number => Date.parse(`${text}+03:00`);
const place = { campus: { en: 'Sakhir', ar: 'الصخير' }, building: 'S40', room: 'S40-2081' };

/** A course with classes on Sundays and Tuesdays at ten and an examination in January. */
const course = (
  changes: Partial<CourseInWeek['section']> = {},
  own: Partial<Omit<CourseInWeek, 'section'>> = {},
): CourseInWeek => ({
  registrationId: 7,
  status: 'registered',
  creditHours: 3,
  changes: [],
  ...own,
  section: {
    sectionId: 1,
    courseId: 1,
    code: 'ITCS214',
    name: { en: 'Data Structures; trees, lists', ar: 'هياكل البيانات' },
    number: '02',
    language: 'en',
    instructor: { en: 'Dr. Layla Ahmed', ar: 'د. ليلى أحمد' },
    slots: [
      { day: 0, startMinute: 600, endMinute: 650, place },
      { day: 2, startMinute: 600, endMinute: 650, place },
    ],
    examStartsAt: at('2027-01-03T11:30:00'),
    examEndsAt: at('2027-01-03T13:30:00'),
    examPlace: place,
    ...changes,
  },
});
const weeks: TeachingWeeks = {
  startsOn: '2026-09-13',
  classesEndOn: '2026-12-24',
  holidays: [
    { date: '2026-09-13', name: { en: 'A feast on the first day', ar: 'عيد' } },
    { date: '2026-12-15', name: { en: 'National Day', ar: 'العيد الوطني' } },
    { date: '2026-12-16', name: { en: 'National Day', ar: 'العيد الوطني' } },
  ],
};

const roomy = { ...place, room: 'S40-1001' };
const cancelled: MeetingChange = { startsAt: at('2026-09-20T10:00:00'), kind: 'cancelled', to: null, changedAt: 0 };
const moved: MeetingChange = {
  startsAt: at('2026-09-22T10:00:00'),
  kind: 'moved',
  to: { startsAt: at('2026-09-23T12:00:00'), endsAt: at('2026-09-23T12:50:00'), place: roomy },
  changedAt: 0,
};

describe('changed classes', () => {
  const changed = course({}, { changes: [cancelled, moved] });
  const roomsOn = (date: string): string[] =>
    classesOn(date, [changed], weeks).map((one) => `${one.startsAt} ${one.place.room}`);
  it('are not on their weekly day, and on their new one', () => {
    expect(['2026-09-20', '2026-09-22'].flatMap(roomsOn)).toEqual([]);
    expect(roomsOn('2026-09-23')).toEqual([`${at('2026-09-23T12:00:00')} S40-1001`]);
    expect(aroundNow(at('2026-09-20T09:00:00'), [changed], weeks).next?.startsAt).toBe(at('2026-09-23T12:00:00'));
  });
  it('are found by their weekly time on a day of classes only', () => {
    const found = (text: string) => findWeeklyClass(at(text), course().section.slots, weeks)?.endsAt;
    expect(found('2026-09-20T10:00:00')).toBe(at('2026-09-20T10:50:00'));
    for (const none of ['2026-09-20T10:01:00', '2026-09-21T10:00:00', '2026-09-13T10:00:00', '2026-12-27T10:00:00'])
      expect(found(none)).toBeUndefined();
  });
  it('overlap the other courses that are held then', () => {
    const other = course({ code: 'MATHS101', slots: [{ day: 3, startMinute: 765, endMinute: 815, place }] });
    const free = { ...other, changes: [{ ...cancelled, startsAt: at('2026-09-23T12:45:00') }] };
    expect(overlappingCourses(moved.to!, [other], weeks)).toEqual(['MATHS101']);
    expect(overlappingCourses(moved.to!, [free], weeks)).toEqual([]);
    expect(overlappingCourses({ ...moved.to!, endsAt: at('2026-09-23T12:45:00') }, [other], weeks)).toEqual([]);
  });

  const refused = (action: MeetingAction, facts: Partial<Parameters<typeof meetingChangeRefusals>[0]> = {}) =>
    meetingChangeRefusals({
      action,
      was: findWeeklyClass(cancelled.startsAt, course().section.slots, weeks),
      change: undefined,
      newStartsAt: null,
      weeks,
      ...facts,
    }).map(({ Code }) => Code);
  it.each<[string, MeetingAction, Parameters<typeof refused>[1], string[]]>([
    ['a class is cancelled', 'cancel', {}, []],
    ['there is no class', 'cancel', { was: null }, ['schedule.noSuchClass']],
    ['it moves to a day of classes', 'move', { newStartsAt: at('2026-09-23T12:00:00') }, []],
    ['it moves to a Friday', 'move', { newStartsAt: at('2026-09-25T12:00:00') }, ['schedule.noClassDay']],
    ['it moves to a holiday', 'move', { newStartsAt: at('2026-12-15T12:00:00') }, ['schedule.noClassDay']],
    ['it moves past the last class', 'move', { newStartsAt: at('2026-12-27T12:00:00') }, ['schedule.noClassDay']],
    ['a cancelled one is made up for', 'makeUp', { change: cancelled }, []],
    ['a held one is made up for', 'makeUp', {}, ['schedule.notCancelled']],
    ['a moved one is made up for', 'makeUp', { change: moved }, ['schedule.notCancelled']],
    ['a cancelled one moves', 'move', { change: cancelled, newStartsAt: at('2026-09-23T12:00:00') }, []],
    ['an unchanged one is restored', 'restore', {}, []],
  ])('%s: refused with the right codes', (_, action, facts, codes) => expect(refused(action, facts)).toEqual(codes));
});

describe('the classes of a day', () => {
  it('are those of its weekday, in order', () => {
    const early = course(
      { code: 'MATHS101', slots: [{ day: 0, startMinute: 480, endMinute: 530, place }] },
      { registrationId: 8 },
    );
    expect(
      classesOn('2026-09-20', [course(), early], weeks).map((one) => [one.course.section.code, one.startsAt]),
    ).toEqual([
      ['MATHS101', at('2026-09-20T08:00:00')],
      ['ITCS214', at('2026-09-20T10:00:00')],
    ]);
    expect(classesOn('2026-09-21', [course()], weeks)).toEqual([]);
  });

  it.each(['2026-09-06', '2026-09-13', '2026-12-15', '2026-12-27'])(
    'are none on %s: before, after, or a holiday',
    (date) => expect(classesOn(date, [course()], weeks)).toEqual([]),
  );
});

describe('around now', () => {
  const around = (now: string, courses = [course()]) => {
    const { today, running, next } = aroundNow(at(now), courses, weeks);
    return [today.length, running?.startsAt ?? null, next?.startsAt ?? null];
  };
  const sunday = at('2026-09-20T10:00:00');
  const tuesday = at('2026-09-22T10:00:00');

  it.each([
    ['a second before it begins, the class is next', '2026-09-20T09:59:59', [1, null, sunday]],
    ['as it begins, it is running', '2026-09-20T10:00:00', [1, sunday, tuesday]],
    ['in its last second still', '2026-09-20T10:49:59', [1, sunday, tuesday]],
    ['as it ends, it is over', '2026-09-20T10:50:00', [1, null, tuesday]],
    ['on a day without classes the next one is ahead', '2026-09-21T12:00:00', [0, null, tuesday]],
    [
      'before the semester the first class is next, not one on a holiday',
      '2026-08-30T12:00:00',
      [0, null, at('2026-09-15T10:00:00')],
    ],
    ['a holiday is passed over', '2026-12-14T12:00:00', [0, null, at('2026-12-20T10:00:00')]],
    ['after the last class there is none', '2026-12-22T10:50:00', [1, null, null]],
  ])('%s', (_, now, expected) => expect(around(now)).toEqual(expected));

  it('is empty without courses, and for a course without class times', () => {
    expect(around('2026-09-20T10:00:00', [])).toEqual([0, null, null]);
    expect(around('2026-09-20T10:00:00', [course({ slots: [] })])).toEqual([0, null, null]);
  });
});

describe('the rest of the schedule', () => {
  it('tells attended, withdrawn and gone courses apart', () => {
    const all = ['registered', 'withdrawn', 'dropped', 'replaced'].map((status) => course({}, { status }));
    expect(attended(all).map(({ status }) => status)).toEqual(['registered']);
    expect(withdrawn(all).map(({ status }) => status)).toEqual(['withdrawn']);
  });

  it('finds examinations that overlap, and only those', () => {
    const other = course(
      { examStartsAt: at('2027-01-03T13:00:00'), examEndsAt: at('2027-01-03T15:00:00') },
      { registrationId: 8 },
    );
    const after = course(
      { examStartsAt: at('2027-01-03T13:30:00'), examEndsAt: at('2027-01-03T15:30:00') },
      { registrationId: 9 },
    );
    expect([...clashingExams([course(), other])]).toEqual([7, 8]);
    expect([...clashingExams([course(), after])]).toEqual([]);
    expect([
      ...clashingExams([course(), course({ examStartsAt: null, examEndsAt: null }, { registrationId: 8 })]),
    ]).toEqual([]);
  });

  it('counts the week', () =>
    expect(toTotals([course(), course({ slots: [{ day: 0, startMinute: 700, endMinute: 775, place }] })])).toEqual({
      courses: 2,
      creditHours: 6,
      days: 2,
      weeklyMinutes: 175,
    }));

  it('refuses an unknown address, and whoever asks without end', () => {
    expect(feedRefusals({ known: true, wait: 0 })).toEqual([]);
    expect(feedRefusals({ known: false, wait: 0 }).map(({ Code }) => Code)).toEqual(['schedule.noSuchCalendar']);
    expect(feedRefusals({ known: false, wait: 180_000 })).toEqual([
      { Code: 'schedule.tooManyReads', Params: { minutes: 3 } },
    ]);
    expect(feedRefusals({ known: true, wait: 60_000 }).map(({ Code }) => Code)).toEqual(['schedule.tooManyReads']);
  });
});

describe('the calendar, read by a parser', () => {
  const now = at('2026-09-07T10:00:00');
  const text = (language: 'en' | 'ar', courses = [course()]) => calendarText([{ courses, weeks }], { now, language });
  const parsed = (source: string) => new ICAL.Component(ICAL.parse(source) as unknown[]);
  const eventsOf = (source: string) =>
    parsed(source)
      .getAllSubcomponents('vevent')
      .map((component) => new ICAL.Event(component));
  /** The days and times of a series in Bahrain's time. */
  const days = (event: ICAL.Event): string[] => {
    const found: string[] = [];
    const iterator = event.iterator();
    for (
      let next = iterator.next() as ICAL.Time | null;
      next && found.length < 200;
      next = iterator.next() as ICAL.Time | null
    )
      found.push(next.toString());
    return found;
  };

  it.each(['en', 'ar'] as const)('expands to exactly the days of classes without the holidays: %s', (language) => {
    const series = eventsOf(text(language)).filter((event) => event.isRecurring());
    const expected: string[] = [];
    for (let day = Date.parse('2026-09-13T00:00:00Z'); day <= Date.parse('2026-12-24T00:00:00Z'); day += 86_400_000) {
      const date = new Date(day).toISOString().slice(0, 10);
      expected.push(...classesOn(date, [course()], weeks).map(() => `${date}T10:00:00`));
    }
    expect(expected.length).toBe(28);
    expect(series.flatMap(days).sort()).toEqual(expected);
    expect(series.map((event) => event.component.getFirstProperty('dtstart')?.getFirstParameter('tzid'))).toEqual([
      'Asia/Bahrain',
      'Asia/Bahrain',
    ]);
  });

  it('leaves out a cancelled class and has a moved one at its new time and place', () => {
    const source = text('en', [course({}, { changes: [cancelled, moved] })]);
    const events = parsed(source).getAllSubcomponents('vevent');
    const series = events.filter((component) => component.hasProperty('rrule')).map((one) => new ICAL.Event(one));
    const exceptions = events.filter((component) => component.hasProperty('recurrence-id'));
    for (const one of exceptions) series.find(({ uid }) => uid === new ICAL.Event(one).uid)!.relateException(one);
    const expected: string[] = [];
    for (let day = Date.parse('2026-09-13T00:00:00Z'); day <= Date.parse('2026-12-24T00:00:00Z'); day += 86_400_000) {
      const date = new Date(day).toISOString().slice(0, 10);
      const classes = classesOn(date, [course({}, { changes: [cancelled, moved] })], weeks);
      expected.push(...classes.map((one) => `${date}T${one.startsAt === moved.to!.startsAt ? 12 : 10}:00:00`));
    }
    const found = series.flatMap((event) => {
      const iterator = event.iterator();
      const starts: string[] = [];
      for (let next = iterator.next() as ICAL.Time | null; next; next = iterator.next() as ICAL.Time | null)
        starts.push(event.getOccurrenceDetails(next).startDate.toString());
      return starts;
    });
    expect(expected).toHaveLength(27);
    expect(found.sort()).toEqual(expected);
    expect(exceptions.map((one) => new ICAL.Event(one).location)).toEqual([expect.stringContaining('S40-1001')]);
    expect(source).toContain('RECURRENCE-ID;TZID=Asia/Bahrain:20260922T100000');
  });

  it('is the same instant in whatever zone the machine or the reader is', () => {
    const [first] = eventsOf(text('en'));
    const zone = new ICAL.Timezone(parsed(text('en')).getFirstSubcomponent('vtimezone')!);
    const start = first!.startDate.clone();
    start.zone = zone;
    expect(start.toUnixTime() * 1000).toBe(at('2026-09-20T10:00:00'));
    expect(first!.endDate.toString()).toBe('2026-09-20T10:50:00');
  });

  it('has each examination once', () => {
    const exam = eventsOf(text('en')).find((event) => !event.isRecurring())!;
    expect([exam.startDate.toString(), exam.endDate.toString(), exam.summary, exam.uid]).toEqual([
      '2027-01-03T11:30:00',
      '2027-01-03T13:30:00',
      'Final examination: ITCS214 Data Structures; trees, lists',
      'exam-7@sis.university',
    ]);
  });

  it('keeps its identifiers, stamps in UTC and ends its series in UTC', () => {
    const uids = (source: string) => eventsOf(source).map(({ uid }) => uid);
    expect(uids(text('en'))).toEqual(uids(text('ar')));
    expect(new Set(uids(text('en'))).size).toBe(3);
    expect(
      text('en')
        .match(/^DTSTAMP:.*$/gm)!
        .map((line) => line.trim()),
    ).toEqual(Array(3).fill('DTSTAMP:20260907T070000Z'));
    expect(text('en')).toContain('UNTIL=20261224T205959Z');
  });

  it('folds its lines at 75 bytes and escapes what has a meaning', () => {
    for (const language of ['en', 'ar'] as const)
      expect(
        text(language)
          .split('\r\n')
          .filter((line) => Buffer.byteLength(line) > 75),
      ).toEqual([]);
    expect(text('en')).toContain('Data Structures\\; trees\\, lists');
    expect(text('en').endsWith('END:VCALENDAR\r\n')).toBe(true);
  });

  it('speaks the language it is asked for', () => {
    expect(eventsOf(text('ar'))[0]!.summary).toContain('هياكل البيانات');
    expect(eventsOf(text('ar')).at(-1)!.summary).toContain('الامتحان النهائي');
    expect(eventsOf(text('ar'))[0]!.location).toContain('الصخير');
  });

  it('leaves out what is not attended, and is a valid calendar without any course', () => {
    expect(eventsOf(text('en', [course({}, { status: 'withdrawn' }), course({}, { status: 'dropped' })]))).toEqual([]);
    expect(parsed(text('en', [])).getFirstPropertyValue('method')).toBe('PUBLISH');
  });
});
