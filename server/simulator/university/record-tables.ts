/** Finds the rows of each table that belong to a student, by the foreign keys of the schema. Pure. */

export type Reference = { column: string; table: string; to: string };
export type TableShape = { name: string; columns: string[]; references: Reference[] };

/** Columns that are never shown because they hold or reveal a secret. A test compares the list with the schema. */
export const withheldColumns: ReadonlySet<string> = new Set([
  'account.password_hash',
  'former_password.password_hash',
  'refresh_token.hash',
  'verification_code.hash',
  'calendar_subscription.token_hash',
  'signing_key.private_jwk',
  'document_key.private_jwk',
  'document_key.public_jwk',
  'idempotency_key.key',
  'idempotency_key.fingerprint',
  'idempotency_key.answer',
  'identity_artifact.payload',
  'outgoing_message.sealed',
  'webhook_subscription.sealed_secret',
  'outbox.code',
  'document.content_hash',
  'document.signature',
  '__drizzle_migrations.hash',
]);

/** The table that a column refers to by its name alone, without a declared foreign key. */
const byName: Readonly<Record<string, string>> = {
  account_id: 'account',
  student_id: 'student',
  person_id: 'person',
  registration_id: 'registration',
  request_id: 'request',
  payment_id: 'payment',
};

const listReferences = ({ columns, references }: TableShape): Reference[] => [
  ...references,
  ...columns.flatMap((column) =>
    byName[column] && !references.some((one) => one.column === column)
      ? [{ column, table: byName[column], to: 'id' }]
      : [],
  ),
];

/**
 * `own` tables hold rows of the student. `around` tables hold rows that the `own` rows refer to, such as sections or
 * grades. `where` selects the rows of the student `@student`.
 */
export type RecordTable = { name: string; kind: 'own' | 'around'; where: string };

const named = (name: string): string => `"${name}"`;

/**
 * Lists the tables with rows of a student. `own` tables refer to the student directly or through others; `around`
 * tables are referred to by those.
 */
export function recordTables(shapes: readonly TableShape[]): RecordTable[] {
  const own = new Map<string, string>([
    ['student', 'id = @student'],
    ['person', 'id = (select person_id from student where id = @student)'],
  ]);
  for (let grown = true; grown;) {
    grown = false;
    const reached = new Map(own);
    for (const shape of shapes) {
      if (own.has(shape.name)) continue;
      const parts = listReferences(shape).flatMap(({ column, table, to }) => {
        const where = reached.get(table);
        return where === undefined
          ? []
          : [`${named(column)} in (select ${named(to)} from ${named(table)} where ${where})`];
      });
      if (!parts.length) continue;
      own.set(shape.name, parts.length === 1 ? parts[0]! : `(${parts.join(' or ')})`);
      grown = true;
    }
  }
  const around = new Map<string, string[]>();
  for (const shape of shapes) {
    const where = own.get(shape.name);
    if (where === undefined) continue;
    for (const { column, table, to } of listReferences(shape))
      if (!own.has(table))
        around.set(table, [
          ...(around.get(table) ?? []),
          `${named(to)} in (select ${named(column)} from ${named(shape.name)} where ${where})`,
        ]);
  }
  const known = new Set(shapes.map(({ name }) => name));
  return [
    ...[...own].filter(([name]) => known.has(name)).map(([name, where]) => ({ name, kind: 'own' as const, where })),
    ...[...around]
      .filter(([name]) => known.has(name))
      .map(([name, parts]) => ({ name, kind: 'around' as const, where: `(${parts.join(' or ')})` })),
  ];
}
