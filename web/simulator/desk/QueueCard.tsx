import { Button } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useAction } from '../../api/useAction.ts';
import classes from '../Section.module.css';
import { Card } from '../controls/Card.tsx';
import { WholeNumberField } from '../controls/WholeNumberField.tsx';

/** The largest values that the contract allows. */
const most = { people: 200_000, perSecond: 10_000 };

/** Form that puts simulated people in front of everybody else in the registration queue, for a demonstration. */
export function QueueCard() {
  const { t } = useTranslation('classroom');
  const [people, setPeople] = useState(300);
  const [perSecond, setPerSecond] = useState(20);
  const [said, setSaid] = useState('');
  const { run, running } = useAction('setRegistrationQueue');

  const put = async (inFront: number): Promise<void> => {
    const { ok } = await run({ body: { people: inFront, perSecond } });
    setSaid(ok ? t(inFront > 0 ? 'queue.isPut' : 'queue.isEnded') : '');
  };
  return (
    <Card title={t('queue.title')}>
      <p className="sis-quiet">{t('queue.text')}</p>
      <div className={`sis-wrap ${classes.form}`}>
        <WholeNumberField
          size="md"
          label={t('queue.people')}
          value={people}
          onChange={setPeople}
          min={1}
          max={most.people}
        />
        <WholeNumberField
          size="md"
          label={t('queue.perSecond')}
          value={perSecond}
          onChange={setPerSecond}
          min={1}
          max={most.perSecond}
        />
        <Button size="md" disabled={running} onClick={() => void put(people)}>
          {t('queue.put')}
        </Button>
        <Button size="md" variant="default" disabled={running} onClick={() => void put(0)}>
          {t('queue.end')}
        </Button>
      </div>
      <p role="status" className="sis-quiet">
        {said}
      </p>
    </Card>
  );
}
