import type { Text } from '../locales/i18n.ts';

/**
 * One thing that a decision brings about, as the student reads it before confirming: `name` is its sentence in
 * locales/<lang>/request.json, `fils` its money. `own`: of this student, not counted over others.
 */
export type Consequence = {
  name: string;
  params?: Record<string, string | number | Text>;
  fils?: number;
  own?: boolean;
  parts?: Consequence[];
};
