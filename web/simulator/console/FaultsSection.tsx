import { Button } from '@mantine/core';
import { IconCircleCheck } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import type { Schema } from '../../api/operations.ts';
import { useAction } from '../../api/useAction.ts';
import { useApi } from '../../api/useApi.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { ErrorState } from '../../ui/ErrorState.tsx';
import { callName } from './call-name.ts';
import { FaultForm } from './FaultForm.tsx';
import classes from './FaultsSection.module.css';

type Setting = Schema<'FaultSetting'>;
const presets = {
  slow: { group: 'registration', kind: 'latency', latencyMs: 4000, times: 15 },
  fails: { group: 'saves', kind: 'status', status: 500, times: 1 },
  refused: { group: 'saves', kind: 'code', code: 'MSG-000077', times: 1 },
  drops: { group: 'saves', kind: 'drop', times: 1 },
  signIn: { operationId: 'userLogin', kind: 'status', status: 503, times: 3 },
  courses: { operationId: 'coursesToRegister', kind: 'status', status: 503, times: 2 },
} satisfies Record<string, Setting>;
const presetNames = Object.keys(presets) as (keyof typeof presets)[];

/** What is to go wrong: ready-made or chosen, and what is in force. */
export default function FaultsSection() {
  const { t } = useTranslation('console');
  const faults = useApi('getFaults', {}, { quiet: true });
  const adding = useAction('addFault');
  const removing = useAction('removeFault');
  const clearing = useAction('clearFaults');
  const add = (body: Setting): void => void adding.run({ body });

  if (faults.error && !faults.data) return <ErrorState error={faults.error} retry={faults.refresh} />;
  const inForce = faults.data?.faults ?? [];
  return (
    <div className={classes.section}>
      <section className={classes.card} aria-labelledby="in-force">
        <div className={classes.head}>
          <h2 id="in-force" className={classes.title}>
            {t('faults.inForce')}
          </h2>
          {inForce.length > 0 && (
            <Button variant="default" loading={clearing.running} onClick={() => void clearing.run()}>
              {t('faults.clear')}
            </Button>
          )}
        </div>
        <div role="status">
          {inForce.length === 0 ? (
            <EmptyState icon={IconCircleCheck} title={t('faults.none')} text={t('faults.noneText')} />
          ) : (
            <ul className={classes.list}>
              {inForce.map(({ id, operationId = '', group, kind, latencyMs, status, code, remaining }) => {
                const operation = group ? t(`faults.groups.${group}`) : callName(t, operationId);
                return (
                  <li key={id} className={classes.fault}>
                    <div>
                      <p className={classes.operation}>{operation}</p>
                      <p className={classes.quiet}>
                        {t(`faults.says.${kind}`, { ms: latencyMs, status, code })} · {t('faults.remaining', { count: remaining })}
                      </p>
                    </div>
                    <Button variant="default" disabled={removing.running} aria-label={t('faults.removeLabel', { operation })} onClick={() => void removing.run({ path: { id } })}>
                      {t('faults.remove')}
                    </Button>
                  </li>
                );
              })}
            </ul>
          )}
        </div>
      </section>
      <section className={classes.card} aria-labelledby="presets">
        <h2 id="presets" className={classes.title}>
          {t('faults.presets')}
        </h2>
        <div className={classes.presets}>
          {presetNames.map((name) => (
            <Button key={name} size="md" variant="light" disabled={adding.running} onClick={() => add(presets[name])}>
              {t(`faults.preset.${name}`)}
            </Button>
          ))}
        </div>
      </section>
      <FaultForm onAdd={add} adding={adding.running} />
    </div>
  );
}
