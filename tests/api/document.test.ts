import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { compactVerify, createLocalJWKSet } from 'jose';
import { describe, expect, it } from 'vitest';
import { projectRoot } from '../../db/root.ts';
import type { Client } from '../support/client.ts';
import { readPages } from '../support/documents.ts';
import { Room, told } from '../support/room.ts';
import { all } from '../support/sandbox-database.ts';
import { transportTo } from '../support/transport.ts';

const here = new Room({ at: '2026-09-07T10:00:00+03:00' });
const { as } = here;

type Submission = {
  type: 'transcript' | 'finalTranscript' | 'certificate';
  language?: 'en' | 'ar';
  copies?: number;
  delivery?: 'collect' | 'mail';
  mailAddress?: string;
  validUntil?: string;
  degree?: 'bachelor' | 'master';
};
const submit = (student: Client, body: Submission) =>
  student.send('submitDocumentRequest', {
    body: { reasons: ['employment', 'study'], copies: 1, language: 'en', delivery: 'collect', ...body },
  });
const asked = async (student: Client, body: Submission): Promise<string> =>
  (await submit(student, body)).body.request.referenceNumber;
const certificate: Submission = { type: 'certificate', degree: 'bachelor' };
const newest = async (student: Client) => (await student.call('getDocumentRequests')).requests[0]!;
async function issued(student: Client, body: Submission) {
  const reference = await asked(student, body);
  expect((await here.decide(reference)).status).toBe(200);
  const { document } = await newest(student);
  if (!document) throw new Error(`${reference} has brought no document`);
  return document;
}
/** The bytes of a file, which are not text. */
async function bytesOf(student: Client, id: number, part: 'document' | 'signature' = 'document'): Promise<Buffer> {
  const url = `${student.base}/api/student/Documents/Download/${id}?Part=${part}&StudFacultyCode=${student.record ?? ''}`;
  const answer = await transportTo(url, false)(url, {
    method: 'GET',
    headers: { authorization: `Bearer ${student.session?.idToken ?? ''}` },
  });
  expect([answer.status, answer.headers.get('content-type')]).toEqual([
    200,
    part === 'document' ? 'application/pdf' : 'application/jose',
  ]);
  return Buffer.from(await new Response(answer.body).arrayBuffer());
}
const seen = (code: string) => here.room.call('verifyDocument', { params: { code } });
const written = async (pdf: Buffer): Promise<string> =>
  (await readPages(new Blob([new Uint8Array(pdf)]))).join(' ').replace(/\s+/g, ' ');
const subjects = async (student: Client): Promise<string> =>
  (await student.call('getMessages')).items.map(({ subject }) => subject.en).join(' | ');
/** Pays a charge from the balance alone, with the same call as the page. */
const pay = (student: Client, chargeId: number) =>
  student.call('startPayment', { body: { items: [{ kind: 'charge', id: chargeId }], useBalance: true } });

describe('a transcript', () => {
  it('is issued as a signed PDF by the registration office, verified by anybody, and the student sees how often', async () => {
    const student = await as('transcriptReader');
    expect((await newest(student)).request).toMatchObject({
      referenceNumber: 'TRQ-2026-000001',
      status: 'sent',
      turn: ['registration'],
    });
    expect(told(await submit(student, { type: 'transcript' }))).toEqual([422, 'MSG-000026']);
    expect((await here.decide('TRQ-2026-000001')).status).toBe(200);
    const { request, document } = await newest(student);
    expect(request).toMatchObject({ status: 'approved' });
    expect(document).toMatchObject({
      number: 'OTR-2026-000001',
      type: 'transcript',
      status: 'valid',
      validUntil: null,
      file: 'OTR-2026-000001.pdf',
      lookups: 0,
      lastLookup: null,
    });
    const { id, code, sha256 } = document!;
    const text = await written(await bytesOf(student, id));
    for (const part of ['Yusuf Adel Al Shehabi', 'OTR-2026-000001', `${student.base}/verify/${code}`])
      expect(text).toContain(part);
    const { cgpa, hours } = await student.call('getAcademicTranscript');
    const found = await seen(code);
    expect(found).toMatchObject({
      number: 'OTR-2026-000001',
      status: 'valid',
      since: '2026-09-07T10:00:00+03:00',
      name: { en: 'Y••• A••• A••• S•••', ar: 'ي••• ع••• ا•••' },
      sha256,
      figures: { cgpa, hours: hours.passed, degree: null, graduatedOn: null },
    });
    expect(JSON.stringify(found)).not.toMatch(/Yusuf|Shehabi|يوسف/);
    await here.advance('2026-09-08T09:00:00+03:00');
    await seen(code);
    expect(await student.call('getDocumentLookups', { params: { id } })).toEqual({
      total: 2,
      lookups: ['2026-09-08T09:00:00+03:00', '2026-09-07T10:00:00+03:00'],
    });
    expect((await newest(student)).document).toMatchObject({ lookups: 2, lastLookup: '2026-09-08T09:00:00+03:00' });
    expect(await subjects(student)).toContain('Transcript: approved');
    // A document that was issued may be requested again at once. The new document has another number.
    const second = await issued(student, { type: 'transcript', language: 'ar' });
    expect(second).toMatchObject({ number: 'OTR-2026-000002', language: 'ar' });
    expect(second.code).not.toBe(code);
    expect((await seen(code)).status).toBe('valid');
  });

  it('expires on the day that was asked for, and then tells no figures', async () => {
    const student = await as('transcriptReader');
    await here.decide('TRQ-2026-000001');
    expect(
      (
        await student.send('submitDocumentRequest', {
          body: {
            type: 'transcript',
            reasons: ['other'],
            copies: 1,
            language: 'en',
            delivery: 'collect',
            validUntil: '2026-10-06',
          },
        })
      ).body.Refusals,
    ).toMatchObject([
      { Code: 'document.validUntil', Field: 'validUntil', Params: { earliest: '2026-10-07', until: '2028-09-06' } },
    ]);
    const { code } = await issued(student, { type: 'transcript', validUntil: '2026-10-07' });
    await here.advance('2026-10-07T23:59:59+03:00');
    expect(await seen(code)).toMatchObject({ status: 'valid', validUntil: '2026-10-08T00:00:00+03:00' });
    await here.advance('2026-10-08T00:00:00+03:00');
    expect(await seen(code)).toMatchObject({ status: 'expired', since: '2026-10-08T00:00:00+03:00', figures: null });
  });

  it('counts no longer once an appeal has changed a grade it shows', async () => {
    const student = await as('gradeAppeal');
    const { code, number } = await issued(student, { type: 'transcript' });
    const { courses } = await student.call('getAppealableCourses');
    const { appeals } = await student.call('submitAppeal', {
      body: {
        courseGradeId: courses.find(({ code: of }) => of === 'MATHS203')!.courseGradeId,
        reason: 'The last question was not added up.',
      },
    });
    await pay(student, appeals[0]!.chargeId);
    expect(
      (
        await here.room.send('decideRequest', {
          params: { referenceNumber: appeals[0]!.referenceNumber },
          body: { decision: 'approved', values: { newGrade: 'A' } },
        })
      ).status,
    ).toBe(200);
    expect(await seen(code)).toMatchObject({ status: 'revoked', figures: null });
    expect(await subjects(student)).toContain(number);
  });

  it.each<[string, Submission, (number | string)[]]>([
    ['owesLastSemester', { type: 'transcript' }, [422, 'MSG-000064']],
    ['frozenStudent', { type: 'transcript' }, [422, 'MSG-000076']],
    ['newlyRegistered', { type: 'transcript' }, [422, 'document.noGrades']],
    ['gradeAppeal', { type: 'finalTranscript', degree: 'bachelor' }, [422, 'document.notGraduated']],
    ['clearedGraduate', { type: 'finalTranscript', degree: 'master' }, [422, 'document.degree']],
    ['clearedGraduate', { type: 'finalTranscript' }, [422, 'document.degree']],
    ['clearedGraduate', { type: 'transcript', delivery: 'mail', mailAddress: '   ' }, [422, 'document.mailAddress']],
  ])('of %s as %o answers %o', async (persona, body, answer) =>
    expect(told(await submit(await as(persona), body))).toEqual(answer),
  );

  it('is offered with what stands in its way, and can be taken back until it is decided', async () => {
    const student = await as('clearedGraduate');
    const options = await student.call('getDocumentOptions');
    expect(options.documents.map(({ type, reasons, fee, replaces }) => [type, reasons, fee, replaces])).toEqual([
      ['transcript', [], 0, null],
      ['finalTranscript', [], 0, null],
      ['certificate', [], 0, null],
    ]);
    expect(options.degrees).toMatchObject([{ degree: 'bachelor', graduatedOn: '2026-06-07' }]);
    const reference = await asked(student, { type: 'finalTranscript', degree: 'bachelor' });
    const { id } = await newest(student);
    expect(told(await (await as('eligible')).send('cancelDocumentRequest', { params: { id } }))).toEqual([
      403,
      'request.notYours',
    ]);
    expect((await student.call('cancelDocumentRequest', { params: { id } })).request.status).toBe('canceled');
    expect(told(await student.send('cancelDocumentRequest', { params: { id } }))).toEqual([422, 'request.decided']);
    expect(told(await here.decide(reference))).toEqual([422, 'request.decided']);
    expect((await student.call('getDocumentRequests')).requests[0]?.document).toBeNull();
  });
});

describe('a certificate', () => {
  it('too early answers as the university’s own system does, word for word', async () => {
    for (const persona of ['graduatedNotCleared', 'graduatingCleared']) {
      const { status, body } = await submit(await as(persona), certificate);
      expect([status, body.Message, body.ErrorMessageType, body.Details]).toEqual([
        422,
        'MSG-000073',
        'FromDataBase',
        'Please Complete Student release process Before you apply for the certificate',
      ]);
    }
  });

  it('is free the first time, issued at once, and names the degree', async () => {
    const student = await as('clearedGraduate');
    const document = await issued(student, { ...certificate, language: 'ar', copies: 9 });
    expect(document).toMatchObject({ number: 'GRC-2026-000002', type: 'certificate', language: 'ar', status: 'valid' });
    const text = await written(await bytesOf(student, document.id));
    for (const part of ['GRC-2026-000002', 'آمنة يعقوب السعيد', 'بكالوريوس العلوم في علم الحاسوب'])
      expect(text).toContain(part);
    expect((await seen(document.code)).figures).toMatchObject({
      degree: { en: 'Bachelor of Science in Computer Science' },
      graduatedOn: '2026-06-07',
    });
    expect((await student.call('getRequest', { params: { referenceNumber: 'CRT-2026-000002' } })).details.copies).toBe(
      1,
    );
    expect((await student.call('getDocumentOptions')).documents[2]).toMatchObject({
      type: 'certificate',
      fee: 50_000,
      replaces: 'GRC-2026-000002',
    });
  });

  it('again is a reprint: approved, paid, then issued in place of the one before', async () => {
    const student = await as('lostCertificate');
    const [first] = (await student.call('getDocumentRequests')).requests;
    expect(first?.document).toMatchObject({ number: 'GRC-2026-000001', status: 'valid', file: null, sha256: null });
    expect(told(await student.send('downloadDocument', { params: { id: first!.document!.id } }))).toEqual([
      404,
      'document.onPaper',
    ]);
    const reference = await asked(student, certificate);
    expect(told(await submit(student, certificate))).toEqual([422, 'MSG-000026']);
    await here.decide(reference);
    const waiting = await newest(student);
    expect(waiting).toMatchObject({
      document: null,
      request: { status: 'awaitingPayment', turn: ['student'], charge: { fils: 50_000, payment: 'due' } },
    });
    expect(waiting.request.actions.map(({ name, reasons }) => [name, reasons])).toEqual([
      ['pay', []],
      ['cancel', []],
    ]);
    expect((await seen(first!.document!.code)).status).toBe('valid');
    await pay(student, waiting.request.charge!.id);
    const { request, document } = await newest(student);
    expect(request).toMatchObject({ status: 'approved', charge: { payment: 'paid' } });
    expect(document).toMatchObject({ number: 'GRC-2026-000002', status: 'valid' });
    expect(await seen(first!.document!.code)).toMatchObject({
      status: 'replaced',
      since: '2026-09-07T10:00:00+03:00',
      figures: { degree: { en: 'Bachelor of Science in Computer Science' } },
    });
    expect(told(await student.send('cancelDocumentRequest', { params: { id: (await newest(student)).id } }))).toEqual([
      422,
      'request.decided',
    ]);
  });

  it('can be taken back until its fee is paid: then nothing is owed, and the one before still counts', async () => {
    const student = await as('lostCertificate');
    const reference = await asked(student, certificate);
    await here.decide(reference);
    const { id, request } = await newest(student);
    expect((await student.call('cancelDocumentRequest', { params: { id } })).request.status).toBe('canceled');
    expect(
      all(here.db, 'select canceled_at is not null canceled from charge where id = ?', request.charge!.id),
    ).toEqual([{ canceled: 1 }]);
    expect((await student.call('getDocumentRequests')).requests.at(-1)?.document).toMatchObject({ status: 'valid' });
  });
});

/** The verification script, taken from the README of the document area. */
const script =
  /```js\n([\s\S]*?)```/.exec(readFileSync(join(projectRoot, 'server/features/document/README.md'), 'utf8'))?.[1] ?? '';

describe('what was issued', () => {
  it('verifies offline by the ten lines of the README, after the key was followed by another too, and is refused after one changed byte', async () => {
    expect(script.trim().split('\n')).toHaveLength(10);
    const student = await as('clearedGraduate');
    const { id, number, sha256 } = await issued(student, certificate);
    const [pdf, signature] = [await bytesOf(student, id), await bytesOf(student, id, 'signature')];
    const [old] = (await here.room.call('documentKeys')).keys;
    // The trainer's call that rotates the keys also rotates the keys of documents.
    const { documentKeys } = await here.room.call('rotateKeys');
    expect(documentKeys.map(({ signs }) => signs)).toEqual([true, false]);
    const later = await issued(student, { type: 'transcript' });
    const keys = await here.room.call('documentKeys');
    expect(keys.keys).toHaveLength(2);
    expect(keys.keys.map(({ kid }) => kid)).toEqual(documentKeys.map(({ id: kid }) => kid));
    expect(keys.keys[1]).toEqual(old);
    expect(JSON.stringify(keys)).not.toContain('"d"');
    const { payload, protectedHeader } = await compactVerify(
      signature.toString().trim(),
      createLocalJWKSet(keys as never),
    );
    expect([protectedHeader.kid, JSON.parse(new TextDecoder().decode(payload))]).toMatchObject([
      old!.kid,
      { number, sha256, type: 'certificate', language: 'en' },
    ]);

    const folder = mkdtempSync(join(tmpdir(), 'document-'));
    try {
      const file = (name: string, content: string | Buffer): string => {
        writeFileSync(join(folder, name), content);
        return join(folder, name);
      };
      const program = file('check-document.mjs', script);
      const check = (document: Buffer, jws: Buffer): string => {
        try {
          return execFileSync(
            process.execPath,
            [
              program,
              file('document.pdf', document),
              file('document.jws', jws),
              file('keys.json', JSON.stringify(keys)),
            ],
            { encoding: 'utf8' },
          ).trim();
        } catch (error) {
          return `exit ${String((error as { status: number }).status)}: ${(error as { stdout: string }).stdout.trim()}`;
        }
      };
      expect(check(pdf, signature)).toBe(`Genuine: ${number}, issued 2026-09-07T10:00:00+03:00`);
      expect(check(await bytesOf(student, later.id), await bytesOf(student, later.id, 'signature'))).toMatch(
        /^Genuine: OTR/,
      );
      const changed = Buffer.from(pdf);
      changed[Math.floor(changed.length / 2)]! ^= 1;
      expect(check(changed, signature)).toBe('exit 1: Refused');
      expect(check(await bytesOf(student, later.id), signature)).toBe('exit 1: Refused');
      const [header = '', said = '', sign = ''] = signature.toString().trim().split('.');
      const forged = Buffer.from(
        JSON.stringify({
          ...(JSON.parse(Buffer.from(said, 'base64url').toString()) as object),
          number: 'GRC-2026-999999',
        }),
      ).toString('base64url');
      expect(check(pdf, Buffer.from(`${header}.${forged}.${sign}`))).toBe('exit 1: Refused');
    } finally {
      rmSync(folder, { recursive: true });
    }
  });

  it('is the same bytes each time, and neither changed nor deleted by anybody', async () => {
    const student = await as('clearedGraduate');
    const { id } = await issued(student, certificate);
    const before = await bytesOf(student, id);
    await here.advance('2026-09-20T09:00:00+03:00');
    expect((await bytesOf(student, id)).equals(before)).toBe(true);
    for (const change of [
      "facts = '{}'",
      "content = x'00'",
      "signature = 'x'",
      "number = 'GRC-2026-000009'",
      'valid_until = 1',
    ])
      expect(() => here.db.$client.exec(`update document set ${change} where id = ${id}`)).toThrow(/never changed/);
    expect(() => here.db.$client.exec(`delete from document where id = ${id}`)).toThrow(/never deleted/);
    here.db.$client.exec(`update document set revoked_at = 5 where id = ${id}`);
    expect(() => here.db.$client.exec(`update document set revoked_at = null where id = ${id}`)).toThrow(
      /never changed/,
    );
  });

  it('is its student’s alone to download and to ask about', async () => {
    const { id } = await issued(await as('clearedGraduate'), certificate);
    const other = await as('transcriptReader');
    for (const call of ['downloadDocument', 'getDocumentLookups'] as const) {
      expect(told(await other.send(call, { params: { id } }))).toEqual([403, 'document.notYours']);
      expect(told(await other.send(call, { params: { id: 999_999 } }))).toEqual([404, 'document.notFound']);
    }
  });
});

describe('a code', () => {
  it('that nobody has is refused, and who tries many waits; a right one is still answered', async () => {
    const { code } = await issued(await as('clearedGraduate'), certificate);
    const wrong = (at: number) =>
      here.room.send('verifyDocument', {
        params: { code: `ABCD-EFGH-JK${String((at % 8) + 2)}${at < 8 ? 'A' : 'B'}` },
      });
    for (let at = 0; at < 10; at += 1) expect(told(await wrong(at))).toEqual([404, 'document.noSuchCode']);
    const held = await wrong(10);
    expect([...told(held), held.headers.get('retry-after')]).toEqual([429, 'document.tooManyReads', '900']);
    expect((await seen(code)).status).toBe('valid');
  });

  it('is short enough to be typed, and answered however it is typed', async () => {
    const { number, code } = await issued(await as('clearedGraduate'), certificate);
    expect(code).toMatch(/^[A-HJKMNP-Z2-9]{4}(-[A-HJKMNP-Z2-9]{4}){2}$/);
    const bare = code.replaceAll('-', '');
    const arabic = code.replace(/\d/g, (digit) => String.fromCharCode(0x660 + Number(digit)));
    for (const typed of [
      code,
      bare,
      code.toLowerCase(),
      code.replaceAll('-', ' '),
      ` ${bare.toLowerCase()} `,
      arabic,
    ]) {
      expect(await seen(typed), typed).toMatchObject({ number, status: 'valid' });
    }
    // A document issued by an earlier version has a code of 32 characters. It is still accepted, but only with the
    // exact letter case.
    const [before] = all<{ code: string }>(here.db, 'select code from document where length(code) = 32');
    expect((await seen(before!.code)).status).toBe('valid');
    for (const wrong of [bare.slice(1), `${bare}2`, 'OTR-2026-000001', before!.code.toLowerCase()]) {
      expect(told(await here.room.send('verifyDocument', { params: { code: wrong } }))).toEqual([
        404,
        'document.noSuchCode',
      ]);
    }
  });

  it('that is looked up without end is paused', async () => {
    const { code } = await issued(await as('clearedGraduate'), certificate);
    here.db.$client.exec("update university_limit set value = 2 where key = 'documentReadsPerMinute'");
    await seen(code);
    await seen(code);
    expect(told(await here.room.send('verifyDocument', { params: { code } }))).toEqual([429, 'document.tooManyReads']);
    await here.room.call('documentKeys');
    await here.room.call('documentKeys');
    expect(told(await here.room.send('documentKeys'))).toEqual([429, 'document.tooManyReads']);
  });
});
