import type { Db } from '../../../db/db.ts';
import type { AgendaFunction } from '../../../db/schema/agenda.ts';
import type { Enum } from '../../../db/enums.gen.ts';
import { hasLeft, offersPage, type PortalAccess } from '../../academic-record/status-rules.ts';
import type { Student } from '../../academic-record/student-queries.ts';
import { isWorkingDay, toIso, toIsoOrNull } from '../../clock/clock.ts';
import { getTraits } from '../../codes.ts';
import { extensionPoint } from '../../extension-point.ts';
import type { Schema } from '../../http/operations.ts';
import { noRefusals, type Refusal } from '../../refusal.ts';
import { semesterFor, semestersAt, studentAgenda } from './agenda-queries.ts';
import { agendaState, closedCode, notSentNow, outsideAgenda, sendingWindows } from './agenda-rules.ts';

/**
 * The input of a service's rules: a student and the present instant. `once` calls a loader at its first use and keeps
 * the result, so that several rules share it.
 */
export type Asked = {
  db: Db;
  student: Student;
  now: number;
  once: <Value>(load: (asked: Asked) => Value) => Value;
};

/**
 * A service offered to students: the agenda function that opens it, its page, its limit to working days, and its rules.
 * `workingDays` must agree with the gate of its calls in the contract.
 */
export type Service = {
  service: AgendaFunction;
  path: string;
  /** The request kind of the service; several kinds may share a function. */
  kind?: Enum<'RequestKind'>;
  workingDays?: boolean;
  standing: (asked: Asked) => Refusal[];
  /**
   * The reasons why the student has nothing to do with the service now. Called only if there is no other refusal, apart
   * from a day off.
   */
  nothing?: (asked: Asked) => Refusal[];
};

/** The services that the areas declare, in the order in which they are shown to students. */
export const services = extensionPoint<readonly Service[]>('the services');

export function getAsked(db: Db, student: Student, now: number): Asked {
  const loaded = new Map<unknown, unknown>();
  const asked: Asked = {
    db,
    student,
    now,
    once: <Value>(load: (of: Asked) => Value): Value => {
      if (!loaded.has(load)) loaded.set(load, load(asked));
      return loaded.get(load) as Value;
    },
  };
  return asked;
}

/** The columns of an academic record that decide which pages are offered. */
export type OfferedTo = Omit<PortalAccess, 'newlyAdmitted'> & { admissionSemesterId: number };

/** The student's facts that decide which pages of the student portal are offered. */
export const standingAt = (
  db: Db,
  { status, warnings, orientation, admissionSemesterId }: OfferedTo,
  now: number,
): PortalAccess => ({
  status,
  warnings,
  orientation,
  newlyAdmitted: admissionSemesterId >= semesterFor(db, now).id,
});

/**
 * The services offered to the student. A student who has left without a degree gets only those whose page is still
 * offered. All others get every service, because the page of a closed service gives the reason.
 */
function offered({ db, student, now }: Asked): readonly Service[] {
  const all = services.of(db);
  if (!hasLeft(student.status)) return all;
  const standing = standingAt(db, student, now);
  return all.filter(({ path }) => offersPage(standing, path));
}

const waitsForWorkingDay = ({ Code }: Refusal): boolean => getTraits(Code).liftedBy === 'workingDay';

/**
 * The state of every offered service for this student now: open or closed, with all reasons. The same rules refuse the
 * calls of the service.
 */
export function serviceStates(asked: Asked): Schema<'ServiceStates'> {
  const { db, student, now } = asked;
  const windows = studentAgenda(db, student, semestersAt(db, now));
  return offered(asked).map(({ service, path, kind, workingDays, standing, nothing }) => {
    const agenda = workingDays ? sendingWindows(windows) : windows;
    const state = agendaState(agenda, [service], now);
    const closed = (workingDays ? notSentNow : outsideAgenda)(agenda, [service], now, closedCode(service), { service });
    const against = [...standing(asked), ...closed.filter((reason) => !waitsForWorkingDay(reason))];
    const unless = against.length > 0 ? against : (nothing?.(asked) ?? noRefusals);
    const reasons = [...unless, ...closed.filter(waitsForWorkingDay)];
    const known = state.context !== 'never';
    return {
      service,
      path,
      ...(kind && { kind }),
      open: !reasons.length,
      reasons,
      opensAt: toIsoOrNull(known ? state.opensAt : null),
      closesAt: toIsoOrNull(known ? state.closesAt : null),
    };
  });
}

export const servicesAnswer = (db: Db, student: Student, now: number): Schema<'Services'> => ({
  now: toIso(now),
  workingDay: isWorkingDay(now),
  services: serviceStates(getAsked(db, student, now)),
});
