import { expect, it } from 'vitest';
import { Refused } from '../../server/refusal.ts';
import { addressableName, judgeName } from '../../server/simulator/given-name.ts';

it.each(['Monday', 'قبل المحاضرة', 'v1.2', '...', '👩‍🎓', 'a/b?c#d'])('%j may be a name, and is called so', (name) => {
  expect(() => judgeName(name, 'body/name')).not.toThrow();
  expect(addressableName(name)).toBe(name);
});

it.each([
  ['\ud800', '\ufffd'],
  ['a\u0000b', 'a\ufffdb'],
  ['a\nb', 'a\ufffdb'],
  ['.', '\ufffd'],
  ['..', '\ufffd\ufffd'],
])('%j may not, and is called %s where it was taken before', (name, called) => {
  expect(() => judgeName(name, 'body/name')).toThrow(Refused);
  expect(addressableName(name)).toBe(called);
  expect(encodeURIComponent(called)).toContain('%EF%BF%BD');
});
