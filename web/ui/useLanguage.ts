import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import type { Language, MessageParams, MessagePart, Text } from '../../locales/i18n.ts';
import { getDirection, formatMessage, pickText } from '../../locales/i18n.ts';
import { loadTexts } from './language.ts';

/** The page's language, and how texts that come in both, or as a code, are said in it. */
export function useLanguage() {
  const { i18n } = useTranslation();
  const language: Language = i18n.language === 'ar' ? 'ar' : 'en';
  const pick = useCallback((text: Text): string => pickText(text, language), [language]);
  const messageText = useCallback(
    (code: string, params: MessageParams = {}, part: MessagePart = 'text'): string => {
      // The catalogue is fetched with the shell, or when a first message is to be said; the page follows as soon as it
      // is here.
      if (i18n.hasResourceBundle(language, 'messages')) return formatMessage(i18n, language, code, params, part);
      void loadTexts('messages');
      return '';
    },
    [i18n, language],
  );
  return { language, direction: getDirection(language), pick, messageText };
}
