import type { Schema } from '../../api/operations.ts';
import { FeeLine } from './FeeLine.tsx';
import { toKey, type FeeItem } from './chosen-fees.ts';
import { SemesterDetails } from './SemesterDetails.tsx';

export type Choice = { chosen: ReadonlySet<string>; choose: (item: FeeItem, chosen: boolean) => void };

/** The fees of one semester. Collapsed at first if the semester is past and fully paid. */
export function SemesterFees({ semester, choice }: { semester: Schema<'SemesterFees'>; choice: Choice }) {
  return (
    <SemesterDetails semester={semester} level={3} open={semester.totals.privateRemain > 0 || semester.time !== 'past'}>
      <FeeList items={semester.items} choice={choice} />
    </SemesterDetails>
  );
}

export function FeeList({ items, choice: { chosen, choose } }: { items: readonly FeeItem[]; choice: Choice }) {
  return (
    <ul className="sis-list">
      {items.map((item) => (
        <FeeLine
          key={toKey(item)}
          item={item}
          chosen={chosen.has(toKey(item))}
          onChoose={(checked) => choose(item, checked)}
        />
      ))}
    </ul>
  );
}
