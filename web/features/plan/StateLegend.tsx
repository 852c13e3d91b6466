import { Group, Stack } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import classes from './StateLegend.module.css';
import { courseStates, StateMark } from './StateMark.tsx';

/** The legend of the icons for course states. The explanations are collapsed, because the names are usually enough. */
export function StateLegend() {
  const { t } = useTranslation('plan');
  return (
    <Group gap="0.25rem 1.25rem">
      <details className={classes.meanings}>
        <summary>{t('legend')}</summary>
        <Stack component="ul" gap="0.375rem" className="sis-list">
          {courseStates.map((state) => (
            <li key={state} className={`sis-wrap ${classes.line}`}>
              <StateMark state={state} />
              <span className="sis-note">{t(`meaning.${state}`)}</span>
            </li>
          ))}
        </Stack>
      </details>
      <Group component="ul" gap="0.25rem 1.25rem" className={`sis-list ${classes.signs}`} aria-label={t('legend')}>
        {courseStates.map((state) => (
          <li key={state}>
            <StateMark state={state} />
          </li>
        ))}
      </Group>
    </Group>
  );
}
