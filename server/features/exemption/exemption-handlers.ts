import { toDate } from '../../clock/clock.ts';
import type { Handlers } from '../../http/operations.ts';
import { getLimit } from '../../limits.ts';
import { requestChanged } from '../request/request-presenter.ts';
import { sendRequest } from '../request/request-commands.ts';
import { exemptionKind } from './exemption-kind.ts';
import { listTests } from './exemption-queries.ts';
import { yearsBefore } from './exemption-rules.ts';

export const exemptionHandlers = {
  getExemption: ({ db, student: { orientation }, now }) => {
    const validYears = getLimit(db, 'exemptionCertificateYears');
    const tests = listTests(db).map(({ nameEn, nameAr, position: _, ...test }) => ({
      ...test,
      name: { en: nameEn, ar: nameAr },
    }));
    return [
      200,
      {
        orientation,
        tests,
        validYears,
        takenFrom: yearsBefore(toDate(now), validYears),
        fileMaximumMebibytes: getLimit(db, 'fileMaximumMebibytes'),
      },
    ];
  },

  submitExemption: ({ db, student, now, body: { test, score, takenOn, certificate, draft } }) => {
    const request = sendRequest(
      db,
      exemptionKind,
      { student, details: { test, score, takenOn }, files: { certificate }, draft },
      now,
    );
    return requestChanged(db, exemptionKind, request, now, 'MSG-000032');
  },
} satisfies Partial<Handlers>;
