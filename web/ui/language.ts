import type { i18n } from 'i18next';
import { initReactI18next, setDefaults } from 'react-i18next';
import type { Language, Text } from '../../locales/i18n.ts';
import { createTranslator, getDirection, isLanguage, languages } from '../../locales/i18n.ts';
import { storeLanguage } from '../api/session.ts';

/** All text files, each loaded only when its language and namespace are needed. */
const files = import.meta.glob<{ default: Record<string, unknown> }>('../../locales/{en,ar}/*.json');

let translator: i18n | null = null;
// The message catalogue is loaded with the common texts, so that messages appear without delay.
const wanted = new Set<string>(['common', 'messages']);
let name: Text | null = null;

async function load(instance: i18n, language: Language, namespaces: Iterable<string>): Promise<void> {
  await Promise.all(
    [...namespaces].map(async (namespace) => {
      const file = files[`../../locales/${language}/${namespace}.json`];
      if (file && !instance.hasResourceBundle(language, namespace))
        instance.addResourceBundle(language, namespace, (await file()).default, false, false, {
          silent: false,
          skipCopy: true,
        });
      if (namespace === 'common' && name) instance.addResource(language, namespace, 'university', name[language]);
    }),
  );
}

/** Replaces the university's name in the texts by the name from config.json, in each language as it is loaded. */
export function nameUniversity(given: Text): void {
  name = given;
  for (const language of languages)
    if (translator?.hasResourceBundle(language, 'common'))
      translator.addResource(language, 'common', 'university', given[language]);
}

const getLanguage = (instance: i18n): Language => (isLanguage(instance.language) ? instance.language : 'en');

/** Starts the translator with the common texts and the message catalogue of this language. */
export async function startLanguage(language: Language): Promise<i18n> {
  const instance = await createTranslator({ language }, (created) => created.use(initReactI18next));
  setDefaults({ bindI18nStore: 'added', useSuspense: false });
  translator = instance;
  showLanguage(language);
  instance.on('languageChanged', (next) => showLanguage(isLanguage(next) ? next : 'en'));
  await load(instance, language, wanted);
  return instance;
}

/** Loads the texts of these namespaces, now and in every language chosen later. */
export async function loadTexts(...namespaces: string[]): Promise<void> {
  namespaces.forEach((namespace) => wanted.add(namespace));
  if (translator) await load(translator, getLanguage(translator), namespaces);
}

/** Loads namespaces in one language, independent of the page's language, such as for documents in the other one. */
export async function loadTextsIn(language: Language, ...namespaces: string[]): Promise<void> {
  if (translator) await load(translator, language, ['common', ...namespaces]);
}

/** Changes the language without a reload. The texts are loaded first, so that everything changes at once. */
export async function changeLanguage(language: Language): Promise<void> {
  if (!translator) return;
  await load(translator, language, wanted);
  storeLanguage(language);
  await translator.changeLanguage(language);
}

function showLanguage(language: Language): void {
  document.documentElement.lang = language;
  document.documentElement.dir = getDirection(language);
}
