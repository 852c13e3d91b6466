import { toDate } from '../../clock/clock.ts';
import type { Handlers } from '../../http/operations.ts';
import { getLimit } from '../../limits.ts';
import { submitHandler } from '../request/request-submission.ts';
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

  submitExemption: submitHandler(exemptionKind),
} satisfies Partial<Handlers>;
