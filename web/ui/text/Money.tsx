import { formatMoney } from '../../../locales/i18n.ts';
import { CodeText } from './CodeText.tsx';
import { useLanguage } from './useLanguage.ts';

/** An amount in fils, shown in dinars with three decimals. */
export function Money({ fils, strong = false }: { fils: number; strong?: boolean }) {
  const { language } = useLanguage();
  return <CodeText strong={strong}>{formatMoney(fils, language)}</CodeText>;
}
