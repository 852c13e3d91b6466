import { Button } from '@mantine/core';
import { IconBell, IconBellRinging } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { useIsAvailable } from '../../../api/feature-availability.ts';
import { useAction } from '../../../api/useAction.ts';
import { useApi } from '../../../api/useApi.ts';
import type { Period } from '../basket/basket.ts';
import classes from './SeatAlertButton.module.css';

type Props = { period: Period; course: string; section: { sectionId: number; number: string } };

/**
 * The button that asks for a message when a full section gets a free seat. The student does not join the waiting list.
 * A second press removes the alert.
 */
export function SeatAlertButton({ period, course, section: { sectionId, number } }: Props) {
  const { t } = useTranslation('registration');
  const offered = useIsAvailable('addSeatAlert');
  const { data } = useApi('getSeatAlerts', offered ? { Period: period } : null, { quiet: true });
  const add = useAction('addSeatAlert');
  const remove = useAction('deleteSeatAlert');
  if (!offered || !data) return null;
  const query = { Period: period };
  const alert = data.alerts.find((one) => one.sectionId === sectionId);
  const Icon = alert ? IconBellRinging : IconBell;
  return (
    <Button
      variant={alert ? 'light' : 'subtle'}
      size="compact-sm"
      className={classes.button}
      aria-pressed={alert !== undefined}
      aria-label={t('alert.of', { action: t(alert ? 'alert.on' : 'alert.ask'), course, number })}
      loading={add.running || remove.running}
      leftSection={<Icon size={16} stroke={1.75} aria-hidden />}
      onClick={() =>
        void (alert ? remove.run({ query, path: { id: alert.id } }) : add.run({ query, body: { sectionId } }))
      }
    >
      {t(alert ? 'alert.on' : 'alert.ask')}
    </Button>
  );
}
