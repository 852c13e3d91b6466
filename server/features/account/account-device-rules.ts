/**
 * The kind of device, browser and operating system that a User-Agent header names. `browser` and `system` are null if
 * not recognised. A `program` is a client that is not a browser.
 */
export type Device = {
  device: 'computer' | 'phone' | 'tablet' | 'program' | 'unknown';
  browser: string | null;
  system: string | null;
};

/** Browser patterns. The first match counts, because most browsers also name others in the header. */
const browsers: [pattern: RegExp, name: string][] = [
  [/\bEdg(?:e|A|iOS)?\//, 'Edge'],
  [/\bOPR\/|\bOpera/, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\bFirefox\/|\bFxiOS\//, 'Firefox'],
  [/\b(?:Headless)?Chrome\/|\bCriOS\//, 'Chrome'],
  [/\bVersion\/.*\bSafari\//, 'Safari'],
];

const systems: [pattern: RegExp, name: string][] = [
  [/\biPad\b/, 'iPadOS'],
  [/\biPhone\b|\biPod\b/, 'iOS'],
  [/\bAndroid\b/, 'Android'],
  [/\bWindows\b/, 'Windows'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bMac OS X\b|\bMacintosh\b/, 'macOS'],
  [/\bLinux\b/, 'Linux'],
];

const named = (text: string, list: [RegExp, string][]): string | null =>
  list.find(([pattern]) => pattern.test(text))?.[1] ?? null;

export function toDevice(userAgent: string): Device {
  const browser = named(userAgent, browsers);
  const system = named(userAgent, systems);
  if (userAgent === '') return { device: 'unknown', browser, system };
  if (!userAgent.startsWith('Mozilla/')) return { device: 'program', browser, system };
  if (/\biPad\b|\bTablet\b/.test(userAgent) || (system === 'Android' && !/\bMobile\b/.test(userAgent)))
    return { device: 'tablet', browser, system };
  if (/\biPhone\b|\biPod\b|\bMobile\b/.test(userAgent)) return { device: 'phone', browser, system };
  return { device: system === null ? 'unknown' : 'computer', browser, system };
}
