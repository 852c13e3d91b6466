import { TextInput, type TextInputProps } from '@mantine/core';
import { IconSearch } from '@tabler/icons-react';

type Props = Omit<TextInputProps, 'onChange'> & { iconSize?: number; onChange: (text: string) => void };

export function SearchField({ iconSize = 18, onChange, ...props }: Props) {
  return (
    <TextInput
      type="search"
      leftSection={<IconSearch size={iconSize} aria-hidden />}
      {...props}
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  );
}
