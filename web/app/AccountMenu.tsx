import { lazy, Suspense, useState } from 'react';
import type { Session } from '../api/session.ts';
import { AccountButton } from './AccountButton.tsx';

const fetchMenu = () => import('./OpenedAccountMenu.tsx');
const OpenedAccountMenu = lazy(fetchMenu);
const fetchAhead = (): void => void fetchMenu().catch(() => undefined);

/** The account button. The menu itself is loaded when it is first opened, so that the page does not wait for it. */
export function AccountMenu({ session }: { session: Session }) {
  const [wanted, setWanted] = useState(false);
  const closed = (
    <AccountButton
      session={session}
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
      <OpenedAccountMenu session={session} />
    </Suspense>
  );
}
