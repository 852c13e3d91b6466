import { dateOf } from '../../clock.ts';
import type { Handlers } from '../../http/operations.ts';
import { limitOf } from '../../limits.ts';
import { requestChanged } from '../request/request-presenter.ts';
import { sendRequest } from '../request/request-commands.ts';
import { exemptionKind } from './exemption-kind.ts';
import { testsOf } from './exemption-queries.ts';
import { yearsBefore } from './exemption-rules.ts';

export const exemptionHandlers = {
  getExemption: ({ db, student: { orientation }, now }) => {
    const validYears = limitOf(db, 'exemptionCertificateYears');
    const tests = testsOf(db).map(({ nameEn, nameAr, position: _, ...test }) => ({
      ...test,
      name: { en: nameEn, ar: nameAr },
    }));
    return [
      200,
      {
        orientation,
        tests,
        validYears,
        takenFrom: yearsBefore(dateOf(now), validYears),
        fileMaximumMebibytes: limitOf(db, 'fileMaximumMebibytes'),
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
