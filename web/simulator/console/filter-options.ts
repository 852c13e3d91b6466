import type { ComboboxItem, OptionsFilter } from '@mantine/core';
import { contains } from '../search.ts';

const found = ({ label, value }: ComboboxItem, search: string): boolean => contains([label, value], search);
/** Filters options by label and value. Groups without a matching option are left out. */
export const filterOptions: OptionsFilter = ({ options, search }) =>
  options.flatMap<(typeof options)[number]>((option) => {
    if (!('group' in option)) return found(option, search) ? [option] : [];
    const items = option.items.filter((item) => found(item, search));
    return items.length ? [{ ...option, items }] : [];
  });
