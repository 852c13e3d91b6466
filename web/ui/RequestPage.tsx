import { Skeleton } from '@mantine/core';
import type { ReactNode } from 'react';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import type { CallFailure } from '../api/failure.ts';
import type { Schema } from '../api/operations.ts';
import { useApi } from '../api/useApi.ts';
import { EmptyState } from './EmptyState.tsx';
import { ErrorState } from './ErrorState.tsx';
import { MyRequestCard } from './MyRequestCard.tsx';
import { PageLayout, type PageTab } from './PageLayout.tsx';
import { RequestList } from './RequestCard.tsx';
import classes from './RequestPage.module.css';
import { RequestScopeProvider, type RequestKind } from './request-scope.ts';
import { isAlreadyAsked, mayPrepare, unlessListed } from './service-state.ts';

type Read = { data: unknown; error: CallFailure | undefined; isLoading: boolean; refresh: () => Promise<void> };
type MyRequest = Schema<'MyRequest'>;

const undecided = new Set<MyRequest['status']>(['awaitingPayment', 'sent', 'scheduled']);

type Props = {
  kind: RequestKind;
  /** The name of its service, where that is not the kind's own. */
  service?: Schema<'AgendaFunction'>;
  title: string;
  description?: ReactNode;
  tabs?: PageTab[];
  /**
   * A `RequestForm`: shown while it may be filled in, or while there is a draft or a returned request to go on with.
   */
  form: ReactNode;
  /** What else the page has to read before it is shown. */
  reads?: Read[];
  /** What it waits for as well, and does without where it cannot be read. */
  awaited?: Pick<Read, 'isLoading'>[];
  /** Above the form. */
  top?: ReactNode;
  /** The earlier requests; left out, a card for each. */
  list?: ReactNode;
  /** What it is for has been granted: that no other can be asked for needs no banner. */
  settled?: boolean;
  /** The form stands alone while it is shown: it is opened from what is around it. */
  alone?: boolean;
  /** Below the earlier requests. */
  children?: ReactNode;
};

/** The page of one kind of request: whether it is open, the form, and what became of earlier requests. */
export function RequestPage({
  kind,
  service: serviceName = kind as Schema<'AgendaFunction'>,
  title,
  description,
  tabs,
  form,
  reads = [],
  awaited = [],
  top,
  list,
  settled = false,
  alone = false,
  children,
}: Props) {
  const { t } = useTranslation(['request', 'common']);
  const [params] = useSearchParams();
  const services = useApi('getServices');
  const requests = useApi('getMyRequests');
  const [begun, setBegun] = useState(0);
  // Kinds that share a function of the agenda are services of their own.
  const ofFunction = services.data?.services.filter((one) => one.service === serviceName) ?? [];
  const service = ofFunction.find((one) => one.kind === kind) ?? ofFunction[0];
  const all: Read[] = [...reads, requests];
  const error = all.find((read) => read.error && !read.data)?.error;
  const own = requests.data?.requests.filter((one) => one.kind === kind) ?? [];
  const asked = params.get('request') ?? '';
  const first = continued(own, asked);
  const saved = useApi('getRequest', first === null ? null : { referenceNumber: first }, { quiet: true });
  // Read once: what is read anew later leaves the page, and what was typed in it, as it is.
  const [shown, setShown] = useState(false);
  // Every one is asked on every render: a reading that was not asked while it ran does not say that it has ended.
  const loading = [...all, services, ...awaited, saved].map(({ isLoading }) => isLoading);
  const reading = !shown && loading.includes(true);
  if (!shown && !reading) setShown(true);
  // A returned request waits for the student; a form that is being filled in stays whatever is saved meanwhile.
  const returned = own.find(({ status }) => status === 'returned')?.referenceNumber ?? '';
  const refresh = requests.refresh;
  const again = useMemo(
    () => async (): Promise<void> => {
      await refresh();
      setBegun((count) => count + 1);
    },
    [refresh],
  );

  const content = (): ReactNode => {
    if (error) return <ErrorState error={error} retry={() => Promise.all(all.map((read) => read.refresh()))} />;
    if (all.some(({ data }) => !data))
      return <Skeleton height={360} radius="lg" aria-busy aria-label={t('common:page.loading')} />;
    const slot = form && (
      <FormSlot
        key={`${asked} ${returned} ${String(begun)}`}
        kind={kind}
        own={own}
        asked={asked}
        open={alone || (service !== undefined && mayPrepare(service))}
        again={again}
        form={form}
      />
    );
    if (alone && slot) return slot;
    // The draft that the form goes on with is the form.
    const going = slot && continued(own, asked);
    const listed = own.filter(({ status, referenceNumber }) => status !== 'draft' || referenceNumber !== going);
    return (
      <div className={classes.sections}>
        {top}
        {slot}
        {list ??
          ((listed.length > 0 || own.length === 0) && (
            <RequestList title={t('mine.all')} empty={<EmptyState title={t('mine.empty')} />}>
              {listed.map((request) => (
                <MyRequestCard key={request.referenceNumber} request={request} />
              ))}
            </RequestList>
          ))}
        {children}
      </div>
    );
  };

  // What was returned, or waits for its code, may be gone on with whatever stands in the way of a new one.
  const waits = returned !== '' || own.some(({ status }) => status === 'awaitingCode');
  const asking = own.some(({ status }) => undecided.has(status)) && service !== undefined && isAlreadyAsked(service);
  const banner = alone ? unlessListed(service) : service;
  return (
    <PageLayout
      title={title}
      description={description}
      {...(tabs && { tabs })}
      service={waits || asking || settled ? undefined : banner}
      reading={reading}
    >
      {!reading && content()}
    </PageLayout>
  );
}

/** The request a form goes on with: the one asked for, else what an office returned, else a draft. */
function continued(own: MyRequest[], asked: string): string | null {
  const open = own.filter(({ status }) => status === 'draft' || status === 'returned');
  const found =
    open.find(({ referenceNumber }) => referenceNumber === asked) ??
    open.find(({ status }) => status === 'returned') ??
    open[0];
  return found?.referenceNumber ?? null;
}

function FormSlot({
  kind,
  own,
  asked,
  open,
  again,
  form,
}: {
  kind: RequestKind;
  own: MyRequest[];
  asked: string;
  open: boolean;
  again: () => Promise<void>;
  form: ReactNode;
}) {
  const { t } = useTranslation('common');
  const [referenceNumber] = useState(() => continued(own, asked));
  const read = useApi('getRequest', referenceNumber === null ? null : { referenceNumber }, { quiet: true });
  const { error, refresh } = read;
  // The form takes its values once: a reading older than the list would give it those of an earlier version.
  const version = own.find((one) => one.referenceNumber === referenceNumber)?.version ?? 0;
  const data = read.data && read.data.request.version >= version ? read.data : undefined;
  const scope = useMemo(() => ({ kind, saved: data ?? null, again }), [kind, data, again]);
  if (referenceNumber === null) return open ? <RequestScopeProvider value={scope}>{form}</RequestScopeProvider> : null;
  if (error && !data) return <ErrorState error={error} retry={refresh} />;
  if (!data) return <Skeleton height={360} radius="lg" aria-busy aria-label={t('page.loading')} />;
  return <RequestScopeProvider value={scope}>{form}</RequestScopeProvider>;
}
