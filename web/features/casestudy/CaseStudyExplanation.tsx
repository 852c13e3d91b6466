import { Stack } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { caseStudyDays } from '../../../locales/durations.ts';
import { Panel, QuietText } from '../../ui/layout/Panel.tsx';
import classes from './CaseStudyPage.module.css';

const offices = ['department', 'college', 'committee'] as const;

/** The public explanation of a case study: conditions, documents, steps and dates. */
export function CaseStudyExplanation() {
  const { t } = useTranslation('casestudy');
  return (
    <div className={`sis-rows sis-loose ${classes.explanation}`}>
      <Panel title={t('who.title')}>
        <Stack component="ul" gap="0.4rem" ps="lg">
          <li>{t('who.dismissed')}</li>
          <li>{t('who.withdrawn')}</li>
          <li>{t('who.probation')}</li>
        </Stack>
        <QuietText>{t('who.not')}</QuietText>
      </Panel>
      <Panel title={t('needed.title')}>
        <Stack component="ul" gap="0.4rem" ps="lg">
          <li>{t('needed.reason')}</li>
          <li>{t('needed.file')}</li>
        </Stack>
        <p>
          <strong>{t('when.title')}:</strong> {t('when.text')}
        </p>
      </Panel>
      <Panel title={t('steps.title')} className="sis-whole">
        <ol className={`sis-list ${classes.steps}`}>
          {offices.map((office) => (
            <li key={office} className={classes.step}>
              <strong>{t(`steps.${office}`)}</strong>
              <span>{t(`steps.${office}Text`)}</span>
              <span className="sis-note">{t('steps.days', { count: caseStudyDays[office] })}</span>
            </li>
          ))}
          <li className={classes.step}>
            <strong>{t('steps.approved')}</strong>
            <span>{t('steps.approvedText')}</span>
          </li>
        </ol>
      </Panel>
    </div>
  );
}
