import { preparedPerDb, type Db } from '../../../db/db.ts';
import { permitUses } from '../../../db/schema/override.ts';
import { getTraits } from '../../codes.ts';
import type { Schema } from '../../http/operations.ts';
import type { Permit, Waived } from './registration-facts.ts';

type PermitSqlRow = Omit<Permit, 'codes' | 'keepsSeat'> & { codes: string; keepsSeat: 0 | 1 };

/** SQL for the number of seats in the smallest room of a section; null without rooms. */
export const roomSeats = `(select min(room.seats) from section_meeting meeting join room on room.id = meeting.room_id where meeting.section_id = section.id)`;

const openQuery = preparedPerDb((db) =>
  db.$client.prepare<{ studentId: number; semesterId: number; now: number }, PermitSqlRow>(`
    select permit.id permitId, request.reference_number referenceNumber, permit.course_id courseId, permit.section_id sectionId, permit.codes,
      coalesce(permit.seat_until > @now and not exists (select 1 from permit_use where permit_id = permit.id) and (${roomSeats} is null or section.capacity < ${roomSeats}), 0) keepsSeat
    from permit join request on request.id = permit.request_id left join section on section.id = permit.section_id
    where permit.student_id = @studentId and permit.semester_id = @semesterId and permit.until > @now order by permit.id`),
);

/** The student's permits (approved exceptions) of a semester that have not expired. */
export const listOpenPermits = (db: Db, studentId: number, semesterId: number, now: number): Permit[] =>
  openQuery(db)
    .all({ studentId, semesterId, now })
    .map(({ codes, keepsSeat, ...row }) => ({
      ...row,
      codes: JSON.parse(codes) as string[],
      keepsSeat: keepsSeat === 1,
    }));

const usesQuery = preparedPerDb((db) =>
  db.$client.prepare<[number, number], { logId: number; sectionId: number; referenceNumber: string; codes: string }>(`
    select log.id logId, log.section_id sectionId, request.reference_number referenceNumber, permit.codes
    from permit join permit_use used on used.permit_id = permit.id join registration_log log on log.id = used.log_id join request on request.id = permit.request_id
    where permit.student_id = ? and permit.semester_id = ? order by log.id`),
);

/** The permits by which the student registered in a semester, with the log entry and section of each. */
export const listPermitUses = (db: Db, studentId: number, semesterId: number) =>
  usesQuery(db)
    .all(studentId, semesterId)
    .map(({ logId, sectionId, referenceNumber, codes }) => ({
      logId,
      sectionId,
      permit: { referenceNumber, by: [...new Set((JSON.parse(codes) as string[]).flatMap(waivingOffice))] },
    }));

const waivingOffice = (code: string) => getTraits(code).waivedBy ?? [];

/**
 * The permit of the latest registration in a section that needed one, as fields of a response; empty if there is none.
 */
export function permitOfSection(
  uses: ReturnType<typeof listPermitUses>,
  sectionId: number,
): { permit?: Schema<'PermitUse'> } {
  const use = uses.findLast((one) => one.sectionId === sectionId);
  return use ? { permit: use.permit } : {};
}

/** Records that a permit made an entry of the registration log possible. */
export const insertPermitUse = (db: Db, logId: number, permitId: number): void => {
  db.insert(permitUses).values({ logId, permitId }).run();
};

/** The waived reasons as fields of a response; empty if there are none. */
export const waivedAnswer = (waived: readonly Waived[]): { waived?: Schema<'WaivedReason'>[] } =>
  waived.length
    ? {
        waived: waived.flatMap(({ Code, Params, Change, permit: { referenceNumber } }) =>
          [waivingOffice(Code)].flat().map((by) => ({
            Code,
            Params,
            ...(Change !== undefined && { Change }),
            by,
            referenceNumber,
          })),
        ),
      }
    : {};
