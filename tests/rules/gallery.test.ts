import { describe, expect, it } from 'vitest';
import ar from '../../locales/ar/console.json';
import messagesAr from '../../locales/ar/messages.json';
import en from '../../locales/en/console.json';
import messagesEn from '../../locales/en/messages.json';
import { scenarioAnswer } from '../../server/simulator/scenario/scenario-presenter.ts';
import { readScenarios } from '../../server/simulator/scenario/scenarios.ts';
import { foundScenarios } from '../../web/simulator/search.ts';

const scenarios = readScenarios().map(scenarioAnswer);
const found = (words: string): string[] => foundScenarios(scenarios, words).map(({ id }) => id);
const first = (words: string): string | undefined => found(words)[0];
/** The number of results that are visible without much scrolling. */
const near = 5;

/** Scenarios that a trainer must find without knowing their names: the id, followed by search words. */
const wanted = {
  fullSection: ['registration.full-section', 'full section', 'waiting list full', 'شعبة ممتلئة', 'الشعبة المكتملة'],
  friday: ['registration.waiting-list-on-friday', 'Friday', 'weekend', 'عطلة', 'الجمعة'],
  expiredCode: ['account.reset-code-expired', 'code expired', 'رمز منتهي', 'الرمز المنتهي'],
  lockedAccount: ['account.locked-out', 'locked out', 'locked', 'حساب مقفل', 'موقوف'],
  legacySystem: ['account.legacy-system', 'legacy modal', 'MSG-LOG0-000004', 'النظام القديم'],
} as const;

describe('the gallery', () => {
  it.each(Object.entries(wanted))(
    'finds %s by the words of its button and by other words for it',
    (key, [id, ...words]) => {
      const walk = key as keyof typeof wanted;
      for (const word of [en.gallery.walks[walk], ar.gallery.walks[walk]]) expect(first(word), word).toBe(id);
      for (const word of words) expect(found(word).slice(0, near), word).toContain(id);
    },
  );

  it.each([
    ['full section', 2],
    ['Full section', 2],
    ['شعبة مكتملة', 2],
    ['section full', 4],
    ['الشعبة المكتملة', 3],
  ])('has what comes of a full section first: %s', (words, among) => {
    expect(found(words).slice(0, among)).toEqual(
      expect.arrayContaining(['registration.full-section', 'registration.waiting-list-promotion']),
    );
  });

  it('finds words in any order, whole or begun, and nothing where one of them is missing', () => {
    expect(first('account locked')).toBe('account.locked-out');
    expect(first('lock acc')).toBe('account.locked-out');
    expect(first('locked zzqq')).toBeUndefined();
    expect(foundScenarios(scenarios, 'x')).toHaveLength(scenarios.length);
  });

  it('says of a step what its code says in that case, and nothing where none is expected', () => {
    const [send, , , refused] = scenarios.find(({ id }) => id === 'account.reset-code-expired')?.steps ?? [];
    expect(refused?.said).toEqual({
      en: messagesEn['MSG-000012'].text_expired,
      ar: messagesAr['MSG-000012'].text_expired,
    });
    expect([
      send?.said?.en,
      scenarios.flatMap(({ steps }) => steps).filter(({ code, said }) => (code === null) !== (said === null)),
    ]).toEqual([expect.stringMatching(/code/), []]);
  });
});
