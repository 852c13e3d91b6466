import { Skeleton, Stack } from '@mantine/core';
import { lazy, Suspense, useState, type ComponentType } from 'react';
import { useSearchParams } from 'react-router-dom';
import { usePrefetch } from '../../ui/usePrefetch.ts';
import type { Period } from './basket/basket.ts';
import { CoursesTab } from './registered/CoursesTab.tsx';
import { RegistrationFrame } from './RegistrationFrame.tsx';

type Tab = ComponentType<{ period: Period }>;

/** Tabs whose code is loaded on demand, so that the courses tab does not wait for it. */
const apart = {
  offered: async (): Promise<Tab> => (await import('./offered/OfferedTab.tsx')).OfferedTab,
  demand: async (): Promise<Tab> => (await import('./demand/DemandTab.tsx')).DemandTab,
  fees: async (): Promise<Tab> => (await import('./registered/FeesTab.tsx')).FeesTab,
  log: async (): Promise<Tab> => (await import('./registered/LogTab.tsx')).LogTab,
};
type Apart = keyof typeof apart;

const fetched: Partial<Record<Apart, Tab>> = {};
const fetchTab = async (name: Apart): Promise<Tab> => (fetched[name] ??= await apart[name]());
const fetchTabs = (): Promise<unknown> => Promise.all((Object.keys(apart) as Apart[]).map(fetchTab));
/** Loads the tab of the URL before the page renders. */
export async function fetchAskedTab(name: string | null): Promise<void> {
  if (isTab(name) && name !== 'courses') await fetchTab(name);
}

/** The tab's component: rendered at once if it is loaded already, otherwise lazily. */
function tabApart(name: Apart): Tab {
  const Fetched = lazy(async () => ({ default: await fetchTab(name) }));
  return function TabApart({ period }) {
    const [Shown] = useState<Tab>(() => fetched[name] ?? Fetched);
    return <Shown period={period} />;
  };
}

const tabs = {
  courses: CoursesTab,
  offered: tabApart('offered'),
  demand: tabApart('demand'),
  fees: tabApart('fees'),
  log: tabApart('log'),
};
const isTab = (name: string | null): name is keyof typeof tabs => name !== null && Object.hasOwn(tabs, name);

/** The page /registeredCourses or /EarlyregisteredCourses: the student's courses, and the other tabs by `?tab=`. */
export default function RegisteredCoursesPage({ period }: { period: Period }) {
  const [params] = useSearchParams();
  usePrefetch(fetchTabs);
  const asked = params.get('tab');
  const tab = isTab(asked) ? asked : 'courses';
  const Tab = tabs[tab];
  return (
    <RegistrationFrame period={period} tab={tab}>
      <Suspense
        fallback={
          <Stack className="sis-list" aria-busy="true">
            {[0, 1, 2].map((line) => (
              <Skeleton key={line} height={190} radius="lg" />
            ))}
          </Stack>
        }
      >
        <Tab period={period} />
      </Suspense>
    </RegistrationFrame>
  );
}
