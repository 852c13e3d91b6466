import { Group, Radio } from '@mantine/core';
import type { ReactNode } from 'react';
import classes from './CardChoice.module.css';

type Option = { value: string; disabled?: boolean; head: ReactNode; children: ReactNode };
type Props = {
  field: string;
  label: string;
  value: string | null;
  error: ReactNode;
  onChange: (value: string) => void;
  options: readonly Option[];
};

/** Radio group whose options are cards with details. */
export function CardChoice({ field, label, value, error, onChange, options }: Props) {
  return (
    <Radio.Group value={value} onChange={onChange} label={label} error={error}>
      <div className={`sis-spaced ${classes.cards}`}>
        {options.map(({ value: one, disabled = false, head, children }) => (
          <Radio.Card
            key={one}
            value={one}
            className={`sis-box ${classes.card}`}
            disabled={disabled}
            data-field={field}
            aria-invalid={error ? true : undefined}
          >
            <Group component="span" gap="xs" align="stretch" wrap="nowrap">
              <Radio.Indicator className={classes.sign} disabled={disabled} />
              {head}
            </Group>
            {children}
          </Radio.Card>
        ))}
      </div>
    </Radio.Group>
  );
}
