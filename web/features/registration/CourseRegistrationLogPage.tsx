import type { Period } from './basket/basket.ts';
import { LogTab } from './registered/LogTab.tsx';
import { RegistrationFrame } from './RegistrationFrame.tsx';

/** The page /courseRegistrationLog: the log tab of registration. */
export default function CourseRegistrationLogPage({ period }: { period: Period }) {
  return (
    <RegistrationFrame period={period} tab="log">
      <LogTab period={period} />
    </RegistrationFrame>
  );
}
