import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';

/** "Page · University" in the browser's tab. */
export function useDocumentTitle(title: string): void {
  const { t } = useTranslation('common');
  const whole = `${title} · ${t('university')}`;
  useEffect(() => {
    document.title = whole;
  }, [whole]);
}
