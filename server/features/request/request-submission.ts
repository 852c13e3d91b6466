import type { Db } from '../../../db/db.ts';
import type { Schema } from '../../http/operations.ts';
import type { Student } from '../../academic-record/student-queries.ts';
import { sendRequest, type Confirmed } from './request-commands.ts';
import { readForm } from './request-form.ts';
import type { Kind } from './request-kind.ts';
import { requestChanged } from './request-presenter.ts';

type SubmitCall = {
  db: Db;
  student: Student;
  now: number;
  body: object;
};

/** The handler of a call that sends a request of this kind with the fields of its form. */
export const submitHandler =
  (kind: Kind) =>
  ({ db, student, now, body }: SubmitCall): [200, Schema<'RequestChange'>] => {
    const { draft, consequences, confirmed } = body as Confirmed & { draft?: string };
    const entered = readForm(kind.name, body as Record<string, unknown>);
    const request = sendRequest(db, kind, { student, ...entered, draft, consequences, confirmed }, now);
    return requestChanged(db, kind, request, now, 'MSG-000032');
  };
