import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { parse, parseDocument } from 'yaml';
import { projectRoot } from '../../db/root.ts';
import { contractEndpoints } from '../../server/tools/generate/contract-endpoints.ts';
import { contractEnums } from '../../server/tools/generate/contract-enums.ts';
import { contractTypes } from '../../server/tools/generate/contract-types.ts';
import { contract } from '../../server/http/contract.ts';
import { readSource } from '../../server/http/contract-source.ts';

/** openapi.yaml has the same meaning after any YAML formatter, and all tools of the project read it alike. */

const source = readFileSync(join(projectRoot, 'openapi.yaml'), 'utf8');
const lines = source.split('\n').length;
const folder = mkdtempSync(join(tmpdir(), 'sis-contract-'));
afterAll(() => rmSync(folder, { recursive: true }));

function byOxfmt(text: string): string {
  const file = join(folder, 'openapi.yaml');
  writeFileSync(file, text);
  writeFileSync(join(folder, '.oxfmtrc.json'), '{ "printWidth": 80 }');
  const { status, stderr } = spawnSync(process.execPath, [join(projectRoot, 'node_modules/oxfmt/bin/oxfmt'), file], {
    cwd: folder,
    encoding: 'utf8',
  });
  expect([status, stderr]).toEqual([0, '']);
  return readFileSync(file, 'utf8');
}

it('laid out by the yaml package it is the same contract', () => {
  const text = parseDocument(source).toString({ indent: 4, lineWidth: 80 });
  expect(text.split('\n').length).toBeGreaterThan(lines + 1000);
  expect(JSON.stringify(readSource(text).contract)).toBe(JSON.stringify(contract));
});

describe('laid out by oxfmt', () => {
  const text = byOxfmt(source);
  const read = readSource(text);

  it('has other lines', () => expect(text.split('\n').length).toBeGreaterThan(lines + 1000));

  it('is the same contract, refusals in their order included', () =>
    expect(JSON.stringify(read.contract)).toBe(JSON.stringify(contract)));

  it('is published as the same contract', () =>
    expect(JSON.stringify(parse(read.published(), { maxAliasCount: -1 }))).toBe(JSON.stringify(contract)));

  it('generates the same files', async () => {
    const files = [
      ...contractEnums(read.contract),
      ...contractEndpoints(read.contract),
      ...(await contractTypes(read.contract)),
    ];
    expect(files).toHaveLength(4);
    for (const { file, content } of files)
      expect(readFileSync(join(projectRoot, file), 'utf8') === content, file).toBe(true);
  });
});
