import type { ContractDocument } from '../../http/contract-operations.ts';
import { contractEndpoints } from './contract-endpoints.ts';
import { contractEnums } from './contract-enums.ts';
import type { GeneratedFile } from './generated-file.ts';

/** `contract`: with its refusals. `migrationName`: of a migration that is added. */
export type GenerateInput = { contract: ContractDocument; migrationName?: string | undefined };

/** Makes files of the product from what it is given and from the sources; writes none. */
export type Generator = (input: GenerateInput) => GeneratedFile[] | Promise<GeneratedFile[]>;

/**
 * All generators, in the order in which their files are written. One that reads files of an earlier one, as db/schema
 * reads the enumerations, is loaded when its turn comes.
 */
export const generators = {
  enums: ({ contract }) => contractEnums(contract),
  endpoints: ({ contract }) => contractEndpoints(contract),
  types: async ({ contract }) => (await import('./contract-types.ts')).contractTypes(contract),
  codeTraits: async () => (await import('./code-traits.ts')).codeTraits(),
  words: async () => (await import('./words.ts')).wordTypes(),
  scenarioSchema: async () => (await import('./scenario-schema.ts')).scenarioSchemaFile(),
  migration: async ({ migrationName }) => (await import('./migration.ts')).addedMigration(migrationName),
} satisfies Record<string, Generator>;
