import { useTranslation } from 'react-i18next';
import { callName } from './call-name.ts';
import type { CallTarget } from './CallSelect.tsx';
import type { FaultSetting } from './fault-presets.ts';

type Told = Omit<FaultSetting, 'times'> & { remaining: number | null };

/** Texts for a fault. `strikes`: the calls that it affects. `says`: its effect, its share and the remaining number. */
export function useFaultWords(): { strikes: (fault: CallTarget) => string; says: (fault: Told) => string } {
  const { t } = useTranslation('console');
  return {
    strikes: ({ group, operationId = '' }) => (group ? t(`faults.groups.${group}`) : callName(t, operationId)),
    says: ({
      kind,
      latencyMs = 1000,
      latencyToMs = latencyMs,
      status = 500,
      code = 'MSG-000077',
      share = 100,
      remaining,
    }) =>
      [
        kind === 'latency' && latencyToMs > latencyMs
          ? t('faults.says.jitter', { from: latencyMs, to: latencyToMs })
          : t(`faults.says.${kind}`, { ms: latencyMs, status, code }),
        ...(share < 100 ? [t('faults.says.share', { share })] : []),
        remaining === null ? t('faults.untilRemoved') : t('faults.remaining', { count: remaining }),
      ].join(' · '),
  };
}
