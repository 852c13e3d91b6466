import { Button, Group, Stack, Text } from '@mantine/core';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { notify } from '../../../api/notices.ts';
import type { Schema } from '../../../api/operations.ts';
import { useAction } from '../../../api/useAction.ts';
import { useApi } from '../../../api/useApi.ts';
import { CodeText } from '../../../ui/text/CodeText.tsx';
import { DateText } from '../../../ui/text/DateText.tsx';
import { Modal } from '../../../ui/overlays/overlays.tsx';
import { TimetableLink } from '../../../ui/controls/TimetableLink.tsx';
import { useLanguage } from '../../../ui/text/useLanguage.ts';
import type { Period } from '../basket/basket.ts';
import { Reasons } from '../offered/Reasons.tsx';
import { WaitingHistory } from '../offered/WaitingHistory.tsx';
import { useBasket } from '../basket/useBasket.ts';
import classes from './WaitingEntries.module.css';
import { WaitingTerms } from './WaitingTerms.tsx';

type Entry = Schema<'WaitingList'>['entries'][number];

/**
 * The student's chance on one waiting list: the terms of a seat, or the reasons why the seat would go to another
 * student.
 */
function WaitingChance({ entry: { refusals = [], fees, until = null }, period }: { entry: Entry; period: Period }) {
  const { t } = useTranslation('registration');
  if (refusals.length > 0)
    return (
      <span className={`sis-small ${classes.terms}`}>
        {t('waiting.passes')}
        <Reasons refusals={refusals} tone="refuse" period={period} />
      </span>
    );
  return fees === undefined ? null : (
    <WaitingTerms fees={fees} until={until} className={`sis-small ${classes.terms}`} />
  );
}

type EntryProps = {
  entry: Entry;
  period: Period;
  onLeave: () => void;
};

/**
 * One waiting list: the student's position, the section, the chance of a seat, and the actions to leave the list or get
 * a seat elsewhere.
 */
function WaitingEntry({ entry, period, onLeave }: EntryProps) {
  const { t } = useTranslation('registration');
  const { pick } = useLanguage();
  return (
    <Group component="li" gap="0.5rem 1rem" className={classes.row}>
      <span className={`sis-tiny ${classes.position}`}>
        <strong>{entry.position}</strong>
        <span>{t('waiting.of', { count: entry.waiting })}</span>
      </span>
      <Stack component="span" gap={0} flex="1 1 14rem">
        <span>
          <CodeText strong>{entry.code}</CodeText> {pick(entry.name)}
        </span>
        <span className="sis-note">
          {t('section')} <CodeText>{entry.number}</CodeText> · {t('waiting.since')}{' '}
          <DateText at={entry.joinedAt} format="shortDateTime" />
        </span>
        <WaitingChance entry={entry} period={period} />
        <WaitingHistory history={entry.history} className="sis-note" />
        {entry.request && (
          <span className="sis-note">
            {t('waiting.request')} <CodeText>{entry.request.referenceNumber}</CodeText>
          </span>
        )}
      </Stack>
      <TimetableLink
        period={period}
        insteadOf={entry.sectionId}
        words="planB"
        label={t('waiting.planB', { course: entry.code })}
      />
      <Button
        variant="default"
        size="sm"
        onClick={onLeave}
        aria-label={t('waiting.leaveCourse', { course: entry.code })}
      >
        {t('waiting.leave')}
      </Button>
    </Group>
  );
}

/**
 * The student's waiting lists with positions, and a button to leave each. `lists`: the number of lists, if the courses
 * response contains it.
 */
export function WaitingEntries({ period, lists }: { period: Period; lists: number | undefined }) {
  const { t } = useTranslation(['registration', 'common']);
  const { data } = useApi('waitingList', lists === 0 ? null : { Period: period }, { quiet: true });
  const { run, running } = useAction('leaveWaitingList');
  const { recheck } = useBasket();
  const [leaving, setLeaving] = useState<Entry | null>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const waits = lists !== 0 && (data?.entries.length ?? 0) > 0;
  if (!data || (!waits && !leaving)) return null;

  const leave = async (entry: Entry) => {
    const outcome = await run({ path: { id: entry.id }, query: { Period: period } });
    setLeaving(null);
    if (!outcome.ok) return;
    if (outcome.data.messages.length > 0)
      notify({ kind: 'message', tone: 'done', refusals: outcome.data.messages, seconds: 4 });
    recheck();
    heading.current?.focus();
  };

  return (
    <section>
      <h2 ref={heading} id="waiting-title" tabIndex={-1} className={`sis-title ${classes.heading}`}>
        {t('waiting.title')}
      </h2>
      <p className={classes.text}>{t('waiting.text')}</p>
      <ul className="sis-list sis-frame">
        {data.entries.map((entry) => (
          <WaitingEntry key={entry.id} entry={entry} period={period} onLeave={() => setLeaving(entry)} />
        ))}
      </ul>
      <Modal
        opened={leaving !== null}
        onClose={() => setLeaving(null)}
        title={<span className={`sis-title ${classes.heading}`}>{t('waiting.leaveTitle')}</span>}
        closeButtonProps={{ 'aria-label': t('common:actions.close') }}
      >
        {leaving && (
          <>
            <Text>
              {t('waiting.leaveText', { course: leaving.code, number: leaving.number, position: leaving.position })}
            </Text>
            <Group justify="flex-end" mt="md">
              <Button variant="default" onClick={() => setLeaving(null)}>
                {t('waiting.stay')}
              </Button>
              <Button color="red" loading={running} onClick={() => void leave(leaving)}>
                {t('waiting.leave')}
              </Button>
            </Group>
          </>
        )}
      </Modal>
    </section>
  );
}
