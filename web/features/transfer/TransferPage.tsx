import { useTranslation } from 'react-i18next';
import { toLastMinute } from '../../../locales/i18n.ts';
import type { Schema } from '../../api/operations.ts';
import { useApi } from '../../api/useApi.ts';
import { DateText } from '../../ui/text/DateText.tsx';
import { EmptyState } from '../../ui/layout/EmptyState.tsx';
import { Fact, FactList } from '../../ui/layout/FactList.tsx';
import { Panel } from '../../ui/layout/Panel.tsx';
import { RequestList } from '../../ui/request/RequestCard.tsx';
import { RequestPage } from '../../ui/request/RequestPage.tsx';
import { mayPrepare } from '../../ui/refusals/service-state.ts';
import { useLanguage } from '../../ui/text/useLanguage.ts';
import { ProgrammeChoice } from './ProgrammeChoice.tsx';
import { TransferCard } from './TransferCard.tsx';
import { TransferForm } from './TransferForm.tsx';
import classes from './TransferPage.module.css';

/** Page of the transfer to another programme: conditions, ranking, rounds and their results. */
export default function TransferPage() {
  const { t } = useTranslation('transfer');
  const { pick } = useLanguage();
  const services = useApi('getServices');
  const options = useApi('getTransferOptions');
  const asked = useApi('getTransferRequests');
  const service = services.data?.services.find((one) => one.service === 'transfer');
  const draft = asked.data?.requests.some(({ request }) => request.status === 'draft') ?? false;
  const open = draft || (service !== undefined && mayPrepare(service));
  const requests = (asked.data?.requests ?? []).filter(({ request }) => request.status !== 'draft');
  const list = requests.length > 0 && (
    <RequestList title={t('mine')} empty={<EmptyState title={t('empty')} text={t('emptyText')} />}>
      {requests.map((transfer) => (
        <TransferCard key={transfer.id} transfer={transfer} />
      ))}
    </RequestList>
  );
  return (
    <RequestPage
      kind="transfer"
      title={t('title')}
      description={
        options.data &&
        t('description', { semester: pick(options.data.semester), programme: pick(options.data.programme) })
      }
      reads={[options, asked]}
      settled={requests.some(({ request }) => request.turn.length > 0)}
      top={
        <>
          {list}
          {options.data && <How options={options.data} requestBy={open ? service?.closesAt : undefined} />}
        </>
      }
      form={options.data && <TransferForm options={options.data} />}
      list={<></>}
    >
      {!open && options.data && options.data.programmes.length > 0 && (
        <Panel title={t('programme.browse')}>
          <ProgrammeChoice options={options.data} programmes={options.data.programmes} />
        </Panel>
      )}
    </RequestPage>
  );
}

type HowProps = {
  options: Schema<'TransferOptions'>;
  /**
   * The instant from which no request can be sent any more; null if there is none, undefined if none can be sent now.
   */
  requestBy: string | null | undefined;
};

/** Explains how the rounds decide and gives their dates. */
function How({ options: { roundAt, confirmFrom, confirmUntil, takesEffect, asked }, requestBy }: HowProps) {
  const { t } = useTranslation('transfer');
  const unset = t('how.unset');
  return (
    <Panel label={t('how.title')}>
      <FactList>
        {requestBy && (
          <Fact name={t('how.requestBy')}>
            <DateText at={toLastMinute(requestBy)} format="shortDateTime" />
          </Fact>
        )}
        <Fact name={t('how.roundAt')}>{roundAt ? <DateText at={roundAt} format="shortDateTime" /> : unset}</Fact>
        <Fact name={t('how.confirm')}>
          {confirmFrom && confirmUntil
            ? t('how.confirmSpan', { from: confirmFrom, until: toLastMinute(confirmUntil) })
            : unset}
        </Fact>
        <Fact name={t('how.secondRound')}>
          {confirmUntil ? <DateText at={confirmUntil} format="shortDateTime" /> : unset}
        </Fact>
        <Fact name={t('how.effect')}>
          <DateText at={takesEffect} />
        </Fact>
      </FactList>
      <p className="sis-block sis-note">{t('how.asked', { count: asked })}</p>
      <details className={classes.details}>
        <summary>{t('how.title')}</summary>
        <ul>
          <li>{t('how.round')}</li>
          <li>{t('how.honest')}</li>
          <li>{t('how.second')}</li>
        </ul>
      </details>
    </Panel>
  );
}
