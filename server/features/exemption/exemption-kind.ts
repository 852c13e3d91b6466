import type { Db } from '../../../db/db.ts';
import { formatInstant, isolate } from '../../../locales/i18n.ts';
import { toDate } from '../../clock/clock.ts';
import { getText } from '../../http/messages.ts';
import { getLimit } from '../../limits.ts';
import { deleteOrientationCourses } from '../registration/registration-removal-queries.ts';
import { findFile } from '../request/attachment-queries.ts';
import { declareKind, type RequestContext, type Effected } from '../request/request-kind.ts';
import { summaryCode, summaryFile, summaryText } from '../request/request-summary.ts';
import { exempt, findTest } from './exemption-queries.ts';
import {
  exemptionLapseRules,
  exemptionRules,
  exemptionStandingRules,
  writtenScore,
  type ExemptionFacts,
} from './exemption-rules.ts';

const words = (value: unknown): string => (typeof value === 'string' ? value : '');
const isDay = (text: string): boolean => /^\d{4}-\d\d-\d\d$/.test(text);

function getExemptionInput(
  db: Db,
  { student: { status, orientation }, details, request }: RequestContext,
  now: number,
): ExemptionFacts {
  return {
    status,
    orientation,
    test: findTest(db, words(details.test)) ?? null,
    score: Number(details.score ?? 0),
    takenOn: words(details.takenOn),
    askedOn: toDate(request?.sentAt ?? now),
    validYears: getLimit(db, 'exemptionCertificateYears'),
  };
}

function exemptStudent(db: Db, { student: { studentId }, request }: Effected<ExemptionFacts>, now: number): void {
  exempt(db, studentId);
  deleteOrientationCourses(db, studentId, request.referenceNumber, now);
}

/**
 * The request kind of an exemption. The admission office compares the certificate with the entered data. An exempted
 * student can register online from then on.
 */
export const exemptionKind = declareKind<ExemptionFacts>({
  name: 'exemption',
  prefix: 'EXM',
  page: '/exemptionRequest',
  agenda: 'exemption',
  facts: getExemptionInput,
  eligibility: exemptionStandingRules,
  lapses: exemptionLapseRules,
  rules: exemptionRules,
  limit: { per: 'semester' },
  files: [{ name: 'certificate', required: true }],
  draft: { atMost: 1 },
  route: [{ key: 'admission', by: 'admission', days: 3, returns: ['test', 'score', 'takenOn', 'certificate'] }],
  cancel: 'untilDecided',
  approved: [exemptStudent],
  title: (db, { details }) => {
    const test = findTest(db, words(details.test));
    if (!test) return getText('exemption', 'noTest');
    const score =
      details.score === null || details.score === undefined
        ? ''
        : ` ${isolate(writtenScore(Number(details.score), test))}`;
    return { en: `${test.nameEn}${score}`, ar: `${test.nameAr}${score}` };
  },
  summaryFields: (db, { id, details }) => {
    const test = findTest(db, words(details.test));
    const takenOn = words(details.takenOn);
    const certificate = findFile(db, id, 'certificate');
    return [
      ...(test ? [summaryText('test', { en: test.nameEn, ar: test.nameAr })] : []),
      ...(test && details.score
        ? [
            summaryCode('score', writtenScore(Number(details.score), test)),
            summaryCode('minimumScore', writtenScore(test.minimum, test)),
          ]
        : []),
      ...(isDay(takenOn)
        ? [
            summaryText('takenOn', {
              en: formatInstant(takenOn, 'en', 'shortDate'),
              ar: formatInstant(takenOn, 'ar', 'shortDate'),
            }),
          ]
        : []),
      ...(certificate ? [summaryFile('certificate', certificate)] : []),
    ];
  },
});
