import { useTranslation } from 'react-i18next';
import { Panel, QuietText } from '../../ui/Panel.tsx';
import classes from './CaseStudyPage.module.css';

/** Working days each has; as the kind of request is declared. */
const steps = [['department', 5], ['college', 5], ['committee', 10], ['approved', null]] as const;

/** Who may ask for a case study, what is needed, what happens and when: for anybody. */
export function CaseStudyExplanation() {
  const { t } = useTranslation('casestudy');
  return (
    <div className={classes.explanation}>
      <Panel title={t('who.title')}>
        <ul className={classes.list}>
          <li>{t('who.dismissed')}</li>
          <li>{t('who.withdrawn')}</li>
          <li>{t('who.probation')}</li>
        </ul>
        <QuietText>{t('who.not')}</QuietText>
      </Panel>
      <Panel title={t('needed.title')}>
        <ul className={classes.list}>
          <li>{t('needed.reason')}</li>
          <li>{t('needed.file')}</li>
        </ul>
        <p className={classes.when}>
          <strong>{t('when.title')}:</strong> {t('when.text')}
        </p>
      </Panel>
      <Panel title={t('steps.title')} className={classes.whole}>
        <ol className={classes.steps}>
          {steps.map(([step, days]) => (
            <li key={step} className={classes.step}>
              <strong>{t(`steps.${step}`)}</strong>
              <span>{t(`steps.${step}Text`)}</span>
              {days && <span className={classes.days}>{t('steps.days', { count: days })}</span>}
            </li>
          ))}
        </ol>
      </Panel>
    </div>
  );
}
