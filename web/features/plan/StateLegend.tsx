import { useTranslation } from 'react-i18next';
import classes from './StateLegend.module.css';
import { courseStates, StateMark } from './StateMark.tsx';

/** The signs in one line. The exact meaning is in the title, and in hidden text for screen readers. */
export function StateLegend() {
  const { t } = useTranslation('plan');
  return (
    <ul className={classes.legend} aria-label={t('legend')}>
      {courseStates.map((state) => (
        <li key={state} title={t(`meaning.${state}`)}>
          <StateMark state={state} />
        </li>
      ))}
    </ul>
  );
}
