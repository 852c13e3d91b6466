import { readdirSync, readFileSync } from 'node:fs';
import type { ResourceLanguage } from 'i18next';
import {
  createTranslator,
  getDirection,
  languages,
  formatMessage,
  type Language,
  type MessageParams,
  type MessagePart,
} from '../../locales/i18n.ts';
import { namespaces } from '../../locales/words.gen.ts';

const folder = new URL('../../locales/', import.meta.url);

const wordsOf = (language: Language): ResourceLanguage =>
  Object.fromEntries(
    readdirSync(new URL(language, folder)).map((file) => [
      file.replace('.json', ''),
      JSON.parse(readFileSync(new URL(`${language}/${file}`, folder), 'utf8')) as ResourceLanguage[string],
    ]),
  );

async function readTexts(language: Language) {
  const translator = await createTranslator({
    language,
    resources: Object.fromEntries(languages.map((one) => [one, wordsOf(one)])),
  });
  return {
    language,
    direction: getDirection(language),
    say: translator.getFixedT(language, ['common', ...namespaces]),
    message: (code: string, params: MessageParams = {}, part: MessagePart = 'text'): string =>
      formatMessage(translator, language, code, params, part),
  };
}

export type Texts = Awaited<ReturnType<typeof readTexts>>;

const read = new Map<Language, Promise<Texts>>();

/** The texts of the page in one language, from the same files and translator. Each worker reads them once. */
export function textsIn(language: Language): Promise<Texts> {
  const texts = read.get(language) ?? readTexts(language);
  read.set(language, texts);
  return texts;
}
