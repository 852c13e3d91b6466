import { ActionIcon, Button, Checkbox, Group, Stack, TextInput } from '@mantine/core';
import { IconTrash } from '@tabler/icons-react';
import { useState } from 'react';
import { isolate } from '../../../../locales/i18n.ts';
import { useIsAvailable } from '../../../api/feature-availability.ts';
import type { Schema } from '../../../api/operations.ts';
import { useAction } from '../../../api/useAction.ts';
import { useApi } from '../../../api/useApi.ts';
import { ErrorState } from '../../../ui/refusals/ErrorState.tsx';
import { Panel } from '../../../ui/layout/Panel.tsx';
import { RefusalList } from '../../../ui/refusals/RefusalList.tsx';
import { toAsked, toSaved, type Asked } from '../asked.ts';
import classes from './KeptPanel.module.css';
import type { Timetable } from '../solver/problem.ts';
import type { Builder } from '../useBuilder.ts';
import { useWords } from '../useWords.ts';
import { wishesFrom } from '../wishes/wishes.ts';

type Kept = Schema<'KeptTimetable'>;
type KeptSection = Kept['sections'][number];

const news = ({ seat, seatWhenKept }: KeptSection): 'filled' | 'freed' | 'gone' | null =>
  seat === 'gone'
    ? 'gone'
    : seat === 'full' && seatWhenKept !== 'full'
      ? 'filled'
      : seat === 'free' && seatWhenKept === 'full'
        ? 'freed'
        : null;

/** The fields of a timetable to save. They keep their values while no timetable is shown. */
function useSaving(builder: Builder, shown: Timetable | null) {
  const { period, chosen, wishes, locks, fullToo } = builder;
  const { run, running } = useAction('saveTimetable', { inPlace: true });
  const [name, setName] = useState('');
  const [primary, setPrimary] = useState(false);
  const [refused, setRefused] = useState<Schema<'Refusal'>[]>([]);

  const save = async (): Promise<void> => {
    if (!shown) return;
    const outcome = await run({
      query: { Period: period },
      body: {
        name: name.trim(),
        role: primary ? 'primary' : 'backup',
        sectionIds: shown.taken.map(({ section }) => section.sectionId),
        ...toSaved({ chosen, wishes, locks, fullToo }),
      },
    });
    setRefused(outcome.ok ? [] : outcome.error.Refusals);
    if (outcome.ok) setName('');
  };
  return { name, setName, primary, setPrimary, save, running, refused };
}

/** Saves the shown timetable under a name. */
function SaveForm({ saving }: { saving: ReturnType<typeof useSaving> }) {
  const { t } = useWords();
  const { name, setName, primary, setPrimary, save, running } = saving;
  return (
    <form
      className={`sis-buttons ${classes.form}`}
      onSubmit={(event) => {
        event.preventDefault();
        if (name.trim()) void save();
      }}
    >
      <TextInput
        label={t('kept.name')}
        maxLength={40}
        value={name}
        onChange={(event) => setName(event.currentTarget.value)}
      />
      <Checkbox
        label={t('kept.asPrimary')}
        checked={primary}
        onChange={(event) => setPrimary(event.currentTarget.checked)}
      />
      <Button type="submit" variant="light" loading={running} disabled={!name.trim()}>
        {t('kept.save')}
      </Button>
    </form>
  );
}

type Props = {
  builder: Builder;
  shown: Timetable | null;
  /** Loads the saved courses and wishes, and shows the timetable with these sections. */
  onOpen: (asked: Asked, sectionIds: number[]) => void;
};

/** Saved timetables with their current seats, and a field to save the shown one. */
export function KeptPanel({ builder, shown, onOpen }: Props) {
  const { t } = useWords();
  const offered = useIsAvailable('getTimetables');
  const { period } = builder;
  const { data, error, refresh } = useApi('getTimetables', { Period: period }, { quiet: true });
  const remove = useAction('deleteTimetable');
  const saving = useSaving(builder, shown);
  // Without saved timetables and without a timetable to save, the panel would be empty.
  if (!offered || (!shown && !error && !data?.timetables.length)) return null;

  const open = (kept: Kept): void => {
    const mine = new Set(builder.registered.map(({ sectionId }) => sectionId));
    const own = kept.sections.filter(({ sectionId }) => !mine.has(sectionId));
    // If only the sections of a timetable were saved, the courses of these sections are chosen.
    const sections = {
      chosen: own.map(({ courseId }) => ({ courseIds: [courseId], optional: false })),
      wishes: wishesFrom(kept.wishes),
      locks: own.filter(({ seat }) => seat === 'free').map(({ courseId, sectionId }) => ({ courseId, sectionId })),
      fullToo: false,
    };
    onOpen(
      toAsked(kept) ?? sections,
      kept.sections.map(({ sectionId }) => sectionId),
    );
  };

  return (
    <Panel title={t('kept.title')}>
      {error && !data && <ErrorState error={error} retry={refresh} />}
      <Stack component="ul" gap="0.375rem" className="sis-list">
        {data?.timetables.map((kept) => (
          <Group key={kept.id} component="li" gap="0.5rem">
            <span className={classes.name}>
              <strong>{kept.name}</strong>{' '}
              {kept.role === 'primary' && <span className="sis-mark">{t('kept.primary')}</span>}
              <span className="sis-block sis-note">
                {kept.sections.map(({ code, number }) => isolate(`${code} ${number}`)).join(' · ')}
              </span>
              {kept.sections.map((section) => {
                const what = news(section);
                return (
                  what && (
                    <span
                      key={section.sectionId}
                      className={`sis-block sis-note ${what === 'freed' ? 'sis-done' : 'sis-refuse'}`}
                    >
                      {t(`kept.${what}`, { course: section.code, section: section.number })}
                    </span>
                  )
                );
              })}
            </span>
            <Button
              variant="default"
              size="compact-sm"
              aria-label={t('kept.openOf', { name: kept.name })}
              onClick={() => open(kept)}
            >
              {t('kept.open')}
            </Button>
            <ActionIcon
              variant="subtle"
              color="red"
              size="lg"
              aria-label={t('kept.delete', { name: kept.name })}
              disabled={remove.running}
              onClick={() => void remove.run({ path: { id: kept.id }, query: { Period: period } })}
            >
              <IconTrash size={18} aria-hidden />
            </ActionIcon>
          </Group>
        ))}
      </Stack>
      {shown && <SaveForm saving={saving} />}
      {saving.refused.length > 0 && <RefusalList refusals={saving.refused} title={t('kept.notSaved')} />}
    </Panel>
  );
}
