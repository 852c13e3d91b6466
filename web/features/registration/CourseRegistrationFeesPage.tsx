import type { Period } from './basket/basket.ts';
import { FeesTab } from './registered/FeesTab.tsx';
import { RegistrationFrame } from './RegistrationFrame.tsx';

/** The page /courseRegistrationFees: the fees tab of registration. */
export default function CourseRegistrationFeesPage({ period }: { period: Period }) {
  return (
    <RegistrationFrame period={period} tab="fees">
      <FeesTab period={period} />
    </RegistrationFrame>
  );
}
