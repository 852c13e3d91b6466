import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';

/** Sets the document title to "Page · University". */
export function useDocumentTitle(title: string): void {
  const { t } = useTranslation('common');
  const whole = `${title} · ${t('university')}`;
  useEffect(() => {
    document.title = whole;
  }, [whole]);
}
