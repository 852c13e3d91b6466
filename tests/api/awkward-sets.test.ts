import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Schema } from '../../server/http/operations.ts';
import { awkwardSets, outcomeOf, problemOf } from '../support/awkward-sets.ts';
import { sandbox, type Client } from '../support/client.ts';
import { all, worldOf } from '../support/sandbox-database.ts';
import { usualServer, type TestServer } from '../support/server.ts';

/** Many times what the hardest of them takes: whoever goes above it no longer searches but tries. */
const nodesAtMost = 1_000;
const looksAtMost = 4_000;

let server: TestServer;
let room: Client;
let idOf: Map<string, number>;

beforeAll(async () => {
  server = await usualServer();
  room = await sandbox(server.base);
  idOf = new Map(all<{ id: number; code: string }>(worldOf(server, room).db, 'select id, code from course').map(({ id, code }) => [code, id]));
});
afterAll(() => server.close());

const changesOf = (best: readonly number[], { courses, registered }: Schema<'TimetableSections'>): Schema<'Change'>[] =>
  best.flatMap((sectionId): Schema<'Change'>[] => {
    const courseId = courses.find(({ course }) => course.sections.some((section) => section.sectionId === sectionId))?.course.courseId;
    const before = registered.find((one) => one.courseId === courseId || one.sectionId === sectionId);
    return before?.sectionId === sectionId ? [] : [before ? { action: 'replace', registrationId: before.registrationId, sectionId } : { action: 'register', sectionId }];
  });

describe('the most awkward course sets', () => {
  it.each(awkwardSets.map((set) => [`${set.persona}: ${set.courses.join(' ')}, ${set.wishes}`, set] as const))('%s', async (_, set) => {
    const client = await room.fresh().as(set.persona);
    const courseIds = set.courses.flatMap((codes) => codes.split('/')).map((code) => idOf.get(code)!);
    const sections = await client.call('timetableSections', { query: { courseIds } });
    const outcome = outcomeOf(problemOf(sections, set));
    if (outcome.fits) {
      expect(outcome.nodes ?? Infinity).toBeLessThan(nodesAtMost);
      const changes = changesOf(outcome.best, sections);
      if (changes.length > 0) expect(await client.call('checkRegistration', { body: { changes } })).toMatchObject({ allowed: true, refusals: [] });
    } else {
      expect(outcome.conflict.length).toBeGreaterThan(0);
      expect([outcome.isMinimal, outcome.isSmallest, outcome.waysOut > 0]).toEqual([true, true, true]);
      expect(outcome.looks).toBeLessThan(looksAtMost);
    }
  });

  it('are twenty-five, some with a timetable and some without', () => {
    expect(awkwardSets).toHaveLength(25);
    expect(new Set(awkwardSets.map((set) => JSON.stringify(set))).size).toBe(25);
  });
});
