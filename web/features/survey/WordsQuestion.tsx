import { Checkbox, Textarea } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../ui/text/useLanguage.ts';
import classes from './Question.module.css';
import type { QuestionProps } from './ScaleQuestion.tsx';

const longest = 1000;

/** A question answered in words or with "nothing to add". */
export function WordsQuestion({ question: { id, number, text }, given, missing, onGive }: QuestionProps) {
  const { t } = useTranslation('survey');
  const { pick } = useLanguage();
  const words = typeof given === 'string' ? given : '';
  return (
    <div className={`sis-rows ${classes.question} sis-frame`} id={`question-${id}`} data-missing={missing || undefined}>
      <Textarea
        label={
          <>
            <span className="sis-figures sis-quiet">{number}.</span> {pick(text)}
          </>
        }
        resize="vertical"
        rows={3}
        maxLength={longest}
        value={words}
        disabled={given === null}
        error={missing && t('form.notAnswered')}
        description={words.length > longest - 200 ? t('form.left', { count: longest - words.length }) : undefined}
        inputWrapperOrder={['label', 'error', 'input', 'description']}
        onChange={(event) => onGive(id, event.currentTarget.value === '' ? undefined : event.currentTarget.value)}
      />
      <Checkbox
        label={t('form.nothing')}
        aria-label={`${t('form.nothing')}: ${pick(text)}`}
        checked={given === null}
        onChange={(event) => onGive(id, event.currentTarget.checked ? null : undefined)}
      />
    </div>
  );
}
