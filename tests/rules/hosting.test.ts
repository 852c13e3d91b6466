import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { accentStyle, createShades, createTones } from '../../server/hosting/accent.ts';
import { fileIn, formatFrames, pageName, scrubbed } from '../../web/api/scrub.ts';
import { nginxConfiguration, readHosting } from '../../server/hosting/hosting.ts';
import { contrast, defaultConfig, readPageConfig } from '../../server/hosting/page-config.ts';
import { pageFile, scriptsIn } from '../../server/http/page-file.ts';
import { pagePolicy, policyText } from '../../server/hosting/page-policy.ts';
import { reportIn } from '../../server/http/page-reports.ts';

describe('what config.json may hold', () => {
  it('is taken as it is where it is right', () => {
    const given = {
      apiBaseUrl: 'https://api.university.example',
      simulator: false,
      captchaSiteKey: 'site',
      links: { admission: 'https://a.example' },
      identityProvider: null,
      name: { en: 'University of X', ar: 'جامعة س' },
      logo: 'logo.svg',
      accent: '#7a1f3d',
      help: { email: 'help@university.example', phone: '+973 1700 0000' },
      reportUrl: 'https://reports.university.example/page',
      offline: true,
    };
    const { config, faults } = readPageConfig(given);
    expect(faults).toEqual([]);
    expect(config).toEqual({
      ...defaultConfig,
      ...given,
      links: { ...defaultConfig.links, ...given.links },
      identityProvider: {},
      help: { ...given.help, page: '' },
    });
  });

  it.each([
    ['not an object', 'config.json'],
    [[], 'config.json'],
    [{ acent: '#123456' }, 'acent'],
    [{ accent: 'red' }, 'accent'],
    [{ accent: '#ffee88' }, 'accent'],
    [{ logo: 'javascript:alert(1)' }, 'logo'],
    [{ logo: '//evil.example/x.svg' }, 'logo'],
    [{ links: { admission: 'javascript:alert(1)' } }, 'links.admission'],
    [{ apiBaseUrl: 7 }, 'apiBaseUrl'],
    [{ name: { en: 'Only English' } }, 'name'],
    [{ name: { en: '<b>x</b>', ar: 'س' } }, 'name.en'],
    [{ help: { email: 'nobody' } }, 'help.email'],
    [{ offline: 'yes' }, 'offline'],
    [{ help: [] }, 'help'],
  ])('%j stays as it is by default, and is named', (given, fault) => {
    const { config, faults } = readPageConfig(given);
    expect(faults).toContain(fault);
    expect(config).toEqual(defaultConfig);
  });
});

describe('an accent of the university’s own', () => {
  it.each(['#0b5d6b', '#7a1f3d', '#1d4ed8', '#000000', '#767676', '#4a2a85', '#9c4a00'])(
    '%s can be read in both schemes',
    (accent) => {
      const shades = createShades(accent);
      expect(shades).toHaveLength(10);
      for (const button of [shades[6], shades[7]])
        expect(contrast(button ?? '', '#ffffff')).toBeGreaterThanOrEqual(4.5);
      const [light, dark] = [createTones(accent, 'light'), createTones(accent, 'dark')];
      const pairs: [string, string][] = [
        [light.accent, '#ffffff'],
        [light.accent, light.tint],
        [light.onLight, light.lightHover],
        [dark.accent, '#182024'],
        [dark.accent, '#1d272b'],
        [dark.onLight, dark.light],
        [dark.onLight, dark.lightHover],
      ];
      for (const [words, ground] of pairs)
        expect([words, ground, contrast(words, ground) >= 4.5]).toEqual([words, ground, true]);
      expect(accentStyle(accent)).not.toMatch(/undefined|NaN/);
    },
  );
});

describe('a server of the university’s', () => {
  const template = readFileSync(new URL('../../server/hosting/nginx.conf', import.meta.url), 'utf8');
  const settings = {
    publicUrl: 'https://www.university.example/uob_sis_prod',
    folder: '/var/www/sis',
    config: {
      apiBaseUrl: 'https://api.university.example/v1',
      captchaSiteKey: 'site',
      reportUrl: 'https://reports.example/p',
      logo: 'https://cdn.example/logo.svg',
    },
  };

  it('is configured whole, below any path', () => {
    const printed = nginxConfiguration(template, readHosting(settings));
    expect(printed).not.toMatch(/@\w+@|undefined/);
    expect(printed).toContain('location /uob_sis_prod/assets/ {');
    expect(printed).toContain('try_files $uri /uob_sis_prod/index.html;');
    expect(printed).toContain('location = /uob_sis_prod { return 301 /uob_sis_prod/; }');
    expect(printed).toContain("connect-src 'self' https://api.university.example https://reports.example;");
    expect(printed).toContain(
      "script-src 'self' https://www.google.com/recaptcha/ https://www.gstatic.com/recaptcha/;",
    );
    expect(printed).toContain("img-src 'self' data: https://cdn.example;");
    expect(printed).toContain('Strict-Transport-Security');
    expect(
      nginxConfiguration(template, readHosting({ publicUrl: 'http://sis.university.example', folder: '/var/www/sis' })),
    ).not.toMatch(/Strict-Transport|return 30/);
  });

  it.each([
    [{ ...settings, publicUrl: 'sis.example' }, 'publicUrl'],
    [{ ...settings, publicUrl: 'https://sis.example/;x' }, 'publicUrl'],
    [{ ...settings, folder: 'relative' }, 'folder'],
    [{ ...settings, listen: ['80; include /etc/passwd'] }, 'listen'],
    [{ ...settings, listen: ['banana'] }, 'listen'],
    [{ ...settings, listen: [':80'] }, 'listen'],
    [{ ...settings, listen: ['80#'] }, 'listen'],
    [{ ...settings, listen: ['[::1'] }, 'listen'],
    [{ ...settings, publicUrl: 'https://*' }, 'publicUrl'],
    [{ ...settings, folder: "/a'b" }, 'folder'],
    [{ ...settings, config: { apiBaseUrl: 'https://a;script-src.example' } }, 'config.apiBaseUrl'],
    [{ ...settings, config: { logo: 'https://a$host/x.png' } }, 'config.logo'],
    [{ ...settings, config: { reportUrl: "https://a'b.example" } }, 'config.reportUrl'],
    [{ ...settings, config: { constructor: 'x' } }, 'config.constructor'],
    [{ ...settings, certificate: '/etc/cert.pem' }, 'certificateKey'],
    [{ ...settings, config: { accent: 'red' } }, 'config.accent'],
    [{ ...settings, port: 80 }, 'port'],
  ])('%j is refused by name', (given, name) => {
    expect(() => readHosting(given)).toThrow(name);
  });

  it('the page carries its path, its name and its colour', () => {
    const index = readFileSync(new URL('../../web/index.html', import.meta.url), 'utf8');
    const page = pageFile(index, '/uob_sis_prod/', {
      name: { en: 'A & B', ar: 'س' },
      logo: 'logo.svg?v=1&x="',
      accent: '#7a1f3d',
    });
    expect(page).toContain('<base href="/uob_sis_prod/">');
    expect(page).toContain('<title>A &#38; B · س</title>');
    expect(page).toContain('content="#7a1f3d"');
    expect(page).not.toContain('National University');
    expect(pageFile(index, '/', { name: null, logo: '', accent: '' })).toBe(index);
  });

  it('draws the mark and the colours of the university from its first picture on', () => {
    const index = readFileSync(new URL('../../web/index.html', import.meta.url), 'utf8');
    const page = pageFile(index, '/', { name: null, logo: 'logo.svg?a=1&x="', accent: '#7a1f3d' });
    expect(page.match(/<img src="logo\.svg\?a=1&#38;x=&#34;" height="(32|44)" alt=""[^>]*>/g)).toHaveLength(2);
    expect(page).not.toContain('<svg');
    expect(page).toContain(accentStyle('#7a1f3d'));
    // The colours of the style in the document follow the accent. Petrol remains only as the fallback of a variable.
    const drawn = /<style>([^]*?)<\/style>/.exec(page)?.[1] ?? '';
    expect(drawn.match(/(?<!var\(--[\w-]+, )#(0b5d6b|0a4a56|06323b|82c0ca)/g)).toBeNull();
    // The scripts stay unchanged, and so does the policy with their hashes.
    expect(scriptsIn(page)).toEqual(scriptsIn(index));
  });

  it('loads nothing from the identity provider or the gateway', () => {
    expect(policyText(pagePolicy(defaultConfig))).toBe(
      "default-src 'self'; script-src 'self'; frame-src 'none'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; font-src 'self' data:; connect-src 'self'; object-src 'none'; base-uri 'self'; form-action 'self'; frame-ancestors 'none'",
    );
  });
});

describe('a report of the page', () => {
  const own = ['eligible', 'Maryam Al Khalifa', 'Maryam', 'Al', 'Khalifa', 'مريم', 'f7Kq-2LmP_x', '202012345'];
  it.each([
    [
      "Cannot read properties of undefined (reading 'credits')",
      "Cannot read properties of undefined (reading 'credits')",
    ],
    ['refused for 202012345 (Maryam Al Khalifa)', 'refused for … (…)'],
    ['GET https://api.university.example/api/x?StudFacultyCode=f7Kq-2LmP_x failed', 'GET … failed'],
    ['token eyJhbGciOiJFZERTQSJ9.eyJzdWIiOiIxIn0.c2lnbmF0dXJl is bad', 'token … is bad'],
    ['to maryam@stu.university.example', 'to …'],
    ['Unexpected token م in "مريم الخليفة"', 'Unexpected token … in "…"'],
    ['request GRC-2026-000001 of a1B2c3D4e5', 'request … of …'],
    ['code 4711', 'code …'],
    ['Failed to fetch dynamically imported module, al', 'Failed to fetch dynamically imported module, …'],
  ])('%s', (message, left) => {
    expect(scrubbed(message, own)).toBe(left);
  });

  it('names files and lines of our own, and the page without what follows', () => {
    const stack =
      'TypeError: x of Maryam\n    at f (https://www.university.example/uob_sis_prod/assets/Page-1a2B.js:1:2345)\n    at chrome-extension://abc/content.js:3:4\n    at https://x.example/assets/base-9.js?v=secret:2:7';
    expect(formatFrames(stack)).toBe('Page-1a2B.js:1:2345 base-9.js:2:7');
    expect(
      fileIn(
        'Failed to fetch dynamically imported module: https://www.university.example/uob_sis_prod/assets/Page-1a2B.js',
      ),
    ).toBe('Page-1a2B.js');
    expect(pageName('/requests/GRC-2026-000001?x=1', ['/home', '/requests/:referenceNumber'])).toBe('/requests');
    expect(pageName('/maryam', ['/home'])).toBe('/…');
  });

  it('is taken by the server in its shape only', () => {
    expect(
      reportIn(
        '{"kind":"error","reference":"AB12CD","message":"x","token":"secret","page":"/home","vitals":{"lcp":1200,"__proto__x1":3,"cls":"a"}}',
      ),
    ).toEqual({ kind: 'error', reference: 'AB12CD', message: 'x', page: '/home', vitals: { lcp: 1200 } });
    for (const body of ['', '[]', 'null', '{"kind":"other"}', '{"kind":7}'])
      expect([body, reportIn(body)]).toEqual([body, undefined]);
    expect(String(reportIn(JSON.stringify({ kind: 'error', message: 'x'.repeat(5000) }))?.message)).toHaveLength(300);
  });
});
