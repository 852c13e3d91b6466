import dayjs, { type Dayjs } from 'dayjs';
import utc from 'dayjs/plugin/utc.js';
import ical, {
  ICalCalendarMethod,
  ICalEventBusyStatus,
  ICalEventTransparency,
  type ICalEventData,
} from 'ical-generator';
import { minute } from '../../../locales/durations.ts';
import type en from '../../../locales/en/schedule.json';
import { formatList, isolate, pickText, type Language } from '../../../locales/i18n.ts';
import { toDate, toStartOfDay } from '../../clock/clock.ts';
import { getText, textWith } from '../../http/messages.ts';
import type { Schema } from '../../http/operations.ts';
import type { IncidentRow } from '../incident/incident-queries.ts';
import { classDates } from '../attendance/attendance-rules.ts';
import { attended, type CourseInWeek, type Place, type TeachingWeeks } from './schedule-rules.ts';

dayjs.extend(utc);

/** The schedule as iCalendar (RFC 5545), for the subscription and the downloaded file. */

const zone = 'Asia/Bahrain';
/** Bahrain has kept UTC+3 since 1972. */
const zoneText = [
  'BEGIN:VTIMEZONE',
  `TZID:${zone}`,
  'BEGIN:STANDARD',
  'DTSTART:19720601T000000',
  'TZOFFSETFROM:+0300',
  'TZOFFSETTO:+0300',
  'TZNAME:+03',
  'END:STANDARD',
  'END:VTIMEZONE',
].join('\r\n');
const weekdays = ['SU', 'MO', 'TU', 'WE', 'TH', 'FR', 'SA'];
/** The refresh interval suggested to calendar clients, in seconds. */
const refresh = 6 * 3600;

/**
 * The instant as a date with Bahrain's offset. The calendar library formats it with this offset, independent of the
 * machine's time zone.
 */
const inBahrain = (instant: number): Dayjs => dayjs.utc(instant).utcOffset(180);
const localTime = (instant: number): string => inBahrain(instant).format('YYYYMMDD[T]HHmmss');
const utcTime = (instant: number): string => dayjs.utc(instant).format('YYYYMMDD[T]HHmmss[Z]');

/** A request that waits for the student, or a permit that is not used yet, with its due time. */
export type Deadline = Pick<Schema<'DueRequest'>, 'referenceNumber' | 'kind'> & {
  waitsFor: Schema<'DueRequest'>['waitsFor'] | 'permit';
  by: number | null;
};

export type SemesterInCalendar = { courses: readonly CourseInWeek[]; weeks: TeachingWeeks };

/** Isolates codes and numbers in Arabic text with Unicode marks, so that they keep their order within the line. */
const said = (language: Language, text: string): string => (language === 'ar' ? isolate(text) : text);
const word = (language: Language, key: Exclude<keyof (typeof en)['calendar'], 'deadlines'>): string =>
  pickText(getText('schedule', `calendar.${key}`), language);
const placeText = ({ campus, building, room }: Place, language: Language): string =>
  formatList(
    [said(language, room), word(language, 'building') + ' ' + said(language, building), campus[language]],
    language,
    'comma',
  );

function describe({ section, creditHours }: CourseInWeek, language: Language): string {
  const line = (key: 'section' | 'instructor' | 'creditHours', value: string): string =>
    `${word(language, key)}: ${value}`;
  return [
    section.name[language],
    line('section', said(language, section.number)),
    line('instructor', section.instructor[language]),
    line('creditHours', String(creditHours)),
  ].join('\n');
}

/**
 * One weekly series for each class time, without holidays and cancelled classes. A class at another time is an event of
 * its own that replaces its date in the series.
 */
function classSeries(
  course: CourseInWeek,
  { startsOn, classesEndOn, holidays }: TeachingWeeks,
  now: number,
  language: Language,
): ICalEventData[] {
  const { section } = course;
  const free = new Set(holidays.map(({ date }) => date));
  return section.slots.flatMap((slot) => {
    const [first] = classDates([slot], startsOn, classesEndOn, free);
    if (!first) return [];
    const startsAt = toStartOfDay(first) + slot.startMinute * minute;
    const changes = new Map(course.changes.map((change) => [change.startsAt, change]));
    const startOn = (date: string): number => toStartOfDay(date) + slot.startMinute * minute;
    const dates = classDates([slot], first, classesEndOn, new Set());
    const without = dates.filter((date) => free.has(date) || changes.get(startOn(date))?.to === null);
    const elsewhere = dates.flatMap((date) => (free.has(date) ? [] : (changes.get(startOn(date)) ?? [])));
    const lastMoment = toStartOfDay(classesEndOn) + 24 * 60 * minute - 1000;
    const common = {
      id: `class-${course.registrationId}-${slot.day}-${slot.startMinute}@sis.university`,
      stamp: new Date(now),
      timezone: zone,
      summary: `${said(language, section.code)} ${section.name[language]}`,
      description: describe(course, language),
      busystatus: ICalEventBusyStatus.BUSY,
      transparency: ICalEventTransparency.OPAQUE,
    };
    return [
      {
        ...common,
        start: inBahrain(startsAt),
        end: inBahrain(toStartOfDay(first) + slot.endMinute * minute),
        repeating: [
          `RRULE:FREQ=WEEKLY;BYDAY=${weekdays[slot.day]};UNTIL=${utcTime(lastMoment)}`,
          ...(without.length
            ? [`EXDATE;TZID=${zone}:${without.map((date) => localTime(startOn(date))).join(',')}`]
            : []),
        ].join('\n'),
        location: placeText(slot.place, language),
      },
      ...elsewhere.flatMap(({ startsAt: was, to }): ICalEventData[] =>
        to
          ? [
              {
                ...common,
                recurrenceId: inBahrain(was),
                start: inBahrain(to.startsAt),
                end: inBahrain(to.endsAt),
                location: placeText(to.place, language),
              },
            ]
          : [],
      ),
    ];
  });
}

function examEvent(course: CourseInWeek, now: number, language: Language): ICalEventData[] {
  const { examStartsAt, examEndsAt, examPlace, code, name } = course.section;
  if (examStartsAt === null || examEndsAt === null) return [];
  return [
    {
      id: `exam-${course.registrationId}@sis.university`,
      stamp: new Date(now),
      timezone: zone,
      start: inBahrain(examStartsAt),
      end: inBahrain(examEndsAt),
      summary: pickText(
        textWith('schedule', 'calendar.exam', { code: said(language, code), name: name[language] }),
        language,
      ),
      ...(examPlace && { location: placeText(examPlace, language) }),
      description: describe(course, language),
      busystatus: ICalEventBusyStatus.BUSY,
      transparency: ICalEventTransparency.OPAQUE,
    },
  ];
}

/** An all-day event on the last day for an action. It does not block the student's time. */
function deadlineEvent(
  { referenceNumber, kind, waitsFor, by }: Deadline,
  now: number,
  language: Language,
): ICalEventData[] {
  if (by === null) return [];
  const about = { kind: getText('request', `kinds.${kind}`), reference: said(language, referenceNumber) };
  return [
    {
      id: `request-${referenceNumber}@sis.university`,
      stamp: new Date(now),
      timezone: zone,
      // A deadline at midnight belongs to the day before.
      start: inBahrain(toStartOfDay(toDate(by - 1))),
      allDay: true,
      summary: pickText(textWith('schedule', `calendar.deadlines.${waitsFor}`, about), language),
      busystatus: ICalEventBusyStatus.FREE,
      transparency: ICalEventTransparency.TRANSPARENT,
    },
  ];
}

/** An incident as a calendar event. An open incident ends at the present instant. */
const incidentEvent = ({ id, kind, from, until }: IncidentRow, now: number, language: Language): ICalEventData => ({
  id: `incident-${id}@sis.university`,
  stamp: new Date(now),
  timezone: zone,
  start: inBahrain(from),
  end: inBahrain(until ?? now),
  summary: pickText(textWith('incident', 'calendar', { outage: getText('incident', `kinds.${kind}`) }), language),
  busystatus: ICalEventBusyStatus.FREE,
  transparency: ICalEventTransparency.TRANSPARENT,
});

type InCalendar = {
  now: number;
  language: Language;
  deadlines?: readonly Deadline[];
  incidents?: readonly IncidentRow[];
};

/**
 * The calendar of the attended courses: weekly classes without holidays, each examination, the student's deadlines and
 * the incidents of the university.
 */
export function calendarText(
  semesters: readonly SemesterInCalendar[],
  { now, language, deadlines = [], incidents = [] }: InCalendar,
): string {
  const calendar = ical({
    name: word(language, 'name'),
    description: pickText(textWith('schedule', 'calendar.about', { at: toDate(now) }), language),
    prodId: { company: 'sis.university', product: 'course-schedule', language: language.toUpperCase() },
    method: ICalCalendarMethod.PUBLISH,
    timezone: { name: null, generator: () => zoneText },
    ttl: refresh,
  });
  for (const { courses, weeks } of semesters)
    for (const course of attended(courses))
      for (const event of [...classSeries(course, weeks, now, language), ...examEvent(course, now, language)])
        calendar.createEvent(event);
  for (const deadline of deadlines)
    for (const event of deadlineEvent(deadline, now, language)) calendar.createEvent(event);
  for (const incident of incidents) calendar.createEvent(incidentEvent(incident, now, language));
  return `${calendar.toString()}\r\n`;
}
