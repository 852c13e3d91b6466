import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isolate } from '../../../locales/i18n.ts';
import { notifyMessages } from '../../api/notices.ts';
import type { Schema } from '../../api/operations.ts';
import { useAction } from '../../api/useAction.ts';
import { ConfirmDialogue } from '../../ui/overlays/ConfirmDialogue.tsx';
import { EffectTable, type Effects } from '../../ui/request/ConsequenceTable.tsx';
import { FailureBox } from '../../ui/refusals/FailureBox.tsx';
import { useLanguage } from '../../ui/text/useLanguage.ts';

type Props = {
  course: Schema<'CourseToWithdraw'> | null;
  minimum: number;
  closesAt: string | null;
  onClose: () => void;
};

/** Dialogue that withdraws a course and its corequisites at once, after showing the consequences. */
export function WithdrawNow({ course, minimum, closesAt, onClose }: Props) {
  const { t } = useTranslation('withdrawal');
  const { pick } = useLanguage();
  const { run, running } = useAction('withdrawCourse', { inPlace: true });
  const [failure, setFailure] = useState<Extract<Awaited<ReturnType<typeof run>>, { ok: false }> | null>(null);
  const close = (): void => {
    setFailure(null);
    onClose();
  };
  if (!course) return null;
  const { registrationId, code, name, along, hoursAfter, fees, back } = course;
  const withdraw = async (): Promise<void> => {
    // The dialogue has just named the corequisites, so they count as confirmed.
    const outcome = await run({
      body: { registrationId, confirm: along.length ? ['registration.confirmCorequisite'] : [] },
    });
    if (!outcome.ok) return setFailure(outcome);
    notifyMessages(outcome.data.messages);
    close();
  };
  const effects: Effects = {
    rows: [{ code, name }, ...along].map((one) => ({
      what: `${isolate(one.code)} ${pick(one.name)}`,
      effects: [{ text: t('course.w'), fils: null }],
    })),
    totals: [
      ...(back > 0 ? [{ text: t('course.feesBack'), fils: back }] : []),
      ...(fees > 0 ? [{ text: t('course.feesStay'), fils: fees }] : []),
    ],
    notes: [
      t(hoursAfter < minimum ? 'course.hoursLeftBelow' : 'course.hoursLeft', { hours: hoursAfter, minimum }),
      ...(closesAt ? [t('course.back', { at: closesAt })] : []),
    ],
  };
  return (
    <ConfirmDialogue
      opened
      wide
      danger
      title={t('course.nowTitle', { code })}
      confirm={t('course.now')}
      keep={t('course.keep')}
      running={running}
      onConfirm={() => void withdraw()}
      onClose={close}
    >
      {failure && <FailureBox failure={failure} />}
      <p>{t('course.nowText')}</p>
      <EffectTable effects={effects} />
    </ConfirmDialogue>
  );
}
