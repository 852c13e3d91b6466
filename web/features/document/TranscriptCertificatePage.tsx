import { Stack } from '@mantine/core';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useIsAvailable } from '../../api/feature-availability.ts';
import { useApi } from '../../api/useApi.ts';
import { paths } from '../../paths.ts';
import { EmptyState } from '../../ui/layout/EmptyState.tsx';
import { Panel } from '../../ui/layout/Panel.tsx';
import { MyRequestCard } from '../../ui/request/MyRequestCard.tsx';
import { RequestList } from '../../ui/request/RequestCard.tsx';
import { RequestPage } from '../../ui/request/RequestPage.tsx';
import { DocumentCard } from './DocumentCard.tsx';
import classes from './DocumentCard.module.css';
import { DocumentForm } from './DocumentForm.tsx';

/** Page of official documents: those issued, the requests for documents, and the form for a new request. */
export default function TranscriptCertificatePage() {
  const { t } = useTranslation(['document', 'request']);
  const options = useApi('getDocumentOptions');
  const asked = useApi('getDocumentRequests');
  const id = useId();
  const all = asked.data?.requests ?? [];
  const issued = all.flatMap(({ document }) => (document ? [document] : []));
  const explained = useIsAvailable('downloadCredential') && issued.some(({ file }) => file !== null);
  return (
    <RequestPage
      kind="transcriptRequest"
      service="document"
      title={t('title')}
      description={t('description')}
      reads={[options, asked]}
      top={
        issued.length > 0 && (
          <section className={classes.section} aria-labelledby={id}>
            <h2 id={id} className="sis-heading">
              {t('mine')}
            </h2>
            <Stack component="ul" className="sis-list">
              {issued.map((document) => (
                <DocumentCard key={document.id} document={document} />
              ))}
            </Stack>
            {explained && <WalletText />}
          </section>
        )
      }
      form={options.data && <DocumentForm options={options.data} />}
      list={
        <RequestList title={t('request:mine.all')} empty={<EmptyState title={t('empty')} text={t('emptyText')} />}>
          {all.map(({ id: request, request: one }) => (
            <MyRequestCard key={request} request={one} />
          ))}
        </RequestList>
      }
    />
  );
}

/** Card that explains the files of a document: PDF, credential and signature. */
function WalletText() {
  const { t } = useTranslation('document');
  return (
    <Panel title={t('wallet.title')}>
      <ul className={`sis-tight ${classes.wallet}`}>
        <li>{t('wallet.what')}</li>
        <li>{t('wallet.use')}</li>
        <li>{t('wallet.signature')}</li>
        <li>{t('wallet.keep')}</li>
        <li>
          {t('wallet.check')} <Link to={paths.verifyByCode}>{t('verify.title')}</Link>
        </li>
      </ul>
    </Panel>
  );
}
