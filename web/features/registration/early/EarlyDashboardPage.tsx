import type { Period } from '../basket/basket.ts';
import { EarlyOverview } from './EarlyOverview.tsx';
import { RegistrationFrame } from '../RegistrationFrame.tsx';

/** The page /Earlydashboard: the start page of early registration. */
export default function EarlyDashboardPage({ period }: { period: Period }) {
  return (
    <RegistrationFrame period={period} tab="overview">
      <EarlyOverview />
    </RegistrationFrame>
  );
}
