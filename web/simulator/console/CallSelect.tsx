import { Select } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { endpoints } from '../../api/endpoints.gen.ts';
import type { Schema } from '../../api/operations.ts';
import { useLanguage } from '../../ui/text/useLanguage.ts';
import { callName } from './call-name.ts';
import { filterOptions } from './filter-options.ts';

/** The calls that a fault or breakpoint affects: one operation or a group. */
export type CallTarget = Pick<Schema<'FaultSetting'>, 'operationId' | 'group'>;

const groups = ['all', 'saves', 'registrationSaves', 'registration'] as const satisfies Schema<'FaultGroup'>[];
/** The operations that a fault or breakpoint can affect. Simulator calls are excluded, since they must always work. */
const operations = Object.entries(endpoints)
  .filter(([, { path }]) => !path.startsWith('/sim/'))
  .map(([operationId]) => operationId);
/** Operations on a single course, which the page sends in one basket request. */
const inBaskets = new Set([
  'registerCourse',
  'dropCourse',
  'undropCourse',
  'withdrawCourse',
  'unwithdrawCourse',
  'replaceCourse',
]);

type Props = { className?: string | undefined; value: CallTarget; onChange: (value: CallTarget) => void };

/** Field for a call or a group of calls. */
export function CallSelect({ className, value: { group, operationId }, onChange }: Props) {
  const { t } = useTranslation('console');
  const { language } = useLanguage();
  const calls = operations
    .map((value) => ({
      value,
      label: inBaskets.has(value) ? t('faults.inBasket', { call: callName(t, value) }) : callName(t, value),
    }))
    .sort((a, b) => a.label.localeCompare(b.label, language));
  return (
    <Select
      label={t('faults.operation')}
      className={className}
      searchable
      allowDeselect={false}
      nothingFoundMessage={t('faults.nothing')}
      filter={filterOptions}
      value={group ?? operationId ?? null}
      onChange={(value) => {
        const chosen = groups.find((one) => one === value);
        if (value) onChange(chosen ? { group: chosen } : { operationId: value });
      }}
      data={[
        {
          group: t('faults.several'),
          items: groups.map((value) => ({ value, label: t(`faults.groups.${value}`) })),
        },
        { group: t('faults.single'), items: calls },
      ]}
    />
  );
}
