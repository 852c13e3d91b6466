import { toIso, toIsoOrNull } from '../../clock/clock.ts';
import type { Db } from '../../../db/db.ts';
import { semesterAnswer, semesterFor } from '../agenda/agenda-queries.ts';
import type { Handlers, Schema } from '../../http/operations.ts';
import { findAddDropEnd, listFees, toBalanceCredits } from '../fees/fees-queries.ts';
import { isCharged, toMoneyRow, toOwed, toFeeSums } from '../fees/fees-rules.ts';
import { requestsAbout, type RequestRow } from '../request/request-queries.ts';
import { findSponsor, type Student } from '../../academic-record/student-queries.ts';
import { basketHandlers } from './basket-handlers.ts';
import { loadAnswer, registeredCourseAnswer, scheduleNotices } from './registration-presenter.ts';
import { getPreview, resolveChanges, seatFees } from './registration-basket.ts';
import { changeRegistration, joinWaitingList, leaveWaitingList } from './registration-commands.ts';
import { hoursOf, type Period } from './registration-facts.ts';
import { listPermitUses, permitOfSection } from './permit-queries.ts';
import { queuePlaceAnswer } from './registration-queue.ts';
import { placeRefusals } from './registration-rules.ts';
import { untraced } from '../../refusal.ts';
import { registrationFacts } from './registration-fact-queries.ts';
import { listLog, listRegistrations, listWaiting } from './registration-queries.ts';
import { listSeatAlerts } from './seat-alert-queries.ts';
import { loadSections } from './section-queries.ts';
import { offeredHandlers } from './offered-handlers.ts';
import { timetableHandlers } from './timetable-handlers.ts';

const toRequestReference = (request: RequestRow | undefined) =>
  request ? { referenceNumber: request.referenceNumber, status: request.status } : null;

const toPeriod = (query: { Period?: Period }): Period => query.Period ?? 'current';

function waitingListAnswer(
  db: Db,
  student: Student,
  now: number,
  period: Period,
): Pick<Schema<'WaitingList'>, 'entries'> {
  const facts = registrationFacts(db, student, now, period);
  const entries = listWaiting(db, student.studentId, facts.semester.id);
  const until = toIsoOrNull(findAddDropEnd(db, facts.semester.id));
  const sections = new Map(
    loadSections(
      db,
      entries.map((entry) => entry.sectionId),
    ).map((section) => [section.sectionId, section]),
  );
  const requests = requestsAbout(
    db,
    'addSeat',
    entries.map(({ id }) => id),
  );
  return {
    entries: entries.flatMap(({ id, sectionId, position, joinedAt }) => {
      const section = sections.get(sectionId);
      if (!section) return [];
      const { code, name, number, waiting } = section;
      const history = facts.histories.get(section.courseId);
      const refusals = untraced(() => placeRefusals(facts, section));
      return [
        {
          id,
          sectionId,
          code,
          name,
          number,
          position,
          waiting,
          joinedAt: toIso(joinedAt),
          fees: seatFees(db, facts, section),
          until,
          refusals,
          ...(history && { history }),
          request: toRequestReference(requests.get(id)),
        },
      ];
    }),
  };
}

export const registrationHandlers = {
  ...offeredHandlers,
  ...basketHandlers,
  ...timetableHandlers,

  registeredCourses: ({ db, student, now, query }) => {
    const facts = registrationFacts(db, student, now, toPeriod(query));
    const uses = listPermitUses(db, student.studentId, facts.semester.id);
    return [
      200,
      {
        semester: semesterAnswer(facts.semester, now),
        load: loadAnswer(facts.load, hoursOf(facts.registrations)),
        notices: scheduleNotices(facts),
        courses: facts.registrations.map((row) => ({
          ...registeredCourseAnswer(facts, row),
          ...permitOfSection(uses, row.section.sectionId),
        })),
        waiting: facts.waiting.size,
        seatAlerts: listSeatAlerts(db, student.studentId, facts.semester.id).length,
      },
    ];
  },

  getQueuePlace: ({ db, account, now }) => [200, queuePlaceAnswer(db, account.accountId, now)],

  checkRegistration: ({ db, student, now, query, body }) => {
    const facts = registrationFacts(db, student, now, toPeriod(query), body.confirm);
    return [200, getPreview(db, facts, resolveChanges(db, facts, body.changes))];
  },

  changeRegistration: ({ db, student, now, query, body }) => [
    200,
    changeRegistration(db, student, now, { period: toPeriod(query), changes: body.changes, confirm: body.confirm }),
  ],

  // A call for a single course is handled as a basket with one change.
  registerCourse: ({ db, student, now, query, body: { confirm, ...change } }) => [
    200,
    changeRegistration(db, student, now, {
      period: toPeriod(query),
      changes: [{ action: 'register', ...change }],
      confirm,
    }),
  ],
  dropCourse: ({ db, student, now, query, body: { confirm, ...change } }) => [
    200,
    changeRegistration(db, student, now, {
      period: toPeriod(query),
      changes: [{ action: 'drop', ...change }],
      confirm,
    }),
  ],
  undropCourse: ({ db, student, now, query, body: { confirm, ...change } }) => [
    200,
    changeRegistration(db, student, now, {
      period: toPeriod(query),
      changes: [{ action: 'undrop', ...change }],
      confirm,
    }),
  ],
  withdrawCourse: ({ db, student, now, query, body: { confirm, ...change } }) => [
    200,
    changeRegistration(db, student, now, {
      period: toPeriod(query),
      changes: [{ action: 'withdraw', ...change }],
      confirm,
    }),
  ],
  unwithdrawCourse: ({ db, student, now, query, body: { confirm, ...change } }) => [
    200,
    changeRegistration(db, student, now, {
      period: toPeriod(query),
      changes: [{ action: 'unwithdraw', ...change }],
      confirm,
    }),
  ],
  replaceCourse: ({ db, student, now, query, body: { confirm, ...change } }) => [
    200,
    changeRegistration(db, student, now, {
      period: toPeriod(query),
      changes: [{ action: 'replace', ...change }],
      confirm,
    }),
  ],
  deleteCourse: ({ db, student, now, query, params }) => [
    200,
    changeRegistration(db, student, now, {
      period: toPeriod(query),
      changes: [{ action: 'delete', registrationId: params.registrationId }],
      confirm: query.confirm,
    }),
  ],

  waitingList: ({ db, student, now, query }) => [
    200,
    { ...waitingListAnswer(db, student, now, toPeriod(query)), messages: [] },
  ],

  joinWaitingList: ({ db, student, now, query, body }) => {
    const messages = joinWaitingList(db, student, now, {
      period: toPeriod(query),
      sectionId: body.sectionId,
      confirm: body.confirm,
    });
    return [200, { ...waitingListAnswer(db, student, now, toPeriod(query)), messages }];
  },

  leaveWaitingList: ({ db, student, now, query, params }) => {
    leaveWaitingList(db, student, now, toPeriod(query), params.id);
    return [200, { ...waitingListAnswer(db, student, now, toPeriod(query)), messages: [] }];
  },

  registrationLog: ({ db, student, now, query }) => {
    const semester = semesterFor(db, now, toPeriod(query));
    const uses = listPermitUses(db, student.studentId, semester.id);
    const entries = listLog(db, student.studentId, semester.id).map(({ nameEn, nameAr, at, ...entry }) => ({
      ...entry,
      permit: uses.find(({ logId }) => logId === entry.id)?.permit ?? null,
      at: toIso(at),
      name: { en: nameEn, ar: nameAr },
    }));
    return [200, { semester: semesterAnswer(semester, now), entries }];
  },

  informationStudentFees: ({ db, student, now, query }) => {
    const semester = semesterFor(db, now, toPeriod(query));
    const rows = listRegistrations(db, student.studentId, semester.id).filter(({ status }) => isCharged(status));
    const { privateFees, privateRemain, usedFromBalance, sponsorFees, sponsorRemain, amount } = toFeeSums(
      rows.map(toMoneyRow),
    );
    const items = rows.map((row) => {
      const own = toFeeSums([toMoneyRow(row)]);
      return {
        registrationId: row.registrationId,
        code: row.section.code,
        name: row.section.name,
        number: row.section.number,
        creditHours: row.creditHours,
        privateFees: own.privateFees,
        sponsorFees: own.sponsorFees,
        usedFromBalance: own.usedFromBalance,
        paid: own.paid,
        privateRemain: own.privateRemain,
        sponsorRemain: own.sponsorRemain,
      };
    });
    const fees = listFees(db, student, now);
    const { toPay, onItsWay, overdue, dueBy } = toOwed(fees, now);
    const ofThis = fees.filter(({ semesterId, kind }) => kind === 'registration' && semesterId === semester.id);
    return [
      200,
      {
        semester: semesterAnswer(semester, now),
        privateFees,
        privateRemain,
        usedFromBalance,
        sponsorFees,
        sponsorRemain,
        sponsor: findSponsor(student),
        total: amount,
        onItsWay: toOwed(ofThis, now).onItsWay,
        owed: { toPay, onItsWay, overdue, dueBy: toIsoOrNull(dueBy) },
        toBalance: toBalanceCredits(ofThis),
        items,
      },
    ];
  },
} satisfies Partial<Handlers>;
