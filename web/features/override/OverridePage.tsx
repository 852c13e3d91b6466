import { Button } from '@mantine/core';
import { IconHandStop } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useSearchParams } from 'react-router-dom';
import { useApi } from '../../api/useApi.ts';
import { paths } from '../../paths.ts';
import { EmptyState } from '../../ui/layout/EmptyState.tsx';
import { PermitList } from '../../ui/override/PermitList.tsx';
import { readOverrideAddress } from '../../ui/override/waivable.ts';
import { RequestPage } from '../../ui/request/RequestPage.tsx';
import { OverrideForm } from './OverrideForm.tsx';

/** The page /override: the request for the section in the address, the permits, and the earlier requests. */
export default function OverridePage() {
  const { t } = useTranslation('override');
  const [params] = useSearchParams();
  const permits = useApi('getPermits');
  const requests = useApi('getMyRequests');
  const asked = readOverrideAddress(params);
  const own = requests.data?.requests.filter(({ kind }) => kind === 'override') ?? [];
  const returned = own.some(({ status }) => status === 'returned');
  const listed = permits.data?.permits ?? [];
  // The permits are above the form and the requests. If there are neither permits nor a form, the page explains how to
  // ask for an exception.
  const top = (): ReactNode =>
    listed.length > 0 ? (
      <PermitList permits={listed} />
    ) : (
      !asked &&
      !returned && (
        <EmptyState icon={IconHandStop} title={t('start.title')} text={t('start.text')}>
          <Button component={Link} to={`${paths.registeredCourses}?tab=offered`} variant="light">
            {t('start.link')}
          </Button>
        </EmptyState>
      )
    );
  return (
    <RequestPage
      kind="override"
      title={t('title')}
      description={t('description')}
      reads={[permits]}
      form={asked || returned ? <OverrideForm asked={asked} /> : null}
      top={top()}
      {...(own.length === 0 && { list: <></> })}
    />
  );
}
