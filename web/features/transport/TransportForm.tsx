import { Group, Radio, Select, Textarea } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import type { Schema } from '../../api/operations.ts';
import { RequestForm } from '../../ui/request/RequestForm.tsx';
import { useLanguage } from '../../ui/text/useLanguage.ts';
import { useRequestForm } from '../../ui/request/useRequestForm.ts';
import { LineChoice } from './LineChoice.tsx';
import classes from './TransportForm.module.css';

type Options = Schema<'TransportOptions'>;
type Named = Schema<'NamedPlace'>;

/** The maximum length of the note in characters, as in the contract. */
const longestNote = 300;

/** Form of a bus seat: each choice narrows the next one, and the line is chosen among those of the station. */
export function TransportForm({ options: { campusId, campuses, regions, lines } }: { options: Options }) {
  const { t } = useTranslation('transport');
  const { pick } = useLanguage();
  const empty = { campus: String(campusId ?? ''), region: '', area: '', station: '', line: '', note: '' };
  const needed = {
    campus: t('form.needed.campus'),
    region: t('form.needed.region'),
    area: t('form.needed.area'),
    station: t('form.needed.station'),
    line: t('form.needed.line'),
  };
  const form = useRequestForm('submitTransport', empty, {
    optional: ['note'],
    needed,
    body: ({ line, station, note }) => ({ lineId: Number(line), stationId: Number(station), note: note.trim() }),
  });
  const { values } = form;
  const areas = regions.find(({ id }) => String(id) === values.region)?.areas ?? [];
  const stations = areas.find(({ id }) => String(id) === values.area)?.stations ?? [];
  const stopping = lines.filter(
    ({ campusId: to, stops }) =>
      String(to) === values.campus && stops.some(({ stationId }) => String(stationId) === values.station),
  );
  const served = new Set(
    lines
      .filter(({ campusId: to }) => String(to) === values.campus)
      .flatMap(({ stops }) => stops.map(({ stationId }) => stationId)),
  );
  const reaches = (area: Schema<'BusArea'>): boolean => area.stations.some(({ id }) => served.has(id));
  /** Options of a select. Places without a line to the campus are labelled so and disabled. */
  const dataOf = <Place extends Named>(places: Place[], isServed: (place: Place) => boolean) =>
    places.map((place) =>
      values.campus === '' || isServed(place)
        ? { value: String(place.id), label: pick(place.name) }
        : { value: String(place.id), label: t('form.notServed', { place: pick(place.name) }), disabled: true },
    );

  /** Sets a region, area or station and clears the choices below it. If only one option is left below, it is chosen. */
  const choose = (name: 'region' | 'area' | 'station', value: string): void => {
    form.set(name, value);
    form.set('line', '');
    if (name === 'station') return;
    const below =
      name === 'region'
        ? (regions.find(({ id }) => String(id) === value)?.areas ?? [])
        : (areas.find(({ id }) => String(id) === value)?.stations ?? []);
    const only = below.length === 1 ? String(below[0]!.id) : '';
    if (name === 'region') {
      form.set('station', '');
      if (only) return choose('area', only);
      return form.set('area', '');
    }
    form.set('area', value);
    choose('station', only);
  };

  const chosen = stopping.find(({ id }) => String(id) === values.line);
  const place = stations.find(({ id }) => String(id) === values.station);
  return (
    <RequestForm
      form={form}
      title={t('form.title')}
      send={t('form.send')}
      confirm={{
        title: t('confirm.title'),
        children: chosen && place && <p>{t('confirm.text', { line: chosen.code, station: pick(place.name) })}</p>,
      }}
    >
      <Radio.Group
        value={values.campus}
        error={form.field('campus').error}
        label={t('form.campus')}
        onChange={(value) => {
          form.set('campus', value);
          form.set('line', '');
        }}
      >
        <Group gap="0.75rem 1.5rem" align="stretch" className={classes.campuses}>
          {campuses.map(({ id, name }) => (
            <Radio
              key={id}
              value={String(id)}
              label={pick(name)}
              data-field="campus"
              aria-invalid={form.field('campus').error ? true : undefined}
            />
          ))}
        </Group>
      </Radio.Group>
      <div className={`sis-airy ${classes.places}`}>
        <Select
          {...form.field('region')}
          label={t('form.region')}
          placeholder={t('form.choose')}
          data={dataOf(regions, (region) => region.areas.some(reaches))}
          value={values.region || null}
          onChange={(value: string | null) => choose('region', value ?? '')}
        />
        <Select
          {...form.field('area')}
          label={t('form.area')}
          placeholder={t('form.choose')}
          data={dataOf(areas, reaches)}
          disabled={!values.region}
          value={values.area || null}
          onChange={(value: string | null) => choose('area', value ?? '')}
        />
        <Select
          {...form.field('station')}
          label={t('form.station')}
          placeholder={t('form.choose')}
          data={dataOf(stations, ({ id }) => served.has(id))}
          disabled={!values.area}
          value={values.station || null}
          onChange={(value: string | null) => choose('station', value ?? '')}
        />
      </div>
      {values.station && values.campus && (
        <LineChoice
          lines={stopping}
          stationId={Number(values.station)}
          value={values.line}
          error={form.field('line').error}
          onChange={(line) => form.set('line', line)}
        />
      )}
      <Textarea
        {...form.field('note')}
        label={t('form.note')}
        description={t('form.noteText')}
        inputWrapperOrder={['label', 'description', 'input', 'error']}
        rows={2}
        maxLength={longestNote}
      />
    </RequestForm>
  );
}
