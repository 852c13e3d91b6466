import { Button, Group, Stack } from '@mantine/core';
import { IconArmchair, IconHandStop } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useAction } from '../../../api/useAction.ts';
import { ConfirmDialogue } from '../../../ui/overlays/ConfirmDialogue.tsx';
import { useLanguage } from '../../../ui/text/useLanguage.ts';
import { keyOfCourse, type Period } from '../basket/basket.ts';
import type { ChangeRequest } from '../registered/ChangeDialog.tsx';
import classes from './NeededCourseState.module.css';
import type { NeededCourse } from './useDemand.ts';

type Props = {
  course: NeededCourse;
  period: Period;
  /** True if registration is open for the student. */
  canAsk: boolean;
  onRequest: (request: ChangeRequest) => void;
};

/**
 * The reason why no section of a course suits the student, the number of students who asked for the course, the
 * department's answer, and the buttons to ask for the course, to withdraw the demand or to take a reserved seat.
 */
export function NeededCourseState({ course, period, canAsk, onRequest }: Props) {
  const { t } = useTranslation('registration');
  const { pick } = useLanguage();
  const { code, need, asked, graduating, answer, entry } = course;
  return (
    <Group gap="0.5rem 1rem" justify="space-between" className={classes.state}>
      <Stack gap="0.125rem" flex="1 1 16rem" className="sis-note" role="status">
        <span>{t(need ? `demand.need.${need}` : 'demand.suits')}</span>
        <span>
          {t('demand.asked', { count: asked })}
          {graduating > 0 && ` ${t('demand.graduating', { count: graduating })}`}
        </span>
        {answer?.text ? (
          <span>
            {t('demand.answer')} <strong className={classes.answer}>{pick(answer.text)}</strong>
          </span>
        ) : (
          (answer ?? entry) && (
            <span>{answer?.number ? t('demand.opened', { number: answer.number }) : t('demand.noAnswer')}</span>
          )
        )}
        {entry?.offer && (
          <Group component="span" gap="0.375rem" wrap="nowrap" className={classes.offer}>
            <IconArmchair size={18} stroke={1.75} aria-hidden className="sis-firm" />
            <span>{t('demand.offer', { number: entry.offer.number, until: entry.offer.until })}</span>
          </Group>
        )}
      </Stack>
      <div className="sis-buttons">
        {entry?.offer && <RegisterButton course={course} offer={entry.offer} onRequest={onRequest} />}
        {(entry !== null || (canAsk && need !== null)) && <AskButton key={code} course={course} period={period} />}
      </div>
    </Group>
  );
}

type Offer = NonNullable<NonNullable<NeededCourse['entry']>['offer']>;

/** Opens the dialogue that registers the student in the section in which a seat is reserved. */
function RegisterButton({
  course: { courseId, code, name },
  offer: { sectionId, number },
  onRequest,
}: Pick<Props, 'course' | 'onRequest'> & { offer: Offer }) {
  const { t } = useTranslation('registration');
  const item = {
    courseId,
    code,
    name,
    number,
    key: keyOfCourse(courseId),
    change: { action: 'register' as const, sectionId },
  };
  return (
    <Button
      size="compact-md"
      aria-label={t('demand.registerIn', { course: code, number })}
      onClick={() => onRequest({ item })}
    >
      {t('demand.register', { number })}
    </Button>
  );
}

/**
 * The button that asks for the course or withdraws the demand. If a seat is reserved, withdrawing the demand needs a
 * confirmation, because the seat would be lost.
 */
function AskButton({ course: { courseId, code, entry }, period }: Pick<Props, 'course' | 'period'>) {
  const { t } = useTranslation('registration');
  const asking = useAction('askForCourse');
  const leaving = useAction('leaveDemand');
  const [sure, setSure] = useState(false);
  const query = { Period: period };
  const leave = async (): Promise<void> => {
    if (entry) await leaving.run({ path: { id: entry.id }, query });
    setSure(false);
  };
  const press = (): void => {
    if (!entry) void asking.run({ body: { courseId }, query });
    else if (entry.offer) setSure(true);
    else void leave();
  };
  // A single button for both actions keeps the focus when its label changes. A loading state would lose the focus.
  return (
    <>
      <Button
        size="compact-md"
        variant={entry ? 'default' : 'light'}
        aria-busy={asking.running || leaving.running}
        leftSection={entry ? undefined : <IconHandStop size={18} stroke={1.75} aria-hidden />}
        aria-label={t(entry ? 'demand.leaveCourse' : 'demand.askCourse', { course: code })}
        onClick={press}
      >
        {t(entry ? 'demand.leave' : 'demand.ask')}
      </Button>
      <ConfirmDialogue
        opened={sure}
        danger
        title={t('demand.leaveTitle')}
        confirm={t('demand.leave')}
        running={leaving.running}
        onClose={() => setSure(false)}
        onConfirm={() => void leave()}
      >
        {t('demand.leaveText', { course: code })}
      </ConfirmDialogue>
    </>
  );
}
