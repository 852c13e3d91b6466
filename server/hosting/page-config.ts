/**
 * The page's config.json: API address and branding. The functions are pure; the page, our server and `npm run hosting`
 * share these rules.
 */

export type PageConfig = {
  /** The API address; '' if the server of the page also serves the API. */
  apiBaseUrl: string;
  /** True if the API is a simulator. If omitted, the page asks the API. */
  simulator?: boolean;
  /** Key of Google's reCAPTCHA v2; '' shows the simulated captcha instead. */
  captchaSiteKey: string;
  links: { admission: string; legacy: string; beta: string };
  /** OpenID Connect provider of the university's e-mail accounts, for sign-in and sign-out. */
  identityProvider: {
    issuer?: string;
    clientId?: string;
    authorizationUrl?: string;
    endSessionUrl?: string;
    scope?: string;
  };
  /** The university's name in both languages; null keeps the product's own. */
  name: { en: string; ar: string } | null;
  /** Address of a logo that replaces the product's mark; '' keeps that mark. */
  logo: string;
  /** The university's accent colour as '#rrggbb', dark enough for white text; '' keeps the default petrol. */
  accent: string;
  /** Contacts for students who need help. */
  help: { email: string; phone: string; page: string };
  /** Address to which the page posts its errors; '' posts nothing. */
  reportUrl: string;
  /** Optional parts of the contract that the API lacks, besides those that follow from the version that it reports. */
  notOffered?: string[];
  /** True if the page may be installed and read offline. */
  offline: boolean;
  /** True if a watching proxy is between the page and its API (`npm run watch`). */
  watch?: boolean;
};

export const defaultConfig: PageConfig = {
  apiBaseUrl: '',
  captchaSiteKey: '',
  links: { admission: '', legacy: '', beta: '' },
  identityProvider: {},
  name: null,
  logo: '',
  accent: '',
  help: { email: '', phone: '', page: '' },
  reportUrl: '',
  offline: false,
};

type Check = (value: string) => boolean;

/**
 * True for a host of letters, digits, dots and dashes, or IPv6 in brackets. Policies and web servers read it as one
 * word.
 */
export const isWebHost: Check = (host) => /^([a-z\d]([a-z\d.-]*[a-z\d])?|\[[\da-f:.]+\])$/i.test(host);
export const isWeb: Check = (value) =>
  URL.canParse(value) && /^https?:$/.test(new URL(value).protocol) && isWebHost(new URL(value).hostname);
/** True for an address without scheme and host, relative to the page or to its origin. */
const isOwnPath: Check = (value) => /^(?!\/\/)[\w./~%?=&-]+$/.test(value) && !value.includes('\\');
const web: Check = (value) => isWeb(value);
const place: Check = (value) => isWeb(value) || isOwnPath(value);
const words =
  (most: number): Check =>
  (value) =>
    value.length <= most && !/[\p{Cc}<>]/u.test(value);

/** Relative luminance of '#rrggbb' (WCAG 2). */
export function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5]
    .map((at) => parseInt(colour.slice(at, at + 2), 16) / 255)
    .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** Contrast of two colours, from 1 to 21 (WCAG 2). */
export function contrast(one: string, other: string): number {
  const [light = 0, dark = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
}

export const leastContrast = 4.5;
const accent: Check = (value) => /^#[0-9a-f]{6}$/i.test(value) && contrast(value, '#ffffff') >= leastContrast;

const text: Record<string, Check> = {
  captchaSiteKey: words(200),
  apiBaseUrl: place,
  logo: place,
  accent,
  reportUrl: place,
};
const nested: Record<string, Record<string, Check>> = {
  links: { admission: web, legacy: web, beta: web },
  identityProvider: { issuer: web, clientId: words(200), authorizationUrl: web, endSessionUrl: web, scope: words(200) },
  help: {
    email: (value) => /^[^\s@<>]+@[^\s@<>]+\.[^\s@<>]+$/.test(value),
    phone: (value) => /^\+?[\d ()-]{3,30}$/.test(value),
    page: place,
  },
};
const flags = ['simulator', 'offline', 'watch'];

const isPart: Check = (value) => /^[a-z][A-Za-z]{1,39}$/.test(value);

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The object's own property of this name, or undefined. */
const getOwn = <Value>(object: Record<string, Value>, name: string): Value | undefined =>
  Object.hasOwn(object, name) ? object[name] : undefined;

/** Reads the settings. Invalid ones keep their defaults and are named in `faults`. */
export function readPageConfig(found: unknown): { config: PageConfig; faults: string[] } {
  const faults: string[] = [];
  if (!isObject(found)) return { config: defaultConfig, faults: ['config.json'] };
  const take = (value: unknown, check: Check, name: string): string | undefined => {
    if (value === undefined || value === null) return undefined;
    if (typeof value === 'string' && (value === '' || check(value))) return value;
    faults.push(name);
    return undefined;
  };
  const config: Record<string, unknown> = { ...defaultConfig };
  for (const [name, value] of Object.entries(found)) {
    const [check, parts] = [getOwn(text, name), getOwn(nested, name)];
    if (check) config[name] = take(value, check, name) ?? config[name];
    else if (flags.includes(name)) {
      if (typeof value === 'boolean') config[name] = value;
      else faults.push(name);
    } else if (name === 'notOffered') {
      if (Array.isArray(value) && value.every((part) => typeof part === 'string' && isPart(part))) config[name] = value;
      else if (value !== null) faults.push(name);
    } else if (name === 'name') {
      const [en, ar] = ['en', 'ar'].map((language) =>
        isObject(value) ? take(value[language], words(80), `name.${language}`) : undefined,
      );
      if (en && ar) config.name = { en, ar };
      else if (value !== null) faults.push(name);
    } else if (parts && (isObject(value) || value === null)) {
      const given = Object.entries(value ?? {});
      const known = given.flatMap(([part, one]) => {
        const isRight = getOwn(parts, part);
        const read = isRight ? take(one, isRight, `${name}.${part}`) : void faults.push(`${name}.${part}`);
        return read === undefined ? [] : [[part, read] as const];
      });
      config[name] = { ...(config[name] as object), ...Object.fromEntries(known) };
    } else faults.push(name);
  }
  return { config: config as PageConfig, faults: [...new Set(faults)] };
}
