import { Checkbox, Group } from '@mantine/core';
import {
  IconAlertTriangle,
  IconArrowBackUp,
  IconBuildingBank,
  IconCalendarDue,
  IconCheck,
  IconClockHour4,
} from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { toLastMinute } from '../../../locales/i18n.ts';
import { CodeText } from '../../ui/text/CodeText.tsx';
import { Money } from '../../ui/text/Money.tsx';
import { paymentPath } from '../../ui/controls/usePayment.ts';
import { useLanguage } from '../../ui/text/useLanguage.ts';
import classes from './FeeLine.module.css';
import { isPayable, type FeeItem } from './chosen-fees.ts';

/** The message code for a fee that only the cashier accepts. */
const cashierCode = 'MSG-000063';

type Props = { item: FeeItem; chosen: boolean; onChoose: (chosen: boolean) => void };

/** One fee: its name, the amount left or settled, and notes such as the due date; a checkbox if it can be chosen. */
export function FeeLine({ item, chosen, onChoose }: Props) {
  const { t } = useTranslation('fees');
  const { pick, messageText } = useLanguage();
  const id = useId();
  const { course, label, due, privateFees, sponsorFees, cashierOnly, givenUp } = item;
  const payable = isPayable(item);
  const name = (
    <>
      {course && (
        <>
          <CodeText strong>{course.code}</CodeText>{' '}
        </>
      )}
      {pick(label)}
    </>
  );
  return (
    <li className={classes.line} data-chosen={chosen || undefined} data-settled={due === 0 || undefined}>
      <span className={classes.box}>
        {payable ? (
          <Checkbox
            id={id}
            checked={chosen}
            onChange={(event) => onChoose(event.currentTarget.checked)}
            aria-label={t('items.choose', { name: `${course ? `${course.code} ` : ''}${pick(label)}` })}
          />
        ) : (
          due === 0 && !givenUp && <IconCheck size={20} stroke={2} aria-hidden className="sis-done" />
        )}
      </span>
      {payable ? (
        <label htmlFor={id} className={`sis-narrow sis-medium ${classes.name}`}>
          {name}
        </label>
      ) : (
        <span className={`sis-narrow sis-medium ${classes.name}`}>{name}</span>
      )}
      <div className={classes.amount}>
        {due > 0 ? (
          <>
            <Money fils={due} strong />
            {due < privateFees && <span className="sis-note">{t('items.of', { fils: privateFees })}</span>}
          </>
        ) : (
          <>
            <span className="sis-note">
              {givenUp ? null : privateFees === 0 && sponsorFees > 0 ? t('items.bySponsor') : t('items.settled')}
            </span>
            <Money fils={privateFees === 0 ? sponsorFees : privateFees} />
          </>
        )}
      </div>
      <Group component="p" gap="0.125rem 0.875rem" align="stretch" className={`sis-note ${classes.about}`}>
        <Shares item={item} />
        <Marks item={item} />
        {due > 0 && cashierOnly && <span>{messageText(cashierCode, {}, 'action')}</span>}
      </Group>
    </li>
  );
}

/**
 * The section, the credit hours, and the parts of the fee: paid, taken from the balance, the share of the sponsor, and
 * the part of this share that is still unpaid.
 */
function Shares({
  item: { course, paid, usedFromBalance, due, privateFees, sponsorFees, sponsorRemain },
}: {
  item: FeeItem;
}) {
  const { t } = useTranslation('fees');
  const parts = [
    course && t('items.section', { number: course.number }),
    course && t('items.hours', { count: course.creditHours }),
    due > 0 && paid > 0 && t('items.paid', { fils: paid }),
    usedFromBalance > 0 && t('items.balance', { fils: usedFromBalance }),
    sponsorFees > 0 &&
      privateFees > 0 &&
      t(sponsorRemain === sponsorFees ? 'items.sponsorAll' : 'items.sponsor', { fils: sponsorFees }),
    sponsorRemain > 0 &&
      (sponsorRemain < sponsorFees || privateFees === 0) &&
      t('items.sponsorRemain', { fils: sponsorRemain }),
  ].filter((part) => typeof part === 'string');
  return parts.map((part) => <span key={part}>{part}</span>);
}

/** Notes on the fee: due or overdue, only at the cashier, part of a pending payment, dropped course, or refundable. */
function Marks({
  item: { course, due, dueBy, overdue, refund, givenUp, creditedAt, cashierOnly, pending, paid, usedFromBalance },
}: {
  item: FeeItem;
}) {
  const { t } = useTranslation('fees');
  const open = due > 0 && pending === null;
  return (
    <>
      {open && overdue && dueBy && (
        <Mark
          tone="late"
          icon={<IconAlertTriangle size={15} aria-hidden />}
          text={t('items.overdue', { at: toLastMinute(dueBy) })}
        />
      )}
      {open && !overdue && (
        <Mark
          tone="due"
          icon={<IconCalendarDue size={15} aria-hidden />}
          text={dueBy ? t('items.dueBy', { at: toLastMinute(dueBy) }) : t('items.atOnce')}
        />
      )}
      {open && cashierOnly && (
        <Mark tone="due" icon={<IconBuildingBank size={15} aria-hidden />} text={t('items.cashier')} />
      )}
      {pending && (
        <Link to={paymentPath(pending.paymentId)} className={`sis-inline ${classes.mark}`} data-tone="due">
          <IconClockHour4 size={15} aria-hidden />
          {t('items.pending', { document: pending.documentNumber })}
        </Link>
      )}
      {givenUp ? (
        <Mark
          tone="quiet"
          icon={<IconArrowBackUp size={15} aria-hidden className="sis-directional" />}
          text={creditedAt ? t('items.givenUpAt', { at: creditedAt }) : t('items.givenUp')}
        />
      ) : (
        // A course can be dropped for a refund; other fees cannot be returned.
        course &&
        refund &&
        dueBy &&
        due === 0 &&
        paid + usedFromBalance > 0 && (
          <Mark
            tone="quiet"
            icon={<IconArrowBackUp size={15} aria-hidden className="sis-directional" />}
            text={t('items.refund', { at: toLastMinute(dueBy) })}
          />
        )
      )}
    </>
  );
}

function Mark({ tone, icon, text }: { tone: 'late' | 'due' | 'quiet'; icon: ReactNode; text: string }) {
  return (
    <span className={`sis-inline ${classes.mark}`} data-tone={tone}>
      {icon}
      {text}
    </span>
  );
}
