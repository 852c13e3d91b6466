import { createInstance } from 'i18next';
import { describe, expect, it } from 'vitest';
import ar from '../../locales/ar/console.json';
import messagesAr from '../../locales/ar/messages.json';
import en from '../../locales/en/console.json';
import messagesEn from '../../locales/en/messages.json';
import { listPersonas } from '../../seed/personas.ts';
import { scenarioAnswer } from '../../server/simulator/scenario/scenario-presenter.ts';
import { readScenarios } from '../../server/simulator/scenario/scenarios.ts';
import type { SectionKey } from '../../web/simulator/console/sections.ts';
import { foundThings, createThings, type Sources } from '../../web/simulator/find/things.ts';

const translator = createInstance();
await translator.init({ lng: 'en', resources: { en: { console: en }, ar: { console: ar } } });
const codes = Object.entries(messagesEn).map(([code, { text }]: [string, { text: string }]) => ({
  code,
  text: { en: text, ar: (messagesAr as Record<string, { text: string }>)[code]?.text ?? '' },
  action: { en: '', ar: '' },
  status: 200,
  operations: [],
  scenarios: [],
}));
const things = createThings({
  scenarios: readScenarios().map(scenarioAnswer),
  codes: codes as unknown as Sources['codes'],
  sections: Object.keys(en.sections) as SectionKey[],
  personas: listPersonas().map((persona) => ({
    ...persona,
    userName: persona.key.toLowerCase(),
    name: { en: '', ar: '' },
  })) as unknown as Sources['personas'],
  says: { en: translator.getFixedT('en', 'console'), ar: translator.getFixedT('ar', 'console') },
});
const found = (words: string): string[] => foundThings(things, words).map(({ kind, key }) => `${kind} ${key}`);

describe('the search of the console', () => {
  it.each([
    ['full section', 'scenario registration.full-section'],
    ['شعبة مكتملة', 'scenario registration.full-section'],
    ['MSG-000063', 'code MSG-000063'],
    ['registration.sectionFull', 'code registration.sectionFull'],
    ['eligible', 'persona eligible'],
    ['changeRegistration', 'call changeRegistration'],
    ['Faults', 'section faults'],
    ['الأعطال', 'section faults'],
    ['الاعطال', 'section faults'],
  ])('finds %s first', (words, first) => expect(found(words)[0]).toBe(first));

  it('has what comes of a full section among the first, and says nothing of one letter', () => {
    expect(found('full section').slice(0, 4)).toContain('scenario registration.waiting-list-promotion');
    expect(found('zzqq')).toEqual([]);
  });

  it.each(['R-1042', 'r1042', 'Reference R-1042, MSG-000012'])(
    'leads from %s to the call among the traffic',
    (words) => {
      expect(foundThings(things, words)[0]).toMatchObject({
        kind: 'recorded',
        key: 'R-1042',
        to: '/simulator/traffic?search=R-1042',
        newTab: false,
      });
    },
  );

  it.each(['ADD-2026-000001', 'add-2026-000001', 'Where is ADD-2026-000001?'])(
    'leads from %s to the request at the offices',
    (words) => {
      expect(foundThings(things, words)[0]).toMatchObject({
        kind: 'request',
        key: 'ADD-2026-000001',
        to: '/simulator/offices?search=ADD-2026-000001',
        newTab: false,
      });
    },
  );

  it('leads to a place of each thing', () => {
    const to = (key: string): string | undefined => things.find((thing) => thing.key === key)?.to;
    expect([
      to('registration.full-section'),
      to('MSG-000063'),
      to('eligible'),
      to('faults'),
      to('changeRegistration'),
    ]).toEqual([
      '/simulator/gallery?search=registration.full-section',
      '/simulator/codes?search=MSG-000063',
      '/simulator/as/eligible?tab=own',
      '/simulator/faults',
      '/docs#/registration/changeRegistration',
    ]);
  });
});
