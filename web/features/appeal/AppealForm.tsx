import { Button, Textarea } from '@mantine/core';
import type { FormEvent } from 'react';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ErrorBody } from '../../api/failure.ts';
import { announce } from '../../api/notices.ts';
import type { Schema } from '../../api/operations.ts';
import { useAction } from '../../api/useAction.ts';
import { CodeText } from '../../ui/CodeText.tsx';
import { ConfirmDialogue } from '../../ui/ConfirmDialogue.tsx';
import { Fact, FactList } from '../../ui/FactList.tsx';
import { FailureBox } from '../../ui/FailureBox.tsx';
import { LeaveGuard } from '../../ui/LeaveGuard.tsx';
import { Money } from '../../ui/Money.tsx';
import { useLanguage } from '../../ui/useLanguage.ts';
import classes from './AppealForm.module.css';

/** As the contract bounds it. */
const longestReason = 1000;

/** Why the grade should be looked at again, and what it costs; sent after a confirmation. */
export function AppealForm({ course: { courseGradeId, code, name, grade }, fee, onClose }: { course: Schema<'AppealableCourse'>; fee: number; onClose: () => void }) {
  const { t } = useTranslation(['appeal', 'common']);
  const { pick } = useLanguage();
  const { run, running } = useAction('submitAppeal', { inPlace: true });
  const [reason, setReason] = useState('');
  const [missing, setMissing] = useState(false);
  const [confirming, setConfirming] = useState(false);
  const [failure, setFailure] = useState<{ status: number; error: ErrorBody } | null>(null);
  const field = useRef<HTMLTextAreaElement>(null);

  const ask = (event: FormEvent): void => {
    event.preventDefault();
    setFailure(null);
    setMissing(!reason.trim());
    if (reason.trim()) setConfirming(true);
    else field.current?.focus();
  };
  const submit = async (): Promise<void> => {
    const outcome = await run({ body: { courseGradeId, reason: reason.trim() } });
    setConfirming(false);
    if (!outcome.ok) return setFailure(outcome);
    announce(outcome.data.messages);
    onClose();
  };

  return (
    <form className={classes.form} onSubmit={ask} noValidate>
      <h2 className={classes.title}>{t('form.title', { code })}</h2>
      {failure && <FailureBox failure={failure} />}
      <FactList>
        <Fact name={t('courses.course')}>{pick(name)}</Fact>
        <Fact name={t('form.grade')}>
          <CodeText strong>{grade}</CodeText>
        </Fact>
        <Fact name={t('form.fee')}>
          <Money fils={fee} strong />
        </Fact>
      </FactList>
      <Textarea
        ref={field}
        label={t('form.reason')}
        description={t('form.reasonNote')}
        inputWrapperOrder={['label', 'description', 'input', 'error']}
        dir="auto"
        rows={5}
        maxLength={longestReason}
        value={reason}
        error={missing && t('form.needed')}
        onChange={(event) => {
          setReason(event.currentTarget.value);
          setMissing(false);
        }}
        data-autofocus
      />
      <div className={classes.buttons}>
        <Button variant="default" onClick={onClose}>
          {t('form.cancel')}
        </Button>
        <Button type="submit">{t('form.submit')}</Button>
        <span className={classes.note}>{t('form.remaining', { count: longestReason - reason.length })}</span>
      </div>
      <ConfirmDialogue opened={confirming} title={t('confirm.title')} confirm={t('confirm.submit')} running={running} onConfirm={() => void submit()} onClose={() => setConfirming(false)}>
        <p>
          <CodeText strong>{code}</CodeText> {pick(name)}
        </p>
        <p>{t('confirm.text', { fils: fee })}</p>
      </ConfirmDialogue>
      <LeaveGuard unsaved={reason.trim() !== ''} title={t('leave.title')} text={t('leave.text')} stay={t('leave.stay')} go={t('leave.go')} />
    </form>
  );
}
