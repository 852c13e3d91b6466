import { Random } from './random.ts';

export interface ContactSeed {
  flat: string;
  building: string;
  road: string;
  block: string;
  area: string;
  personalEmail: string | null;
  emergencyName: string;
  emergencyPhone: string;
}

/** Areas (keys of locales/<lang>/contact.json) with their first and last block numbers. */
const areaBlocks: readonly (readonly [area: string, firstBlock: number, lastBlock: number])[] = [
  ['manama', 301, 318],
  ['adliya', 326, 328],
  ['juffair', 340, 342],
  ['sanabis', 402, 410],
  ['jidHafs', 421, 428],
  ['tubli', 701, 711],
  ['muharraq', 203, 216],
  ['arad', 240, 246],
  ['busaiteen', 225, 229],
  ['hidd', 101, 111],
  ['isaTown', 801, 816],
  ['sitra', 601, 611],
  ['aali', 730, 746],
  ['riffa', 901, 939],
  ['hamadTown', 1203, 1218],
  ['budaiya', 550, 559],
  ['saar', 515, 527],
  ['janabiya', 569, 577],
  ['diraz', 536, 542],
  ['malkiya', 1032, 1038],
];

const relatives: readonly string[] = ['Abdulla', 'Maryam', 'Ahmed', 'Fatima', 'Yusuf', 'Khadija', 'Isa', 'Amina'];

/**
 * Draws a person's address and emergency contact; every seed draws the same for the same person. The emergency contact
 * has the same family name.
 */
export function contactFor(personId: number, nameEn: string): ContactSeed {
  const random = new Random(`contact ${personId}`);
  const [area, first, last] = random.pick(areaBlocks);
  const block = random.int(first, last);
  const family = nameEn.split(' ').slice(-2).join(' ');
  return {
    flat: random.chance(0.4) ? String(random.int(1, 64)) : '',
    building: String(random.int(20, 2890)),
    road: `${String(block).slice(-2)}${String(random.int(1, 60)).padStart(2, '0')}`.replace(/^0+/, ''),
    block: String(block),
    area,
    personalEmail: random.chance(0.5)
      ? `${nameEn.toLowerCase().replace(/[^a-z]+/g, '.')}.${random.int(10, 99)}@mail.example`
      : null,
    emergencyName: `${random.pick(relatives)} ${family}`,
    emergencyPhone: `+973 ${random.pick(['33', '36', '39'])}${random.int(100_000, 999_999)}`,
  };
}
