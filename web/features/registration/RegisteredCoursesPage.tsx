import { Skeleton } from '@mantine/core';
import { lazy, Suspense, useState, type ComponentType } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useAhead } from '../../ui/useAhead.ts';
import type { Period } from './basket.ts';
import { CoursesTab } from './CoursesTab.tsx';
import { FeesTab } from './FeesTab.tsx';
import { LogTab } from './LogTab.tsx';
import classes from './OfferedTab.module.css';
import { RegistrationFrame } from './RegistrationFrame.tsx';

type Tab = ComponentType<{ period: Period }>;
let fetched: Tab | undefined;
/** With its filters the largest of the tabs: who looks at one's own courses does not wait for it. */
export const fetchOffered = async (): Promise<Tab> => (fetched ??= (await import('./OfferedTab.tsx')).OfferedTab);
const FetchedTab = lazy(async () => ({ default: await fetchOffered() }));
/** What is there is drawn with the page. */
function OfferedTab({ period }: { period: Period }) {
  const [Offered] = useState<Tab>(() => fetched ?? FetchedTab);
  return <Offered period={period} />;
}

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
