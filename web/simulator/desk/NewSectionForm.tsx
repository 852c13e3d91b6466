import { Button, Checkbox, Group, NativeSelect, Stack, TextInput } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatWeekday, languages, type Language } from '../../../locales/i18n.ts';
import type { BodyOf } from '../../api/operations.ts';
import { useAction, type Outcome } from '../../api/useAction.ts';
import { FailureBox } from '../../ui/refusals/FailureBox.tsx';
import { useLanguage } from '../../ui/text/useLanguage.ts';
import { Form } from '../controls/Form.tsx';
import { WholeNumberField } from '../controls/WholeNumberField.tsx';
import sectionClasses from '../Section.module.css';
import type { Board, BoardCourse } from './demand-board.ts';
import classes from './DemandCard.module.css';

type Props = {
  course: BoardCourse;
  rooms: Board['rooms'];
  onClose: () => void;
  onDone: (words: string) => void;
};

/** Form for a new section: room, hours, instructor and seats. If it is refused, it stays open and shows the reason. */
export function NewSectionForm({ course, rooms, onClose, onDone }: Props) {
  const { t } = useTranslation(['classroom', 'common', 'registration']);
  const { pick, language } = useLanguage();
  const { run, running } = useAction('openSection', { inPlace: true });
  const [failed, setFailed] = useState<Extract<Outcome<'openSection'>, { ok: false }> | null>(null);
  const [section, setSection] = useState<BodyOf<'openSection'>>({
    courseId: course.courseId,
    instructorId: course.instructors[0]?.id ?? 0,
    room: rooms[0]?.room ?? '',
    days: [],
    startsAt: '17:00',
    endsAt: '18:15',
    seats: Math.max(1, course.asked),
    language: 'en',
  });
  const change = (changes: Partial<typeof section>): void => setSection({ ...section, ...changes });
  const open = async (): Promise<void> => {
    const outcome = await run({ body: section });
    if (outcome.ok) onDone(t('demand.isOpen', { code: course.code }));
    else setFailed(outcome);
  };
  return (
    <Form onSubmit={() => void open()}>
      <Stack gap="md">
        <div className={`sis-wrap ${sectionClasses.form}`}>
          <NativeSelect
            size="md"
            autoFocus
            label={t('demand.room')}
            value={section.room}
            onChange={(event) => change({ room: event.currentTarget.value })}
            data={rooms.map(({ room, seats }) => ({
              value: room,
              label: t('demand.roomSeats', { room, count: seats }),
            }))}
          />
          <NativeSelect
            size="md"
            label={t('demand.instructor')}
            value={section.instructorId}
            onChange={(event) => change({ instructorId: Number(event.currentTarget.value) })}
            data={course.instructors.map(({ id, name }) => ({ value: String(id), label: pick(name) }))}
          />
          <WholeNumberField
            size="md"
            className={sectionClasses.short}
            label={t('demand.seats')}
            min={1}
            max={500}
            value={section.seats}
            onChange={(seats) => change({ seats })}
          />
          <NativeSelect
            size="md"
            className={sectionClasses.short}
            label={t('registration:filter.language')}
            value={section.language}
            onChange={(event) => change({ language: event.currentTarget.value as Language })}
            data={languages.map((value) => ({ value, label: t(`registration:language.${value}`) }))}
          />
          <TextInput
            size="md"
            type="time"
            className={sectionClasses.short}
            label={t('demand.startsAt')}
            value={section.startsAt}
            onChange={(event) => change({ startsAt: event.currentTarget.value })}
          />
          <TextInput
            size="md"
            type="time"
            className={sectionClasses.short}
            label={t('demand.endsAt')}
            value={section.endsAt}
            onChange={(event) => change({ endsAt: event.currentTarget.value })}
          />
        </div>
        <Checkbox.Group
          label={t('demand.days')}
          value={section.days.map(String)}
          onChange={(days) => change({ days: days.map(Number) })}
        >
          <Group className={classes.days} mt="xs">
            {[0, 1, 2, 3, 4].map((day) => (
              <Checkbox key={day} value={String(day)} label={formatWeekday(day, language)} />
            ))}
          </Group>
        </Checkbox.Group>
        {failed && <FailureBox failure={failed} />}
        <Group gap="0.5rem">
          <Button type="submit" loading={running} disabled={section.days.length === 0}>
            {t('demand.openNow')}
          </Button>
          <Button variant="default" disabled={running} onClick={onClose}>
            {t('common:actions.cancel')}
          </Button>
        </Group>
      </Stack>
    </Form>
  );
}
