import type { TFunction } from 'i18next';

const found: Record<string, 'text' | 'number' | 'object' | 'nothing' | 'else'> = { 'a text': 'text', 'a number': 'number', 'an object': 'object', nothing: 'nothing', 'something else': 'else' };

/** What the judge says of a difference, in the page's language; a figure or a rule of a schema stays as it is written there. */
export function differenceText(t: TFunction<'conformance'>, says: string): string {
  if (says === 'expected to be there, is missing') return t('says.missing');
  if (says === 'is not in the contract') return t('says.extra');
  if (says === 'no answer') return t('says.noAnswer');
  const [, wanted, got] = /^(.*), got (.*)$/s.exec(says) ?? [];
  if (wanted === undefined || got === undefined) return says;
  const kind = found[got];
  return t('says.got', { wanted, found: kind ? t(`found.${kind}`) : got });
}
