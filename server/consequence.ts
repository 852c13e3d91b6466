import { isolate, type Text } from '../locales/i18n.ts';

/**
 * One consequence of a decision, shown to the student before confirming. `name` is the key of its sentence in
 * locales/<lang>/request.json; `what` is the course, fee or request that it concerns. `fils` is its amount of money,
 * negative for a fee that the student owes, or has paid and does not get back.
 * `own` is false if the consequence counts other students. Their number may change before the decision, so the
 * consequence is left out of the hash with which the student confirms the consequences.
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
