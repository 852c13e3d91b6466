import { NumberInput, type NumberInputProps } from '@mantine/core';

type Props = Omit<NumberInputProps, 'onChange' | 'allowDecimal'> & {
  /** The value that `onChange` gets for an empty field or 0. */
  usual?: number;
  onChange: (value: number) => void;
};

export function WholeNumberField({ usual = 1, onChange, ...props }: Props) {
  return (
    <NumberInput hideControls allowDecimal={false} {...props} onChange={(value) => onChange(Number(value) || usual)} />
  );
}
