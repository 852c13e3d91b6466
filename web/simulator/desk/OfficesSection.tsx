import { NativeSelect, Skeleton } from '@mantine/core';
import { IconInbox } from '@tabler/icons-react';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { requestsNamedIn } from '../../../locales/reference.ts';
import { enums } from '../../api/enums.gen.ts';
import type { QueryOf } from '../../api/operations.ts';
import { useApi } from '../../api/useApi.ts';
import { EmptyState } from '../../ui/layout/EmptyState.tsx';
import { FoundStatus } from '../../ui/layout/FoundStatus.tsx';
import { ErrorState } from '../../ui/refusals/ErrorState.tsx';
import { MoreButton } from '../../ui/layout/MoreButton.tsx';
import { useIncrementalList } from '../../ui/layout/useIncrementalList.ts';
import classes from '../Section.module.css';
import { DemandCard } from './DemandCard.tsx';
import { DeskCard } from './DeskCard.tsx';
import type { DeskRequest } from './desk-request.ts';
import { OfficeRequest } from './OfficeRequest.tsx';
import { RegistrationCard } from './RegistrationCard.tsx';
import { QueueCard } from './QueueCard.tsx';
import { SeatsCard } from './SeatsCard.tsx';
import { SearchField } from '../controls/SearchField.tsx';

/** The number of requests shown at first; users search or load the rest. */
const shownAtOnce = 12;

type Office = NonNullable<QueryOf<'getRequests'>['office']>;
type Status = NonNullable<QueryOf<'getRequests'>['status']>;
type Kind = NonNullable<QueryOf<'getRequests'>['kind']>;
const statuses: Status[] = ['sent', 'returned', 'scheduled', 'approved', 'refused', 'canceled', 'expired'];

/** A decision made on this page: the decided request, its position in the list, and the list as last loaded. */
type Decided = { request: DeskRequest; place: number; before: DeskRequest[] | undefined };

/** Keeps decided requests at their position until the filter changes, even if the list no longer contains them. */
const withDecided = (requests: DeskRequest[], decided: Decided[]): DeskRequest[] =>
  decided.reduce((list, { request, place, before }) => {
    const at = list.findIndex(({ referenceNumber }) => referenceNumber === request.referenceNumber);
    if (at < 0) return [...list.slice(0, place), request, ...list.slice(place)];
    // A list that was loaded after the decision is newer than the decided request.
    return before === requests ? list.map((one, index) => (index === at ? request : one)) : list;
  }, requests);

/** The delay of the scroll in milliseconds, because a new page first scrolls to its top. */
const atTheTopAfter = 200;

/** The initial status filter: any status for a search by request number, otherwise undecided requests. */
const statusFor = (search: string): Status | '' => (requestsNamedIn(search).length > 0 ? '' : 'sent');

/** Page of the offices: tools for automatic decisions, registrations, seats, queue and demand, and the requests. */
export default function OfficesSection() {
  const { t } = useTranslation(['classroom', 'request', 'common']);
  const wanted = useSearchParams()[0].get('search') ?? '';
  const [sought, setSought] = useState(wanted);
  const [status, setStatus] = useState(statusFor(wanted));
  const [office, setOffice] = useState<Office | ''>('');
  const [search, setSearch] = useState(wanted);
  const form = useRef<HTMLDivElement>(null);
  const [kind, setKind] = useState<Kind | ''>('');
  const [decided, setDecided] = useState<Decided[]>([]);
  const requests = useApi(
    'getRequests',
    { ...(office ? { office } : status && { status }), ...(kind && { kind }), ...(search && { search }) },
    { quiet: true },
  );

  // The filter is updated, because the page was opened again with another search.
  if (wanted !== sought) {
    setSought(wanted);
    setSearch(wanted);
    setStatus(statusFor(wanted));
    setOffice('');
    setKind('');
    setDecided([]);
  }
  // The requests are below the offices' own tools. A new page first scrolls to its top, so this scroll is
  // delayed.
  const read = requests.data !== undefined;
  useEffect(() => {
    if (!wanted || !read) return;
    const timer = window.setTimeout(() => form.current?.scrollIntoView(), atTheTopAfter);
    return () => window.clearTimeout(timer);
  }, [wanted, read]);

  const looking = (look: () => void): void => {
    setDecided([]);
    look();
  };
  const officeLabel = (value: Office): string => {
    const name = t(`common:offices.${value}`);
    const found = requests.data?.offices.find((one) => one.office === value);
    if (!found) return name;
    return t(found.overdue > 0 ? 'offices.officeLate' : 'offices.officeTasks', {
      office: name,
      tasks: found.tasks,
      overdue: found.overdue,
    });
  };
  const found = withDecided(requests.data?.requests ?? [], decided);
  const { shown, list, more } = useIncrementalList(found, shownAtOnce, `${status} ${office} ${kind} ${search}`);

  return (
    <div className={`sis-rows ${classes.sections}`}>
      <DeskCard />
      <RegistrationCard />
      <SeatsCard />
      <QueueCard />
      <DemandCard />
      <div ref={form} className={`sis-wrap ${classes.form}`}>
        <SearchField
          size="md"
          className={classes.wide}
          label={t('offices.search')}
          value={search}
          onChange={(text) => looking(() => setSearch(text))}
        />
        <NativeSelect
          size="md"
          label={t('offices.office')}
          value={office}
          onChange={(event) =>
            looking(() => {
              // For an office, only undecided requests are listed, so the status field shows that.
              setOffice(event.currentTarget.value as Office | '');
              setStatus('sent');
            })
          }
          data={[
            { value: '', label: t('offices.all') },
            ...enums.Office.map((value) => ({ value, label: officeLabel(value) })),
          ]}
        />
        <NativeSelect
          size="md"
          label={t('offices.kind')}
          value={kind}
          onChange={(event) => looking(() => setKind(event.currentTarget.value as Kind | ''))}
          data={[
            { value: '', label: t('offices.all') },
            ...enums.RequestKind.map((value) => ({ value, label: t(`request:kinds.${value}`) })),
          ]}
        />
        <NativeSelect
          size="md"
          label={t('offices.status')}
          value={status}
          onChange={(event) =>
            looking(() => {
              setOffice('');
              setStatus(event.currentTarget.value as Status | '');
            })
          }
          data={[
            ...statuses.map((value) => ({ value, label: t(`request:statuses.${value}`) })),
            { value: '', label: t('offices.all') },
          ]}
        />
      </div>
      <FoundStatus count={requests.data && found.length} />
      {requests.error && !requests.data ? (
        <ErrorState error={requests.error} retry={requests.refresh} />
      ) : !requests.data ? (
        <Skeleton height={200} radius="lg" />
      ) : found.length === 0 ? (
        <EmptyState
          icon={IconInbox}
          title={t(search || kind || office ? 'offices.notFound' : 'offices.none')}
          text={t(search || kind || office ? 'offices.notFoundText' : 'offices.noneText')}
        />
      ) : (
        <>
          <ul ref={list} className="sis-loose sis-list" aria-label={t('offices.requests')}>
            {shown.map((request, place) => (
              <OfficeRequest
                key={request.referenceNumber}
                request={request}
                decided={decided.filter((one) => one.request.referenceNumber === request.referenceNumber).length}
                onDecided={(done) =>
                  setDecided([...decided, { request: done, place, before: requests.data?.requests }])
                }
              />
            ))}
          </ul>
          <MoreButton {...more} />
        </>
      )}
    </div>
  );
}
