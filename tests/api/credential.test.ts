import { decodeList } from '@digitalbazaar/vc-bitstring-status-list';
import { UnsignedAchievementCredentialValidator, UnsignedClrCredentialValidator } from '@learncard/types';
import { decodeProtectedHeader } from 'jose';
import { describe, expect, it } from 'vitest';
import { checkCredential, type PublicCalls } from '../../web/features/document/credential-check.ts';
import type { Client } from '../support/client.ts';
import { expand, isRevoked, verifyCredential } from '../support/credential-judge.ts';
import { Room, told } from '../support/room.ts';
import { transportTo } from '../support/transport.ts';

const here = new Room({ at: '2026-09-07T10:00:00+03:00' });

type Kind = 'transcript' | 'certificate';
type Choice = { language?: 'en' | 'ar'; validUntil?: string };

/** Requests a document, which the registration department issues, and returns it with its reference number. */
async function issue(student: Client, type: Kind, { language = 'en', validUntil }: Choice = {}) {
  const { request } = await student.call('submitDocumentRequest', {
    body: {
      type,
      reasons: ['employment'],
      copies: 1,
      language,
      delivery: 'collect',
      ...(type === 'certificate' && { degree: 'bachelor' }),
      ...(validUntil && { validUntil }),
    },
  });
  await here.decide(request.referenceNumber);
  const [newest] = (await student.call('getDocumentRequests')).requests;
  const { charge } = newest!.request;
  if (charge) {
    const items = [{ kind: 'charge' as const, id: charge.id }];
    const { paymentId } = await student.call('startPayment', { body: { items, useBalance: false } });
    await here.room.call('chargeCard', { params: { id: paymentId }, body: { card: 'accepted' } });
  }
  const [latest] = (await student.call('getDocumentRequests')).requests;
  return { ...latest!.document!, referenceNumber: request.referenceNumber };
}

const read = async (address: string, headers: Record<string, string> = {}) => {
  const { status, headers: sent, body } = await transportTo(address, false)(address, { method: 'GET', headers });
  return { status, type: sent.get('content-type'), headers: sent, text: await new Response(body).text() };
};
async function download(student: Client, id: number): Promise<string> {
  const { status, type, text } = await read(
    `${student.base}/api/student/Documents/Credential/${id}?StudFacultyCode=${student.record ?? ''}`,
    { authorization: `Bearer ${student.session?.idToken ?? ''}` },
  );
  expect([status, type]).toEqual([200, 'application/vc+jwt']);
  return text;
}

/** Verdict of the university's public page on the text of a file. `others` replaces public calls. */
const pageSays = async (text: string, others: Partial<PublicCalls> = {}): Promise<string> => {
  const calls: PublicCalls = {
    didDocument: () => here.room.call('didDocument'),
    statusList: async (list) => (await read(`${here.room.base}/api/public/Documents/Status/${list}`)).text,
    documentStatus: async (code) => (await here.room.call('verifyDocument', { params: { code } })).status,
  };
  return (await checkCredential(text, { ...calls, ...others })).outcome;
};

type Part = { '@context': unknown; type: string[]; credentialSubject: { achievement: { achievementType: string } } };
const partsOf = (credential: object): Part[] =>
  (credential as { credentialSubject: { verifiableCredential: Part[] } }).credentialSubject.verifiableCredential;

describe('a certificate as a credential', () => {
  it('is an Open Badge that other programs resolve, verify and read', async () => {
    const student = await here.as('clearedGraduate');
    const { id, number, code, issuedAt } = await issue(student, 'certificate');
    const jwt = await download(student, id);
    const { host, pathname } = new URL(student.base);
    const did = `did:web:${encodeURIComponent(host)}${pathname.replaceAll('/', ':')}`;
    const header = decodeProtectedHeader(jwt);
    expect(Object.keys(header).sort()).toEqual(['alg', 'kid', 'typ']);
    expect(header).toMatchObject({ alg: 'EdDSA', typ: 'JWT', kid: expect.stringMatching(`^${did}#`) as string });
    const credential = await verifyCredential(jwt);
    const page = `${student.base}/verify/${code}`;
    const { name, studentCode, programme } = await student.call('getAcademicTranscript');
    expect(credential).toMatchObject({
      iss: did,
      jti: page,
      id: page,
      sub: `${page}#student`,
      nbf: Date.parse(issuedAt) / 1_000,
      validFrom: issuedAt,
      type: ['VerifiableCredential', 'OpenBadgeCredential'],
      name: `Graduation certificate ${number}`,
      alternateName: { en: `Graduation certificate ${number}`, ar: `شهادة التخرج ${number}` },
      issuer: { id: did, type: ['Profile'] },
      credentialSubject: {
        id: `${page}#student`,
        type: ['AchievementSubject'],
        identifier: [
          { identityType: 'name', identityHash: name.en, hashed: false },
          { identityType: 'name', identityHash: name.ar, hashed: false },
          { identityType: 'identifier', identityHash: studentCode, hashed: false },
        ],
        achievement: { achievementType: 'Degree', name: programme.en, alternateName: programme, inLanguage: 'en' },
      },
    });
    expect(credential).not.toHaveProperty('exp');
    expect(UnsignedAchievementCredentialValidator.safeParse(credential).error).toBeUndefined();
    const [expanded] = await expand(credential);
    expect(expanded!['https://schema.org/alternateName']).toEqual([
      { '@language': 'ar', '@value': `شهادة التخرج ${number}` },
      { '@language': 'en', '@value': `Graduation certificate ${number}` },
    ]);
    expect(await isRevoked(credential)).toBe(false);
    expect(await pageSays(jwt)).toBe('valid');
    expect(await download(student, id)).toBe(jwt);
  });

  it('is given to its student alone, and only where there is a file', async () => {
    const { id } = await issue(await here.as('clearedGraduate'), 'certificate');
    const other = await here.as('lostCertificate');
    expect(told(await other.send('downloadCredential', { params: { id } }))).toEqual([403, 'document.notYours']);
    expect(told(await other.send('downloadCredential', { params: { id: id + 1 } }))).toEqual([
      404,
      'document.notFound',
    ]);
    expect(
      (await here.room.send('downloadCredential', { params: { id }, query: { StudFacultyCode: other.record! } }))
        .status,
    ).toBe(401);
    const [onPaper] = (await other.call('getDocumentRequests')).requests;
    const { id: paper } = onPaper!.document!;
    expect(told(await other.send('downloadCredential', { params: { id: paper } }))).toEqual([404, 'document.onPaper']);
  });

  it('says so after it was replaced by a reprint', async () => {
    const student = await here.as('lostCertificate');
    const first = await download(student, (await issue(student, 'certificate')).id);
    const second = await download(student, (await issue(student, 'certificate', { language: 'ar' })).id);
    expect(await isRevoked(await verifyCredential(first))).toBe(true);
    expect(await isRevoked(await verifyCredential(second))).toBe(false);
    expect([await pageSays(first), await pageSays(second)]).toEqual(['replaced', 'valid']);
  });
});

describe('a transcript as a credential', () => {
  it('is a learner record with every course, in the language of the document', async () => {
    const student = await here.as('gradeAppeal');
    const { id, number } = await issue(student, 'transcript', { language: 'ar' });
    const jwt = await download(student, id);
    const credential = await verifyCredential(jwt);
    expect(credential).toMatchObject({
      type: ['VerifiableCredential', 'ClrCredential'],
      name: `كشف الدرجات حتى تاريخه ${number}`,
    });
    expect(UnsignedClrCredentialValidator.safeParse(credential).error).toBeUndefined();
    const { semesters, cgpa } = await student.call('getAcademicTranscript');
    const parts = partsOf(credential);
    const typed = (type: string) =>
      parts.filter(({ credentialSubject: { achievement } }) => achievement.achievementType === type);
    const courses = semesters.flatMap((semester) => semester.courses);
    expect(typed('Course')).toMatchObject(
      courses.map(({ code, name, grade, creditHours }) => ({
        name: name.ar,
        credentialSubject: {
          achievement: { humanCode: code, alternateName: name, creditsAvailable: creditHours },
          result: expect.arrayContaining([expect.objectContaining({ value: grade })]) as unknown,
        },
      })),
    );
    expect(typed('ext:Semester')).toHaveLength(semesters.length);
    expect(parts[0]).toMatchObject({ credentialSubject: { result: [{ value: cgpa!.toFixed(2) }] } });
    for (const part of parts) {
      expect(UnsignedAchievementCredentialValidator.safeParse(part).error).toBeUndefined();
      await expand(part);
    }
    expect(new Set(parts.map((part) => (part as unknown as { id: string }).id)).size).toBe(parts.length);
    expect(await pageSays(jwt)).toBe('valid');
  });

  it('states the earned hours of a semester, without those of a course left or failed', async () => {
    const student = await here.as('withdrawnCourse');
    const { id } = await issue(student, 'transcript');
    const { semesters } = await student.call('getAcademicTranscript');
    expect(semesters.some(({ attemptedHours, earnedHours }) => earnedHours < attemptedHours)).toBe(true);
    const earned = partsOf(await verifyCredential(await download(student, id))).flatMap(({ credentialSubject }) =>
      credentialSubject.achievement.achievementType === 'ext:Semester' ? credentialSubject : [],
    );
    expect(earned).toMatchObject(semesters.map(({ earnedHours }) => ({ creditsEarned: earnedHours })));
  });

  it('says so after the office revoked it', async () => {
    const student = await here.as('gradeAppeal');
    const { id, referenceNumber } = await issue(student, 'transcript');
    const jwt = await download(student, id);
    await here.room.call('revokeDocument', { params: { referenceNumber }, body: { reason: 'A wrong address.' } });
    expect(await isRevoked(await verifyCredential(jwt))).toBe(true);
    expect(await pageSays(jwt)).toBe('revoked');
  });

  it('ends with the document', async () => {
    const student = await here.as('gradeAppeal');
    const jwt = await download(student, (await issue(student, 'transcript', { validUntil: '2026-10-07' })).id);
    expect(await verifyCredential(jwt)).toMatchObject({
      validUntil: '2026-10-08T00:00:00+03:00',
      exp: Date.parse('2026-10-08T00:00:00+03:00') / 1_000,
    });
    await here.advance('2026-10-07T23:59:59+03:00');
    expect(await pageSays(jwt)).toBe('valid');
    await here.advance('2026-10-08T00:00:00+03:00');
    expect(await pageSays(jwt)).toBe('expired');
  });
});

describe('whoever has only the file', () => {
  it('is told of one changed byte, wherever it is', async () => {
    const student = await here.as('clearedGraduate');
    const jwt = await download(student, (await issue(student, 'certificate')).id);
    const [header = '', payload = '', signature = ''] = jwt.split('.');
    const content = Buffer.from(payload, 'base64url').toString();
    const forged = Buffer.from(
      content.replace(/"creditsEarned":(\d)/, (_, digit) => `"creditsEarned":${(Number(digit) % 9) + 1}`),
    );
    expect(forged.toString()).not.toBe(content);
    const key = Buffer.from(header, 'base64url')
      .toString()
      .replace(/.("})?$/, 'x$1');
    const changed = [
      `${header}.${forged.toString('base64url')}.${signature}`,
      `${header}.${payload}.${signature.startsWith('A') ? 'B' : 'A'}${signature.slice(1)}`,
      `${Buffer.from(key).toString('base64url')}.${payload}.${signature}`,
      `${Buffer.from('{"alg":"none"}').toString('base64url')}.${payload}.`,
      // With one character removed, the payload or the header is no longer JSON.
      `${header}.${payload.slice(0, 40)}${payload.slice(41)}.${signature}`,
      `${header.slice(1)}.${payload}.${signature}`,
    ];
    for (const text of changed) {
      await expect(verifyCredential(text)).rejects.toThrow();
      expect(await pageSays(text)).toBe('changed');
    }
    for (const text of [
      '',
      '%PDF-1.7',
      `${header}.${payload}`,
      '{"type":["VerifiableCredential"]}',
      `${header}.e30.${signature}`,
    ])
      expect(await pageSays(text), text).toBe('unreadable');
    expect(await pageSays((await read(`${here.room.base}/api/public/Documents/Status/1`)).text)).toBe('unreadable');
    expect(await pageSays(`\n ${jwt} \n`)).toBe('valid');
  });

  it('is not told that it is valid by a status list that the university did not sign', async () => {
    const student = await here.as('gradeAppeal');
    const { id, referenceNumber } = await issue(student, 'transcript');
    const jwt = await download(student, id);
    const list = (await read(`${here.room.base}/api/public/Documents/Status/1`)).text;
    await here.room.call('revokeDocument', { params: { referenceNumber }, body: { reason: 'A wrong address.' } });
    const [header = '', payload = '', signature = ''] = list.split('.');
    const later = Buffer.from(payload, 'base64url').toString().replace('"validFrom":"2026', '"validFrom":"2027');
    const forged = `${header}.${Buffer.from(later).toString('base64url')}.${signature}`;
    // The last one is signed by the university, but is no status list.
    for (const text of [forged, `${header}.${payload}.`, '', '<html></html>', jwt])
      expect(await pageSays(jwt, { statusList: () => Promise.resolve(text) }), text).toBe('unconfirmed');
    expect(await pageSays(jwt)).toBe('revoked');
  });

  it('can verify a credential of an earlier key', async () => {
    const student = await here.as('gradeAppeal');
    const earlier = await download(student, (await issue(student, 'transcript')).id);
    await here.room.call('rotateKeys');
    const later = await download(student, (await issue(student, 'transcript')).id);
    expect(decodeProtectedHeader(later).kid).not.toBe(decodeProtectedHeader(earlier).kid);
    for (const jwt of [earlier, later]) {
      expect(await isRevoked(await verifyCredential(jwt))).toBe(false);
      expect(await pageSays(jwt)).toBe('valid');
    }
    const { verificationMethod, assertionMethod, id } = await here.room.call('didDocument');
    expect(assertionMethod).toEqual(verificationMethod.map((method) => method.id));
    expect(verificationMethod.map(({ publicKeyJwk: { kid } }) => `${id}#${kid}`)).toEqual(assertionMethod);
    expect(JSON.stringify(verificationMethod)).not.toContain('"d"');
  });

  it('is told that another university issued it', async () => {
    const student = await here.as('clearedGraduate');
    const jwt = await download(student, (await issue(student, 'certificate')).id);
    const { id } = await here.room.call('didDocument');
    const others: PublicCalls = {
      didDocument: async () => ({ ...(await here.room.call('didDocument')), id: `${id}x` }),
      statusList: () => Promise.reject(new Error('not asked')),
      documentStatus: () => Promise.reject(new Error('not asked')),
    };
    expect(await checkCredential(jwt, others)).toEqual({ outcome: 'otherIssuer', issuer: id });
  });
});

describe('the public lists', () => {
  it('are there for the pages of every origin, large enough to hide in, and numbered from 1', async () => {
    const { base } = here.room;
    const did = await read(`${base}/did.json`);
    expect([did.status, did.headers.get('access-control-allow-origin')]).toEqual([200, '*']);
    expect(JSON.parse(did.text)).toEqual(await here.room.call('didDocument'));
    const list = await read(`${base}/api/public/Documents/Status/1`);
    expect([list.status, list.type, list.headers.get('access-control-allow-origin')]).toEqual([
      200,
      'application/vc+jwt',
      '*',
    ]);
    expect(decodeProtectedHeader(list.text).typ).toBe('vc+jwt');
    const credential = await verifyCredential(list.text);
    expect(credential).toMatchObject({ type: ['VerifiableCredential', 'BitstringStatusListCredential'] });
    await expand(credential);
    const { encodedList } = credential.credentialSubject as { encodedList: string };
    expect((await decodeList({ encodedList })).length).toBe(131_072);
    expect(told(await here.room.send('statusList', { params: { list: 2 } }))).toEqual([404, 'document.noSuchList']);
    const main = new URL(base).origin;
    expect(JSON.parse((await read(`${main}/.well-known/did.json`)).text)).toMatchObject({
      id: `did:web:${encodeURIComponent(new URL(base).host)}`,
    });
  });

  it('are read so often in a minute and no more', async () => {
    here.db.$client.exec("update university_limit set value = 1 where key = 'documentReadsPerMinute'");
    for (const [call, input] of [
      ['didDocument', {}],
      ['statusList', { params: { list: 1 } }],
    ] as const) {
      expect((await here.room.send(call, input)).status).toBe(200);
      expect(told(await here.room.send(call, input))).toEqual([429, 'document.tooManyReads']);
    }
  });
});
