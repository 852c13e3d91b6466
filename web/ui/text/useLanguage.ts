import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import type { Language, MessageParams, MessagePart, Text } from '../../../locales/i18n.ts';
import { getDirection, formatMessage, pickText } from '../../../locales/i18n.ts';
import { loadTexts } from '../language.ts';

/** The page's language, and functions that pick bilingual texts and format message codes in it. */
export function useLanguage() {
  const { i18n } = useTranslation();
  const language: Language = i18n.language === 'ar' ? 'ar' : 'en';
  const pick = useCallback((text: Text): string => pickText(text, language), [language]);
  const messageText = useCallback(
    (code: string, params: MessageParams = {}, part: MessagePart = 'text'): string => {
      // Normally `startLanguage` has loaded the catalogue. Otherwise the text is empty until it has loaded; the page
      // then renders again.
      if (i18n.hasResourceBundle(language, 'messages')) return formatMessage(i18n, language, code, params, part);
      void loadTexts('messages');
      return '';
    },
    [i18n, language],
  );
  return { language, direction: getDirection(language), pick, messageText };
}
