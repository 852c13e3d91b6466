import { Skeleton } from '@mantine/core';
import { lazy, Suspense } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useAhead } from '../../ui/useAhead.ts';
import type { Period } from './basket.ts';
import { CoursesTab } from './CoursesTab.tsx';
import { FeesTab } from './FeesTab.tsx';
import { LogTab } from './LogTab.tsx';
import classes from './OfferedTab.module.css';
import { RegistrationFrame } from './RegistrationFrame.tsx';

const fetchOffered = () => import('./OfferedTab.tsx');
/** With its filters the largest of them: who looks at one's own courses does not wait for it. */
const OfferedTab = lazy(async () => ({ default: (await fetchOffered()).OfferedTab }));
const tabs = { courses: CoursesTab, offered: OfferedTab, fees: FeesTab, log: LogTab };
const isTab = (name: string | null): name is keyof typeof tabs => name !== null && Object.hasOwn(tabs, name);

/** /registeredCourses and /EarlyregisteredCourses: the student's courses, and by `?tab=` what stands beside them. */
export default function RegisteredCoursesPage({ period }: { period: Period }) {
  const [params] = useSearchParams();
  useAhead(fetchOffered);
  const asked = params.get('tab');
  const tab = isTab(asked) ? asked : 'courses';
  const Tab = tabs[tab];
  return (
    <RegistrationFrame period={period} tab={tab}>
      <Suspense fallback={<div className={classes.list} aria-busy="true">{[0, 1, 2].map((line) => <Skeleton key={line} height={190} radius="lg" />)}</div>}>
        <Tab period={period} />
      </Suspense>
    </RegistrationFrame>
  );
}
