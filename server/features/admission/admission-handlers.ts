import { toIso } from '../../clock/clock.ts';
import type { Handlers } from '../../http/operations.ts';
import { refuse, Refused, throwIfRefused } from '../../refusal.ts';
import { semesterWithId } from '../agenda/agenda-queries.ts';
import { getContact } from '../contact/contact-queries.ts';
import { maskedRecipient, findWay } from '../contact/contact-rules.ts';
import { codeSent, pendingCodeAnswer } from '../contact/contact-services.ts';
import { sendRequest } from '../request/request-commands.ts';
import { consequencesAnswer } from '../request/request-consequences.ts';
import { cancelAdmissionKind } from './admission-kind.ts';
import { getPlan } from '../request/request-plan.ts';
import { studentById, type Student } from '../../academic-record/student-queries.ts';
import { useCode, type CodeOwner } from '../verification/verification-queries.ts';

const toCodeOwner = ({ studentId }: Student): CodeOwner => ({ purpose: 'cancelAdmission', ownerId: studentId });
const about = (student: Student) => ({ student, subjectId: null, details: {}, request: null });

export const admissionHandlers = {
  getCancelAdmission: ({ db, student, now }) => {
    const way = findWay(getContact(db, student.personId));
    return [
      200,
      {
        admittedIn: semesterWithId(db, student.admissionSemesterId).name,
        codeWay: way ? maskedRecipient(way) : null,
        pendingCode: pendingCodeAnswer(db, now, toCodeOwner(student)),
      },
    ];
  },

  sendCancelAdmissionOtp: ({ db, student, now, language }) => {
    throwIfRefused([...getPlan(db, cancelAdmissionKind, about(student), now).closed]);
    const way = findWay(getContact(db, student.personId));
    if (!way) throw new Refused(refuse('MSG-000046'));
    return [200, codeSent(db, now, toCodeOwner(student), way, language)];
  },

  confirmCancelAdmission: ({ db, student, now, body: { code, consequences: hash } }) => {
    const kind = cancelAdmissionKind;
    throwIfRefused([...getPlan(db, kind, about(student), now).closed]);
    useCode(db, now, toCodeOwner(student), code);
    // Lists the consequences before the change, by running the same effects in a transaction that is rolled back. The
    // consequence `shareFalls` announces a later fall of the refund percentage. It is removed, because after the
    // cancellation nothing is left to refund.
    const consequences = consequencesAnswer(db, kind, about(student), now).consequences.filter(
      ({ name }) => name !== 'shareFalls',
    );
    const { referenceNumber } = sendRequest(db, kind, { student, consequences: hash }, now);
    return [
      200,
      {
        messages: refuse('admission.canceled'),
        referenceNumber,
        at: toIso(now),
        consequences,
        balance: studentById(db, student.studentId).balance,
      },
    ];
  },
} satisfies Partial<Handlers>;
