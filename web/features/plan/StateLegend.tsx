import { useTranslation } from 'react-i18next';
import classes from './StateLegend.module.css';
import { courseStates, StateMark } from './StateMark.tsx';

/** The signs in one line; what each means exactly is its title and told to those who hear the page. */
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
