import { Group } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../ui/text/useLanguage.ts';
import classes from './Question.module.css';
import type { Given, Question } from './survey-draft.ts';

const scale = [1, 2, 3, 4, 5] as const;

export type QuestionProps = {
  question: Question;
  given: Given | undefined;
  missing: boolean;
  onGive: (id: number, given: Given | undefined) => void;
};

/** One statement with five answers. It uses native radio buttons for arrow keys and screen readers. */
export function ScaleQuestion({ question: { id, number, text }, given, missing, onGive }: QuestionProps) {
  const { t } = useTranslation('survey');
  const { pick } = useLanguage();
  const note = `question-${id}-note`;
  return (
    <fieldset
      className={`sis-rows ${classes.question} sis-frame`}
      id={`question-${id}`}
      data-missing={missing || undefined}
      aria-describedby={missing ? note : undefined}
    >
      <legend className={classes.legend}>
        <span className="sis-figures sis-quiet">{number}.</span> {pick(text)}
      </legend>
      {missing && (
        <p id={note} className="sis-refuse sis-small sis-medium">
          {t('form.notAnswered')}
        </p>
      )}
      <div className={classes.scale}>
        {scale.map((value) => (
          <label key={value} className={`sis-box ${classes.option}`}>
            <input
              type="radio"
              className={classes.radio}
              name={`question-${id}`}
              value={value}
              checked={given === value}
              aria-label={t('form.option', { value, label: t(`form.scale.${value}`) })}
              onChange={() => onGive(id, value)}
            />
            <span className={classes.figure} aria-hidden>
              {value}
            </span>
            <span className={classes.label} aria-hidden>
              {t(`form.scale.${value}`)}
            </span>
          </label>
        ))}
      </div>
      <Group
        gap="0.5rem"
        align="stretch"
        justify="space-between"
        wrap="nowrap"
        className={`sis-tiny ${classes.ends}`}
        aria-hidden
      >
        <span>{t('form.scale.1')}</span>
        {typeof given === 'number' && given > 1 && given < 5 && <strong>{t(`form.scale.${given as 2}`)}</strong>}
        <span>{t('form.scale.5')}</span>
      </Group>
    </fieldset>
  );
}
