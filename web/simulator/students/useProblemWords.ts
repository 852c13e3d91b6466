import { useTranslation } from 'react-i18next';
import type { Schema } from '../../api/operations.ts';

const mostValues = 8;

/** Describes the expected value of a field in a student file. */
export function useProblemWords(): (problem: Schema<'StudentProblem'>) => string {
  const { t } = useTranslation('console');
  return ({ expected, values }) =>
    t(`students.expected.${expected}`, {
      values: `${values.slice(0, mostValues).join(' · ')}${values.length > mostValues ? ' …' : ''}`,
      low: values[0] ?? '',
      high: values[1] ?? '',
    });
}
