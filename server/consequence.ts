import { isolate, type Text } from '../locales/i18n.ts';

/**
 * One consequence of a decision, shown to the student before confirming. `name` is the key of its sentence in
 * locales/<lang>/request.json; `what` is the course, fee or request that it concerns; `fils` is its amount of money.
 * `own` is false for a number of other students. Such a number may change before the decision, so it is left out of the
 * hash with which the student confirms the consequences.
 */
export type Consequence = {
  name: string;
  what?: Text;
  params?: Record<string, string | number | Text>;
  fils?: number;
  own?: boolean;
  parts?: Consequence[];
};

/** The `what` of a course or request: its code, then its name. */
export const codeAndName = (code: string, { en, ar }: Text): Text => ({
  en: `${isolate(code)} ${en}`,
  ar: `${isolate(code)} ${ar}`,
});
