import { languages, type Language, type MessagePart, type Text } from '../../locales/i18n.ts';
import { contract, listOperations } from '../http/contract.ts';
import { messageCodes, formatOpenSentence } from '../http/messages.ts';
import type { Schema } from '../http/operations.ts';
import type { MessageCode } from '../refusal.ts';
import { shownCodes } from './scenario/step-location.ts';
import type { Scenario } from './scenario/scenarios.ts';

const inBoth = (code: MessageCode, part: MessagePart): Text =>
  Object.fromEntries(
    languages.map((language: Language) => [language, formatOpenSentence(code, language, part)]),
  ) as Text;

const operations = listOperations(contract);

const answers = new WeakMap<Scenario[], Schema<'Codes'>>();

/**
 * Every code of the message catalogue with its texts, the operations that may return it, the scenarios that list it,
 * and the step that shows it best.
 */
export function codesAnswer(scenarios: Scenario[]): Schema<'Codes'> {
  let answer = answers.get(scenarios);
  if (!answer) answers.set(scenarios, (answer = toCodesResponse(scenarios)));
  return answer;
}

const toCodesResponse = (scenarios: Scenario[], shown = shownCodes(scenarios)): Schema<'Codes'> => ({
  codes: messageCodes().map((code) => ({
    code,
    text: inBoth(code, 'text'),
    action: inBoth(code, 'action'),
    operations: operations.filter(({ messages }) => messages.includes(code)).map(({ id }) => id),
    scenarios: scenarios.filter(({ codes }) => codes.includes(code)).map(({ id }) => id),
    shown: shown.get(code) ?? null,
  })),
});
