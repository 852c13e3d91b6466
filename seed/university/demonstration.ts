import type { Language } from '../../db/schema/university.ts';
import { lazily, mapSchema, objectSchema, readYamlFile, type JsonSchema } from '../yaml-file.ts';

/**
 * A section that never changes, so that personas and scenarios can name it ('ITCS214-01'). The fields are described in
 * `seed/shared/sections.yaml`.
 */
export interface DemonstrationSection {
  section: string;
  time: string;
  exam?: number;
  language?: Language;
  seats?: number;
  gender?: 'female' | 'male';
  college?: string;
  fill?: { nominal: number; free: number };
  next?: boolean;
  remarks?: { en: string; ar: string };
}

/** The number of seats of a demonstration section that names none. */
export const demonstrationSeats = 30;

const text: JsonSchema = { type: 'string' };
const count: JsonSchema = { type: 'integer', minimum: 0 };
const sectionSchema = objectSchema(
  {
    time: text,
    exam: count,
    language: { enum: ['en', 'ar'] },
    seats: count,
    gender: { enum: ['female', 'male'] },
    college: text,
    fill: objectSchema({ nominal: count, free: count }, ['nominal', 'free']),
    next: { type: 'boolean' },
    remarks: objectSchema({ en: text, ar: text }, ['en', 'ar']),
  },
  ['time'],
);

type Kind = 'demonstration' | 'orientation';
const sections = lazily(() => {
  const kinds = mapSchema(mapSchema(sectionSchema, '^[A-Z]+\\d{3}L?-\\d\\d$'));
  const file = readYamlFile<Record<Kind, Record<string, Omit<DemonstrationSection, 'section'>>>>(
    'seed/shared/sections.yaml',
    kinds,
  );
  const list = (kind: Kind): DemonstrationSection[] =>
    Object.entries(file[kind]).map(([section, fields]) => ({ section, ...fields }));
  return { demonstration: list('demonstration'), orientation: list('orientation') };
});

export const demonstrationSections = (): readonly DemonstrationSection[] => sections().demonstration;
/** Sections of the orientation programme. */
export const orientationSections = (): readonly DemonstrationSection[] => sections().orientation;
