import { Fragment } from 'react';
import { useTranslation } from 'react-i18next';
import type { Schema } from '../../api/operations.ts';
import type { ServiceState } from '../../ui/ServiceBanner.tsx';

/** What is open now, and until when, in a line. */
export function OpenServices({ open }: { open: ServiceState[] }) {
  const { t } = useTranslation(['registration', 'agenda']);
  return open.map(({ service, closesAt }) => {
    const name = t(`agenda:services.${service as Schema<'AgendaFunction'>}`);
    return <Fragment key={service}>{` · ${closesAt ? t('status.openUntil', { service: name, at: closesAt }) : t('status.open', { service: name })}`}</Fragment>;
  });
}
