import type { TFunction } from 'i18next';
import { isolate } from '../../../locales/i18n.ts';

type T = TFunction<'conformance'>;

const found: Record<string, 'text' | 'number' | 'object' | 'nothing' | 'else'> = {
  'a text': 'text',
  'a number': 'number',
  'an object': 'object',
  nothing: 'nothing',
  none: 'nothing',
  'another type': 'else',
};
const kinds = ['string', 'number', 'integer', 'boolean', 'array', 'object', 'null'] as const;

/** The expected value in words. Numbers, values and schema rules stay as written, with their own text direction. */
function wantedText(t: T, wanted: string): string {
  if (wanted === 'expected 200 or an error from 400 to 429') return t('says.anyStatus');
  const kind = kinds.find((one) => wanted === `must be ${one}`);
  if (kind) return t('says.kind', { kind: t(`kinds.${kind}`) });
  const [, values] = /^expected one of (.*)$/s.exec(wanted) ?? [];
  if (values !== undefined) return t('says.oneOf', { values });
  const [, value] = /^expected (.*)$/s.exec(wanted) ?? [];
  if (value !== undefined)
    return t('says.expected', {
      value: value === 'nothing' ? t('found.nothing') : value === 'a list' ? t('kinds.array') : isolate(value),
    });
  const [, first, belongs] = /^(\S+) requires (\d+)$/.exec(wanted) ?? [];
  return first !== undefined ? t('says.belongs', { code: first, status: belongs }) : t('says.rule', { rule: wanted });
}

/** Translates a difference between a response and the contract into the page's language. */
export function differenceText(t: T, says: string): string {
  if (says === 'is required but missing') return t('says.missing');
  if (says === 'is not in the contract') return t('says.extra');
  if (says === 'no answer') return t('says.noAnswer');
  const [, unknown] = /^(\S+) is not a message code of the contract$/.exec(says) ?? [];
  if (unknown !== undefined) return t('says.unknownCode', { code: unknown });
  const [, undeclared] = /^the contract does not declare (\S+) for this call$/.exec(says) ?? [];
  if (undeclared !== undefined) return t('says.undeclaredCode', { code: undeclared });
  const [, wanted, got] = /^(.*?), got (.*)$/s.exec(says) ?? [];
  if (wanted === undefined || got === undefined)
    return says.startsWith('expected ') ? wantedText(t, says) : isolate(says);
  const kind = found[got];
  return t('says.got', { wanted: wantedText(t, wanted), found: kind ? t(`found.${kind}`) : isolate(got) });
}

/** The place of a difference: a name in the page's language where there is one, otherwise the JSON pointer. */
export function placeText(t: T, at: string): string {
  if (at === 'status' || at === 'code' || at === 'body') return t(`place.${at}`);
  const [, of, name] = /^(header|query) (.+)$/.exec(at) ?? [];
  if (name !== undefined) return t(of === 'header' ? 'place.header' : 'place.query', { name });
  return at === '/' ? t('place.whole') : isolate(at);
}
