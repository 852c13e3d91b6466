import { Group } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { courseStates, StateMark } from './StateMark.tsx';

/** The legend of the signs for course states. Each meaning is in the `title` attribute of its list item. */
export function StateLegend() {
  const { t } = useTranslation('plan');
  return (
    <Group component="ul" gap="0.25rem 1.25rem" align="stretch" className="sis-list" aria-label={t('legend')}>
      {courseStates.map((state) => (
        <li key={state} title={t(`meaning.${state}`)}>
          <StateMark state={state} />
        </li>
      ))}
    </Group>
  );
}
