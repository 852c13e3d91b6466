import { Button, type ButtonProps } from '@mantine/core';
import { IconChevronDown } from '@tabler/icons-react';
import { lazy, Suspense, useState, type ComponentPropsWithRef, type ReactNode, type Ref } from 'react';

export type ActionItem = { key: string; content: ReactNode; icon?: ReactNode; /** It is said why not, and cannot be chosen. */ closed?: boolean; onChoose: () => void };
type Shown = { label: ReactNode; name?: string | undefined; look?: ButtonProps };
export type ActionMenuProps = Shown & { items: readonly ActionItem[]; width?: number; itemClass?: string | undefined; target?: Ref<HTMLButtonElement> };

/** The button of a menu. */
export function ActionButton({ label, name, look, ...others }: Shown & Omit<ComponentPropsWithRef<'button'>, 'color' | 'style'>) {
  return (
    <Button rightSection={<IconChevronDown size={16} aria-hidden />} aria-label={name} {...look} {...others}>
      {label}
    </Button>
  );
}

const fetchMenu = () => import('./OpenedActionMenu.tsx');
const OpenedActionMenu = lazy(fetchMenu);
const fetchAhead = (): void => void fetchMenu().catch(() => undefined);

/** A button with a menu, whose code comes when the button is first gone to. */
export function ActionMenu(props: ActionMenuProps) {
  const { label, name, look, target } = props;
  const [wanted, setWanted] = useState(false);
  const closed = <ActionButton ref={target} label={label} name={name} {...(look && { look })} aria-haspopup="menu" aria-expanded={false} onClick={() => setWanted(true)} onPointerEnter={fetchAhead} onFocus={fetchAhead} />;
  if (!wanted) return closed;
  return (
    <Suspense fallback={closed}>
      <OpenedActionMenu {...props} />
    </Suspense>
  );
}
