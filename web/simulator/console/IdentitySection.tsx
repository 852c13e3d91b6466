import { Button, NativeSelect, Skeleton } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Schema } from '../../api/operations.ts';
import { useAction } from '../../api/useAction.ts';
import { useApi } from '../../api/useApi.ts';
import { CodeText } from '../../ui/text/CodeText.tsx';
import { ErrorState } from '../../ui/refusals/ErrorState.tsx';
import classes from '../Section.module.css';
import { Card } from '../controls/Card.tsx';
import { Form } from '../controls/Form.tsx';
import { WholeNumberField } from '../controls/WholeNumberField.tsx';

type Failure = Schema<'IdentityProviderFailure'>;
const failures: Failure[] = ['denied', 'wrongNonce', 'expired', 'rotatedKey', 'noStudentRecord'];
const mostTimes = 1000;

/** Page of the identity provider for the corporate e-mail, and of the key that signs the university's own tokens. */
export default function IdentitySection() {
  const { data, error, refresh } = useApi('getIdentityProvider', {}, { quiet: true });
  if (error && !data) return <ErrorState error={error} retry={refresh} />;
  if (!data) return <Skeleton height={200} radius="lg" />;
  return (
    <div className={`sis-rows ${classes.sections}`}>
      <ProviderCard {...data} />
      <KeysCard />
    </div>
  );
}

function ProviderCard({ issuer, failure, remaining }: Schema<'IdentityProvider'>) {
  const { t } = useTranslation('console');
  const { run, running } = useAction('setIdentityProvider');
  const [chosen, setChosen] = useState<Failure>('denied');
  const [times, setTimes] = useState(1);
  const failing = failure !== 'none' && remaining > 0;
  return (
    <Card title={t('identity.provider')}>
      <p className="sis-quiet">
        {t('identity.issuer')} <CodeText breaks>{issuer}</CodeText>
      </p>
      <p role="status">
        {failing
          ? t('identity.failing', { what: t(`identity.failures.${failure}`), count: remaining })
          : t('identity.fine')}
      </p>
      <Form className={`sis-wrap ${classes.form}`} onSubmit={() => void run({ body: { failure: chosen, times } })}>
        <NativeSelect
          size="md"
          label={t('identity.next')}
          value={chosen}
          onChange={(event) => setChosen(event.currentTarget.value as Failure)}
          data={failures.map((value) => ({ value, label: t(`identity.failures.${value}`) }))}
        />
        <WholeNumberField
          size="md"
          label={t('faults.times')}
          min={1}
          max={mostTimes}
          clampBehavior="strict"
          value={times}
          onChange={setTimes}
        />
        <Button type="submit" size="md" variant="light" loading={running}>
          {t('identity.apply')}
        </Button>
        <Button
          size="md"
          variant="default"
          disabled={!failing || running}
          onClick={() => void run({ body: { failure: 'none' } })}
        >
          {t('identity.clear')}
        </Button>
      </Form>
    </Card>
  );
}

function KeysCard() {
  const { t } = useTranslation('console');
  const { run, running } = useAction('rotateKeys');
  const [known, setKnown] = useState<{ count: number; documents: number }>();
  return (
    <Card title={t('identity.keys')}>
      <p className="sis-quiet">{t('identity.keysText')}</p>
      <div className="sis-buttons">
        <Button
          size="md"
          variant="default"
          loading={running}
          onClick={() =>
            void run().then((outcome) =>
              setKnown(
                outcome.ok
                  ? { count: outcome.data.keys.length, documents: outcome.data.documentKeys.length }
                  : undefined,
              ),
            )
          }
        >
          {t('identity.rotate')}
        </Button>
      </div>
      <p role="status" className="sis-quiet">
        {known && t('identity.rotated', known)}
      </p>
    </Card>
  );
}
