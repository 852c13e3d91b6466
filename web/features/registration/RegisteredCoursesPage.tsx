import { useSearchParams } from 'react-router-dom';
import type { Period } from './basket.ts';
import { CoursesTab } from './CoursesTab.tsx';
import { FeesTab } from './FeesTab.tsx';
import { LogTab } from './LogTab.tsx';
import { OfferedTab } from './OfferedTab.tsx';
import { RegistrationFrame } from './RegistrationFrame.tsx';

const tabs = { courses: CoursesTab, offered: OfferedTab, fees: FeesTab, log: LogTab };
const isTab = (name: string | null): name is keyof typeof tabs => name !== null && Object.hasOwn(tabs, name);

/** /registeredCourses and /EarlyregisteredCourses: the student's courses, and by `?tab=` what stands beside them. */
export default function RegisteredCoursesPage({ period }: { period: Period }) {
  const [params] = useSearchParams();
  const asked = params.get('tab');
  const tab = isTab(asked) ? asked : 'courses';
  const Tab = tabs[tab];
  return (
    <RegistrationFrame period={period} tab={tab}>
      <Tab period={period} />
    </RegistrationFrame>
  );
}
