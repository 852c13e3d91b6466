import { Skeleton, Stack } from '@mantine/core';
import type { ReactNode } from 'react';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import type { CallFailure } from '../../api/failure.ts';
import type { Schema } from '../../api/operations.ts';
import { useApi } from '../../api/useApi.ts';
import { DeclaredForm } from './DeclaredForm.tsx';
import { EmptyState } from '../layout/EmptyState.tsx';
import { ErrorState } from '../refusals/ErrorState.tsx';
import { MyRequestCard } from './MyRequestCard.tsx';
import { PageLayout, type PageTab } from '../layout/PageLayout.tsx';
import { RequestList } from './RequestCard.tsx';
import classes from './RequestPage.module.css';
import { RequestScopeProvider, type RequestKind } from './request-scope.ts';
import { isAlreadyAsked, mayPrepare, unlessListed } from '../refusals/service-state.ts';

type Read = { data: unknown; error: CallFailure | undefined; isLoading: boolean; refresh: () => Promise<void> };
type MyRequest = Schema<'MyRequest'>;

/** The file size limit in MiB for an API that does not report its own. */
const usualFileMaximum = 10;

const undecided = new Set<MyRequest['status']>(['awaitingPayment', 'sent', 'scheduled']);

type Props = {
  kind: RequestKind;
  /** Name of the service in the agenda, if it differs from the kind. */
  service?: Schema<'AgendaFunction'>;
  title: string;
  description?: ReactNode;
  tabs?: PageTab[];
  /**
   * The form, by default the one that the contract declares. It is shown while the service is open or closed only for
   * a day off, and if a draft or returned request can be continued.
   */
  form?: ReactNode;
  /** Further `useApi` results that must be loaded before the page is shown. */
  reads?: Read[];
  /** Further `useApi` results that the page waits for, but whose failure it ignores. */
  awaited?: Pick<Read, 'isLoading'>[];
  /** Content above the form. */
  top?: ReactNode;
  /** Figures beside the form on wide screens and above it on narrow ones. */
  beside?: ReactNode;
  /** List of the earlier requests; by default a card for each. */
  list?: ReactNode;
  /**
   * True if a request of this kind was already sent or granted, so that no other one is needed. The page then hides the
   * banner of its service.
   */
  settled?: boolean;
  /**
   * True if the form is the only content while it is shown. The page that contains the form decides when to show it.
   */
  alone?: boolean;
  /** Content below the earlier requests. */
  children?: ReactNode;
};

/** Page of one kind of request: the state of its service, the form, and the earlier requests. */
export function RequestPage({
  kind,
  service: serviceName = kind as Schema<'AgendaFunction'>,
  title,
  description,
  tabs,
  form = <DeclaredForm />,
  reads = [],
  awaited = [],
  top,
  beside,
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
  // Several kinds of request may have the same service name. Each then has a service of its own, found by its kind.
  const ofFunction = services.data?.services.filter((one) => one.service === serviceName) ?? [];
  const service = ofFunction.find((one) => one.kind === kind) ?? ofFunction[0];
  const all: Read[] = [...reads, requests];
  const error = all.find((read) => read.error && !read.data)?.error;
  const own = requests.data?.requests.filter((one) => one.kind === kind) ?? [];
  const asked = params.get('request') ?? '';
  const first = continued(own, asked);
  const saved = useApi('getRequest', first === null ? null : { referenceNumber: first }, { quiet: true });
  // True after the first load. Later reloads must not replace the page, because its input would be lost.
  const [shown, setShown] = useState(false);
  // Every `isLoading` is accessed on every render, because SWR only reports changes of properties that were accessed.
  const loading = [...all, services, ...awaited, saved].map(({ isLoading }) => isLoading);
  const reading = !shown && loading.includes(true);
  if (!shown && !reading) setShown(true);
  // If an office returns a request, the form starts anew with that request. Other saved requests do not change a form
  // in use.
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
        // A kind of request without a service in the agenda can be sent at any time.
        open={alone || (service ? mayPrepare(service) : services.data !== undefined)}
        again={again}
        fileMaximumMebibytes={requests.data?.fileMaximumMebibytes ?? usualFileMaximum}
        form={form}
      />
    );
    if (alone && slot) return slot;
    // The draft shown in the form is not listed again.
    const going = slot && continued(own, asked);
    const listed = own.filter(({ status, referenceNumber }) => status !== 'draft' || referenceNumber !== going);
    return (
      <Stack gap="1.5rem">
        {top}
        {(beside || slot) && (
          <div className={`sis-rows ${classes.pair}`}>
            {beside && <div className={classes.beside}>{beside}</div>}
            {slot}
          </div>
        )}
        {list ??
          ((listed.length > 0 || own.length === 0) && (
            <RequestList title={t('mine.all')} empty={<EmptyState title={t('mine.empty')} />}>
              {listed.map((request) => (
                <MyRequestCard key={request.referenceNumber} request={request} />
              ))}
            </RequestList>
          ))}
        {children}
      </Stack>
    );
  };

  // A returned request or one waiting for its code can be continued even if new requests are not possible.
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

/**
 * The request that the form continues: the one in the address, otherwise a returned one, otherwise a draft. Null if
 * there is none.
 */
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
  fileMaximumMebibytes,
  form,
}: {
  kind: RequestKind;
  own: MyRequest[];
  asked: string;
  open: boolean;
  again: () => Promise<void>;
  fileMaximumMebibytes: number;
  form: ReactNode;
}) {
  const { t } = useTranslation('common');
  const [referenceNumber] = useState(() => continued(own, asked));
  const read = useApi('getRequest', referenceNumber === null ? null : { referenceNumber }, { quiet: true });
  const { error, refresh } = read;
  // The form takes its values only once. So it waits until the loaded request is at least as new as its entry in the
  // list.
  const version = own.find((one) => one.referenceNumber === referenceNumber)?.version ?? 0;
  const data = read.data && read.data.request.version >= version ? read.data : undefined;
  const scope = useMemo(
    () => ({ kind, saved: data ?? null, again, fileMaximumMebibytes }),
    [kind, data, again, fileMaximumMebibytes],
  );
  if (referenceNumber === null) return open ? <RequestScopeProvider value={scope}>{form}</RequestScopeProvider> : null;
  if (error && !data) return <ErrorState error={error} retry={refresh} />;
  if (!data) return <Skeleton height={360} radius="lg" aria-busy aria-label={t('page.loading')} />;
  return <RequestScopeProvider value={scope}>{form}</RequestScopeProvider>;
}
