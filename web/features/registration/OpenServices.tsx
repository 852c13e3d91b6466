import { useTranslation } from 'react-i18next';
import type { Schema } from '../../api/operations.ts';
import { lastMinuteOf } from '../../../locales/i18n.ts';
import type { ServiceState } from '../../ui/service-state.ts';
import classes from './OpenServices.module.css';

/** What is open now, and until when, in a line. */
export function OpenServices({ open }: { open: ServiceState[] }) {
  const { t } = useTranslation(['registration', 'agenda']);
  return open.map(({ service, closesAt }) => {
    const name = t(`agenda:services.${service as Schema<'AgendaFunction'>}`);
    return (
      <span key={service} className={classes.open}>
        {closesAt ? t('status.openUntil', { service: name, at: lastMinuteOf(closesAt) }) : t('status.open', { service: name })}
      </span>
    );
  });
}
