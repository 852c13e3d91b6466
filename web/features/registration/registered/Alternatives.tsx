import { Button } from '@mantine/core';
import { IconArrowsExchange } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import type { Refusal } from '../../../api/operations.ts';
import { useApi } from '../../../api/useApi.ts';
import type { BasketItem } from '../basket/basket.ts';
import { useBasket } from '../basket/useBasket.ts';

/** Offers another section of the same course that fits, if the server knows one. One press takes it. */
export function Alternatives({
  reasons,
  items,
  checking,
  onTake,
}: {
  reasons: Refusal[];
  items: BasketItem[];
  checking: boolean;
  onTake: (instead: BasketItem) => void;
}) {
  const offers = new Map<BasketItem, string>();
  for (const { Change, Params } of reasons) {
    const item = Change === undefined ? undefined : items[Change];
    if (item && typeof Params.alternative === 'string') offers.set(item, Params.alternative);
  }
  // While a newer check runs, the item numbers of the old result may not match the basket.
  if (offers.size === 0 || checking) return null;
  return (
    <div className="sis-buttons">
      {[...offers].map(([item, number]) => (
        <Offer key={item.key} item={item} number={number} onTake={onTake} />
      ))}
    </div>
  );
}

function Offer({ item, number, onTake }: { item: BasketItem; number: string; onTake: (instead: BasketItem) => void }) {
  const { t } = useTranslation('registration');
  const { period } = useBasket();
  const { data } = useApi('courseDetails', { courseId: item.courseId, Period: period }, { quiet: true });
  const section = data?.course.sections.find((one) => one.number === number);
  const { change } = item;
  if (!section || !('sectionId' in change)) return null;
  return (
    <Button
      variant="light"
      leftSection={<IconArrowsExchange size={18} stroke={1.75} aria-hidden />}
      onClick={() => onTake({ ...item, number, change: { ...change, sectionId: section.sectionId } })}
    >
      {t('review.alternative', { course: item.code, number })}
    </Button>
  );
}
