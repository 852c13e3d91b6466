import { afterEach, expect, it, vi } from 'vitest';
import { sharedAddress } from '../../web/simulator/sandbox-address.ts';

const opened = (address: string): void => {
  vi.stubGlobal('location', new URL(address));
  vi.stubGlobal('document', { baseURI: new URL('/sandbox/other/', address).href });
};
afterEach(() => vi.unstubAllGlobals());

const others = { onlyHere: false, addresses: ['http://lab.example:3413', 'http://192.168.7.9:3413'] };

it.each([
  ['http://127.0.0.1:3415/sandbox/other/simulator', others, 'http://lab.example:3413/sandbox/monday/sign-in'],
  ['http://localhost:3415/sandbox/other/simulator', others, 'http://lab.example:3413/sandbox/monday/sign-in'],
  ['http://192.168.7.9:3413/sandbox/other/simulator', others, 'http://192.168.7.9:3413/sandbox/monday/sign-in'],
  [
    'http://127.0.0.1:3000/sandbox/other/simulator',
    { onlyHere: true, addresses: [] },
    'http://127.0.0.1:3000/sandbox/monday/sign-in',
  ],
  [
    'http://127.0.0.1:3000/sandbox/other/simulator',
    { onlyHere: false, addresses: [] },
    'http://127.0.0.1:3000/sandbox/monday/sign-in',
  ],
])('a sandbox is handed out from %s by the name others know', (address, reach, handed) => {
  opened(address);
  expect(sharedAddress(reach, 'monday', '/sign-in')).toBe(handed);
});

it('the main university has no sandbox in its address', () => {
  opened('http://127.0.0.1:3000/simulator');
  expect(sharedAddress(others, '', '/join/FUZXP')).toBe('http://lab.example:3413/join/FUZXP');
});
