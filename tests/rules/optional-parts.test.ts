import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import Ajv from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { describe, expect, it } from 'vitest';
import { projectRoot } from '../../db/root.ts';
import en from '../../locales/en/version.json';
import { contractEndpoints } from '../../server/tools/generate/contract-endpoints.ts';
import { contract } from '../../server/http/contract.ts';
import { readPageConfig } from '../../server/hosting/page-config.ts';
import { contractVersion, endpoints, optionalParts } from '../../web/api/endpoints.gen.ts';
import { toErrorBody } from '../../web/api/failure.ts';
import { absentParts, isOlder, saysNoSuchCall } from '../../web/api/feature-availability-rules.ts';
import type { OptionalPart } from '../../web/api/operations.ts';
import { fallbackFor } from '../../web/api/fallback-data.ts';
import { pageNeedsOf } from '../../web/feature.ts';
import { features } from '../../web/features.ts';
import { paths } from '../../web/paths.ts';

const since = Object.fromEntries(
  Object.keys(optionalParts).map((part) => [part, part === 'basket' ? '0.2.0' : '0.1.0']),
) as Record<OptionalPart, string>;
const nothing = { told: null, listed: [], noticed: [] };

describe('the version', () => {
  it.each([
    ['0.1.0', '0.2.0', true],
    ['0.2.0', '0.1.9', false],
    ['0.10.0', '0.9.0', false],
    ['0.9', '0.10', true],
    ['1', '1.0.0', false],
    ['1.0', '1.0.1', true],
    ['2.0.0', '1.9.9', false],
    ['next', '1.0.0', false],
    ['1.0.0', '', false],
    ['1.0.0-beta', '2.0.0', false],
  ])('%s is older than %s: %s', (one, other, older) => expect(isOlder(one, other)).toBe(older));

  it('is the one of the contract the page was built from, and none of its parts is newer', () => {
    expect(contractVersion).toBe(contract.info.version);
    expect(
      Object.entries(optionalParts).filter(
        ([, version]) => isOlder(contractVersion, version) || !/^\d+\.\d+\.\d+$/.test(version),
      ),
    ).toEqual([]);
  });

  it('of each part is said once: its calls agree', () => {
    const found = Object.values(contract.paths)
      .flatMap((methods) => Object.values(methods))
      .flatMap((operation) =>
        operation['x-optional'] ? [operation['x-optional'] as { part: string; since: string }] : [],
      );
    expect(found.length).toBeGreaterThan(20);
    expect(
      found.filter(({ part, since: version }) => (optionalParts as Record<string, string>)[part] !== version),
    ).toEqual([]);
    expect(Object.keys(en.parts).sort()).toEqual(Object.keys(optionalParts).sort());
    expect(contractEndpoints(contract)).toEqual([
      {
        file: 'web/api/endpoints.gen.ts',
        content: readFileSync(join(projectRoot, 'web/api/endpoints.gen.ts'), 'utf8'),
      },
    ]);
  });
});

describe('what an API is without', () => {
  it('is nothing as long as nothing is known', () => expect(absentParts(nothing, since)).toEqual([]));
  it('is what came after the version it says', () => {
    expect(absentParts({ ...nothing, told: '0.1.0' }, since)).toEqual(['basket']);
    expect(absentParts({ ...nothing, told: '0.2.0' }, since)).toEqual([]);
    expect(absentParts({ ...nothing, told: '3.0.0' }, since)).toEqual([]);
    expect(absentParts({ ...nothing, told: '0.0.9' }, since)).toHaveLength(Object.keys(optionalParts).length);
    expect(absentParts({ ...nothing, told: 'unreadable' }, since)).toEqual([]);
  });
  it('is what the settings name and what was noticed, each once', () => {
    expect(
      absentParts(
        { told: '0.1.0', listed: ['sessions', 'basket', 'unheardOf'], noticed: ['calendar', 'sessions'] },
        since,
      ).sort(),
    ).toEqual(['basket', 'calendar', 'sessions']);
  });
  it('the settings name parts by words alone', () => {
    expect(readPageConfig({ notOffered: ['basket', 'calendar'] })).toMatchObject({
      config: { notOffered: ['basket', 'calendar'] },
      faults: [],
    });
    for (const notOffered of ['basket', ['<b>'], [1], {}])
      expect(readPageConfig({ notOffered })).toMatchObject({ faults: ['notOffered'] });
    expect(readPageConfig({ notOffered: 'basket' }).config).not.toHaveProperty('notOffered');
  });
});

describe('an answer to a call that an API may not know', () => {
  const plain = { path: '/api/user/v0/UserManagement/Sessions' } as const;
  const named = { path: '/api/fees/Payment/GetReceipt/{documentNumber}' } as const;
  const ours = (code: string) =>
    toErrorBody({
      Message: 'a sentence',
      ErrorMessageType: 'DynamicMessage',
      Details: '',
      Refusals: [{ Code: code, Params: {} }],
    });
  it.each<[what: string, endpoint: typeof plain | typeof named, status: number, error: unknown, says: boolean]>([
    ['a page of a web server', plain, 404, null, true],
    ['another framework', plain, 404, { message: 'Cannot GET' }, true],
    ['another framework, in its own error', plain, 404, { Message: 'No HTTP resource was found.' }, true],
    ['this product', plain, 404, { Message: 'DEV-000002', ErrorMessageType: 'FromTranslation', Details: '' }, true],
    ['not implemented', named, 501, null, true],
    ['not with this method', named, 405, null, true],
    ['a thing that is not there', plain, 404, ours('registration.noSuchSection'), false],
    [
      'a thing that is not there, by its number',
      plain,
      404,
      { Message: 'MSG-000009', ErrorMessageType: 'FromTranslation', Details: '' },
      false,
    ],
    ['what the path names, or the path', named, 404, null, false],
    ['this product, of such a path', named, 404, ours('DEV-000002'), true],
    ['no permission', plain, 403, null, false],
    ['out of order', plain, 500, null, false],
    ['no answer', plain, 0, null, false],
  ])('%s', (_, endpoint, status, error, says) =>
    expect(saysNoSuchCall(endpoint, status, toErrorBody(error))).toBe(says),
  );
});

describe('in the place of what is missing', () => {
  const ajv = new Ajv({ strict: false });
  addFormats(ajv);
  ajv.addSchema(contract, 'contract');
  it.each([
    ['getServices', 'Services'],
    ['courseFilters', 'CourseFilters'],
  ] as const)('%s is what the contract would accept', (operation, schema) => {
    expect(endpoints[operation]).toHaveProperty('optional');
    expect(
      ajv.validate(
        { $ref: `contract#/components/schemas/${schema}` },
        fallbackFor(operation, Date.parse('2026-09-07T22:00:00Z')),
      ),
      ajv.errorsText(),
    ).toBe(true);
  });
  it('every service is open, by the clock of Bahrain', () => {
    const services = fallbackFor('getServices', Date.parse('2026-09-07T22:00:00Z'));
    expect(services?.now).toBe('2026-09-08T01:00:00+03:00');
    expect(services?.services.length).toBeGreaterThan(10);
    expect(services?.services.every(({ open, reasons }) => open && reasons.length === 0)).toBe(true);
  });
  it('nothing stands in for other calls', () => expect(fallbackFor('getDashboard', 0)).toBeUndefined());
  it('a page that would be nothing names the call it needs', () => {
    const needs = pageNeedsOf(features);
    expect(needs[paths.graduateSurvey]).toBe('getGraduateSurvey');
    expect(needs[paths.home]).toBeUndefined();
    expect(Object.values(needs).filter((call) => !('optional' in endpoints[call]))).toEqual([]);
  });
});
