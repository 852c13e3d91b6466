import { useTranslation } from 'react-i18next';
import { tellsState } from '../../api/code-traits.ts';
import { useApi } from '../../api/useApi.ts';
import { DeclaredForm } from '../../ui/request/DeclaredForm.tsx';
import { RequestPage } from '../../ui/request/RequestPage.tsx';
import { StatCard } from '../../ui/layout/StatCard.tsx';
import { useLanguage } from '../../ui/text/useLanguage.ts';
import { CompareLink } from './CompareLink.tsx';
import { ShareCard } from './ShareCard.tsx';
import { useWithdrawalTabs } from './useWithdrawalTabs.ts';

/** Page to postpone the semester: the consequences, the form while it is open, and earlier requests. */
export default function OfficialWithdrawPage() {
  const { t } = useTranslation('withdrawal');
  const { pick } = useLanguage();
  const tabs = useWithdrawalTabs();
  // After an error, older data in the cache are ignored. `RequestPage` then shows the reasons from `getServices`.
  const { data: found, error } = useApi('officialWithdrawData');
  const data = error ? undefined : found;
  const postponed = useApi('getServices')
    .data?.services.find(({ service }) => service === 'officialWithdrawal')
    ?.reasons.some(tellsState('requested'));
  return (
    <RequestPage
      kind="officialWithdrawal"
      title={t('official.title')}
      description={
        <>
          {t('official.description')} <CompareLink />
        </>
      }
      tabs={tabs}
      settled={postponed === true}
      beside={
        data && (
          <ShareCard share={data.share}>
            <StatCard label={t('official.courses')} value={data.courses} note={pick(data.semester.name)} />
            <StatCard
              label={t('official.postponed')}
              value={t('official.of', { number: data.postponed, total: data.maximum })}
            />
          </ShareCard>
        )
      }
      form={data && <DeclaredForm />}
    />
  );
}
