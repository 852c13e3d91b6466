import { Button, Group, Stack } from '@mantine/core';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useIsAvailable } from '../../../api/feature-availability.ts';
import type { Schema } from '../../../api/operations.ts';
import { useAction } from '../../../api/useAction.ts';
import { useApi } from '../../../api/useApi.ts';
import { CodeText } from '../../../ui/text/CodeText.tsx';
import { DateText } from '../../../ui/text/DateText.tsx';
import { useLanguage } from '../../../ui/text/useLanguage.ts';
import type { Period } from '../basket/basket.ts';
import { tabPath } from '../registration-paths.ts';
import classes from './WaitingEntries.module.css';

type Alert = Schema<'SeatAlerts'>['alerts'][number];

/** One seat alert: the section, whether it has a seat now, and the ways to register or to remove the alert. */
function SeatAlert({ alert, period, onRemove }: { alert: Alert; period: Period; onRemove: () => void }) {
  const { t } = useTranslation(['registration', 'common']);
  const { pick } = useLanguage();
  const { code, number, availableSeats } = alert;
  return (
    <Group component="li" gap="0.5rem 1rem" className={classes.row}>
      <Stack component="span" gap={0} flex="1 1 14rem">
        <span>
          <CodeText strong>{code}</CodeText> {pick(alert.name)}
        </span>
        <span className="sis-note">
          {t('section')} <CodeText>{number}</CodeText> · {t('waiting.since')}{' '}
          <DateText at={alert.askedAt} format="shortDateTime" />
        </span>
        <span className={`sis-small ${classes.terms}`} data-free={availableSeats > 0 || undefined}>
          {availableSeats > 0 ? t('common:seats', { count: availableSeats }) : t('seats.full')}
        </span>
      </Stack>
      {availableSeats > 0 && (
        <Button component={Link} to={tabPath(period, 'offered', { code })} variant="light" size="sm">
          {t('alert.toSection')}
        </Button>
      )}
      <Button
        variant="default"
        size="sm"
        onClick={onRemove}
        aria-label={t('alert.of', { action: t('alert.remove'), course: code, number })}
      >
        {t('alert.remove')}
      </Button>
    </Group>
  );
}

/** The student's seat alerts. `alerts`: their number in the courses response; nothing is shown if it is missing. */
export function SeatAlerts({ period, alerts }: { period: Period; alerts: number | undefined }) {
  const { t } = useTranslation('registration');
  const offered = useIsAvailable('getSeatAlerts') && alerts !== undefined && alerts > 0;
  const { data } = useApi('getSeatAlerts', offered ? { Period: period } : null, { quiet: true });
  const { run } = useAction('deleteSeatAlert');
  const heading = useRef<HTMLHeadingElement>(null);
  if (!offered || !data?.alerts.length) return null;
  const remove = async ({ id }: Alert) => {
    const outcome = await run({ path: { id }, query: { Period: period } });
    if (outcome.ok) heading.current?.focus();
  };
  return (
    <section>
      <h2 ref={heading} id="alerts-title" tabIndex={-1} className={`sis-title ${classes.heading}`}>
        {t('alert.title')}
      </h2>
      <p className={classes.text}>{t('alert.text')}</p>
      <ul className="sis-list sis-frame">
        {data.alerts.map((alert) => (
          <SeatAlert key={alert.id} alert={alert} period={period} onRemove={() => void remove(alert)} />
        ))}
      </ul>
    </section>
  );
}
