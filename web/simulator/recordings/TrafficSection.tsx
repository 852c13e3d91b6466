import { Button } from '@mantine/core';
import { IconFileExport, IconX } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { call } from '../../api/client.ts';
import { failureOf, type CallFailure } from '../../api/failure.ts';
import { FailureBox } from '../../ui/refusals/FailureBox.tsx';
import { download } from '../download.ts';
import { TrafficDetails } from '../TrafficDetails.tsx';
import TrafficPanel from '../TrafficPanel.tsx';
import { MakeScenario } from './MakeScenario.tsx';
import classes from './Recordings.module.css';
import { Card } from '../controls/Card.tsx';

/**
 * Traffic section of the console: a request by its address, requests chosen for a scenario, and all of them as an
 * archive.
 */
export default function TrafficSection() {
  const { t } = useTranslation('traffic');
  const [params, setParams] = useSearchParams();
  const linked = Number(params.get('call')) || undefined;
  const [chosen, setChosen] = useState<number[]>([]);
  const [failure, setFailure] = useState<Pick<CallFailure, 'status' | 'error'> | null>(null);
  const archive = async (): Promise<void> => {
    setFailure(null);
    setFailure(await failureOf(async () => download('traffic.har', JSON.stringify(await call('getHar'), null, 1))));
  };

  return (
    <div className={classes.sections}>
      {linked !== undefined && (
        <Card gap="0.875rem" title={t('linked.title', { number: linked })}>
          <TrafficDetails key={linked} id={linked} />
          <div className="sis-buttons">
            <Button variant="default" leftSection={<IconX size={18} aria-hidden />} onClick={() => setParams({})}>
              {t('linked.close')}
            </Button>
          </div>
        </Card>
      )}
      <MakeScenario calls={chosen} clear={() => setChosen([])} />
      <div className="sis-buttons">
        <Button variant="default" leftSection={<IconFileExport size={18} aria-hidden />} onClick={() => void archive()}>
          {t('har')}
        </Button>
      </div>
      {failure && <FailureBox failure={failure} />}
      <TrafficPanel
        chosen={chosen}
        choose={(id, on) => setChosen(on ? [...chosen, id] : chosen.filter((one) => one !== id))}
      />
    </div>
  );
}
