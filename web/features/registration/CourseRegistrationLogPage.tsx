import type { Period } from './basket.ts';
import { LogTab } from './LogTab.tsx';
import { RegistrationFrame } from './RegistrationFrame.tsx';

/** /courseRegistrationLog */
export default function CourseRegistrationLogPage({ period }: { period: Period }) {
  return (
    <RegistrationFrame period={period} tab="log">
      <LogTab period={period} />
    </RegistrationFrame>
  );
}
