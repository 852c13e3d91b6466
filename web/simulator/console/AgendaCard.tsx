import { Button, NativeSelect } from '@mantine/core';
import { IconArrowBackUp } from '@tabler/icons-react';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { day } from '../../../locales/durations.ts';
import agendaTexts from '../../../locales/en/agenda.json';
import { toLocale, timeZone } from '../../../locales/i18n.ts';
import type { Schema } from '../../api/operations.ts';
import { useAction } from '../../api/useAction.ts';
import { useApi } from '../../api/useApi.ts';
import { ErrorState } from '../../ui/refusals/ErrorState.tsx';
import { useLanguage } from '../../ui/text/useLanguage.ts';
import type { AgendaRow, Stretch } from './agenda-time.ts';
import { toKey, monthsIn, placeOf, rowAt, rowsWithin, toStretch, withKeys } from './agenda-time.ts';
import { AgendaBar } from './AgendaBar.tsx';
import classes from './AgendaCard.module.css';
import { AgendaRowEntry } from './AgendaRowEntry.tsx';
import { followEvery } from '../follow.ts';

type Service = keyof (typeof agendaTexts)['services'];
const services = Object.keys(agendaTexts.services) as Service[];
const before = 28 * day;
const after = 7 * day;

/** Returns a function that names the students of a period; an empty text means all students. */
function useCohortNames(colleges: Schema<'AgendaState'>['colleges']) {
  const { t } = useTranslation('console');
  const { pick } = useLanguage();
  const nameOfCollege = (id: number): string => {
    const college = colleges.find((one) => one.id === id);
    return college ? pick(college.name) : t('agenda.college', { college: id });
  };
  const nameOfHours = (from: number | null, to: number | null): string | null => {
    if (from !== null && to !== null) return t('agenda.hours', { from, to });
    if (from !== null) return t('agenda.hoursFrom', { from });
    return to === null ? null : t('agenda.hoursTo', { to });
  };
  return (row: AgendaRow): string =>
    [
      row.cohort && t('agenda.cohort', { cohort: row.cohort }),
      row.degreeClass && t(`agenda.degree.${row.degreeClass}`),
      row.collegeId && nameOfCollege(row.collegeId),
      nameOfHours(row.earnedHoursFrom ?? null, row.earnedHoursTo ?? null),
      row.graduating != null && t(`agenda.graduating.${row.graduating}`),
    ]
      .filter(Boolean)
      .join(' · ');
}

/**
 * The agenda of the semester as a time line: the periods in which each service is open. Each period can be moved or
 * entered exactly, and each change can be undone.
 */
export function AgendaCard() {
  const { t } = useTranslation('console');
  const { pick } = useLanguage();
  const clock = useApi('getClock', {}, { refreshEvery: followEvery, quiet: true });
  const agenda = useApi('getAgenda', {}, { quiet: true });
  const whom = useCohortNames(agenda.data?.colleges ?? []);
  const saving = useAction('saveAgenda');
  const [undoable, setUndoable] = useState<AgendaRow[][]>([]);
  const [editing, setEditing] = useState<string | null>(null);

  if (agenda.error && !agenda.data) return <ErrorState error={agenda.error} retry={agenda.refresh} />;
  if (!agenda.data || !clock.data) return null;
  const { rows } = agenda.data;
  const { semester } = clock.data;
  const now = Date.parse(clock.data.now);
  const window = {
    from: Date.parse(`${semester.startsOn}T00:00:00+03:00`) - before,
    to: Date.parse(`${semester.endsOn}T00:00:00+03:00`) + after,
  };
  const order = (row: AgendaRow): number => services.indexOf(row.function);
  const shown = rowsWithin(rows, semester.semesterId, window).sort(
    (a, b) => order(a) - order(b) || (toKey(a) < toKey(b) ? -1 : 1),
  );
  const missing = services.filter(
    (name) => name !== 'earlyRegistration' && !shown.some((row) => row.function === name),
  );

  const save = async (next: AgendaRow[], undo: AgendaRow[][]): Promise<void> => {
    const outcome = await saving.run({ body: { rows: next } });
    if (outcome.ok) setUndoable(undo);
    await agenda.refresh();
  };
  const change = (row: AgendaRow, next: AgendaRow[]): void => {
    setEditing(null);
    void save(
      rows.flatMap((one) => (one === row ? next : [one])),
      [...undoable, rows],
    );
  };
  return (
    <section className={`${classes.card} sis-frame`} aria-labelledby="agenda-title">
      <div className={classes.head}>
        <div>
          <h2 id="agenda-title" className={classes.title}>
            {t('agenda.title')}
          </h2>
          <p className="sis-quiet">{pick(semester.name)}</p>
        </div>
        <Button
          variant="default"
          disabled={undoable.length === 0 || saving.running}
          leftSection={<IconArrowBackUp size={18} aria-hidden className="sis-directional" />}
          onClick={() => void save(undoable.at(-1) ?? rows, undoable.slice(0, -1))}
        >
          {t('agenda.undo')}
        </Button>
      </div>
      <p className="sis-quiet">{t('agenda.text')}</p>
      <p role="status" className={classes.saved}>
        {undoable.length > 0 && t('agenda.saved')}
      </p>
      <div className={classes.lines}>
        <AgendaAxis window={window} now={now} />
        {withKeys(shown).map(({ key, row }) => (
          <AgendaLine
            key={key}
            row={row}
            whom={whom(row)}
            window={window}
            now={now}
            editing={editing === key}
            onEdit={(edits) => setEditing(edits ? key : null)}
            onChange={(next) => change(row, next)}
          />
        ))}
      </div>
      {missing.length > 0 && (
        <AddService
          services={missing}
          onAdd={(name) => {
            const fresh: AgendaRow = { function: name, semesterId: semester.semesterId, opensAt: '', closesAt: '' };
            void save([...rows, rowAt(fresh, { from: now, to: now + 7 * day })], [...undoable, rows]);
          }}
        />
      )}
    </section>
  );
}

/** The months above the periods, and the present day. */
function AgendaAxis({ window, now }: { window: Stretch; now: number }) {
  const { t } = useTranslation('console');
  const { language } = useLanguage();
  const month = useMemo(() => new Intl.DateTimeFormat(toLocale(language), { month: 'short', timeZone }), [language]);
  return (
    <div className={classes.axis} aria-hidden>
      <div className={classes.months}>
        {monthsIn(window).map((at) => (
          <span key={at} style={{ insetInlineStart: `${placeOf(at, window) * 100}%` }}>
            {month.format(at)}
          </span>
        ))}
        <strong style={{ insetInlineStart: `${placeOf(now, window) * 100}%` }}>{t('agenda.today')}</strong>
      </div>
    </div>
  );
}

type LineProps = {
  row: AgendaRow;
  /** The students of the period; empty if it is for all. */
  whom: string;
  window: Stretch;
  now: number;
  editing: boolean;
  onEdit: (editing: boolean) => void;
  onChange: (rows: AgendaRow[]) => void;
};

/** One period: its name, its bar and, while it is edited, its entries. */
function AgendaLine({ row, whom, window, now, editing, onEdit, onChange }: LineProps) {
  const { t } = useTranslation(['console', 'agenda']);
  const service = t(`agenda:services.${row.function}`);
  const name = [service, whom].filter(Boolean).join(' · ');
  return (
    <div className={classes.line} role="group" aria-label={name}>
      <p className={classes.name}>
        {service}
        {whom && <span className={`${classes.quiet} sis-quiet`}>{whom}</span>}
      </p>
      <AgendaBar
        name={name}
        period={toStretch(row)}
        window={window}
        now={now}
        onMove={(period) => onChange([rowAt(row, period)])}
      />
      <Button
        variant="subtle"
        size="sm"
        aria-expanded={editing}
        aria-label={t('agenda.editLabel', { name })}
        onClick={() => onEdit(!editing)}
      >
        {t('agenda.edit')}
      </Button>
      {editing && <AgendaRowEntry key={`${row.opensAt}${row.closesAt}`} row={row} now={now} onSave={onChange} />}
    </div>
  );
}

/** Adds a period of a service that has none. */
function AddService({ services: names, onAdd }: { services: Service[]; onAdd: (service: Service) => void }) {
  const { t } = useTranslation(['console', 'agenda']);
  const [added, setAdded] = useState(0);
  return (
    <NativeSelect
      key={added}
      className={classes.add}
      label={t('agenda.add')}
      onChange={(event) => {
        setAdded(added + 1);
        onAdd(event.currentTarget.value as Service);
      }}
      data={[
        { value: '', label: t('agenda.addChoose') },
        ...names.map((name) => ({ value: name, label: t(`agenda:services.${name}`) })),
      ]}
    />
  );
}
