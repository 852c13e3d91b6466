import type { Language } from '../../../locales/i18n.ts';
import { toIso } from '../../clock/clock.ts';
import { getText } from '../../http/messages.ts';
import type { Entry } from './mydata-archive.ts';
import { fields, toDataSchema } from './mydata-fields.ts';
import { tablePath, toIndexPage } from './mydata-index.ts';
import type { PersonalData } from './mydata-queries.ts';
import { toCsv } from './mydata-rules.ts';
import { partNames } from './mydata-tables.ts';

const toJson = (value: unknown): string => `${JSON.stringify(value, null, 1)}\n`;

/** The files of the ZIP. A table without rows gets no CSV file; `data.json` and `index.html` show that it is empty. */
export function* listEntries(data: PersonalData, now: number, language: Language): Generator<Entry> {
  const text = (path: string, read: () => string): Entry => ({ path, compressed: false, read });
  yield text('index.html', () => toIndexPage(data, now, language));
  yield text('data.json', () => toJson({ $schema: 'data.schema.json', madeAt: toIso(now), ...data.rows }));
  yield text('data.schema.json', () => toJson(toDataSchema((name) => getText('mydata', `parts.${name}`).en)));
  for (const name of partNames)
    if (data.rows[name].length)
      yield text(tablePath(name), () =>
        toCsv(
          fields[name].map((field) => field.name),
          data.rows[name],
        ),
      );
  for (const { path, read } of data.files) yield { path, compressed: true, read };
}
