import { expect, it } from 'vitest';
import { listPersonas } from '../../seed/personas.ts';
import type { Client } from '../support/client.ts';
import { rather } from '../support/long.ts';
import { Room } from '../support/room.ts';

const here = new Room({});

type Judged = { reasons: readonly unknown[] };
const free = ({ reasons }: Judged): boolean => reasons.length === 0;

/**
 * True if the page of a service offers the student something to use now, according to the responses that the page
 * loads.
 */
const something: Record<string, (student: Client) => Promise<boolean>> = {
  appeal: async (student) => (await student.call('getAppealableCourses')).courses.some(free),
  minor: async (student) => (await student.call('getMinorPrograms')).programmes.some((one) => !one.held && free(one)),
  transport: async (student) => (await student.call('getTransportOptions')).lines.some((line) => line.free > 0),
  document: async (student) => (await student.call('getDocumentOptions')).documents.some(free),
  thesis: async (student) =>
    (await student.call('getSupervisors')).supervisors.some(({ load, places }) => load < places),
  transfer: async (student) => (await student.call('getTransferOptions')).programmes.some(free),
  survey: async (student) => (await student.call('getSurveys')).surveys.some(({ doneOn }) => doneOn === null),
  courseWithdrawal: async (student) => {
    const { courses } = await student.call('courseWithdrawRequests');
    const registered = (await student.call('registeredCourses')).courses;
    return (
      courses.some(({ atOnce, asked }) => atOnce.length === 0 || asked.length === 0) ||
      registered.some(({ actions }) => actions.some(({ action, allowed }) => action === 'unwithdraw' && allowed))
    );
  },
};

/** The personas to test: a few in the daily run, with those in their first semester; all in the long run. */
const asked = listPersonas().filter(({ key }, at) =>
  rather(['orientation', 'firstSemester'].includes(key) || at % 6 === 0, true),
);

/**
 * Instants in the week of registration, of appeals and minors, of withdrawals, of evaluations, and at the end of the
 * semester.
 */
const instants = rather(
  ['2026-09-07T10:00:00+03:00', '2026-10-06T10:00:00+03:00'],
  ['07', '15', '22']
    .map((day) => `2026-09-${day}T10:00:00+03:00`)
    .concat(['2026-10-06', '2026-11-10', '2026-12-01', '2027-01-24'].map((day) => `${day}T10:00:00+03:00`)),
);

it.each(instants)('on %s no service is told as open whose page offers this student nothing', async (at) => {
  await here.room.freeze(at);
  const wrong: string[] = [];
  for (const { key } of asked) {
    const reply = await here.room.fresh().send('startPersonaSession', { params: { key } });
    if (reply.status !== 200) continue;
    const student = await here.as(key);
    if (student.record === null) continue;
    const { services } = await student.call('getServices');
    for (const { service, kind, open, reasons } of services) {
      const offers = something[service];
      if (!offers || kind === 'researchPlan') continue;
      const nothing = reasons.some(({ Code }) => Code === 'gate.nothing');
      if (!open && !nothing) continue;
      if ((await offers(student)) === nothing) wrong.push(`${key} ${service}: ${open ? 'open' : 'nothing'}`);
    }
  }
  expect(wrong).toEqual([]);
});
