import type { Text } from '../locales/i18n.ts';

/**
 * One consequence of a decision, shown to the student before confirming. `name` is the key of its sentence in
 * locales/<lang>/request.json; `fils` is its amount of money. `own` is false for a number of other students, which may
 * change before the decision and is not part of the hash.
 */
export type Consequence = {
  name: string;
  params?: Record<string, string | number | Text>;
  fils?: number;
  own?: boolean;
  parts?: Consequence[];
};
