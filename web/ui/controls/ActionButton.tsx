import { Button, type ButtonProps } from '@mantine/core';
import { IconChevronDown } from '@tabler/icons-react';
import type { ComponentPropsWithRef, ReactNode, Ref } from 'react';

export type ActionItem = {
  key: string;
  content: ReactNode;
  icon?: ReactNode;
  /** True if the item cannot be chosen; its text gives the reason. */
  closed?: boolean;
  onChoose: () => void;
};
type Shown = { label: ReactNode; name?: string | undefined; look?: ButtonProps };
export type ActionMenuProps = Shown & {
  items: readonly ActionItem[];
  width?: number;
  itemClass?: string | undefined;
  target?: Ref<HTMLButtonElement>;
};

/** The button that opens a menu. */
export function ActionButton({
  label,
  name,
  look,
  className,
  ...others
}: Shown & Omit<ComponentPropsWithRef<'button'>, 'color' | 'style'>) {
  return (
    <Button
      rightSection={<IconChevronDown size={16} aria-hidden />}
      aria-label={name}
      {...look}
      {...others}
      // Mantine's menu gives its button a class, which must not replace that of `look`.
      className={[look?.className, className].filter(Boolean).join(' ')}
    >
      {label}
    </Button>
  );
}
