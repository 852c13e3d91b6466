import type { ReactNode } from 'react';
import { useApi } from '../../api/useApi.ts';
import { useRecord } from '../../api/useRecord.ts';
import type { ServiceState } from '../../ui/service-state.ts';
import type { BasketItem, Period } from './basket.ts';
import { keyOfCourse, keyOfRegistration } from './basket.ts';
import { BasketBar } from './BasketBar.tsx';
import { BasketProvider } from './BasketProvider.tsx';
import { BasketReview } from './BasketReview.tsx';
import { useBasket } from './useBasket.ts';
import { useRegistrationServices } from './useRegistrationServices.ts';

/** A section to take, in the place of a registration where there is one. */
type Taken = Pick<BasketItem, 'courseId' | 'code' | 'name' | 'number'> & { sectionId: number; replaces: { registrationId: number; code: string; number: string } | null };
export type Registering = { closed: ServiceState | undefined; canAdd: boolean; canChoose: boolean; /** Puts them in the basket and opens it. */ take: (picks: Taken[]) => void };
type Props = { period: Period; children: (registering: Registering) => ReactNode };

/** The basket on another page than those of the registration. */
export function RegistrationBasket({ period, children }: Props) {
  const { record } = useRecord();
  const { data } = useApi('registeredCourses', { Period: period }, { quiet: true });
  const studFacultyCode = record?.studFacultyCode ?? '';
  return (
    <BasketProvider key={`${period} ${studFacultyCode}`} record={studFacultyCode} period={period} semester={data?.semester.semesterId ?? null}>
      <Inside period={period}>{children}</Inside>
      <BasketBar />
      <BasketReview />
    </BasketProvider>
  );
}

function Inside({ period, children }: Props) {
  const { closed, canAdd, canChoose } = useRegistrationServices(period);
  const { put, setReviewing } = useBasket();
  const take = (picks: Taken[]): void => {
    for (const { sectionId, replaces, ...about } of picks)
      put(
        replaces
          ? { ...about, key: keyOfRegistration(replaces.registrationId), change: { action: 'replace', registrationId: replaces.registrationId, sectionId }, from: { code: replaces.code, number: replaces.number } }
          : { ...about, key: keyOfCourse(about.courseId), change: { action: 'register', sectionId } },
      );
    setReviewing(true);
  };
  return children({ closed, canAdd, canChoose, take });
}
