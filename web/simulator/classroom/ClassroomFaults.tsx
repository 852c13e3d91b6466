import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { useAction } from '../../api/useAction.ts';
import { useApi } from '../../api/useApi.ts';
import { faultPresets, presetNames, type PresetName } from '../console/fault-presets.ts';
import { useFaultWords } from '../console/useFaultWords.ts';
import { followSlowly } from '../follow.ts';
import sectionClasses from '../Section.module.css';
import { Card } from '../controls/Card.tsx';

/** Faults for all trainees of a class, including those who join later. */
export function ClassroomFaults({
  code,
  ending,
}: {
  code: string;
  /** True while the class is being closed; no more requests are sent then. */
  ending: boolean;
}) {
  const { t } = useTranslation('console');
  const { strikes, says } = useFaultWords();
  const { data } = useApi('getClassroomFaults', ending ? null : { code }, { refreshEvery: followSlowly, quiet: true });
  const adding = useAction('addClassroomFault');
  const clearing = useAction('clearClassroomFaults');
  const add = async (name: PresetName): Promise<void> => {
    for (const body of faultPresets[name]) if (!(await adding.run({ path: { code }, body })).ok) return;
  };
  const faults = data?.faults ?? [];

  return (
    <Card title={t('faults.ofClass')}>
      <p className="sis-quiet">{t('faults.ofClassText')}</p>
      <div className={`sis-buttons ${sectionClasses.wrapping}`}>
        {presetNames.map((name) => (
          <Button key={name} variant="light" disabled={adding.running} onClick={() => void add(name)}>
            {t(`faults.preset.${name}`)}
          </Button>
        ))}
      </div>
      <div role="status">
        {faults.length > 0 && (
          <ul className="sis-apart">
            {faults.map((fault, index) => (
              <li key={index}>
                {strikes(fault)}: {says({ ...fault, remaining: fault.times === undefined ? 1 : fault.times })}
              </li>
            ))}
          </ul>
        )}
      </div>
      {faults.length > 0 && (
        <div className="sis-buttons">
          <Button variant="default" loading={clearing.running} onClick={() => void clearing.run({ path: { code } })}>
            {t('faults.clear')}
          </Button>
        </div>
      )}
    </Card>
  );
}
