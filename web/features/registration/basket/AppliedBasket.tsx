import { Button, Group, Stack } from '@mantine/core';
import { IconRotate2 } from '@tabler/icons-react';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { tellsState } from '../../../api/code-traits.ts';
import { useAction } from '../../../api/useAction.ts';
import { useApi } from '../../../api/useApi.ts';
import type { Refusal, Schema } from '../../../api/operations.ts';
import { paths } from '../../../paths.ts';
import { RefusalList } from '../../../ui/refusals/RefusalList.tsx';
import { amountToPay } from '../../../api/amount-to-pay.ts';
import type { BasketItem } from './basket.ts';
import { ChangeLine } from './ChangeLine.tsx';
import { LoadBar } from '../week/LoadBar.tsx';
import type { Failure } from './ChangeFailure.tsx';
import { ChangeFailure } from './ChangeFailure.tsx';
import { tabPath } from '../registration-paths.ts';
import { toUndo, withAlong } from './undo.ts';
import { useBasket } from './useBasket.ts';

export type Applied = {
  messages: Refusal[];
  items: BasketItem[];
  /** The corequisites that were changed together with the basket. */
  along: Schema<'RegistrationPreview'>['along'];
  /** The message codes that the student confirmed. */
  confirmed: string[];
  /** The courses before the change. */
  before: Schema<'RegisteredCourse'>[];
};

const isWaiting = ({ code, number }: BasketItem, messages: Refusal[]): boolean =>
  messages.some(
    (message) => tellsState('waiting')(message) && message.Params.course === code && message.Params.section === number,
  );

/**
 * The result of applying the basket: the changes, the new study load, the amount that the student now has to pay with
 * its deadline, and buttons to pay, to undo the changes, and to open the courses or the fees.
 */
export function AppliedBasket({ applied: { messages, items, along, confirmed, before } }: { applied: Applied }) {
  const { t } = useTranslation('registration');
  const { period, setReviewing } = useBasket();
  const { data } = useApi('registeredCourses', { Period: period });
  const { data: fees } = useApi('getStudentFees', {}, { quiet: true });
  const { run, running } = useAction('changeRegistration', { inPlace: true });
  const [failed, setFailed] = useState<Failure | null>(null);
  const [undone, setUndone] = useState(false);
  const top = useRef<HTMLDivElement>(null);
  useEffect(() => top.current?.focus(), [undone]);

  const all = withAlong(
    items.map(({ change }) => change),
    along,
  );
  const back = data ? toUndo(all, before, data.courses) : [];
  const undo = async (): Promise<void> => {
    const outcome = await run({
      query: { Period: period },
      body: { changes: back, confirm: [...new Set([...confirmed, 'registration.confirmCorequisite'])] },
    });
    if (outcome.ok) setUndone(true);
    else setFailed(outcome);
  };
  return (
    <Stack gap="lg" ref={top} tabIndex={-1} style={{ outline: 'none' }}>
      {undone ? (
        <p role="status" className="sis-strong">
          {t('review.undone')}
        </p>
      ) : (
        <>
          <RefusalList tone="done" refusals={messages} title={t('review.applied')} />
          <Stack component="ol" gap="sm" className="sis-list" aria-label={t('review.appliedTitle')}>
            {items.map((item) => (
              <li key={item.key}>
                <ChangeLine item={item} wait={isWaiting(item, messages)} />
              </li>
            ))}
          </Stack>
        </>
      )}
      {failed && <ChangeFailure failure={failed} title={t('review.notUndone')} />}
      {data && <LoadBar load={data.load} />}
      {data && <RefusalList tone="ask" refusals={data.notices} />}
      {fees && <AmountToPay owed={fees.owed} />}
      <Group>
        {fees && amountToPay(fees.owed) > 0 && (
          <Button component={Link} to={paths.studentFees} onClick={() => setReviewing(false)}>
            {t('review.pay', { fils: amountToPay(fees.owed) })}
          </Button>
        )}
        <Button component={Link} variant="default" to={tabPath(period, 'courses')} onClick={() => setReviewing(false)}>
          {t('review.toCourses')}
        </Button>
        <Button component={Link} variant="default" to={tabPath(period, 'fees')} onClick={() => setReviewing(false)}>
          {t('review.toFees')}
        </Button>
        {!undone && back.length > 0 && (
          <Button
            variant="subtle"
            loading={running}
            leftSection={<IconRotate2 size={18} stroke={1.75} aria-hidden />}
            onClick={() => void undo()}
          >
            {t('review.undo')}
          </Button>
        )}
      </Group>
    </Stack>
  );
}

type Owed = Schema<'FeesOwed'>['owed'];

/** The amount to pay with its deadline, and the amount of payments that are not confirmed yet. */
function AmountToPay({ owed }: { owed: Owed }) {
  const { t } = useTranslation('registration');
  const { onItsWay = 0, overdue, dueBy } = owed;
  const fils = amountToPay(owed);
  const toPay =
    fils === 0
      ? onItsWay === 0 && t('review.nothingDue')
      : dueBy && overdue === 0
        ? t('review.dueBy', { fils, at: dueBy })
        : t('review.dueNow', { fils });
  return (
    <p className="sis-strong">
      {[toPay, onItsWay > 0 && t('fees.onItsWay', { fils: onItsWay })].filter(Boolean).join(' ')}
    </p>
  );
}
