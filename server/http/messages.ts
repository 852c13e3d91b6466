import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Resource } from 'i18next';
import { projectRoot } from '../../db/root.ts';
import {
  createTranslator,
  languages,
  formatMessage,
  pickText,
  type Language,
  type MessageParams,
  type MessagePart,
  type Text,
} from '../../locales/i18n.ts';
import type { MessageCode, Refusal } from '../refusal.ts';

const resources: Resource = Object.fromEntries(
  languages.map((language) => {
    const folder = join(projectRoot, 'locales', language);
    const files = readdirSync(folder).filter((file) => file.endsWith('.json'));
    return [
      language,
      Object.fromEntries(
        files.map((file) => [
          file.replace('.json', ''),
          JSON.parse(readFileSync(join(folder, file), 'utf8')) as Resource[string][string],
        ]),
      ),
    ];
  }),
);

const translator = await createTranslator({ language: 'en', resources });

/** True if the message catalogue has a text for the code. */
export const isMessageCode = (code: string): code is MessageCode =>
  Object.hasOwn(resources['en']?.['messages'] as object, code);

/** The keys of a namespace of texts, in the order of its file. */
export const keysIn = (namespace: string): string[] => Object.keys(resources['en']?.[namespace] as object);

/** All codes of the message catalogue, in its order. */
export const messageCodes = (): MessageCode[] => keysIn('messages') as MessageCode[];

/** Replaces the placeholders of a message by an ellipsis. */
const openly = (text: string): string => text.replace(/\$t\((?:[^()]|\{\{[^}]*\}\})*\)|\{\{[^}]*\}\}/g, '…');

/** A code's sentence with an ellipsis for each placeholder. `context` selects a variant, if the code has one. */
export function formatOpenSentence(code: MessageCode, language: Language, part: MessagePart, context = ''): string {
  const texts = (resources[language]?.['messages'] as Record<string, Record<string, string>>)[code] ?? {};
  return openly(texts[`${part}_${context}`] ?? texts[`${part}_bare`] ?? texts[part] ?? '');
}

/** A refusal as one text in the caller's language: the reason and the next action. */
export const formatRefusal = ({ Code, Params }: Refusal, language: Language): string =>
  [
    formatMessage(translator, language, Code, Params, 'text'),
    formatMessage(translator, language, Code, Params, 'action'),
  ]
    .filter(Boolean)
    .join(' ');

const inBoth = (say: (language: Language) => string): Text =>
  Object.fromEntries(languages.map((language) => [language, say(language)])) as Text;

/** A code's text in both languages, with its parameters. */
export const formatInBoth = (code: string, params: MessageParams): Text =>
  inBoth((language) => formatMessage(translator, language, code, params, 'text'));
/**
 * A code's text in both languages, with an ellipsis for each placeholder; the code itself if the catalogue has no such
 * code.
 */
export const formatOpenInBoth = (code: string, context?: string): Text =>
  inBoth((language) => (isMessageCode(code) ? formatOpenSentence(code, language, 'text', context) : code));

/**
 * The language that an Accept-Language header names first, Arabic or English; English if it names neither. Weights are
 * ignored.
 */
export function toLanguage(header: string | undefined): Language {
  for (const part of (header ?? '').toLowerCase().split(',')) {
    const tag = part.split(';')[0]?.trim() ?? '';
    if (tag.startsWith('ar')) return 'ar';
    if (tag.startsWith('en')) return 'en';
  }
  return 'en';
}

/** Returns a text whose key is known only at run time, so its type cannot be checked. */
const say = (
  namespace: string,
  key: string,
  language: Language,
  figures: Record<string, string | number> = {},
): string =>
  (translator.t as (key: string, options: Record<string, unknown>) => string)(key, {
    ...figures,
    lng: language,
    ns: namespace,
  });

/** A text for outgoing messages, by a key of locales/<lang>/outgoing.json. */
export const outgoingText = (language: Language, key: string, figures: Record<string, string | number>): string =>
  say('outgoing', key, language, figures);

/** A text of the identity provider's pages, by a key of locales/<lang>/identity.json. */
export const identityText = (language: Language, key: string, figures: Record<string, string | number> = {}): string =>
  say('identity', key, language, figures);

/** A text of the locales in both languages, with parameters. A bilingual parameter appears in the matching language. */
export function textWith(namespace: string, key: string, params: MessageParams): Text {
  const inOne = (language: Language): string =>
    say(
      namespace,
      key,
      language,
      Object.fromEntries(
        Object.entries(params).map(([name, value]) => [
          name,
          typeof value === 'object' ? pickText(value, language) : value,
        ]),
      ),
    );
  return { en: inOne('en'), ar: inOne('ar') };
}

/** A text by its full key, such as `menu:forms.inbox`, in both languages, with an ellipsis for each placeholder. */
export function openTextOf(name: string): Text {
  const [namespace = '', key = ''] = name.split(':');
  return inBoth((language) => openly(translator.getResource(language, namespace, key) as string));
}

const words = new Map<string, Text>();

/** A text of the locales in both languages, cached. */
export function getText(namespace: string, key: string): Text {
  const name = `${namespace}:${key}`;
  let text = words.get(name);
  if (!text) words.set(name, (text = { en: say(namespace, key, 'en'), ar: say(namespace, key, 'ar') }));
  return text;
}
