import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { projectRoot } from '../../db/root.ts';
import { usuallyStale } from '../../web/api/cache-invalidation.ts';
import { endpoints } from '../../web/api/endpoints.gen.ts';
import type { ActionOperation } from '../../web/api/operations.ts';
import type { Feature } from '../../web/feature.ts';
import { features } from '../../web/features.ts';
import { paths } from '../../web/paths.ts';

const folder = join(projectRoot, 'web/features');
const areas = readdirSync(folder);
const declaredIn = async (file: string): Promise<Feature[]> =>
  Object.values((await import(file)) as Record<string, Feature>);
const actionsOf = ({ invalidates = {} }: Feature) => Object.keys(invalidates) as ActionOperation[];

const twice = (names: readonly string[]): string[] => names.filter((name, at) => names.indexOf(name) !== at);

/** The declarations of the page's features, and the list that combines them. */
describe('the features of the page', () => {
  it.each(areas)('%s is declared by one value, which is in the list', async (area) => {
    const declared = await declaredIn(join(folder, area, `${area}-feature.tsx`));
    expect(declared).toHaveLength(1);
    expect(features).toContain(declared[0]);
  });

  it.each(areas)('what %s says of actions is of its own, and differs from what is usual', async (area) => {
    for (const feature of await declaredIn(join(folder, area, `${area}-feature.tsx`)))
      for (const action of actionsOf(feature)) {
        expect(endpoints[action].tag, action).toBe(area);
        expect(feature.invalidates?.[action], action).not.toBe(usuallyStale(action));
      }
  });

  it('every address leads somewhere, and to one place', () => {
    const routed = features.flatMap(({ routes = [], redirects = [] }) => [
      ...routes.map(({ path }) => path),
      ...redirects.flatMap(({ from }) => from),
    ]);
    expect(twice(routed)).toEqual([]);
    // The console has one path for all of its sections.
    const all = [...routed, paths.simulator];
    expect(Object.values(paths).filter((path) => !all.includes(path))).toEqual([]);
  });

  it('no form has two icons, and no action is declared twice', () => {
    expect(twice(features.flatMap(({ menuIcons = {} }) => Object.keys(menuIcons)))).toEqual([]);
    expect(twice(features.flatMap(actionsOf))).toEqual([]);
  });

  it('who needs no session is asked for none: the rest is in the portal', () => {
    const open = features
      .flatMap(({ routes = [] }) => routes)
      .filter(({ place }) => place !== undefined && place !== 'portal')
      .map(({ path }) => path)
      .filter((path) => !path.startsWith(paths.simulator));
    expect(open.sort()).toEqual(
      [
        paths.signIn,
        paths.activate,
        paths.authentication,
        paths.chooseRecord,
        paths.passwordReset,
        paths.passwordChange,
        paths.versionNumber,
        paths.accessibility,
        paths.verifyByCode,
        paths.verify,
        paths.notFound,
        paths.logout,
        paths.admissionCanceled,
        paths.joinByCode,
        paths.join,
        paths.caseStudy,
      ].sort(),
    );
  });
});
