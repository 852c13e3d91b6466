import { Button, Group, Stack } from '@mantine/core';
import { IconCircleCheck } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { useAction } from '../../api/useAction.ts';
import { useApi } from '../../api/useApi.ts';
import { EmptyState } from '../../ui/layout/EmptyState.tsx';
import { ErrorState } from '../../ui/refusals/ErrorState.tsx';
import { FaultForm } from './FaultForm.tsx';
import { IncidentsCard } from './IncidentsCard.tsx';
import { faultPresets, presetNames, type FaultSetting } from './fault-presets.ts';
import { useFaultWords } from './useFaultWords.ts';
import classes from './FaultsSection.module.css';
import { Card } from '../controls/Card.tsx';

/** Page of the faults: the active ones, the university's outages, presets, and a form for own faults. */
export default function FaultsSection() {
  const { t } = useTranslation('console');
  const faults = useApi('getFaults', {}, { quiet: true });
  const adding = useAction('addFault');
  const removing = useAction('removeFault');
  const clearing = useAction('clearFaults');
  const { strikes, says } = useFaultWords();
  const add = async (settings: FaultSetting[]): Promise<void> => {
    for (const body of settings) if (!(await adding.run({ body })).ok) return;
  };

  if (faults.error && !faults.data) return <ErrorState error={faults.error} retry={faults.refresh} />;
  const inForce = faults.data?.faults ?? [];
  return (
    <div className={classes.section}>
      <Stack component="section" gap="0.875rem" p="lg" className="sis-frame" aria-labelledby="in-force">
        <Group justify="space-between" wrap="nowrap">
          <h2 id="in-force" className="sis-headline">
            {t('faults.inForce')}
          </h2>
          {inForce.length > 0 && (
            <Button variant="default" loading={clearing.running} onClick={() => void clearing.run()}>
              {t('faults.clear')}
            </Button>
          )}
        </Group>
        <div role="status">
          {inForce.length === 0 ? (
            <EmptyState icon={IconCircleCheck} title={t('faults.none')} text={t('faults.noneText')} />
          ) : (
            <Stack component="ul" gap={0} className="sis-list">
              {inForce.map((fault) => (
                <li key={fault.id} className="sis-row sis-entry">
                  <div>
                    <p className="sis-title sis-breaks">{strikes(fault)}</p>
                    <p className="sis-quiet">{says(fault)}</p>
                  </div>
                  <Button
                    variant="default"
                    disabled={removing.running}
                    aria-label={t('faults.removeLabel', { operation: strikes(fault) })}
                    onClick={() => void removing.run({ path: { id: fault.id } })}
                  >
                    {t('faults.remove')}
                  </Button>
                </li>
              ))}
            </Stack>
          )}
        </div>
      </Stack>
      <IncidentsCard />
      <Card gap="0.875rem" p="lg" title={t('faults.presets')}>
        <Group gap="xs" align="stretch" className={classes.presets}>
          {presetNames.map((name) => (
            <Button
              key={name}
              size="md"
              variant="light"
              disabled={adding.running}
              onClick={() => void add(faultPresets[name])}
            >
              {t(`faults.preset.${name}`)}
            </Button>
          ))}
        </Group>
      </Card>
      <FaultForm onAdd={(setting) => void add([setting])} adding={adding.running} />
    </div>
  );
}
