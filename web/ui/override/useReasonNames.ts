import { useTranslation } from 'react-i18next';
import type texts from '../../../locales/en/override.json';

type ReasonName = keyof (typeof texts)['reasons'];

/** Returns a function that names the reason of a code, such as "prerequisite". */
export function useReasonNames(): (code: string) => string {
  const { t } = useTranslation('override');
  return (code) => t(`reasons.${code.split('.').at(-1) as ReasonName}`);
}
