import { describe, expect, it } from 'vitest';
import { findBehaviour, type Behaviour, type FailedCall } from '../../web/api/errors.ts';

/** The rows of section 8 of the specification: the reaction of the page to a failed call. */

const business: FailedCall = {
  status: 422,
  code: 'MSG-000004',
  type: 'FromTranslation',
  details: '',
  refusals: 1,
  method: 'post',
  path: '/api/course/CourseManagement/RegisterCourse',
};
const clearance = 'Please Complete Student release process Before you apply for the certificate';
const alert: Behaviour = { kind: 'alert', seconds: 4 };
const signIn = (number: number, more: Partial<FailedCall> = {}): Partial<FailedCall> => ({
  code: `MSG-LOG0-00000${number}`,
  path: '/api/user/v0/UserManagement/UserLogin',
  ...more,
});

type Row = [what: string, failed: Partial<FailedCall>, does: Behaviour];
const rows: Row[] = [
  ...[1, 2, 3, 5, 6, 7, 8].map((number): Row => [
    `…00000${number}: a modal with OK, 5 s`,
    signIn(number),
    { kind: 'signOutDialogue', seconds: 5 },
  ]),
  [
    '…000001 of any call, read or changing',
    signIn(1, { method: 'get', path: '/api/user/v0/menu/GetMenu' }),
    { kind: 'signOutDialogue', seconds: 5 },
  ],
  [
    '…000002 where the identity provider comes back',
    signIn(2, { path: '/api/user/v0/UserManagement/HandleAuthentication' }),
    { kind: 'signOutDialogue', seconds: 5 },
  ],
  [
    '…000001 that is not FromTranslation is any other message',
    signIn(1, { type: 'FromDataBase', details: 'x' }),
    alert,
  ],
  ['…000004: the legacy system or out, 150 s', signIn(4), { kind: 'legacyDialogue', seconds: 150 }],
  ['…000009 FromDataBase: logout', signIn(9, { type: 'FromDataBase', details: 'none' }), { kind: 'signOut' }],
  [
    '…000009 FromDataBase in a GET: the details with Sign Out',
    signIn(9, { type: 'FromDataBase', details: 'none', method: 'get' }),
    { kind: 'detailsDialogue' },
  ],
  ['…000009 otherwise is an alert', signIn(9), alert],
  ['a code of the catalogue: 4 s', {}, alert],
  ['a text as it is: 4 s', { type: 'DynamicMessage', code: 'A text' }, alert],
  ['whatever was not foreseen: 4 s', { status: 500, type: 'GeneralException', code: '' }, alert],
  ['no answer at all: 4 s', { status: 0, type: 'GeneralException', code: '' }, alert],
  ['a text of the database: 4 s', { type: 'FromDataBase', details: 'Something' }, alert],
  [
    'the release process: a notice with a link to clearance, 6 s',
    { type: 'FromDataBase', code: 'MSG-000073', details: clearance },
    { kind: 'clearanceNotice', seconds: 6 },
  ],
  ['the same text of another type is an alert', { type: 'DynamicMessage', details: clearance }, alert],
  [
    'the list of courses to register, read: stored, with the login alert',
    { method: 'get', path: '/api/course/CourseManagement/CoursesToRegister' },
    { kind: 'loginAlert' },
  ],
  [
    'the official withdrawal data: a message stored',
    { method: 'get', path: '/api/student/Withdrawal/OfficialWithdrawData' },
    { kind: 'withdrawMessage' },
  ],
  [
    'the clearance process: silent',
    { method: 'get', path: '/api/student/Clearance/ClearanceProcess' },
    { kind: 'silent' },
  ],
  [
    'the clearance process, whatever it says',
    { method: 'get', path: '/api/student/Clearance/ClearanceProcess', type: 'FromDataBase', details: clearance },
    { kind: 'silent' },
  ],
  [
    'but a refusal of the account goes before',
    signIn(6, { method: 'get', path: '/api/student/Clearance/ClearanceProcess' }),
    { kind: 'signOutDialogue', seconds: 5 },
  ],
  [
    'a GET of alert notes: a notice that stays until dismissed',
    { method: 'get', path: '/api/user/v0/menu/GetMenu', note: true },
    { kind: 'note' },
  ],
  ['only a GET is one', { note: true }, alert],
  ['the audit log: nobody is told', { method: 'get', path: '/api/user/AuditForm/SetAuditFormLog' }, { kind: 'silent' }],
  ['a confirmation that is missing: a question', { status: 409 }, { kind: 'question' }],
];

describe('a failed call', () => {
  it.each(rows)('%s', (_, failed, does) => expect(findBehaviour({ ...business, ...failed })).toEqual(does));
});
