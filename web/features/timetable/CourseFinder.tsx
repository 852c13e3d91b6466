import { Combobox, TextInput, useCombobox } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { IconSearch } from '@tabler/icons-react';
import { useState } from 'react';
import type { Schema } from '../../api/operations.ts';
import { useApi } from '../../api/useApi.ts';
import { CodeText } from '../../ui/CodeText.tsx';
import { useLanguage } from '../../ui/useLanguage.ts';
import { useWords } from './useWords.ts';

type Props = { period: Schema<'Period'>; label: string; taken: ReadonlySet<number>; onPick: (courseId: number) => void };

const shortest = 2;

/** Finds an offered course by its code, name or instructor. */
export function CourseFinder({ period, label, taken, onPick }: Props) {
  const { t } = useWords();
  const { pick } = useLanguage();
  const [typed, setTyped] = useState('');
  const [search] = useDebouncedValue(typed.trim(), 150);
  const box = useCombobox({ onDropdownClose: () => box.resetSelectedOption() });
  const asks = search.length >= shortest;
  const { data } = useApi('coursesToRegister', asks ? { Period: period, search, order: 'plan', pageSize: 8 } : null, { quiet: true });
  const found = asks ? (data?.items ?? []).filter(({ courseId, standing }) => !taken.has(courseId) && standing !== 'passed') : [];
  return (
    <Combobox
      store={box}
      onOptionSubmit={(value) => {
        onPick(Number(value));
        setTyped('');
        box.closeDropdown();
      }}
    >
      <Combobox.Target>
        <TextInput
          type="search"
          label={label}
          placeholder={t('registration:filter.search')}
          leftSection={<IconSearch size={18} aria-hidden />}
          value={typed}
          onChange={(event) => {
            setTyped(event.currentTarget.value);
            box.openDropdown();
            box.selectFirstOption();
          }}
          onFocus={() => box.openDropdown()}
          onBlur={() => box.closeDropdown()}
        />
      </Combobox.Target>
      <Combobox.Dropdown hidden={!asks || !data}>
        <Combobox.Options aria-label={label}>
          {found.length === 0 && <Combobox.Empty>{t('courses.noneFound')}</Combobox.Empty>}
          {found.map(({ courseId, code, name, creditHours }) => (
            <Combobox.Option key={courseId} value={String(courseId)}>
              <CodeText strong>{code}</CodeText> {pick(name)} · {t('figure.creditHours', { count: creditHours })}
            </Combobox.Option>
          ))}
        </Combobox.Options>
      </Combobox.Dropdown>
    </Combobox>
  );
}
