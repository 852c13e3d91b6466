import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { DocumentFacts } from '../../db/schema/document.ts';
import type { Language } from '../../locales/i18n.ts';
import ar from '../../locales/ar/document.json' with { type: 'json' };
import en from '../../locales/en/document.json' with { type: 'json' };
import { findDocumentCode } from '../../locales/typed-code.ts';
import { randomDocumentCode } from '../../server/random-code.ts';
import { certificatePdf } from '../../server/features/document/document-certificate.ts';
import { transcriptPdf } from '../../server/features/document/document-transcript.ts';
import {
  certificateLapseRules,
  certificateRules,
  certificateEligibilityRules,
  documentStatus,
  isReprint,
  lookupRefusals,
  maskedName,
  revocationRules,
  transcriptLapseRules,
  transcriptRules,
  transcriptEligibilityRules,
  type CertificateFacts,
  type TranscriptFacts,
} from '../../server/features/document/document-rules.ts';
import { collectRefusals } from '../../server/refusal.ts';
import { readPages } from '../support/documents.ts';

const owed = { due: 0, toPay: 0, onItsWay: 0, obliged: 0, payableNow: 0, overdue: 0, tuition: 0, dueBy: null };
const transcript: TranscriptFacts = {
  status: 'active',
  owed,
  graded: 12,
  final: false,
  ownDegree: 'bachelor',
  degree: null,
  mailed: false,
  mailAddress: '',
  validUntil: null,
  validFrom: '2026-10-08',
  validTo: '2028-09-07',
};
const final: Partial<TranscriptFacts> = { final: true, status: 'graduated', degree: 'bachelor' };
const certificate: CertificateFacts = {
  status: 'graduated',
  owed,
  cleared: true,
  ownDegree: 'bachelor',
  degree: 'bachelor',
  mailed: false,
  mailAddress: '',
};
const unpaid = { ...owed, due: 72_000, obliged: 72_000, tuition: 72_000 };

const ofTranscript = (change: Partial<TranscriptFacts>): string[] =>
  [
    ...collectRefusals(transcriptEligibilityRules, { ...transcript, ...change }),
    ...collectRefusals(transcriptRules, { ...transcript, ...change }),
  ].map(({ Code }) => Code);
const ofCertificate = (change: Partial<CertificateFacts>): string[] =>
  [
    ...collectRefusals(certificateEligibilityRules, { ...certificate, ...change }),
    ...collectRefusals(certificateRules, { ...certificate, ...change }),
  ].map(({ Code }) => Code);

describe('a transcript', () => {
  it.each<[string, Partial<TranscriptFacts>, string[]]>([
    ['of a student', {}, []],
    ['of a graduate', { status: 'graduated' }, []],
    ['of who left', { status: 'dismissed' }, []],
    ['of who is inactive', { status: 'inactive' }, []],
    ['of a frozen record', { status: 'frozen' }, ['MSG-000076']],
    [
      'of a cancelled admission',
      { status: 'admissionCanceled', graded: 0 },
      ['student.recordClosed', 'document.noGrades'],
    ],
    ['with tuition unpaid', { owed: unpaid }, ['MSG-000064']],
    ['with a fee unpaid that is no tuition', { owed: { ...unpaid, tuition: 0 } }, []],
    ['of who has no grade', { graded: 0 }, ['document.noGrades']],
    ['at the end, of who has graduated', final, []],
    ['at the end, of who has not', { final: true }, ['document.notGraduated']],
    ['at the end, of another degree', { ...final, degree: 'master' }, ['document.degree']],
    ['at the end, of no degree', { ...final, degree: null }, ['document.degree']],
    ['mailed somewhere', { mailed: true, mailAddress: 'House 12, Road 345, Manama' }, []],
    ['mailed nowhere', { mailed: true }, ['document.mailAddress']],
    ['expiring on the first day there is', { validUntil: '2026-10-08' }, []],
    ['expiring the day before', { validUntil: '2026-10-07' }, ['document.validUntil']],
    ['expiring on the last day there is', { validUntil: '2028-09-07' }, []],
    ['expiring the day after', { validUntil: '2028-09-08' }, ['document.validUntil']],
  ])('%s', (_, change, codes) => expect(ofTranscript(change)).toEqual(codes));
});

describe('a certificate', () => {
  it.each<[string, Partial<CertificateFacts>, string[]]>([
    ['after graduation and clearance', {}, []],
    ['before clearance', { cleared: false }, ['MSG-000073']],
    ['before graduation', { status: 'active' }, ['MSG-000073']],
    ['of who was cleared after leaving', { status: 'withdrawn' }, ['MSG-000073']],
    ['of a frozen record: that alone', { status: 'frozen', cleared: false }, ['MSG-000076']],
    ['with tuition unpaid', { owed: unpaid }, ['MSG-000064']],
    ['before clearance, with tuition unpaid', { owed: unpaid, cleared: false }, ['MSG-000073', 'MSG-000064']],
    ['of another degree', { degree: 'phd' }, ['document.degree']],
    ['mailed nowhere', { mailed: true }, ['document.mailAddress']],
  ])('%s', (_, change, codes) => expect(ofCertificate(change)).toEqual(codes));

  it('names what is missing to who is cleared: the graduation, which comes by itself, or nothing that could come', () => {
    const reason = (change: Partial<CertificateFacts>) =>
      collectRefusals(certificateEligibilityRules, { ...certificate, ...change }).map(({ Params }) => Params.context);
    expect([
      reason({ cleared: false }),
      reason({ status: 'active', cleared: false }),
      reason({ status: 'active' }),
      reason({ status: 'withdrawn' }),
    ]).toEqual([[undefined], [undefined], ['graduation'], ['left']]);
  });

  it('is free the first time, and where the university revoked the one before', () =>
    expect([isReprint(null), isReprint({ revokedAt: null }), isReprint({ revokedAt: 5 })]).toEqual([
      false,
      true,
      false,
    ]));
});

describe('a request for a document that was sent', () => {
  it.each<[string, Partial<TranscriptFacts>, string[]]>([
    ['goes on for an active student', {}, []],
    ['goes on for a frozen record', { status: 'frozen' }, []],
    ['ends with a cancelled admission', { status: 'admissionCanceled' }, ['student.recordClosed']],
    ['ends without the graduation that a final transcript names', { final: true }, ['document.notGraduated']],
  ])('a transcript %s', (_, change, codes) =>
    expect(collectRefusals(transcriptLapseRules, { ...transcript, ...change }).map(({ Code }) => Code)).toEqual(codes),
  );
  it('a certificate goes on for a graduate, cleared or not', () =>
    expect(
      [true, false].flatMap((cleared) => collectRefusals(certificateLapseRules, { ...certificate, cleared })),
    ).toEqual([]));
  it('a certificate goes on for a frozen record', () =>
    expect(collectRefusals(certificateLapseRules, { ...certificate, status: 'frozen' })).toEqual([]));
  it('a certificate ends without the graduation', () =>
    expect(collectRefusals(certificateLapseRules, { ...certificate, status: 'active', cleared: false })).toEqual([
      { Code: 'MSG-000073', Params: { context: 'graduation' } },
    ]));
});

describe('the fields of a request for a document', () => {
  it('are marked where they are wrong', () => {
    expect(collectRefusals(certificateRules, { ...certificate, degree: 'master' })).toEqual([
      { Code: 'document.degree', Params: {}, Field: 'degree' },
    ]);
    expect(collectRefusals(certificateRules, { ...certificate, mailed: true })).toEqual([
      { Code: 'document.mailAddress', Params: {}, Field: 'mailAddress' },
    ]);
    expect(collectRefusals(transcriptRules, { ...transcript, validUntil: '2026-10-07' })).toEqual([
      {
        Code: 'document.validUntil',
        Params: { earliest: '2026-10-08', until: '2028-09-07' },
        Field: 'validUntil',
      },
    ]);
  });
  it('the degree of a certificate is not judged before the graduation', () =>
    expect(collectRefusals(certificateRules, { ...certificate, status: 'active' as const, degree: 'master' })).toEqual(
      [],
    ));
});

it('a document is revoked once', () => {
  const number = 'DOC-2026-000001';
  expect(collectRefusals(revocationRules, { number, revokedAt: null })).toEqual([]);
  expect(collectRefusals(revocationRules, { number, revokedAt: Date.parse('2026-09-07T10:00:00+03:00') })).toEqual([
    { Code: 'document.revokedAlready', Params: { document: number, at: '2026-09-07T10:00:00+03:00' } },
  ]);
});

describe('whether a document counts', () => {
  const issued = { issuedAt: 10, validUntil: null, replacedAt: null, revokedAt: null };
  it.each([
    ['as it was issued', issued, 'valid', 10],
    ['in its last moment', { ...issued, validUntil: 101 }, 'valid', 10],
    ['when its time is over', { ...issued, validUntil: 100 }, 'expired', 100],
    ['replaced', { ...issued, replacedAt: 50 }, 'replaced', 50],
    ['replaced, and its time over', { ...issued, replacedAt: 50, validUntil: 40 }, 'replaced', 50],
    ['revoked, whatever else', { ...issued, replacedAt: 50, revokedAt: 60, validUntil: 40 }, 'revoked', 60],
  ] as const)('%s', (_, facts, status, since) => expect(documentStatus(facts, 100)).toEqual({ status, since }));
});

it('a masked name tells its first letters and nothing else, not even how long it is', () => {
  expect([maskedName('Noora Mubarak Al Sayed'), maskedName('نورة مبارك السيد'), maskedName('Al-Zayani')]).toEqual([
    'N••• M••• A••• S•••',
    'ن••• م••• ا•••',
    'A•••',
  ]);
  fc.assert(
    fc.property(fc.array(fc.stringMatching(/^[A-Za-zء-ي]{1,12}$/), { minLength: 1, maxLength: 5 }), (parts) => {
      expect(maskedName(parts.join(' '))).toBe(maskedName(parts.map((part) => [...part][0]!).join('  ')));
    }),
  );
});

describe('a code as somebody types it', () => {
  it.each([
    ['as it is printed', 'ABCD-EFGH-JKM9', 'ABCD-EFGH-JKM9'],
    ['in small letters without dashes', 'abcdefghjkm9', 'ABCD-EFGH-JKM9'],
    ['with blanks, a long dash and marks of direction', ' \u2066abcd efgh–jkm9\u2069 ', 'ABCD-EFGH-JKM9'],
    ['on an Arabic keyboard', 'ABCD-EFGH-JKM٩', 'ABCD-EFGH-JKM9'],
    ['on a Persian keyboard', 'ABCD-EFGH-JKM۹', 'ABCD-EFGH-JKM9'],
    ['as the whole address', 'https://sis.university.example/verify/ABCD-EFGH-JKM9', 'ABCD-EFGH-JKM9'],
    [
      'as the address with a slash at its end',
      'https://sis.university.example/verify/ABCD-EFGH-JKM9/',
      'ABCD-EFGH-JKM9',
    ],
    ['as the address with a query', 'https://sis.university.example/verify/ABCD-EFGH-JKM9/?lang=ar', 'ABCD-EFGH-JKM9'],
    ['of a document issued earlier', '3q2-7wAbCdEfGhIjKlMnOpQrStUvWxYz', '3q2-7wAbCdEfGhIjKlMnOpQrStUvWxYz'],
    ['one letter short', 'ABCD-EFGH-JKM', null],
    ['one letter too long', 'ABCD-EFGH-JKM99', null],
    ['with a letter that no code has', 'ABCD-EFGH-JKMO', null],
    ['not at all', '', null],
  ])('%s', (_, typed, code) => expect(findDocumentCode(typed)).toBe(code));

  it('is read back from every way of writing a code that was drawn', () => {
    for (let draws = 0; draws < 200; draws += 1) {
      const code = randomDocumentCode();
      for (const typed of [code, code.toLowerCase(), code.replaceAll('-', ''), code.replaceAll('-', ' ')]) {
        expect(findDocumentCode(typed)).toBe(code);
      }
    }
  });
});

it('who guesses codes waits; a wait is said before whether there is such a document', () =>
  expect(
    [
      lookupRefusals({ known: true, wait: 0 }),
      lookupRefusals({ known: false, wait: 0 }),
      lookupRefusals({ known: false, wait: 60_000 }),
      lookupRefusals({ known: true, wait: 60_000 }),
    ].map((refusals) => refusals.map(({ Code }) => Code)),
  ).toEqual([[], ['document.noSuchCode'], ['document.tooManyReads'], ['document.tooManyReads']]));

const facts: DocumentFacts = {
  name: { en: 'Noora Mubarak Al Sayed', ar: 'نورة مبارك السيد' },
  code: '202190044',
  programme: { en: 'Bachelor of Science in Computer Science', ar: 'بكالوريوس العلوم في علم الحاسوب' },
  college: { en: 'College of Information Technology', ar: 'كلية تقنية المعلومات' },
  degree: { en: 'Bachelor of Science in Computer Science', ar: 'بكالوريوس العلوم في علم الحاسوب' },
  graduatedOn: '2026-06-07',
  admission: { en: 'Second Semester 2021/2022', ar: 'الفصل الثاني 2021/2022' },
  hours: 127,
  cgpa: 280,
  semesters: [
    {
      name: { en: 'Second Semester 2021/2022', ar: 'الفصل الثاني 2021/2022' },
      gpa: 275,
      cgpa: 275,
      hours: 3,
      courses: [
        {
          code: 'ARAB110',
          name: { en: 'Arabic Language Skills', ar: 'مهارات اللغة العربية' },
          hours: 3,
          grade: 'B-',
          points: 267,
          repeats: true,
          counted: true,
        },
      ],
    },
  ],
};
const imprint = {
  number: 'GRC-2026-000001',
  code: 'ABCD-EFGH-JKMN',
  address: 'https://sis.university.example/verify/ABCD-EFGH-JKMN',
  issuedAt: Date.parse('2026-09-09T09:30:00+03:00'),
  validUntil: Date.parse('2027-01-01T00:00:00+03:00'),
};
const read = async (pdf: ArrayBuffer): Promise<string[]> =>
  (await readPages(new Blob([pdf]))).map((page) => page.replace(/\s+/g, ' '));

describe.each<[Language, { certificate: string[]; transcript: string[] }]>([
  [
    'en',
    {
      certificate: [
        'National University',
        'Noora Mubarak Al Sayed',
        'Bachelor of Science in Computer Science',
        '2.80 out of 4.00',
        '127 credit hours',
        '7 June 2026',
        '9 September 2026',
      ],
      transcript: [
        'Official transcript: final',
        'Degree conferred on 7 Jun 2026',
        'ARAB110',
        'Arabic Language Skills',
        'B-',
        'Repeated',
        'Can be verified until: 31 December 2026',
        'End of the transcript',
      ],
    },
  ],
  [
    'ar',
    {
      certificate: ['الجامعة الوطنية', 'نورة مبارك السيد', 'بكالوريوس العلوم في علم الحاسوب', '2.80', '127', '2026'],
      transcript: ['كشف درجات رسمي نهائي', 'ARAB110', 'مهارات اللغة العربية', 'B-', 'معاد', 'نهاية كشف الدرجات'],
    },
  ],
])('a document in %s, made on the server, as another reader finds it', (language, words) => {
  it('the certificate is one page with everything it says', async () => {
    const pages = await read(certificatePdf({ language, facts: { ...facts, semesters: [] }, imprint }));
    expect(pages).toHaveLength(1);
    for (const text of [...words.certificate, imprint.number, facts.code, imprint.address, ` ${imprint.code} `])
      expect(pages[0]).toContain(text);
  });

  it('each page of the transcript says how it is verified', async () => {
    const many = { ...facts, semesters: Array.from({ length: 9 }, () => facts.semesters[0]!) };
    const pages = await read(transcriptPdf({ kind: 'finalTranscript', language, facts: many, imprint }));
    expect(pages.length).toBeGreaterThan(1);
    for (const page of pages) for (const text of [imprint.address, ` ${imprint.code} `]) expect(page).toContain(text);
    for (const text of [...words.transcript, facts.code, '2.80']) expect(pages.join(' ')).toContain(text);
  });

  it('a semester is not split between two pages, and a column without entries is left out', async () => {
    const semester = facts.semesters[0]!;
    const plain = {
      ...semester,
      courses: Array.from({ length: 7 }, (_, at) => ({
        ...semester.courses[0]!,
        code: `ARAB11${String(at)}`,
        repeats: false,
      })),
    };
    const pages = await read(
      transcriptPdf({
        kind: 'transcript',
        language,
        facts: { ...facts, semesters: Array.from({ length: 8 }, () => plain) },
        imprint,
      }),
    );
    const count = (page: string, text: string): number => page.split(text).length - 1;
    expect(pages.length).toBeGreaterThan(1);
    for (const page of pages) expect(count(page, 'ARAB116')).toBe(count(page, 'ARAB110'));
    expect(pages.join(' ')).not.toContain({ en, ar }[language].pdf.course.remark);
  });

  it('tells when it was issued by the clock of the university', () =>
    expect(Buffer.from(certificatePdf({ language, facts, imprint })).toString('latin1')).toMatch(
      /\/CreationDate \(D:20260909/,
    ));
});
