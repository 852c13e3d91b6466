import { Button, NativeSelect, Skeleton, Stack } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatInstant, formatList, isolate } from '../../../locales/i18n.ts';
import type { Schema } from '../../api/operations.ts';
import { useAction } from '../../api/useAction.ts';
import { useApi } from '../../api/useApi.ts';
import { ErrorState } from '../../ui/refusals/ErrorState.tsx';
import { CodeText } from '../../ui/text/CodeText.tsx';
import { useLanguage } from '../../ui/text/useLanguage.ts';
import { bahrainInstant, bahrainLocal } from '../bahrain-time.ts';
import { Form } from '../controls/Form.tsx';
import { InstantField } from '../InstantField.tsx';
import classes from '../Section.module.css';
import own from './RegistrationCard.module.css';

type Meeting = Schema<'SectionMeetings'>['meetings'][number];
type Order = Schema<'MeetingOrder'>;

/** The number of coming classes that are shown at first. */
const first = 4;

/** The changed and the coming classes of a section, each with buttons to cancel, move, make up for or restore it. */
export function SectionClasses({ sectionId, section }: { sectionId: number; section: string }) {
  const { t } = useTranslation('classroom');
  const { language } = useLanguage();
  const { data, error, refresh } = useApi('getMeetings', { sectionId }, { quiet: true });
  const clock = useApi('getClock', {}, { quiet: true });
  const { run, running } = useAction('changeMeeting');
  const [all, setAll] = useState(false);
  const [said, setSaid] = useState<string[]>([]);

  if (error && !data) return <ErrorState error={error} retry={refresh} />;
  if (!data || !clock.data) return <Skeleton height={120} aria-busy aria-label={t('meetings.title', { section })} />;
  const now = Date.parse(clock.data.now);
  const coming = data.meetings.filter(({ endsAt }) => Date.parse(endsAt) > now);
  const last = all ? undefined : coming[first]?.startsAt;
  const shown = data.meetings.filter(
    (one) => one.change || (coming.includes(one) && (last === undefined || one.startsAt < last)),
  );

  const change = async (order: Order): Promise<void> => {
    const outcome = await run({ path: { sectionId }, body: order });
    if (!outcome.ok) return setSaid([]);
    const { told, overlaps } = outcome.data;
    setSaid([
      t('meetings.told', { count: told }),
      ...(overlaps.students > 0 ? [t('meetings.overlaps', { count: overlaps.students })] : []),
      ...(overlaps.sections.length > 0
        ? [t('meetings.taken', { sections: formatList(overlaps.sections.map(isolate), language) })]
        : []),
    ]);
    await refresh();
  };
  return (
    <section className={`sis-close ${own.classes}`} aria-label={t('meetings.title', { section })}>
      {shown.length === 0 && <p className="sis-quiet">{t('meetings.none')}</p>}
      <Stack component="ul" gap="sm" className="sis-list">
        {shown.map((meeting) => (
          <MeetingRow
            key={`${meeting.startsAt} ${meeting.change?.kind}`}
            meeting={meeting}
            rooms={data.rooms}
            disabled={running}
            onChange={(order) => void change(order)}
          />
        ))}
      </Stack>
      {last !== undefined && (
        <Button size="compact-md" variant="subtle" onClick={() => setAll(true)}>
          {t('meetings.all')}
        </Button>
      )}
      <p role="status" className="sis-quiet">
        {said.join(' ')}
      </p>
    </section>
  );
}

type RowProps = { meeting: Meeting; rooms: string[]; disabled: boolean; onChange: (order: Order) => void };

function MeetingRow({ meeting: { startsAt, place, change }, rooms, disabled, onChange }: RowProps) {
  const { t } = useTranslation('classroom');
  const { language } = useLanguage();
  const [entering, setEntering] = useState(false);
  const at = formatInstant(startsAt, language, 'shortDateTime');
  const state = change && t(`meetings.state.${change.kind}`, { at: change.to?.startsAt });
  const held = change?.to ?? { startsAt, place };
  const button = (action: 'cancel' | 'restore' | 'enter', word: string, press: () => void) => (
    <Button
      key={action}
      size="compact-md"
      variant="default"
      disabled={disabled}
      aria-label={t('meetings.of', { word, at })}
      {...(action === 'enter' && { 'aria-expanded': entering })}
      onClick={press}
    >
      {word}
    </Button>
  );
  return (
    <li>
      <div className={`sis-row ${own.section}`}>
        <span className={own.words}>
          {at} · <CodeText>{held.place.room}</CodeText>
          {state && <> · {state}</>}
        </span>
        <span className="sis-buttons">
          {change?.kind !== 'cancelled' &&
            button('cancel', t('meetings.cancel'), () => onChange({ startsAt, action: 'cancel' }))}
          {button('enter', t(change?.kind === 'cancelled' ? 'meetings.makeUp' : 'meetings.move'), () =>
            setEntering(!entering),
          )}
          {change && button('restore', t('meetings.restore'), () => onChange({ startsAt, action: 'restore' }))}
        </span>
      </div>
      {entering && (
        <NewTime
          held={held}
          rooms={rooms}
          disabled={disabled}
          onSave={(to) => {
            const makesUp = change?.kind === 'cancelled' || change?.kind === 'madeUp';
            onChange({ startsAt, action: makesUp ? 'makeUp' : 'move', to });
          }}
        />
      )}
    </li>
  );
}

type NewTimeProps = {
  held: Pick<Schema<'ClassTime'>, 'startsAt' | 'place'>;
  rooms: string[];
  disabled: boolean;
  onSave: (to: NonNullable<Order['to']>) => void;
};

/** Form for the new day, hour and room of a class. */
function NewTime({ held, rooms, disabled, onSave }: NewTimeProps) {
  const { t } = useTranslation(['classroom', 'common']);
  const [starts, setStarts] = useState(bahrainLocal(held.startsAt));
  const [room, setRoom] = useState(held.place.room);
  return (
    <Form className={`sis-wrap ${classes.form}`} onSubmit={() => onSave({ startsAt: bahrainInstant(starts), room })}>
      <InstantField label={t('meetings.starts')} value={starts} onChange={setStarts} />
      <NativeSelect
        label={t('meetings.room')}
        value={room}
        data={rooms}
        onChange={({ currentTarget }) => setRoom(currentTarget.value)}
      />
      <Button type="submit" variant="light" disabled={disabled}>
        {t('common:actions.save')}
      </Button>
    </Form>
  );
}
