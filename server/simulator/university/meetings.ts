import { asc, eq } from 'drizzle-orm';
import type { Db } from '../../../db/db.ts';
import { rooms } from '../../../db/schema/university.ts';
import { listMeetingChanges } from '../../catalogue/meeting-changes.ts';
import { sectionsOfSemester, sectionWithId, type CatalogueSection } from '../../catalogue/sections.ts';
import { toIso, toDate } from '../../clock/clock.ts';
import { semesterWithId } from '../../features/agenda/agenda-queries.ts';
import { heldClasses } from '../../features/attendance/attendance-rules.ts';
import { changeMeeting, listStudentsOf } from '../../features/schedule/meeting-change-commands.ts';
import { meetingChangeRefusals } from '../../features/schedule/meeting-change-rules.ts';
import { getTeachingWeeks } from '../../features/schedule/schedule-queries.ts';
import { findWeeklyClass, type ClassTime } from '../../features/schedule/schedule-rules.ts';
import type { Schema } from '../../http/operations.ts';
import { malformed, notFound, throwIfRefused } from '../../refusal.ts';
import { instantIn } from '../clock-moves.ts';

/** Changes single classes of a section, as its department does. */

const nameOf = ({ code, number }: CatalogueSection): string => `${code}-${number}`;

function findSection(db: Db, id: number): CatalogueSection {
  const section = sectionWithId(db, id);
  if (!section) throw notFound(String(id));
  return section;
}

const timeAnswer = ({ startsAt, endsAt, place }: ClassTime): Schema<'ClassTime'> => ({
  startsAt: toIso(startsAt),
  endsAt: toIso(endsAt),
  place,
});

/** Lists the classes of a section in its semester at their weekly times, each with its change if it has one. */
export function meetingsAnswer(db: Db, sectionId: number): Schema<'SectionMeetings'> {
  const section = findSection(db, sectionId);
  const weeks = getTeachingWeeks(db, semesterWithId(db, section.semesterId));
  const changes = new Map(listMeetingChanges(db, sectionId).map((change) => [change.startsAt, change]));
  const holidays = new Set(weeks.holidays.map(({ date }) => date));
  return {
    section: nameOf(section),
    name: section.name,
    students: listStudentsOf(db, sectionId).length,
    rooms: db
      .select({ code: rooms.code })
      .from(rooms)
      .orderBy(asc(rooms.code))
      .all()
      .map(({ code }) => code),
    meetings: heldClasses(section.slots, [], weeks.startsOn, weeks.classesEndOn, holidays).map((one) => {
      const change = changes.get(one.startsAt);
      return {
        ...timeAnswer(one),
        change: change ? { kind: change.kind, to: change.to && timeAnswer(change.to) } : null,
      };
    }),
  };
}

/** The other sections that have a class in the same room or with the same instructor at this time. */
function listTaken(db: Db, section: CatalogueSection, { startsAt, endsAt }: ClassTime, room: string): string[] {
  const date = toDate(startsAt);
  return [...sectionsOfSemester(db, section.semesterId).values()]
    .filter(
      (other) =>
        other.sectionId !== section.sectionId &&
        heldClasses(other.slots, listMeetingChanges(db, other.sectionId), date, date, new Set()).some(
          (one) =>
            one.startsAt < endsAt &&
            startsAt < one.endsAt &&
            (one.place.room === room || other.instructorId === section.instructorId),
        ),
    )
    .map(nameOf);
}

/** Changes one class. Runs inside the caller's transaction. */
export function changeMeetingAnswer(
  db: Db,
  sectionId: number,
  body: Schema<'MeetingOrder'>,
  now: number,
): Schema<'ChangedMeeting'> {
  const section = findSection(db, sectionId);
  const weeks = getTeachingWeeks(db, semesterWithId(db, section.semesterId));
  const { action } = body;
  const startsAt = instantIn(body.startsAt, 'body/startsAt');
  const moves = action === 'move' || action === 'makeUp';
  if (moves !== (body.to !== undefined)) throw malformed(`body/to: ${moves ? 'needed' : 'not allowed'} by ${action}`);
  const newStartsAt = body.to ? instantIn(body.to.startsAt, 'body/to/startsAt') : null;
  const was = findWeeklyClass(startsAt, section.slots, weeks);
  const change = listMeetingChanges(db, sectionId).find((one) => one.startsAt === startsAt);
  throwIfRefused(meetingChangeRefusals({ action, was, change, newStartsAt, weeks }));
  if (!was) throw notFound(body.startsAt);
  const code = body.to?.room ?? was.place.room;
  const room = db.select({ id: rooms.id }).from(rooms).where(eq(rooms.code, code)).get();
  if (!room) throw notFound(code);
  const to =
    newStartsAt === null
      ? null
      : { startsAt: newStartsAt, endsAt: newStartsAt + was.endsAt - was.startsAt, roomId: room.id };
  const { told, overlapping } = changeMeeting(
    db,
    { section, action, was, to, weeks, room: to ? code : undefined },
    now,
  );
  return {
    section: meetingsAnswer(db, sectionId),
    told,
    overlaps: { students: overlapping, sections: to ? listTaken(db, section, { ...to, place: was.place }, code) : [] },
  };
}
