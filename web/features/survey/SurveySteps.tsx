import { Button, Group, Stack } from '@mantine/core';
import { IconArrowBackUp, IconCheck, IconSend } from '@tabler/icons-react';
import type { Ref } from 'react';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import type { ErrorBody } from '../../api/failure.ts';
import { notifyMessages } from '../../api/notices.ts';
import type { Refusal, Schema } from '../../api/operations.ts';
import { ConfirmDialogue } from '../../ui/overlays/ConfirmDialogue.tsx';
import { FailureBox } from '../../ui/refusals/FailureBox.tsx';
import { PrivacyNote } from './PrivacyNote.tsx';
import { ScaleQuestion } from './ScaleQuestion.tsx';
import { listAnswered, listMissing, toSheet, type Draft } from './survey-draft.ts';
import classes from './SurveySteps.module.css';
import { useSurveyDraft } from './useSurveyDraft.ts';
import { WordsQuestion } from './WordsQuestion.tsx';

type Failure = { status: number; error: ErrorBody };
type Outcome = { ok: true; data: { messages: Refusal[] } } | (Failure & { ok: false; told: boolean });

type Props = {
  /** The key of the draft. */
  survey: number;
  parts: Schema<'SurveyForm'>['parts'];
  record: string;
  sendable: boolean;
  send: (sheet: Schema<'SurveySheet'>) => Promise<Outcome>;
  running: boolean;
  /** The path to open after sending. */
  leadsTo: string;
  /** The lines of the privacy note; undefined means those of a course evaluation. */
  privacy?: string[];
  /** The confirmation question and the label of its button. */
  words: { title: string; send: string };
};

type StepsOf = Pick<Props, 'survey' | 'parts' | 'record' | 'send' | 'leadsTo'>;

/** The answers and their sending, the part on the page, and the focus after a change of the part. */
function useSurveySteps({ survey, parts, record, send: sendSheet, leadsTo }: StepsOf) {
  const navigate = useNavigate();
  const { draft, give, discard, restore } = useSurveyDraft(record, survey);
  const [discarded, setDiscarded] = useState<Draft | null>(null);
  const [step, setStep] = useState(0);
  const [checked, setChecked] = useState(false);
  const [asking, setAsking] = useState(false);
  const [failure, setFailure] = useState<Failure | null>(null);
  /** The element to focus once its part is shown: a question id or the part's heading. */
  const focusOn = useRef<number | 'heading' | null>(null);
  const heading = useRef<HTMLHeadingElement>(null);

  const questions = parts.flatMap((part) => part.questions);
  const missing = listMissing(draft, questions);

  const [focusAsked, setFocusAsked] = useState(0);
  useEffect(() => {
    const on = focusOn.current;
    focusOn.current = null;
    if (on === 'heading') heading.current?.focus();
    else if (on !== null)
      document.querySelector<HTMLElement>(`#question-${on} :is(input[type="radio"], textarea)`)?.focus();
  }, [focusAsked]);
  const show = (next: number, on: number | 'heading' = 'heading'): void => {
    focusOn.current = on;
    setStep(next);
    setFocusAsked((count) => count + 1);
  };

  const ask = (): void => {
    setChecked(true);
    setFailure(null);
    const [first] = missing;
    if (first)
      show(
        parts.findIndex((one) => one.questions.includes(first)),
        first.id,
      );
    else setAsking(true);
  };
  const send = async (): Promise<void> => {
    const outcome = await sendSheet(toSheet(draft, questions));
    setAsking(false);
    if (!outcome.ok) return setFailure(outcome.told ? null : outcome);
    discard();
    notifyMessages(outcome.data.messages);
    await navigate(leadsTo, { replace: true });
  };
  const undoDiscard = (): void => {
    if (discarded) restore(discarded);
    setDiscarded(null);
    show(0);
  };
  const discardAnswers = (): void => {
    setDiscarded(draft);
    discard();
    setChecked(false);
    show(0);
  };

  return {
    draft,
    give,
    discarded,
    undoDiscard,
    discardAnswers,
    step,
    show,
    heading,
    questions,
    missing,
    checked,
    failure,
    asking,
    setAsking,
    ask,
    send,
  };
}

/**
 * A survey, shown one part at a time. On sending, missing answers are marked and the first of them gets the focus.
 */
export function SurveySteps({
  survey,
  parts,
  record,
  sendable,
  send: sendSheet,
  running,
  leadsTo,
  privacy,
  words,
}: Props) {
  const { t } = useTranslation(['survey', 'common']);
  const {
    draft,
    give,
    discarded,
    undoDiscard,
    discardAnswers,
    step,
    show,
    heading,
    questions,
    missing,
    checked,
    failure,
    asking,
    setAsking,
    ask,
    send,
  } = useSurveySteps({ survey, parts, record, send: sendSheet, leadsTo });
  const part = parts[step];
  if (!part) return null;
  const [previous, next] = [parts[step - 1], parts[step + 1]];
  return (
    <Stack maw="56rem">
      {step === 0 && <PrivacyNote {...(privacy && { lines: privacy })} />}
      <PartList parts={parts} draft={draft} step={step} checked={checked} show={show} />
      {discarded && <UndoDiscard undo={undoDiscard} />}
      {failure && <FailureBox failure={failure} />}
      {checked && missing.length > 0 && (
        <p className="sis-stop" role="alert">
          {t('form.missingCount', { count: missing.length })}
        </p>
      )}
      <PartQuestions heading={heading} part={part} draft={draft} missing={checked ? missing : []} onGive={give} />
      <Group gap="sm" align="stretch" className={classes.buttons}>
        {previous && (
          <Button variant="default" onClick={() => show(step - 1)}>
            {t('form.previous', { part: t(`form.part.${previous.part}`) })}
          </Button>
        )}
        {next ? (
          <Button onClick={() => show(step + 1)}>{t('form.next', { part: t(`form.part.${next.part}`) })}</Button>
        ) : (
          <Button
            disabled={!sendable}
            leftSection={<IconSend size={18} stroke={1.75} aria-hidden className="sis-directional" />}
            onClick={ask}
          >
            {words.send}
          </Button>
        )}
      </Group>
      <AnswerCount answered={questions.length - missing.length} count={questions.length} discard={discardAnswers} />
      <ConfirmDialogue
        opened={asking}
        title={words.title}
        confirm={words.send}
        keep={t('form.notYet')}
        running={running}
        onConfirm={() => void send()}
        onClose={() => setAsking(false)}
      >
        {t('form.confirmText')}
      </ConfirmDialogue>
    </Stack>
  );
}

type Parts = Props['parts'];

type PartListProps = {
  parts: Parts;
  draft: Draft;
  /** The index of the part on the page. */
  step: number;
  /** True if missing answers are marked. */
  checked: boolean;
  show: (step: number) => void;
};

/** The parts of the survey with the number of answers in each. */
function PartList({ parts, draft, step, checked, show }: PartListProps) {
  const { t } = useTranslation(['survey', 'common']);
  return (
    <nav className={classes.parts} aria-label={t('form.parts')}>
      {parts.map((one, index) => {
        const answered = listAnswered(draft, one.questions).length;
        const whole = answered === one.questions.length;
        return (
          <button
            key={one.part}
            type="button"
            className={`sis-row sis-box ${classes.part}`}
            aria-current={index === step ? 'step' : undefined}
            data-state={whole ? 'whole' : checked ? 'missing' : undefined}
            onClick={() => show(index)}
          >
            <span className={`sis-inline ${classes.partName}`}>
              {whole && <IconCheck size={16} stroke={2.25} aria-hidden />}
              {t(`form.part.${one.part}`)}
            </span>
            <span
              className="sis-unbroken sis-figures"
              aria-label={t('form.answered', { answered, count: one.questions.length })}
            >
              {t('common:of', { part: answered, whole: one.questions.length })}
            </span>
          </button>
        );
      })}
    </nav>
  );
}

/** Message that the answers were discarded, with a button that restores them. */
function UndoDiscard({ undo }: { undo: () => void }) {
  const { t } = useTranslation('survey');
  return (
    <Group component="p" gap="0.5rem 1rem" className={classes.discarded} role="status">
      <span>{t('form.discarded')}</span>
      <Button
        variant="light"
        size="compact-md"
        leftSection={<IconArrowBackUp size={18} stroke={1.75} aria-hidden className="sis-directional" />}
        onClick={undo}
      >
        {t('form.undoDiscard')}
      </Button>
    </Group>
  );
}

type QuestionsProps = {
  heading: Ref<HTMLHeadingElement>;
  part: Parts[number];
  draft: Draft;
  /** The questions that are marked as not answered. */
  missing: Parts[number]['questions'];
  onGive: ReturnType<typeof useSurveyDraft>['give'];
};

/** The questions of one part. */
function PartQuestions({ heading, part, draft, missing, onGive }: QuestionsProps) {
  const { t } = useTranslation('survey');
  return (
    <Stack component="section" gap="sm" aria-labelledby="survey-part">
      <h2 id="survey-part" ref={heading} tabIndex={-1} className={`${classes.heading} sis-title`}>
        {t(`form.part.${part.part}`)}
      </h2>
      {part.questions.map((question) => {
        const props = {
          question,
          given: draft[question.id],
          missing: missing.includes(question),
          onGive,
        };
        return question.kind === 'scale' ? (
          <ScaleQuestion key={question.id} {...props} />
        ) : (
          <WordsQuestion key={question.id} {...props} />
        );
      })}
    </Stack>
  );
}

type CountProps = {
  answered: number;
  count: number;
  discard: () => void;
};

/** The number of answers, and a button to discard them. */
function AnswerCount({ answered, count, discard }: CountProps) {
  const { t } = useTranslation('survey');
  return (
    <Group component="p" gap="0.25rem 0.75rem" className="sis-note">
      <span>
        {t('form.answered', { answered, count })}. {t('form.kept')}
      </span>
      {answered > 0 && (
        <Button variant="subtle" size="compact-sm" onClick={discard}>
          {t('form.discard')}
        </Button>
      )}
    </Group>
  );
}
