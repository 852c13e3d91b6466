import { Children, Fragment, type ReactNode } from 'react';
import { listFormat } from '../../../locales/i18n.ts';
import { useLanguage } from './useLanguage.ts';

type Props = { children: ReactNode[]; join?: 'and' | 'or' };

/** Joins parts of a sentence into a list, in the style of the language. */
export function InlineList({ children, join = 'and' }: Props) {
  const { language } = useLanguage();
  const parts = Children.toArray(children);
  const places = parts.map((_, place) => String(place));
  return listFormat(language, join)
    .formatToParts(places)
    .map(({ type, value }, index) => (
      <Fragment key={index}>{type === 'element' ? parts[Number(value)] : value}</Fragment>
    ));
}
