import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { tellsState } from '../../api/code-traits.ts';
import type { Schema } from '../../api/operations.ts';
import { useApi } from '../../api/useApi.ts';
import { EmptyState } from '../../ui/layout/EmptyState.tsx';
import { MyRequestCard } from '../../ui/request/MyRequestCard.tsx';
import { RequestList } from '../../ui/request/RequestCard.tsx';
import { RequestPage } from '../../ui/request/RequestPage.tsx';
import { mayPrepare } from '../../ui/refusals/service-state.ts';
import { MinorCard } from './MinorCard.tsx';
import { MinorForm } from './MinorForm.tsx';
import classes from './MinorPage.module.css';

type Programme = Schema<'MinorProgramme'>;

/**
 * Page of the minors and specializations: their conditions, the requirements the student still lacks, and the
 * declaration of one of them.
 */
export default function MinorPage() {
  const { t } = useTranslation('minor');
  const services = useApi('getServices');
  const offer = useApi('getMinorPrograms');
  const asked = useApi('getMinorRequests');
  const [chosen, setChosen] = useState<Programme | null>(null);
  const service = services.data?.services.find((one) => one.service === 'minor');
  const open = service !== undefined && mayPrepare(service);
  const programmes = offer.data?.programmes ?? [];
  const requests = asked.data?.requests ?? [];
  const group = (key: 'held' | 'met' | 'open' | 'later', items: Programme[]) =>
    items.length > 0 && (
      <section key={key} className={classes.section} aria-labelledby={`minors-${key}`}>
        <h2 id={`minors-${key}`} className="sis-heading">
          {t(`groups.${key}`)}
        </h2>
        <ul className={`sis-list sis-loose ${classes.list}`}>
          {items.map((programme) => (
            <MinorCard
              key={programme.id}
              programme={programme}
              offer={offer.data!}
              onDeclare={open ? () => setChosen(programme) : undefined}
            />
          ))}
        </ul>
      </section>
    );
  // A student can have one minor and one specialization. If one is declared, the others of its kind are not shown.
  const others = programmes.filter(({ held, reasons }) => !held && !reasons.some(tellsState('held')));

  return (
    <RequestPage
      kind="minor"
      title={t('title')}
      description={t('description')}
      reads={[offer, asked]}
      form={chosen && <MinorForm programme={chosen} onClose={() => setChosen(null)} />}
      alone
      top={group(
        'held',
        programmes.filter(({ held }) => held),
      )}
      list={
        requests.length > 0 && (
          <RequestList title={t('mine')}>
            {requests.map(({ id, request }) => (
              <MyRequestCard key={id} request={request} />
            ))}
          </RequestList>
        )
      }
    >
      {programmes.length === 0 && <EmptyState title={t('empty')} text={t('emptyText')} />}
      {group(
        open ? 'open' : 'met',
        others.filter(({ reasons }) => reasons.length === 0),
      )}
      {group(
        'later',
        others.filter(({ reasons }) => reasons.length > 0),
      )}
    </RequestPage>
  );
}
