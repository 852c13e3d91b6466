import { describe, expect, it } from 'vitest';
import { toDevice, type Device } from '../../server/features/account/account-device-rules.ts';

const webkit = 'AppleWebKit/537.36 (KHTML, like Gecko)';
const chrome = `${webkit} Chrome/130.0.0.0`;
const apple = 'AppleWebKit/605.1.15 (KHTML, like Gecko)';
const windows = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64)';
const mac = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 14_6)';
const linux = 'Mozilla/5.0 (X11; Linux x86_64; rv:130.0)';
const iPhone = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X)';
const android = 'Mozilla/5.0 (Linux; Android 14; SM-S921B)';

const read = (userAgent: string): string => {
  const { device, browser, system } = toDevice(userAgent);
  return `${device} ${browser} ${system}`;
};

describe('a device', () => {
  it.each<[userAgent: string, device: Device['device'], browser: string | null, system: string | null]>([
    [`${windows} ${chrome} Safari/537.36`, 'computer', 'Chrome', 'Windows'],
    [`${mac} ${apple} Version/18.0 Safari/605.1.15`, 'computer', 'Safari', 'macOS'],
    [`${linux} Gecko/20100101 Firefox/130.0`, 'computer', 'Firefox', 'Linux'],
    [`Mozilla/5.0 (X11; CrOS x86_64 14541.0.0) ${chrome} Safari/537.36`, 'computer', 'Chrome', 'ChromeOS'],
    [`${iPhone} ${apple} Version/18.0 Mobile/15E148 Safari/604.1`, 'phone', 'Safari', 'iOS'],
    [
      `Mozilla/5.0 (iPod touch; CPU iPhone OS 12_0 like Mac OS X) ${apple} Version/12.0 Safari/604.1`,
      'phone',
      'Safari',
      'iOS',
    ],
    [`${iPhone} ${apple} Version/18.0 Safari/604.1`, 'phone', 'Safari', 'iOS'],
    [`${android} ${chrome} Mobile Safari/537.36`, 'phone', 'Chrome', 'Android'],
    [`Mozilla/5.0 (Mobile; rv:109.0) Gecko/109.0 Firefox/118.0`, 'phone', 'Firefox', null],
    // By Google's rule an Android device without "Mobile" is a tablet. So is a device that calls itself one.
    [`Mozilla/5.0 (Linux; Android 14; SM-X910) ${chrome} Safari/537.36`, 'tablet', 'Chrome', 'Android'],
    ['Mozilla/5.0 (Android 14; Tablet; rv:130.0) Gecko/130.0 Firefox/130.0', 'tablet', 'Firefox', 'Android'],
    [`Mozilla/5.0 (Windows NT 6.2; ARM; Tablet) ${chrome} Safari/537.36`, 'tablet', 'Chrome', 'Windows'],
    [
      `Mozilla/5.0 (iPad; CPU OS 18_0 like Mac OS X) ${apple} Version/18.0 Mobile/15E148 Safari/604.1`,
      'tablet',
      'Safari',
      'iPadOS',
    ],
    ['Mozilla/5.0', 'unknown', null, null],
    ['Mozilla/5.0 (PlayStation 5) AppleWebKit/605.1.15', 'unknown', null, null],
    ['curl/8.5.0', 'program', null, null],
    ['node (Linux)', 'program', null, 'Linux'],
    // A client that is no browser is a program, even if names of browsers follow.
    ['Bot/1.0 (compatible; Mozilla/5.0; iPad)', 'program', null, 'iPadOS'],
    ['', 'unknown', null, null],
  ])('%s', (userAgent, device, browser, system) => expect(toDevice(userAgent)).toEqual({ device, browser, system }));
});

describe('a browser that also calls itself by the names of others', () => {
  it.each([
    [`${windows} ${chrome} Safari/537.36 Edg/130.0.0.0`, 'computer Edge Windows'],
    [
      'Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537.36 Chrome/64.0 Safari/537.36 Edge/17.17134',
      'computer Edge Windows',
    ],
    [`${android} ${chrome} Mobile Safari/537.36 EdgA/130.0.0.0`, 'phone Edge Android'],
    [`${iPhone} ${apple} Version/18.0 EdgiOS/130.0 Mobile/15E148 Safari/604.1`, 'phone Edge iOS'],
    [`${windows} ${chrome} Safari/537.36 OPR/114.0.0.0`, 'computer Opera Windows'],
    ['Opera/9.80 (Windows NT 6.1) Presto/2.12 Version/12.16', 'program Opera Windows'],
    [
      `${android} ${webkit} SamsungBrowser/26.0 Chrome/122.0.0.0 Mobile Safari/537.36`,
      'phone Samsung Internet Android',
    ],
    [`${iPhone} ${apple} FxiOS/130.0 Mobile/15E148 Safari/605.1.15`, 'phone Firefox iOS'],
    [`${iPhone} ${apple} CriOS/130.0.0.0 Mobile/15E148 Safari/604.1`, 'phone Chrome iOS'],
    [`${linux} ${webkit} HeadlessChrome/130.0.0.0 Safari/537.36`, 'computer Chrome Linux'],
    // Only Safari gives its version apart from its name, so no version is read here.
    [`${mac} ${apple} Safari/605.1.15`, 'computer null macOS'],
  ])('%s', (userAgent, expected) => expect(read(userAgent)).toBe(expected));
});

describe('a name inside another word', () => {
  it.each([
    'Mozilla/5.0 (NotAndroid; MyWindowsLike; iPhones; iPads; Linuxes)',
    'Mozilla/5.0 Seamonkey-xFirefox/1.0 xOPR/1 xChrome/1',
    'Mozilla/5.0 AutoMobiles Tablets',
  ])('counts for nothing: %s', (userAgent) => expect(read(userAgent)).toBe('unknown null null'));
});
