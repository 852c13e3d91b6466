import { preparedPerDb, type Db } from '../../db/db.ts';
import type { Enum } from '../../db/enums.gen.ts';
import type { Place } from './sections.ts';

/**
 * A change of one class. `startsAt`: its start by the weekly times. `to`: its actual time and place, null if it is
 * cancelled. Instants are epoch milliseconds.
 */
export type MeetingChange = {
  startsAt: number;
  kind: Enum<'MeetingChangeKind'>;
  to: { startsAt: number; endsAt: number; place: Place } | null;
  changedAt: number;
};

type Row = Pick<MeetingChange, 'startsAt' | 'kind' | 'changedAt'> & {
  newStartsAt: number | null;
  newEndsAt: number;
} & {
  room: string;
  building: string;
  campusEn: string;
  campusAr: string;
};

const changesQuery = preparedPerDb((db) =>
  db.$client.prepare<[number], Row>(
    `select change.starts_at startsAt, change.kind, change.changed_at changedAt, change.new_starts_at newStartsAt, change.new_ends_at newEndsAt,
       room.code room, building.code building, campus.name_en campusEn, campus.name_ar campusAr
     from meeting_change change left join room on room.id = change.new_room_id left join building on building.id = room.building_id left join campus on campus.id = building.campus_id
     where change.section_id = ? order by change.starts_at`,
  ),
);

/** The changed classes of a section in the order of their weekly times. */
export const listMeetingChanges = (db: Db, sectionId: number): MeetingChange[] =>
  changesQuery(db)
    .all(sectionId)
    .map(({ startsAt, kind, changedAt, newStartsAt, newEndsAt, room, building, campusEn, campusAr }) => ({
      startsAt,
      kind,
      changedAt,
      to:
        newStartsAt === null
          ? null
          : {
              startsAt: newStartsAt,
              endsAt: newEndsAt,
              place: { campus: { en: campusEn, ar: campusAr }, building, room },
            },
    }));
