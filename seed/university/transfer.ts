import type { Enum } from '../../db/enums.gen.ts';

type CertificateTrack = Enum<'CertificateTrack'>;

/** A programme that accepts transfers. CGPA in hundredths; a null track accepts any secondary certificate. */
export interface TransferSeed {
  code: string;
  seats: number;
  cgpa: number;
  track: CertificateTrack | null;
  entry: string[];
  lastTaken: number;
  lastCgpa: number | null;
}

const tracks: Record<string, CertificateTrack> = { S: 'scientific', C: 'commercial', L: 'literary', T: 'technical' };

/**
 * Columns: code; seats of a round; CGPA; track of the certificate; courses to pass before; number accepted in the last
 * round; their lowest CGPA
 */
const table = `
BSCY;2;275;S;ITCS113;2;302
BSSE;3;260;S;ITCS113;3;281
BSIS;4;230;;ITCS113;4;244
BSCE;2;270;S;ITCS113 MATHS101;2;290
BSNE;3;250;S;ITCS113 MATHS101;2;268
BSMA;4;230;S;MATHS101;1;255
BSST;3;230;S;MATHS101;2;239
BSPH;3;230;S;MATHS101;0;
BSCH;2;240;S;;1;262
BSBI;3;240;S;;3;251
BSCV;2;280;S;MATHS101 MATHS102;2;312
BSEE;2;280;S;MATHS101 MATHS102;2;305
BSME;2;280;S;MATHS101 MATHS102;2;298
BARC;1;300;S;MATHS101;1;341
BIDE;2;260;;;2;276
BACC;2;260;;;2;288
BMGT;4;230;;;4;247
BMKT;3;230;;;3;240
BFIN;2;250;;;2;279
BECO;3;230;;;2;236
BARA;4;220;;;2;229
BISL;3;220;;;1;233
BENG;3;260;;ENGL154 ENGL155;3;270
BTRA;2;275;;ENGL154 ENGL155;2;296
BSOC;4;220;;;2;224
BHIS;4;220;;;0;
BPSY;2;260;;;2;284
BMED;3;240;;;3;249
BPRE;3;240;;;3;252
BLAW;2;280;;ARAB110;2;307
BNUR;2;270;S;;2;291
BMLS;2;275;S;;2;299`;

const words = (text = ''): string[] => text.split(' ').filter(Boolean);

export const transferOffers: readonly TransferSeed[] = table
  .trim()
  .split('\n')
  .map((line) => {
    const [code = '', seats, cgpa, track = '', entry, lastTaken, lastCgpa] = line.split(';');
    return {
      code,
      seats: Number(seats),
      cgpa: Number(cgpa),
      track: tracks[track] ?? null,
      entry: words(entry),
      lastTaken: Number(lastTaken),
      lastCgpa: lastCgpa ? Number(lastCgpa) : null,
    };
  });

/** The semester of the last round: the second of 2025/26. */
export const lastRound = 20252;

const asksScience = new Set(
  transferOffers.flatMap(({ code, track }) => (track === 'scientific' ? [code] : [])).concat(['BSCS', 'BSCN', 'BRAD']),
);
const others: readonly CertificateTrack[] = [
  'scientific',
  'commercial',
  'literary',
  'technical',
  'scientific',
  'commercial',
];

/**
 * The track of a student's secondary certificate: scientific if the programme requires it, else chosen by the id of
 * the record.
 */
export const drawTrack = (programme: string, studentId: number): CertificateTrack =>
  asksScience.has(programme) ? 'scientific' : (others[studentId % others.length] ?? 'scientific');
