import type { ReactNode } from 'react';
import { useApi } from '../../../api/useApi.ts';
import { useRecord } from '../../../api/useRecord.ts';
import type { BasketItem, Period } from './basket.ts';
import { keyOfCourse, keyOfRegistration } from './basket.ts';
import { BasketBar } from './BasketBar.tsx';
import { BasketProvider } from './BasketProvider.tsx';
import { BasketReview } from './BasketReview.tsx';
import { useBasket } from './useBasket.ts';
import { useRegistrationServices, type RegistrationServices } from '../useRegistrationServices.ts';

/** A change that another page passes to the basket. */
type Taken = Omit<BasketItem, 'key' | 'gone'>;
export type Registering = Pick<RegistrationServices, 'closed' | 'reading' | 'canAdd' | 'canChoose'> & {
  /** True if the basket is empty. */
  isEmpty: boolean;
  /** Puts the picks in the basket and opens it. Other items of the courses in `courseIds` are removed. */
  take: (picks: Taken[], courseIds: ReadonlySet<number>) => void;
};
type Props = { period: Period; children: (registering: Registering) => ReactNode };

/** The basket for pages outside registration. */
export function RegistrationBasket({ period, children }: Props) {
  const { record } = useRecord();
  const { data } = useApi('registeredCourses', { Period: period }, { quiet: true });
  const studFacultyCode = record?.studFacultyCode ?? '';
  return (
    <BasketProvider
      key={`${period} ${studFacultyCode}`}
      record={studFacultyCode}
      period={period}
      semester={data?.semester.semesterId ?? null}
    >
      <Inside period={period}>{children}</Inside>
      <BasketBar />
      <BasketReview />
    </BasketProvider>
  );
}

function Inside({ period, children }: Props) {
  const { closed, reading, canAdd, canChoose } = useRegistrationServices(period);
  const { items, put, remove, setReviewing } = useBasket();
  const take = (picks: Taken[], courseIds: ReadonlySet<number>): void => {
    const picked = picks.map((pick) => ({
      ...pick,
      key: 'registrationId' in pick.change ? keyOfRegistration(pick.change.registrationId) : keyOfCourse(pick.courseId),
    }));
    for (const { key, courseId } of items)
      if (courseIds.has(courseId) && !picked.some((one) => one.key === key)) remove(key);
    for (const item of picked) put(item);
    setReviewing(true);
  };
  return children({ closed, reading, canAdd, canChoose, isEmpty: items.length === 0, take });
}
