import type { ContractDocument } from '../../http/contract-operations.ts';
import { contractEndpoints } from './contract-endpoints.ts';
import { contractEnums } from './contract-enums.ts';
import type { GeneratedFile } from './generated-file.ts';

/** `contract`: the contract, including its refusals. `migrationName`: the name of a new migration. */
export type GenerateInput = { contract: ContractDocument; migrationName?: string | undefined };

/** Generates files from its input and from the sources. Does not write them. */
export type Generator = (input: GenerateInput) => GeneratedFile[] | Promise<GeneratedFile[]>;

/**
 * All generators, in the order of writing. Some are imported only when they run, because they read files that an
 * earlier generator has written: db/schema reads the enumerations.
 */
export const generators = {
  enums: ({ contract }) => contractEnums(contract),
  endpoints: ({ contract }) => contractEndpoints(contract),
  types: async ({ contract }) => (await import('./contract-types.ts')).contractTypes(contract),
  codeTraits: async () => (await import('./code-traits.ts')).codeTraits(),
  requestForms: async ({ contract }) => (await import('./request-forms.ts')).requestForms(contract),
  words: async () => (await import('./words.ts')).wordTypes(),
  scenarioSchema: async () => (await import('./scenario-schema.ts')).scenarioSchemaFile(),
  personaSchema: async () => (await import('./persona-schema.ts')).personaSchemaFile(),
  migration: async ({ migrationName }) => (await import('./migration.ts')).addedMigration(migrationName),
} satisfies Record<string, Generator>;
