import { useTranslation } from 'react-i18next';
import type { Schema } from '../../../api/operations.ts';
import { deadlineDate } from '../../../ui/text/DeadlineText.tsx';
import type { ServiceState } from '../../../ui/refusals/service-state.ts';
import { useLanguage } from '../../../ui/text/useLanguage.ts';
import classes from './OpenServices.module.css';

/** The open services with their closing times, one line each. */
export function OpenServices({ open }: { open: ServiceState[] }) {
  const { t } = useTranslation(['registration', 'agenda']);
  const { language } = useLanguage();
  return open.map(({ service, closesAt }) => {
    const name = t(`agenda:services.${service as Schema<'AgendaFunction'>}`);
    return (
      <span key={service} className={classes.open}>
        {closesAt
          ? t('status.openUntil', { service: name, at: deadlineDate(closesAt, language) })
          : t('status.open', { service: name })}
      </span>
    );
  });
}
