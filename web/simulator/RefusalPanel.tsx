import { NativeSelect } from '@mantine/core';
import { IconShieldCheck } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatInstant } from '../../locales/i18n.ts';
import { useApi } from '../api/useApi.ts';
import { EmptyState } from '../ui/layout/EmptyState.tsx';
import { ErrorState } from '../ui/refusals/ErrorState.tsx';
import { useLanguage } from '../ui/text/useLanguage.ts';
import { WhyRefused } from './WhyRefused.tsx';

const offered = 10;

/** The last refused request of this sandbox with its explanation, and a choice of earlier ones. */
export function RefusalPanel() {
  const { t } = useTranslation('traffic');
  const { language } = useLanguage();
  const traffic = useApi('getTraffic', { status: 'refused', limit: offered });
  const [chosen, setChosen] = useState<number | null>(null);

  if (traffic.error) return <ErrorState error={traffic.error} retry={traffic.refresh} />;
  if (!traffic.data) return null;
  const { calls } = traffic.data;
  const shown = calls.find(({ id }) => id === chosen) ?? calls[0];
  if (!shown) return <EmptyState icon={IconShieldCheck} title={t('why.empty')} text={t('why.emptyText')} />;
  return (
    <div className="sis-rows sis-loose">
      <NativeSelect
        label={t('why.of')}
        value={String(shown.id)}
        onChange={(event) => setChosen(Number(event.currentTarget.value))}
        data={calls.map(({ id, operationId, at, codes }) => ({
          value: String(id),
          label: `${formatInstant(at, language, 'shortDateTime')} · ${operationId} · ${codes[0] ?? ''}`,
        }))}
      />
      <WhyRefused key={shown.id} id={shown.id} />
    </div>
  );
}
