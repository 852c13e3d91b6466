import { Button, NativeSelect, NumberInput, Skeleton, TextInput } from '@mantine/core';
import { IconInbox, IconSearch } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { BodyOf, QueryOf } from '../../api/operations.ts';
import { useAction } from '../../api/useAction.ts';
import { useApi } from '../../api/useApi.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { ErrorState } from '../../ui/ErrorState.tsx';
import { RequestCard } from './RequestCard.tsx';
import classes from '../Section.module.css';

type Desk = BodyOf<'setDesk'>;
type Status = NonNullable<QueryOf<'getRequests'>['status']>;
type Kind = NonNullable<QueryOf<'getRequests'>['kind']>;
const statuses: Status[] = ['sent', 'approved', 'refused', 'canceled'];
const modes: Desk['mode'][] = ['manual', 'approve', 'refuse'];
const longestWait = 30;

/** The university's offices: their requests with the facts, and whether they decide by hand or by themselves. */
export default function OfficesSection() {
  const { t } = useTranslation(['classroom', 'request']);
  const [status, setStatus] = useState<Status | ''>('sent');
  const [search, setSearch] = useState('');
  const [kind, setKind] = useState<Kind | ''>('');
  const requests = useApi('getRequests', { ...(status && { status }), ...(kind && { kind }), ...(search && { search }) }, { quiet: true });

  return (
    <div className={classes.sections}>
      <DeskCard />
      <div className={classes.form}>
        <TextInput type="search" size="md" label={t('offices.search')} leftSection={<IconSearch size={18} aria-hidden />} value={search} onChange={(event) => setSearch(event.currentTarget.value)} />
        <NativeSelect
          size="md"
          label={t('offices.kind')}
          value={kind}
          onChange={(event) => setKind(event.currentTarget.value as Kind | '')}
          data={[{ value: '', label: t('offices.all') }, ...(Object.keys(t('request:kinds', { returnObjects: true })) as Kind[]).map((value) => ({ value, label: t(`request:kinds.${value}`) }))]}
        />
        <NativeSelect
          size="md"
          label={t('offices.status')}
          value={status}
          onChange={(event) => setStatus(event.currentTarget.value as Status | '')}
          data={[...statuses.map((value) => ({ value, label: t(`request:statuses.${value}`) })), { value: '', label: t('offices.all') }]}
        />
      </div>
      {requests.error && !requests.data ? (
        <ErrorState error={requests.error} retry={requests.refresh} />
      ) : !requests.data ? (
        <Skeleton height={200} radius="lg" />
      ) : requests.data.requests.length === 0 ? (
        <EmptyState icon={IconInbox} title={t('offices.none')} text={t('offices.noneText')} />
      ) : (
        <ul className={classes.list}>
          {requests.data.requests.map((request) => (
            <RequestCard key={request.referenceNumber} request={request} />
          ))}
        </ul>
      )}
    </div>
  );
}

function DeskCard() {
  const { t } = useTranslation('classroom');
  const desk = useApi('getDesk', {}, { quiet: true });
  const { run, running } = useAction('setDesk');
  const [chosen, setChosen] = useState<Partial<Desk>>({});
  const [done, setDone] = useState(false);
  if (!desk.data) return null;
  const { mode, workingDays } = { ...desk.data, ...chosen };
  const choose = (change: Partial<Desk>): void => {
    setDone(false);
    setChosen({ ...chosen, ...change });
  };
  return (
    <section className={classes.card} aria-labelledby="desk-title">
      <h2 id="desk-title" className={classes.title}>
        {t('offices.automatic')}
      </h2>
      <form
        className={classes.form}
        onSubmit={(event) => {
          event.preventDefault();
          void run({ body: { mode, workingDays } }).then(({ ok }) => {
            setDone(ok);
            if (ok) setChosen({});
          });
        }}
      >
        <NativeSelect size="md" label={t('offices.mode')} value={mode} onChange={(event) => choose({ mode: event.currentTarget.value as Desk['mode'] })} data={modes.map((value) => ({ value, label: t(`offices.modes.${value}`) }))} />
        {mode !== 'manual' && (
          <NumberInput size="md" className={classes.short} label={t('offices.after')} min={0} max={longestWait} clampBehavior="strict" hideControls value={workingDays} onChange={(value) => choose({ workingDays: Number(value) || 0 })} />
        )}
        <Button type="submit" size="md" variant="light" loading={running}>
          {t('offices.apply')}
        </Button>
      </form>
      <p role="status" className={classes.quiet}>
        {done && t('offices.isSet')}
      </p>
    </section>
  );
}
