import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fold } from '../../locales/fold.ts';

describe('folding', () => {
  it.each([
    ['alef with hamza', 'أحمد', 'احمد'],
    ['alef with hamza below', 'إدارة', 'اداره'],
    ['alef madda', 'آداب', 'اداب'],
    ['alef wasla', 'ٱلعلوم', 'العلوم'],
    ['alef maqsura', 'مستشفى', 'مستشفي'],
    ['ta marbuta', 'مادة', 'ماده'],
    ['waw with hamza', 'مؤسسة', 'موسسه'],
    ['ya with hamza', 'بيئة', 'بييه'],
    ['vowel marks', 'مُدَرِّسٌ', 'مدرس'],
    ['tatweel', 'علــــوم', 'علوم'],
    ['superscript alef', 'هٰذا', 'هذا'],
    ['Arabic digits', '٢٠٢٦', '2026'],
    ['presentation forms', 'ﻻ', 'لا'],
    ['decomposed hamza', 'ا\u0654حمد', 'احمد'],
    ['Latin case', 'ITCS214', 'itcs214'],
    ['Latin accents', 'Café', 'cafe'],
    ['spaces', '  data \u00a0 structures\n', 'data structures'],
    ['full width', 'ＩＴ', 'it'],
    ['nothing', '', ''],
  ])('%s', (_, text, expected) => expect(fold(text)).toBe(expected));

  it('leaves apart what is different', () => {
    expect(fold('كلية')).not.toBe(fold('كليب'));
    expect(fold('ITCS214')).not.toBe(fold('ITCS215'));
  });

  it('finds a text by its folded self: folding twice changes nothing', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 40 }), (text) => {
        expect(fold(fold(text))).toBe(fold(text));
      }),
      { seed: 2026, numRuns: 500 },
    );
  });

  it('finds every part of an Arabic name whichever way it is typed', () => {
    const name = 'مقدمة إلى قواعد البيانات';
    for (const typed of ['مقدمه', 'الي', 'إلى', 'الى', 'قَوَاعِد', 'البيانـات'])
      expect(fold(name), typed).toContain(fold(typed));
  });
});
