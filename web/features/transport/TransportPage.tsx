import { useTranslation } from 'react-i18next';
import { useApi } from '../../api/useApi.ts';
import { EmptyState } from '../../ui/layout/EmptyState.tsx';
import { MyRequestCard } from '../../ui/request/MyRequestCard.tsx';
import { RequestList } from '../../ui/request/RequestCard.tsx';
import { RequestPage } from '../../ui/request/RequestPage.tsx';
import { useLanguage } from '../../ui/text/useLanguage.ts';
import { SeatCard } from './SeatCard.tsx';
import { TransportForm } from './TransportForm.tsx';

/** Page of the student's bus seat, or the form to ask for one. */
export default function TransportPage() {
  const { t } = useTranslation('transport');
  const { pick } = useLanguage();
  const options = useApi('getTransportOptions');
  const asked = useApi('getTransportRequests');
  const seat = asked.data?.seat ?? null;
  // The request of the present seat is shown on the seat's card and not in this list.
  const requests = (asked.data?.requests ?? []).filter(({ id }) => id !== seat?.requestId);
  return (
    <RequestPage
      kind="transport"
      title={t('title')}
      description={options.data && t('description', { semester: pick(options.data.semester) })}
      reads={[options, asked]}
      settled={seat !== null}
      top={seat && <SeatCard seat={seat} />}
      form={options.data && <TransportForm options={options.data} />}
      list={
        (requests.length > 0 || !seat) && (
          <RequestList title={t('mine')} empty={<EmptyState title={t('empty')} text={t('emptyText')} />}>
            {requests.map(({ id, request }) => (
              <MyRequestCard key={id} request={request} />
            ))}
          </RequestList>
        )
      }
    />
  );
}
