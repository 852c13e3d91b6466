import { useTranslation } from 'react-i18next';
import { OrderedList } from '../../ui/request/OrderedList.tsx';

export type ChosenLink = { id: number; name: string };
type Props = { links: ChosenLink[]; onChange: (ids: number[]) => void; onSay: (text: string) => void };

/** The favourite pages of the student in their order, each movable and removable. */
export function ChosenLinks({ links, onChange, onSay }: Props) {
  const { t } = useTranslation('link');
  return (
    <OrderedList
      items={links}
      words={{
        list: t('chosen.list'),
        instructions: t('said.instructions'),
        drag: (form) => t('drag', { form }),
        up: (form) => t('up', { form }),
        down: (form) => t('down', { form }),
        remove: (form) => t('remove', { form }),
        said: (what, form, place) => t(`said.${what}`, { form, ...place }),
      }}
      onChange={onChange}
      onSay={onSay}
    />
  );
}
