import { lazy, Suspense, useState } from 'react';
import { ActionButton, type ActionMenuProps } from '../controls/ActionButton.tsx';

const fetchMenu = () => import('./OpenedActionMenu.tsx');
const OpenedActionMenu = lazy(fetchMenu);
const fetchAhead = (): void => void fetchMenu().catch(() => undefined);

/** Button with a menu whose code loads when the button first gets the focus or pointer. */
export function ActionMenu(props: ActionMenuProps) {
  const { label, name, look, target } = props;
  const [wanted, setWanted] = useState(false);
  const closed = (
    <ActionButton
      ref={target}
      label={label}
      name={name}
      {...(look && { look })}
      aria-haspopup="menu"
      aria-expanded={false}
      onClick={() => setWanted(true)}
      onPointerEnter={fetchAhead}
      onFocus={fetchAhead}
    />
  );
  if (!wanted) return closed;
  return (
    <Suspense fallback={closed}>
      <OpenedActionMenu {...props} />
    </Suspense>
  );
}
