import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { listPersonas, personaFileSchema } from '../../seed/personas.ts';
import { histories, schedules } from '../../seed/shared.ts';
import { readYamlFile } from '../../seed/yaml-file.ts';

const folder = mkdtempSync(join(tmpdir(), 'sis-personas-'));
const file = join(folder, 'own.yaml');
afterAll(() => rmSync(folder, { recursive: true }));

const read = (text: string): unknown => {
  writeFileSync(file, text);
  return readYamlFile(file, personaFileSchema());
};
const own = (record: string): string => `own:
  number: 1
  called: { en: Own, ar: خاص }
  title: { en: Own, ar: خاص }
  shows: { en: Own, ar: خاص }
  records: [${record}]
`;

it.each([
  ['{ from: standard, paid: [ITCS214-99] }', 'own.records.0.paid.0: "ITCS214-99" is none of none, sixHours'],
  ['{ from: nothing }', 'own.records.0.from: "nothing" is none of standard'],
  ['{ from: standard, history: long }', 'own.records.0.history: "long" is none of none, normal'],
  ['{ from: standard, payed: [] }', 'own.records.0: unknown field payed'],
  ['{ from: standard, balance: 1.5 }', 'own.records.0.balance: must be integer'],
  ['{ from: standard, from: newcomer }', 'duplicated mapping key'],
])('a persona with %s is refused with its file and field', (record, message) => {
  expect(() => read(own(record))).toThrow(message);
  expect(() => read(own(record))).toThrow(file);
});

it('a persona that fits is read', () => {
  expect(read(own('{ from: standard, paid: [twelveHours, STAT273-01] }'))).toHaveProperty('own.number', 1);
});

it('shared records, histories and schedules are resolved', () => {
  const [first, second] = listPersonas();
  expect(first).toMatchObject({ key: 'eligible', area: 'registration' });
  expect(first!.records).toMatchObject([
    { programme: 'BSCS', attempts: histories().normal, registered: schedules().sixHours },
  ]);
  expect(second!.records[0]!.registered).toBeUndefined();
});
