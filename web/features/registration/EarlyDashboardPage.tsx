import type { Period } from './basket.ts';
import { EarlyOverview } from './EarlyOverview.tsx';
import { RegistrationFrame } from './RegistrationFrame.tsx';

/** /Earlydashboard: where early registration starts. */
export default function EarlyDashboardPage({ period }: { period: Period }) {
  return (
    <RegistrationFrame period={period} tab="overview">
      <EarlyOverview />
    </RegistrationFrame>
  );
}
