import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { courseColours, courseInks } from '../../web/ui/week/course-colour.ts';

const styles = readFileSync(fileURLToPath(new URL('../../web/theme.css', import.meta.url)), 'utf8');
const valuesIn = (block: string): string[] =>
  [...block.matchAll(/--sis-course-\d: (#[0-9a-f]{6})/g)].map(([, value]) => value ?? '');
const [light = '', dark = ''] = [/:root \{[^}]*\}/, /color-scheme='dark'\] \{[^}]*\}/].map(
  (part) => part.exec(styles)?.[0],
);
const codes = fc.uniqueArray(fc.stringMatching(/^[A-Z]{3,5}\d{3}$/), { maxLength: courseInks.length });

describe('the colour of a course', () => {
  it("is no other course's, as long as there are as many colours", () => {
    fc.assert(
      fc.property(codes, (present) => {
        expect(new Set(courseColours(present).values()).size).toBe(present.length);
      }),
    );
  });
  it('does not depend on the order', () => {
    fc.assert(
      fc.property(codes, (present) => {
        expect(new Map([...courseColours([...present].reverse())].sort())).toEqual(
          new Map([...courseColours(present)].sort()),
        );
      }),
    );
  });
  it('stays where it is while others are tried', () => {
    fc.assert(
      fc.property(codes, codes, (present, tried) => {
        const before = courseColours(present);
        const after = courseColours(present, tried);
        for (const code of present) expect(after.get(code)).toBe(before.get(code));
      }),
    );
  });
  it('is one of those there are, however many courses', () => {
    const many = Array.from({ length: 25 }, (_, index) => `ITCS${100 + index}`);
    for (const colour of courseColours(many).values()) expect(courseInks[colour]).toBeDefined();
  });
});

const brightness = (hex: string): number => {
  const [r = 0, g = 0, b = 0] = [1, 3, 5]
    .map((at) => Number.parseInt(hex.slice(at, at + 2), 16) / 255)
    .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
};
const contrast = (a: string, b: string): number => {
  const [high, low] = [brightness(a), brightness(b)].sort((one, other) => other - one) as [number, number];
  return (high + 0.05) / (low + 0.05);
};
const mixed = (colour: string, ground: string, share: number): string =>
  `#${[1, 3, 5]
    .map((at) =>
      Math.round(
        Number.parseInt(colour.slice(at, at + 2), 16) * share +
          Number.parseInt(ground.slice(at, at + 2), 16) * (1 - share),
      )
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`;

describe('as it is painted', () => {
  it('is on the screen what it is on paper, with a brighter one in the dark', () => {
    expect(valuesIn(light)).toEqual([...courseInks]);
    expect(valuesIn(dark)).toHaveLength(courseInks.length);
  });
  // The background of a class block contains ten percent of the course colour. The muted text colour has the least
  // contrast with it.
  it.each([
    ['light', valuesIn(light), '#ffffff', '#5a686f'],
    ['dark', valuesIn(dark), '#182024', '#9dabb0'],
  ] as const)('is seen, and words on it are read, in %s', (_, values, surface, quiet) => {
    for (const value of values) {
      expect(contrast(value, surface), value).toBeGreaterThanOrEqual(4.5);
      expect(contrast(quiet, mixed(value, surface, 0.1)), `words on ${value}`).toBeGreaterThanOrEqual(4.5);
    }
  });
});
