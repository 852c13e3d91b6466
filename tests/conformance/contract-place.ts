import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import ts from 'typescript';
import { parse } from 'yaml';
import { projectRoot } from '../../db/root.ts';
import type { ContractDocument } from '../../server/http/contract-operations.ts';
import { withRefusals, type StatusOf } from '../../server/http/refusals.ts';
import { isObject, type Document } from './schema-diff.ts';

/**
 * Reads a file of the same version as the contract, by its path relative to the contract. Undefined if it does not
 * exist.
 */
type ReadBeside = (path: string) => string | undefined;

function textInGit(revision: string, path: string): string | undefined {
  try {
    return execFileSync('git', ['show', '--end-of-options', `${revision}:${path}`], {
      cwd: projectRoot,
      encoding: 'utf8',
      maxBuffer: 64 * 1024 * 1024,
      stdio: ['ignore', 'pipe', 'ignore'],
    });
  } catch {
    return undefined;
  }
}

/** Reads the status of each code from the source text of server/codes.ts. */
async function statusesOf(codes: string): Promise<StatusOf> {
  const { outputText } = ts.transpileModule(codes, {
    compilerOptions: { module: ts.ModuleKind.ESNext, target: ts.ScriptTarget.ES2023 },
  });
  const made = (await import(`data:text/javascript,${encodeURIComponent(outputText)}`)) as { statusOf: StatusOf };
  return made.statusOf;
}

/**
 * True if a call of the document has codes (`x-messages`) but not their responses, which are then computed, as for
 * openapi.yaml.
 */
const leavesRefusals = ({ paths }: Document): boolean =>
  Object.values(paths)
    .flatMap((item) => Object.values(item))
    .some(({ responses, 'x-messages': codes }) => codes && isObject(responses) && !('default' in responses));

/**
 * Reads a contract from text (YAML or JSON), with the refusals and statuses of its own version. Undefined if the text
 * is no OpenAPI document.
 */
export async function contractFrom(text: string, readBeside: ReadBeside): Promise<Document | undefined> {
  const document: unknown = parse(text, { maxAliasCount: -1 });
  if (!isObject(document) || !isObject(document.paths)) return undefined;
  if (!leavesRefusals(document as Document)) return document as Document;
  const codes = readBeside('server/codes.ts');
  return withRefusals(document as ContractDocument, codes === undefined ? undefined : await statusesOf(codes));
}

/** Reads the contract of a file, or of a git revision with or without `:path`. Throws if there is none. */
export async function contractAt(place: string): Promise<Document> {
  const [revision, path = 'openapi.yaml'] = place.split(':') as [string, string?];
  const inFile = existsSync(place);
  const text = inFile ? readFileSync(place, 'utf8') : textInGit(revision, path);
  if (text === undefined) throw new Error(`${place} is not a file, and not a git revision with ${path}.`);
  const contract = await contractFrom(text, (beside) => {
    if (!inFile) return textInGit(revision, join(dirname(path), beside));
    const file = join(dirname(place), beside);
    return existsSync(file) ? readFileSync(file, 'utf8') : undefined;
  });
  if (!contract) throw new Error(`${place} is not an OpenAPI document.`);
  return contract;
}
