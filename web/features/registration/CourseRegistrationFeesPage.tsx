import type { Period } from './basket.ts';
import { FeesTab } from './FeesTab.tsx';
import { RegistrationFrame } from './RegistrationFrame.tsx';

/** /courseRegistrationFees */
export default function CourseRegistrationFeesPage({ period }: { period: Period }) {
  return (
    <RegistrationFrame period={period} tab="fees">
      <FeesTab period={period} />
    </RegistrationFrame>
  );
}
