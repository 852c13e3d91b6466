import { Select } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { useApi } from '../../api/useApi.ts';
import { useLanguage } from '../../ui/text/useLanguage.ts';
import { filterOptions } from './filter-options.ts';

type Props = { className?: string | undefined; value: string; onChange: (value: string) => void };

/** Field for a code of the message catalogue, found by the code or by its text. */
export function CodeSelect({ className, value, onChange }: Props) {
  const { t } = useTranslation('console');
  const { pick } = useLanguage();
  const codes = useApi('getCodes', {}, { quiet: true });
  return (
    <Select
      label={t('faults.code')}
      className={className}
      searchable
      allowDeselect={false}
      nothingFoundMessage={t('faults.nothing')}
      filter={filterOptions}
      value={value}
      onChange={(chosen) => chosen && onChange(chosen)}
      data={codes.data?.codes.map((one) => ({ value: one.code, label: `${one.code} · ${pick(one.text)}` })) ?? [value]}
    />
  );
}
