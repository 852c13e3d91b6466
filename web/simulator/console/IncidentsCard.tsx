import { Button, Group, NativeSelect, Stack } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type agendaTexts from '../../../locales/en/agenda.json';
import type incidentTexts from '../../../locales/en/incident.json';
import { enums } from '../../api/enums.gen.ts';
import type { Schema } from '../../api/operations.ts';
import { useAction } from '../../api/useAction.ts';
import { useApi } from '../../api/useApi.ts';
import { ErrorState } from '../../ui/refusals/ErrorState.tsx';
import { Card } from '../controls/Card.tsx';
import { Form } from '../controls/Form.tsx';
import { WholeNumberField } from '../controls/WholeNumberField.tsx';
import { followEvery } from '../follow.ts';
import classes from './FaultsSection.module.css';

type Moved = Pick<Schema<'Incident'>, 'moves' | 'students'>;
const longest = 168;

/**
 * Card that declares an outage of the university, previews the due times that it moves, and lists the current and the
 * earlier outages, each with the due times that it moves or moved.
 */
export function IncidentsCard() {
  const { t } = useTranslation(['console', 'incident']);
  const incidents = useApi('getIncidents', {}, { quiet: true, refreshEvery: followEvery });
  const [kind, setKind] = useState<Schema<'IncidentKind'>>('payment');
  const [hours, setHours] = useState(3);
  const preview = useApi('previewIncident', { kind, minutes: hours * 60 }, { quiet: true });
  const declaring = useAction('declareIncident');
  const ending = useAction('endIncident');

  if (incidents.error && !incidents.data) return <ErrorState error={incidents.error} retry={incidents.refresh} />;
  const all = incidents.data?.incidents ?? [];
  const isOpen = all.some((incident) => incident.until === null && incident.kind === kind);
  return (
    <Card gap="0.875rem" p="lg" title={t('incidents.title')}>
      <p className="sis-quiet">{t('incidents.text')}</p>
      <div role="status">
        <Stack component="ul" gap={0} className="sis-list">
          {all.map(({ id, kind: what, cause, from, until, ...moved }) => (
            <li key={id} className="sis-row sis-entry">
              <div className={classes.incident}>
                <p className="sis-title sis-breaks">{t(`incident:kinds.${what}`)}</p>
                <p className="sis-quiet">
                  {until === null ? t(`incidents.since.${cause}`, { at: from }) : t('incidents.ended', { from, until })}
                </p>
                <Moves title={t(until === null ? 'incidents.ifEnded' : 'incidents.moved')} {...moved} />
              </div>
              {until === null && (
                <Button loading={ending.running} onClick={() => void ending.run({ path: { id } })}>
                  {t('incidents.end')}
                </Button>
              )}
            </li>
          ))}
        </Stack>
      </div>
      <Form className={classes.form} onSubmit={() => void declaring.run({ body: { kind } })}>
        <NativeSelect
          label={t('incidents.kind')}
          value={kind}
          onChange={(event) => setKind(event.currentTarget.value as typeof kind)}
          data={enums.IncidentKind.map((value) => ({ value, label: t(`incident:kinds.${value}`) }))}
        />
        <WholeNumberField
          label={t('incidents.hours')}
          min={1}
          max={longest}
          clampBehavior="strict"
          value={hours}
          onChange={setHours}
        />
        <Button type="submit" disabled={isOpen} loading={declaring.running}>
          {t('incidents.declare')}
        </Button>
      </Form>
      {preview.data && !isOpen && <Moves title={t('incidents.preview')} {...preview.data} />}
    </Card>
  );
}

/** The due times that an outage moves. */
function Moves({ title, moves, students }: Moved & { title: string }) {
  const { t } = useTranslation(['console', 'agenda', 'incident']);
  const nameOf = (name: string): string =>
    t(`incident:dues.${name as keyof (typeof incidentTexts)['dues']}`, {
      defaultValue: t(`agenda:services.${name as keyof (typeof agendaTexts)['services']}`, { defaultValue: name }),
    });
  if (moves.length === 0) return <p className="sis-quiet">{t('incidents.nothing')}</p>;
  return (
    <>
      <Group gap="0 0.5rem" mt="0.25rem">
        <h3 className="sis-subtitle">{title}</h3>
        <span className="sis-quiet">{t('incidents.students', { count: students })}</span>
      </Group>
      <ul>
        {moves.map(({ name, from, to }) => (
          <li key={name}>{t('incidents.move', { name: nameOf(name), from, to })}</li>
        ))}
      </ul>
    </>
  );
}
