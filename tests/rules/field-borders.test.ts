import { expect, it } from 'vitest';
import { contrast } from '../../server/hosting/page-config.ts';
import { themeWith } from '../../web/theme.ts';

const { gray = [], dark = [] } = themeWith('').colors ?? {};

/** The border of a field with what is inside it and around it: the least contrast of WCAG 1.4.11 is 3:1. */
it.each([
  ['the field, light', gray[4], '#ffffff'],
  ['the field, dark', dark[4], dark[6]],
  ['a surface, dark', dark[4], '#182024'],
  ['a raised surface, dark', dark[4], '#1d272b'],
])("a field's border stands out from %s", (_, border = '', ground = '') =>
  expect(contrast(border, ground)).toBeGreaterThanOrEqual(3),
);

it('each shade is darker than the one before', () => {
  for (const shades of [gray, dark]) {
    const steps = shades.map((shade) => contrast(shade, '#000000'));
    expect(steps).toEqual([...steps].sort((a, b) => b - a));
  }
});
