import { Skeleton } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import type { Schema } from '../../api/operations.ts';
import { part } from '../../api/session.ts';
import { useAction } from '../../api/useAction.ts';
import { useApi } from '../../api/useApi.ts';
import { paths } from '../../paths.ts';
import { ConfirmByCode } from '../../ui/request/ConfirmByCode.tsx';
import { ErrorState } from '../../ui/refusals/ErrorState.tsx';
import { PageLayout } from '../../ui/layout/PageLayout.tsx';
import { mayPrepare } from '../../ui/refusals/service-state.ts';
import { useCodeSending } from '../../ui/request/useCodeSending.ts';
import { useLanguage } from '../../ui/text/useLanguage.ts';

/** Cancels an admission: shows the consequences, then asks for a code. */
export default function CancelAdmissionPage() {
  const { t } = useTranslation(['admission', 'common']);
  const services = useApi('getServices');
  const admission = useApi('getCancelAdmission');
  const service = services.data?.services.find((one) => one.service === 'cancelAdmission');
  const { data, error, refresh } = admission;
  return (
    <PageLayout title={t('title')} description={t('description')} service={service}>
      {error && !data && <ErrorState error={error} retry={refresh} />}
      {!error && (!data || !service) && (
        <Skeleton height={360} radius="lg" aria-busy aria-label={t('common:page.loading')} />
      )}
      {data && service && mayPrepare(service) && <Cancellation admission={data} />}
    </PageLayout>
  );
}

function Cancellation({ admission: { admittedIn, pendingCode } }: { admission: Schema<'CancelAdmission'> }) {
  const { t } = useTranslation('admission');
  const { pick } = useLanguage();
  const sending = useCodeSending('sendCancelAdmissionOtp', pendingCode);
  const { run, running } = useAction('confirmCancelAdmission', { inPlace: true });
  return (
    <ConfirmByCode
      kind="cancelAdmission"
      title={t('admitted', { semester: pick(admittedIn) })}
      text={<strong>{t('warning')}</strong>}
      sending={sending}
      confirming={running}
      confirm={async (body) => {
        const outcome = await run({ body });
        if (!outcome.ok) return outcome;
        part(paths.admissionCanceled, outcome.data);
        return null;
      }}
      words={{ ask: t('ask'), confirm: t('confirm'), back: t('back'), startOver: t('startOver') }}
    />
  );
}
