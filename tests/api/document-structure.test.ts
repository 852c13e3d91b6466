import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { i18n } from 'i18next';
import { initReactI18next } from 'react-i18next';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { DocumentFacts } from '../../db/schema/document.ts';
import arCommon from '../../locales/ar/common.json' with { type: 'json' };
import arDocument from '../../locales/ar/document.json' with { type: 'json' };
import arFees from '../../locales/ar/fees.json' with { type: 'json' };
import arSchedule from '../../locales/ar/schedule.json' with { type: 'json' };
import arTranscript from '../../locales/ar/transcript.json' with { type: 'json' };
import enCommon from '../../locales/en/common.json' with { type: 'json' };
import enDocument from '../../locales/en/document.json' with { type: 'json' };
import enFees from '../../locales/en/fees.json' with { type: 'json' };
import enSchedule from '../../locales/en/schedule.json' with { type: 'json' };
import enTranscript from '../../locales/en/transcript.json' with { type: 'json' };
import { createTranslator, languages, type Language } from '../../locales/i18n.ts';
import { certificatePdf } from '../../server/features/document/document-certificate.ts';
import { transcriptPdf as officialPdf } from '../../server/features/document/document-transcript.ts';
import { findPdfCode } from '../../web/features/document/pdf-code.ts';
import { receiptPdf } from '../../web/features/fees/receipt-document.ts';
import { statementPdf } from '../../web/features/fees/statement-document.ts';
import { schedulePdf } from '../../web/features/schedule/schedule-document.ts';
import { transcriptPdf } from '../../web/features/transcript/transcript-pdf.ts';
import { sandbox, type Client } from '../support/client.ts';
import { documentFonts } from '../support/documents.ts';
import { startServer, type TestServer } from '../support/server.ts';
import { listElements, readTagged, type TaggedElement, type TaggedPdf } from '../support/tagged-pdf.ts';

const words = {
  en: { common: enCommon, document: enDocument, fees: enFees, schedule: enSchedule, transcript: enTranscript },
  ar: { common: arCommon, document: arDocument, fees: arFees, schedule: arSchedule, transcript: arTranscript },
};

/** A record that fills several pages, so that heads of pages and tables are repeated. */
const facts: DocumentFacts = {
  name: { en: 'Maryam Ebrahim', ar: 'مريم إبراهيم' },
  code: '202412345',
  programme: { en: 'Bachelor of Science in Computer Science', ar: 'بكالوريوس العلوم في علم الحاسوب' },
  college: { en: 'College of Information Technology', ar: 'كلية تقنية المعلومات' },
  degree: { en: 'Bachelor of Science in Computer Science', ar: 'بكالوريوس العلوم في علم الحاسوب' },
  graduatedOn: '2026-06-20',
  admission: { en: 'First Semester 2022/2023', ar: 'الفصل الأول 2022/2023' },
  hours: 132,
  cgpa: 312,
  semesters: Array.from({ length: 8 }, (_, at) => ({
    name: { en: `Semester ${String(at + 1)}`, ar: `الفصل ${String(at + 1)}` },
    gpa: 312,
    cgpa: 312,
    hours: 18,
    courses: Array.from({ length: 6 }, (__, course) => ({
      code: `ITCS${String(100 + at * 10 + course)}`,
      name: { en: 'Computer Programming I (laboratory)', ar: 'برمجة الحاسوب 1 (مختبر) لأن الآلات والإلكترونيات' },
      hours: 3,
      grade: 'A-',
      points: 367,
      repeats: false,
      counted: true,
    })),
  })),
};
const imprint = {
  number: 'OTR-2026-000001',
  code: 'ABCDEFGHJKMN',
  address: 'https://sis.university.example/verify/ABCDEFGHJKMN',
  issuedAt: Date.parse('2026-09-13T10:00:00+03:00'),
  validUntil: null,
};

const kinds = ['transcript', 'finalTranscript', 'certificate', 'copy', 'schedule', 'statement', 'receipt'] as const;
type Kind = (typeof kinds)[number];

let server: TestServer;
let makers: (language: Language) => Record<Kind, () => Promise<Blob | ArrayBuffer> | ArrayBuffer>;
const files = new Map<string, { bytes: Uint8Array; pdf: TaggedPdf }>();
const folder = mkdtempSync(join(tmpdir(), 'documents-'));

beforeAll(async () => {
  server = await startServer({ students: 20 });
  const client = await sandbox(server.base);
  await client.freeze('2026-09-13T10:00:00+03:00');
  const as = (persona: string): Promise<Client> => client.fresh().as(persona);
  const transcript = await (await as('repeatedCourses')).call('getAcademicTranscript');
  const schedule = await (await as('fullWeek')).call('getSchedule');
  const payer = await as('everyShare');
  const data = await payer.call('getFinancialData');
  const { items } = await payer.call('getPaymentHistory');
  const documentNumber = items[0]!.documentNumber;
  const receipt = await payer.call('getReceipt', { params: { documentNumber } });
  const fonts = await documentFonts();
  // The page loads its fonts from its own address.
  vi.stubGlobal('fetch', (address: string) =>
    Promise.resolve(new Response(address.includes('SemiBold') ? fonts.semibold : fonts.regular)),
  );
  const i18n: i18n = await createTranslator({ language: 'en', resources: words }, (instance) =>
    instance.use(initReactI18next),
  );
  makers = (language) => ({
    transcript: () => officialPdf({ kind: 'transcript', language, facts: { ...facts, degree: null }, imprint }),
    finalTranscript: () => officialPdf({ kind: 'finalTranscript', language, facts, imprint }),
    certificate: () => certificatePdf({ language, facts, imprint }),
    copy: () => transcriptPdf(transcript, { language, say: i18n.getFixedT(language, 'transcript') }),
    schedule: () => schedulePdf(schedule, { language, t: i18n.getFixedT(language, 'schedule') }),
    statement: () => statementPdf(data, language, i18n.getFixedT(language, 'fees')),
    receipt: () => receiptPdf(receipt, language, i18n.getFixedT(language, 'fees')),
  });
  for (const language of languages)
    for (const kind of kinds) {
      const bytes = new Uint8Array(await new Response(await makers(language)[kind]()).arrayBuffer());
      files.set(`${kind}-${language}`, { bytes, pdf: await readTagged(bytes) });
      writeFileSync(join(folder, `${kind}-${language}.pdf`), bytes);
    }
});
afterAll(async () => {
  vi.unstubAllGlobals();
  rmSync(folder, { recursive: true });
  await server.close();
});

/** The parents that ISO 32000-1 allows for an element. */
const parents: Record<string, string[]> = {
  H1: ['Document'],
  H2: ['Document'],
  P: ['Document'],
  Figure: ['Document'],
  Table: ['Document'],
  L: ['Document', 'LBody'],
  LI: ['L'],
  Lbl: ['LI'],
  LBody: ['LI'],
  THead: ['Table'],
  TBody: ['Table'],
  TFoot: ['Table'],
  TR: ['THead', 'TBody', 'TFoot'],
  TH: ['TR'],
  TD: ['TR'],
};
const listMisplaced = (element: TaggedElement): string[] =>
  element.kids.flatMap((kid) => [
    ...(parents[kid.role]?.includes(element.role) ? [] : [`${kid.role} in ${element.role}`]),
    ...listMisplaced(kid),
  ]);
/** A text without vowel marks and double spaces, and without the word that its table is continued. */
const plain = (text: string): string =>
  text.replace(/[\u064b-\u0652]|[( ]*(?:continued|تتمة)\)?/g, '').replace(/ +/g, ' ');
const textsOf = (pdf: TaggedPdf, role: string): string[] => listElements(pdf.root, role).map(({ text }) => text);

describe.each(languages)('each document in %s', (language) => {
  const { common, document } = words[language];
  const read = (kind: Kind): TaggedPdf => files.get(`${kind}-${language}`)!.pdf;

  it.each(kinds)('%s is marked as PDF/UA-1, with its title shown and its language', (kind) => {
    const { title, xmp, ...info } = read(kind).info;
    expect(info).toEqual({ language, version: '1.7', marked: true, showsTitle: true });
    expect(title).toContain(textsOf(read(kind), 'H1')[0]);
    expect(xmp).toContain('<pdfuaid:part>1</pdfuaid:part>');
    expect(xmp).toContain(`${title}</rdf:li>`);
  });

  it.each(kinds)('%s tells its code to programs, if it is an official document', (kind) => {
    const isOfficial = ['transcript', 'finalTranscript', 'certificate'].includes(kind);
    expect(findPdfCode(files.get(`${kind}-${language}`)!.bytes)).toBe(isOfficial ? 'ABCD-EFGH-JKMN' : null);
  });

  it.each(kinds)('%s has a place in its structure for all that is painted and read', (kind) => {
    const { root, unmarked, artifacts } = read(kind);
    expect(unmarked).toBe(0);
    expect(listMisplaced(root)).toEqual([]);
    expect(listElements(root, 'H1')).toHaveLength(1);
    // An artifact is a number of a page, an hour of the week, or repeats what is read elsewhere.
    const texts = plain(
      listElements(root, '*')
        .map(({ text }) => text)
        .join('\n'),
    );
    for (const part of artifacts.flatMap((text) => text.split(' · ')))
      if (!/^\d\d:00$|^\d+ (?:of|من) \d+$/.test(part)) expect(texts).toContain(plain(part));
  });

  it.each(kinds)('%s has a header cell above each column', (kind) => {
    const tables = listElements(read(kind).root, 'Table');
    expect(tables.length > 0).toBe(kind !== 'certificate');
    for (const table of tables) {
      const [head, ...rows] = listElements(table, 'TR');
      expect(head!.kids.every(({ role, text }) => role === 'TH' && text !== '')).toBe(true);
      expect(rows.length).toBeGreaterThan(0);
      for (const row of rows) expect(row.kids.map(({ role }) => role)).toEqual(head!.kids.map(() => 'TD'));
    }
    const source = Buffer.from(files.get(`${kind}-${language}`)!.bytes).toString('latin1');
    const cells = source.match(/\/S\/TH\b.*/g) ?? [];
    expect(cells).toHaveLength(tables.reduce((sum, table) => sum + listElements(table, 'TH').length, 0));
    for (const cell of cells) expect(cell).toContain('/A<</O/Table/Scope/Column>>');
  });

  it.each(kinds)('%s describes its figures', (kind) => {
    const code = document.pdf.qrCode;
    const figures =
      kind === 'certificate'
        ? [document.pdf.seal, code]
        : kind === 'transcript' || kind === 'finalTranscript'
          ? [code]
          : [];
    expect(textsOf(read(kind), 'Figure')).toEqual([common.documents.emblem, ...figures]);
  });

  it('a transcript is read in order: title, facts, semesters with their tables, and the imprint once', () => {
    const { root } = read('transcript');
    const roles = root.kids.map(({ role }) => role).join(' ');
    expect(roles).toBe(`Figure P P H1 P P L ${'H2 Table '.repeat(8)}P P Figure P P P P P`);
    expect(textsOf(read('transcript'), 'H2')).toEqual(facts.semesters.map(({ name }) => name[language]));
    const [first] = listElements(root, 'Table');
    expect(listElements(first!, 'TR')[1]!.kids.map(({ text }) => text)).toEqual([
      'ITCS100',
      facts.semesters[0]!.courses[0]!.name[language],
      '3',
      'A-',
      '3.67',
    ]);
    expect(textsOf(read('transcript'), 'P')).toContain(document.pdf.legend);
  });

  it('a certificate is read as it is written, with the marks that are not drawn', () => {
    const texts = textsOf(read('certificate'), 'P');
    expect(texts.slice(0, 5)).toEqual([
      common.university,
      document.pdf.council.replace('{{college}}', facts.college[language]),
      facts.name[language],
      document.pdf.degreeOf,
      facts.degree![language],
    ]);
    expect(textsOf(read('certificate'), 'LBody').slice(0, 2)).toEqual(['OTR-2026-000001', facts.code]);
  });

  it('the week of a schedule is a list of days, each with its classes and their times', () => {
    const [sunday] = listElements(read('schedule').root, 'L')[0]!.kids;
    expect(sunday!.kids[0]!.text).toBe(language === 'ar' ? 'الأحد' : 'Sunday');
    expect(listElements(sunday!.kids[1]!, 'LI').map(({ kids }) => kids[0]!.text)[0]).toMatch(
      language === 'ar'
        ? /^ITCS214 01، هياكل البيانات، 09:00–09:50، S40-\d+$/
        : /^ITCS214 01, Data Structures, 09:00–09:50, S40-\d+$/,
    );
  });
});

it('a text in the other language says so', () => {
  const name = files.get('certificate-ar')!.pdf.root.kids.find(({ text }) => text.startsWith('https:'));
  expect(name).toMatchObject({ role: 'P', lang: 'en' });
});

const runs = (program: string, ...given: string[]) => spawnSync(program, given, { encoding: 'utf8' });
const isMissing = (program: string): boolean => runs(program, '--version').error !== undefined;

/** Programs that are not ours. A test is skipped if its program is not installed (packages qpdf, poppler-utils). */
describe('read by other programs', () => {
  it.skipIf(isMissing('qpdf'))('qpdf finds no error', () => {
    for (const name of files.keys()) expect(runs('qpdf', '--check', join(folder, `${name}.pdf`)).status, name).toBe(0);
  });

  it.skipIf(isMissing('pdffonts'))('Poppler finds every font embedded and mapped to letters', () => {
    for (const name of files.keys()) {
      const fonts = runs('pdffonts', join(folder, `${name}.pdf`))
        .stdout.trim()
        .split('\n')
        .slice(2);
      expect(fonts).toHaveLength(2);
      for (const font of fonts) expect(font, name).toMatch(/CID TrueType +Identity-H +yes +\w+ +yes/);
    }
  });

  it.skipIf(isMissing('pdfinfo'))('Poppler finds the title, the tags and the scope of each header cell', () => {
    for (const [name, { pdf }] of files) {
      const path = join(folder, `${name}.pdf`);
      expect(runs('pdfinfo', path).stdout, name).toMatch(/Tagged: +yes/);
      const lines = runs('pdfinfo', '-struct-text', path)
        .stdout.split('\n')
        .map((line) => line.trim());
      const heads = lines.flatMap((line, at) => (/^TH\b/.test(line) ? [lines[at + 1]] : []));
      expect(heads, name).toEqual(listElements(pdf.root, 'TH').map(() => '/Scope /Column'));
    }
  });
});
