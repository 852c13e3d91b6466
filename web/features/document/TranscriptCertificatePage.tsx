import { Stack } from '@mantine/core';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useApi } from '../../api/useApi.ts';
import { EmptyState } from '../../ui/layout/EmptyState.tsx';
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
