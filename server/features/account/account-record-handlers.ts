import type { Handlers } from '../../http/operations.ts';
import { getRecord } from './account-session.ts';
import { throwIfRefused } from '../../refusal.ts';
import { recordRefusals } from './account-identity-rules.ts';
import { chooseRecord, listRecords } from './account-queries.ts';

export const accountRecordHandlers = {
  selectRecord: ({ tenant, db, account, body }) => {
    const records = listRecords(db, account.personId);
    throwIfRefused(recordRefusals({ records, chosen: body.StudFacultyCode }));
    const student = getRecord(tenant, account, body.StudFacultyCode ?? records[0]?.studFacultyCode ?? '');
    const record = records.find(({ studFacultyCode }) => studFacultyCode === student.facultyCode);
    if (!record) throw new Error('the record is not one of the records of its own person');
    chooseRecord(db, account.sessionId, student.studentId);
    return [200, { record }];
  },
} satisfies Partial<Handlers>;
