import { readdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import { projectRoot } from '../db/root.ts';
import { personaSchema, sharedRecordsSchema } from './persona-schema.ts';
import type { Persona, PersonaRecord } from './persona-types.ts';
import { histories, schedules } from './shared.ts';
import { lazily, readYamlFile } from './yaml-file.ts';

const studentDomain = 'stu.university.example';

/** A persona's e-mail address at the university's identity provider, even if its record here has none. */
export const toCorporateEmail = ({ key, email }: Pick<Persona, 'key' | 'email'>): string =>
  email ?? `${key.toLowerCase()}@${studentDomain}`;

/**
 * An academic record as written in a persona file. `from` names a shared record to start from, `history` names a
 * history, and sections may be given as names of schedules.
 */
type RecordFile = Partial<Omit<PersonaRecord, 'attempts'>> & { from?: string; history?: string };
type PersonaFile = Omit<Persona, 'key' | 'area' | 'records'> & { number: number; records: RecordFile[] };

const folder = 'seed/personas';

const sharedRecords = lazily(() =>
  readYamlFile<Record<string, RecordFile>>('seed/shared/records.yaml', sharedRecordsSchema()),
);

export const personaFileSchema = lazily(() => personaSchema(Object.keys(sharedRecords())));

/** Replaces the names of schedules by their sections. */
const toSections = (names?: readonly string[]): string[] | undefined =>
  names?.flatMap((name) => schedules()[name] ?? [name]);

function toRecord(own: RecordFile, at: string): PersonaRecord {
  const {
    from: _from,
    history,
    programme,
    admission,
    ...given
  } = {
    ...(own.from === undefined ? {} : sharedRecords()[own.from]),
    ...own,
  };
  if (!programme || !admission || !history)
    throw new Error(`${at}: a record needs programme, admission and history, or a record to start from`);
  return {
    ...given,
    programme,
    admission,
    attempts: histories()[history]!,
    registered: toSections(given.registered),
    paid: toSections(given.paid),
    dropped: toSections(given.dropped),
    frozen: toSections(given.frozen),
    waiting: toSections(given.waiting),
  };
}

function readArea(area: string): (Persona & { number: number })[] {
  const file = `${folder}/${area}.yaml`;
  return Object.entries(readYamlFile<Record<string, PersonaFile>>(file, personaFileSchema())).map(([key, persona]) => ({
    ...persona,
    key,
    area,
    records: persona.records.map((record, index) => toRecord(record, `${file}: ${key}.records.${index}`)),
  }));
}

/** All personas in the order of their numbers, on which student numbers and row ids depend. */
export const listPersonas = lazily((): readonly Persona[] => {
  const found = readdirSync(join(projectRoot, folder))
    .filter((name) => name.endsWith('.yaml'))
    .flatMap((name) => readArea(basename(name, '.yaml')))
    .sort((one, other) => one.number - other.number);
  const misplaced = found.findIndex(({ number }, index) => number !== index + 1);
  if (misplaced >= 0)
    throw new Error(
      `${folder}: ${found[misplaced]!.key} has the number ${found[misplaced]!.number}, not ${misplaced + 1}`,
    );
  return found;
});
