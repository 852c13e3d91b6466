import { and, eq } from 'drizzle-orm';
import { preparedPerDb, type Db } from '../../../db/db.ts';
import { meetingChanges } from '../../../db/schema/schedule.ts';
import { listMeetingChanges, type MeetingChange } from '../../catalogue/meeting-changes.ts';
import type { CatalogueSection } from '../../catalogue/sections.ts';
import { toIso } from '../../clock/clock.ts';
import { sendToInbox, type InboxTemplate } from '../inbox/inbox-queries.ts';
import { coursesInWeek } from './schedule-queries.ts';
import { kindAfter, type MeetingAction } from './meeting-change-rules.ts';
import { attended, overlappingCourses, type ClassTime, type TeachingWeeks } from './schedule-rules.ts';

const studentsQuery = preparedPerDb((db) =>
  db.$client
    .prepare<[number], number>(
      "select student_id from registration where section_id = ? and status = 'registered' order by id",
    )
    .pluck(),
);

/** The ids of the students who are registered in a section. */
export const listStudentsOf = (db: Db, sectionId: number): number[] => studentsQuery(db).all(sectionId);

const templates: Record<MeetingAction, InboxTemplate> = {
  cancel: 'classCancelled',
  move: 'classMoved',
  makeUp: 'classMadeUp',
  restore: 'classRestored',
};

export type MeetingChangeOrder = {
  section: CatalogueSection;
  action: MeetingAction;
  was: ClassTime;
  /** The new time and room; null if the class gets none. */
  to: (Pick<ClassTime, 'startsAt' | 'endsAt'> & { roomId: number }) | null;
  weeks: TeachingWeeks;
};

const isSame = (change: MeetingChange | undefined, order: MeetingChangeOrder, roomCode: string | undefined): boolean =>
  (change?.kind ?? null) === kindAfter[order.action] &&
  change?.to?.startsAt === order.to?.startsAt &&
  change?.to?.place.room === roomCode;

function saveChange(db: Db, { section, action, was, to }: MeetingChangeOrder, now: number): void {
  const kind = kindAfter[action];
  db.delete(meetingChanges)
    .where(and(eq(meetingChanges.sectionId, section.sectionId), eq(meetingChanges.startsAt, was.startsAt)))
    .run();
  if (kind)
    db.insert(meetingChanges)
      .values({
        sectionId: section.sectionId,
        startsAt: was.startsAt,
        kind,
        newStartsAt: to?.startsAt ?? null,
        newEndsAt: to?.endsAt ?? null,
        newRoomId: to?.roomId ?? null,
        changedAt: now,
      })
      .run();
}

/**
 * Saves the change of a class and sends each student of the section a message, which lists the student's other courses
 * that overlap the new time. Returns the number of messages and of students with an overlap. A repeated change sends
 * nothing.
 */
export function changeMeeting(
  db: Db,
  order: MeetingChangeOrder & { room: string | undefined },
  now: number,
): { told: number; overlapping: number } {
  const { section, action, was, to, room } = order;
  const present = listMeetingChanges(db, section.sectionId).find(({ startsAt }) => startsAt === was.startsAt);
  const again = isSame(present, order, room);
  if (!again) saveChange(db, order, now);
  const held = to ?? (action === 'restore' ? was : null);
  const students = listStudentsOf(db, section.sectionId);
  let overlapping = 0;
  for (const studentId of students) {
    const others = attended(coursesInWeek(db, studentId, section.semesterId)).filter(
      (course) => course.section.courseId !== section.courseId,
    );
    const overlaps = held ? overlappingCourses(held, others, order.weeks) : [];
    if (overlaps.length) overlapping += 1;
    if (!again)
      sendToInbox(db, studentId, now, templates[action], {
        course: section.code,
        section: section.number,
        at: toIso(was.startsAt),
        ...(to && { newAt: toIso(to.startsAt), room: room ?? '' }),
        ...(overlaps.length && { overlaps: overlaps.join(', '), context: 'overlap' }),
      });
  }
  return { told: again ? 0 : students.length, overlapping };
}
