import { Checkbox, Stack } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../../ui/text/useLanguage.ts';
import classes from './Confirmations.module.css';
import type { Question } from './questions.ts';

/** The text key of the checkbox label for each confirmation, by its message code. */
const acceptances: Record<string, `review.accept.${'language' | 'full' | 'corequisite' | 'inProgress' | 'waiting'}`> = {
  'registration.confirmLanguage': 'review.accept.language',
  'registration.sectionFull': 'review.accept.full',
  'registration.confirmCorequisite': 'review.accept.corequisite',
  'registration.confirmInProgress': 'review.accept.inProgress',
  'registration.confirmWaiting': 'review.accept.waiting',
};

type Props = { questions: Question[]; given: string[]; onChange: (given: string[]) => void };

/**
 * Checkboxes for the confirmations of a basket. The server takes one answer for all confirmations of a code, so each
 * code has one checkbox.
 */
export function Confirmations({ questions, given, onChange }: Props) {
  const { t } = useTranslation('registration');
  const { messageText } = useLanguage();
  if (questions.length === 0) return null;
  return (
    <section className={`sis-spaced ${classes.box}`} aria-labelledby="basket-questions">
      <h3 id="basket-questions" className="sis-subtitle">
        {t('review.questions')}
      </h3>
      {questions.map(({ id, code, asked }) => (
        <Checkbox
          key={id}
          checked={given.includes(id)}
          onChange={(event) =>
            onChange(event.currentTarget.checked ? [...given, id] : given.filter((other) => other !== id))
          }
          label={
            <Stack component="span" gap="0.125rem">
              {asked.map((params) => (
                <span key={JSON.stringify(params)}>{messageText(code, params)}</span>
              ))}
              <span className="sis-strong">{t(acceptances[code] ?? 'review.accept.other')}</span>
            </Stack>
          }
        />
      ))}
    </section>
  );
}
