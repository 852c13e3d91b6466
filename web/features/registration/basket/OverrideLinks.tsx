import { isAbout } from '../../../api/code-traits.ts';
import type { Schema } from '../../../api/operations.ts';
import { OverrideLink } from '../../../ui/override/OverrideLink.tsx';
import type { BasketItem } from './basket.ts';
import { useBasket } from './useBasket.ts';

type Props = {
  items: readonly BasketItem[];
  preview: Schema<'RegistrationPreview'>;
  /** True while the preview may not match the items. */
  checking: boolean;
  onFollow?: () => void;
};

/** One link for each section whose reasons an office may waive. An exception is possible only in the current semester. */
export function OverrideLinks({ items, preview, checking, onFollow }: Props) {
  const { period } = useBasket();
  if (checking || period === 'early') return null;
  const reasons = [...preview.refusals, ...preview.confirmations.filter(isAbout('seat'))];
  return (
    <div className="sis-buttons">
      {items.map(({ key, change, courseId, code, number }, index) =>
        'sectionId' in change ? (
          <OverrideLink
            key={key}
            section={{ courseId, sectionId: change.sectionId, code, number }}
            reasons={reasons.filter(({ Change }) => Change === undefined || Change === index)}
            framed
            named={items.length > 1}
            {...(onFollow && { onFollow })}
          />
        ) : null,
      )}
    </div>
  );
}
