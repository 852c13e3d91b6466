import { Button, Group } from '@mantine/core';
import { IconCertificate, IconCircleCheck } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { Schema } from '../../api/operations.ts';
import { useApi } from '../../api/useApi.ts';
import { paths } from '../../paths.ts';
import { MyRequestCard } from '../../ui/request/MyRequestCard.tsx';
import { RequestList } from '../../ui/request/RequestCard.tsx';
import { RequestPage } from '../../ui/request/RequestPage.tsx';
import { DeclaredForm } from '../../ui/request/DeclaredForm.tsx';
import { ClearanceItems } from './ClearanceItems.tsx';
import classes from './ClearancePage.module.css';

/**
 * The clearance page: the current state at each office, the request, and a link to the certificate when all items are
 * settled.
 */
export default function ClearancePage() {
  const { t } = useTranslation('clearance');
  // A failure of this call shows no alert (see `api/errors.ts`); the page is then shown without the items.
  const process = useApi('clearanceProcess');
  const { data } = process;
  const requests = data?.requests ?? [];
  return (
    <RequestPage
      kind="clearance"
      title={t('title')}
      description={t('description')}
      settled={data?.asked ?? false}
      awaited={[process]}
      top={
        data && (
          <>
            {data.completedAt && <Complete process={data} completedAt={data.completedAt} />}
            <ClearanceItems process={data} />
          </>
        )
      }
      form={data && !data.asked && <DeclaredForm />}
      list={
        requests.length > 0 && (
          <RequestList title={t('requests')}>
            {requests.map(({ id, request }) => (
              <MyRequestCard key={id} request={request} />
            ))}
          </RequestList>
        )
      }
    />
  );
}

function Complete({
  process: { status, mayGraduate },
  completedAt,
}: {
  process: Schema<'ClearanceProcess'>;
  completedAt: string;
}) {
  const { t } = useTranslation('clearance');
  const next = !mayGraduate
    ? t('complete.left')
    : status === 'graduated'
      ? t('complete.graduated')
      : t('complete.active');
  return (
    <Group component="section" className={classes.complete} aria-labelledby="clearance-complete">
      <IconCircleCheck size={28} stroke={1.75} aria-hidden className="sis-icon" />
      <div className={`sis-words ${classes.words}`}>
        <h2 id="clearance-complete" className={`${classes.title} sis-title`}>
          {t('complete.title')}
        </h2>
        <p>{t('complete.since', { at: completedAt })}</p>
        <p>{next}</p>
      </div>
      <Button
        component={Link}
        to={paths.transcriptCertificate}
        leftSection={<IconCertificate size={18} stroke={1.75} aria-hidden />}
      >
        {t('complete.certificate')}
      </Button>
    </Group>
  );
}
