import type { DocumentFacts } from '../../../db/schema/document.ts';
import { languages, type Language, type Text } from '../../../locales/i18n.ts';
import { toIso } from '../../clock/clock.ts';
import { getText, textWith } from '../../http/messages.ts';
import type { Schema } from '../../http/operations.ts';
import { encodeList, toListAddress, toListPlace } from './credential-status.ts';
import type { DocumentJwk } from './document-keys.ts';
import type { DocumentRow } from './document-queries.ts';
import { toRemark } from './document-transcript.ts';
import { figure, sayIn } from './document-words.ts';

/**
 * Documents as W3C Verifiable Credentials 2.0: Open Badges 3.0 for certificates, CLR 2.0 for transcripts. The results
 * are payloads of JWTs, with the claims that Open Badges 3.0 requires.
 */

/** The university as the issuer: its DID and the address of its server. */
export type Issuer = { did: string; address: string };

/** The did:web of a server's address. The path of a sandbox becomes segments of the DID. */
export function toIssuer(address: string): Issuer {
  const { host, pathname } = new URL(address);
  return { did: ['did:web', encodeURIComponent(host), ...pathname.split('/').filter(Boolean)].join(':'), address };
}

/** The DID document with all keys, so that credentials of earlier keys still verify. */
export function toDidDocument({ did }: Issuer, keys: DocumentJwk[]): Schema<'DidDocument'> {
  const toId = ({ kid }: DocumentJwk): string => `${did}#${kid}`;
  return {
    '@context': ['https://www.w3.org/ns/did/v1', 'https://w3id.org/security/jwk/v1'],
    id: did,
    verificationMethod: keys.map((key) => ({
      id: toId(key),
      type: 'JsonWebKey',
      controller: did,
      publicKeyJwk: key,
    })),
    assertionMethod: keys.map(toId),
  };
}

const contexts = {
  credential: 'https://www.w3.org/ns/credentials/v2',
  badge: 'https://purl.imsglobal.org/spec/ob/v3p0/context-3.0.3.json',
  record: 'https://purl.imsglobal.org/spec/clr/v2p0/context-2.0.1.json',
};
/**
 * A second name property. A name in Open Badges is one text in one language, so `alternateName` has the name in both
 * languages.
 */
const bothLanguages = { alternateName: { '@id': 'https://schema.org/alternateName', '@container': '@language' } };
const badgeContext = [contexts.credential, contexts.badge, bothLanguages];

const toSeconds = (instant: number): number => Math.floor(instant / 1_000);

type Result = { name: Text; resultType: string; value: string; most?: string };
type Achieved = {
  /** The identifier of the achievement, below the DID: its sort and its name or code. */
  path: [sort: string, name: string];
  achievementType: string;
  name: Text;
  description: string;
  results?: Result[];
  /** Further properties of the achievement and of its subject. */
  achievement?: object;
  subject?: object;
};

/** Builders of the parts of one document's credential, with the texts in the document's language. */
function createBuilder({ did, address }: Issuer, document: DocumentRow, page: string) {
  const { language, facts, issuedAt } = document;
  const say = sayIn(language);
  const named = (name: Text) => ({ name: name[language], alternateName: name });
  const toId = (...path: string[]): string => [did, ...path.map(encodeURIComponent)].join('/');
  const student = `${page}#student`;
  const identify = (identityType: string, identityHash: string) => ({
    type: 'IdentityObject',
    hashed: false,
    identityHash,
    identityType,
  });

  /** The credential subject of one achievement, as Open Badges 3.0 defines it. */
  const toSubject = ({ path, achievementType, name, description, results = [], achievement, subject }: Achieved) => ({
    id: student,
    type: ['AchievementSubject'],
    achievement: {
      id: toId(...path),
      type: ['Achievement'],
      achievementType,
      ...named(name),
      inLanguage: language,
      description,
      criteria: { narrative: say('credential.criteria') },
      ...achievement,
      ...(results.length > 0 && {
        resultDescription: results.map(({ resultType, name: of, most }) => ({
          id: toId('results', resultType, of.en),
          type: ['ResultDescription'],
          ...named(of),
          resultType,
          ...(most && { valueMin: '0.00', valueMax: most }),
        })),
      }),
    },
    ...(results.length > 0 && {
      result: results.map(({ resultType, name: of, value }) => ({
        type: ['Result'],
        resultDescription: toId('results', resultType, of.en),
        value,
      })),
    }),
    ...subject,
  });

  return {
    say,
    named,
    toSubject,
    issuer: { id: did, type: ['Profile'], ...named(getText('common', 'university')), url: address },
    college: { id: toId('colleges', facts.college.en), type: ['Profile'], ...named(facts.college) },
    identity: {
      id: student,
      identifier: [...languages.map((one) => identify('name', facts.name[one])), identify('identifier', facts.code)],
    },
    validFrom: toIso(issuedAt),
  };
}

type Builder = ReturnType<typeof createBuilder>;

const average = (key: 'gpa' | 'cgpa', value: number | null): Result[] =>
  value === null
    ? []
    : [
        {
          name: getText('document', `credential.${key}`),
          resultType: 'GradePointAverage',
          value: figure(value),
          most: '4.00',
        },
      ];

/**
 * The credential subject of the degree, or of the programme if no degree was conferred, with credit hours and average.
 */
function toStudy({ say, toSubject, college }: Builder, { language, facts }: DocumentRow, subject: object = {}) {
  const { programme, degree, hours, cgpa, graduatedOn } = facts;
  const name = degree ?? programme;
  return toSubject({
    path: ['programmes', name.en],
    achievementType: degree ? 'Degree' : 'LearningProgram',
    name,
    description: say('credential.study', { college: facts.college[language] }),
    results: average('cgpa', cgpa),
    achievement: { creator: college },
    subject: {
      creditsEarned: hours,
      ...(graduatedOn && { activityEndDate: `${graduatedOn}T00:00:00+03:00` }),
      ...subject,
    },
  });
}

type Semester = DocumentFacts['semesters'][number];

const toSemester = ({ say, toSubject }: Builder, { name, gpa, cgpa, earnedHours }: Semester, language: Language) =>
  toSubject({
    path: ['semesters', name.en],
    achievementType: 'ext:Semester',
    name,
    description: say('credential.semester'),
    results: [...average('gpa', gpa), ...average('cgpa', cgpa)],
    subject: { term: name[language], ...(earnedHours !== undefined && { creditsEarned: earnedHours }) },
  });

function toCourse({ say, toSubject }: Builder, course: Semester['courses'][number], term: string, language: Language) {
  const { code, name, hours, grade, points } = course;
  const remark = toRemark(course, say, language);
  const word = (key: string): Text => getText('document', `pdf.course.${key}`);
  return toSubject({
    path: ['courses', code],
    achievementType: 'Course',
    name,
    description: say('credential.course', { hours }),
    results: [
      { name: word('grade'), resultType: 'LetterGrade', value: grade },
      ...(points === null
        ? []
        : [{ name: word('points'), resultType: 'ext:GradePoints', value: figure(points), most: '4.00' }]),
    ],
    achievement: { humanCode: code, creditsAvailable: hours },
    subject: { term, ...(remark && { narrative: remark }) },
  });
}

/**
 * The credential subject of a transcript (CLR 2.0): one nested credential each for the study, every semester and every
 * course.
 */
function toRecord(builder: Builder, document: DocumentRow, page: string): object {
  const { language, facts } = document;
  const { say, validFrom, identity, issuer } = builder;
  const admission = `${say('pdf.admission')}: ${facts.admission[language]}`;
  const parts = [
    toStudy(builder, document, { narrative: admission }),
    ...facts.semesters.flatMap((semester) => [
      toSemester(builder, semester, language),
      ...semester.courses.map((course) => toCourse(builder, course, semester.name[language], language)),
    ]),
  ];
  return {
    ...identity,
    type: ['ClrSubject'],
    verifiableCredential: parts.map((part, index) => ({
      '@context': badgeContext,
      id: `${page}#${index + 1}`,
      type: ['VerifiableCredential', 'AchievementCredential'],
      issuer: issuer.id,
      validFrom,
      name: part.achievement.name,
      credentialSubject: part,
    })),
  };
}

/** The credential of a document. `page`: the address of its public page, which is the id of the credential. */
export function toCredential(document: DocumentRow, issuer: Issuer, page: string): object {
  const { id, kind, number, issuedAt, validUntil } = document;
  const builder = createBuilder(issuer, document, page);
  const ofCertificate = kind === 'certificate';
  const { list, index } = toListPlace(id);
  const statusList = toListAddress(issuer.address, list);
  return {
    iss: issuer.did,
    jti: page,
    sub: builder.identity.id,
    nbf: toSeconds(issuedAt),
    ...(validUntil !== null && { exp: toSeconds(validUntil) }),
    '@context': ofCertificate ? badgeContext : [contexts.credential, contexts.record, contexts.badge, bothLanguages],
    id: page,
    type: ['VerifiableCredential', ofCertificate ? 'OpenBadgeCredential' : 'ClrCredential'],
    ...builder.named(textWith('document', 'credential.name', { type: getText('document', `type.${kind}`), number })),
    issuer: builder.issuer,
    validFrom: builder.validFrom,
    ...(validUntil !== null && { validUntil: toIso(validUntil) }),
    credentialSubject: ofCertificate
      ? { ...toStudy(builder, document), ...builder.identity }
      : toRecord(builder, document, page),
    credentialStatus: {
      id: `${statusList}#${index}`,
      type: 'BitstringStatusListEntry',
      statusPurpose: 'revocation',
      statusListIndex: String(index),
      statusListCredential: statusList,
    },
  };
}

/** The credential of a status list, valid from now. `indexes`: the bits that are set. */
export function toStatusListCredential(issuer: Issuer, list: number, indexes: readonly number[], now: number): object {
  const id = toListAddress(issuer.address, list);
  return {
    iss: issuer.did,
    jti: id,
    sub: `${id}#list`,
    nbf: toSeconds(now),
    '@context': [contexts.credential],
    id,
    type: ['VerifiableCredential', 'BitstringStatusListCredential'],
    issuer: issuer.did,
    validFrom: toIso(now),
    credentialSubject: {
      id: `${id}#list`,
      type: 'BitstringStatusList',
      statusPurpose: 'revocation',
      encodedList: encodeList(indexes),
    },
  };
}
