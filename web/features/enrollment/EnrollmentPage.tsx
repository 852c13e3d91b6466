import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { formatList } from '../../../locales/i18n.ts';
import type { Schema } from '../../api/operations.ts';
import { useApi } from '../../api/useApi.ts';
import { paths } from '../../paths.ts';
import { ConditionList } from '../../ui/refusals/ConditionList.tsx';
import { DeclaredForm } from '../../ui/request/DeclaredForm.tsx';
import { FigureCard } from '../../ui/layout/FigureCard.tsx';
import { MyRequestCard } from '../../ui/request/MyRequestCard.tsx';
import { Panel, QuietText } from '../../ui/layout/Panel.tsx';
import { asksToPay } from '../../ui/refusals/ReasonLinks.tsx';
import { RequestList } from '../../ui/request/RequestCard.tsx';
import { RequestPage } from '../../ui/request/RequestPage.tsx';
import { StatCard } from '../../ui/layout/StatCard.tsx';
import { useLanguage } from '../../ui/text/useLanguage.ts';

type Status = Schema<'EnrollmentStatus'>;

/** Page of the enrolment state. If the enrolment can be restored, it also shows the conditions and the form for it. */
export default function EnrollmentPage() {
  const { t } = useTranslation('enrollment');
  const status = useApi('getEnrollmentStatus');
  const requests = useApi('getMyRequests').data?.requests.filter(({ kind }) => kind === 'reinstatement') ?? [];
  return (
    <RequestPage
      kind="reinstatement"
      service="enrollmentChange"
      title={t('title')}
      description={t('description')}
      reads={[status]}
      settled={status.data?.enrolled === true}
      top={status.data && <Standing status={status.data} />}
      // The form has no fields. The student only reads and confirms the consequences.
      form={
        <DeclaredForm>
          <QuietText>{t('form.text')}</QuietText>
        </DeclaredForm>
      }
      list={
        requests.length > 0 && (
          <RequestList title={t('mine')}>
            {requests.map((request) => (
              <MyRequestCard key={request.referenceNumber} request={request} />
            ))}
          </RequestList>
        )
      }
    />
  );
}

const mayBeRestored = ({ status, enrolled }: Status): boolean =>
  status === 'inactive' || (status === 'active' && !enrolled);

function Standing({ status: found }: { status: Status }) {
  const { t } = useTranslation(['enrollment', 'academic']);
  const { language, pick } = useLanguage();
  const { status, since, semester, enrolled, away, maximumAway, reinstatements, maximumReinstatements, warnings, due } =
    found;
  const services = useApi('getServices');
  // True if the reasons above the form already contain a link to the fees, or if `getServices` has no response yet.
  const led =
    services.data?.services.some(
      ({ service, open, reasons }) => service === 'enrollmentChange' && !open && asksToPay(reasons),
    ) ?? true;
  const state = enrolled
    ? t('state.enrolled')
    : status === 'inactive'
      ? t('state.inactive')
      : status === 'active'
        ? t('state.notEnrolled')
        : t(`academic:status.${status}`);
  return (
    <>
      <FigureCard
        label={t('state.title')}
        figures={
          <StatCard
            label={pick(semester.name)}
            value={state}
            {...(enrolled && { tone: 'calm' as const })}
            note={!enrolled && since ? t('state.since', { at: since }) : undefined}
          />
        }
      >
        {enrolled && (
          <Button component={Link} to={paths.registeredCourses} variant="light" style={{ justifySelf: 'start' }}>
            {t('state.go')}
          </Button>
        )}
      </FigureCard>
      {mayBeRestored(found) && (
        <Panel title={t('conditions.title')}>
          <ConditionList
            conditions={[
              {
                key: 'away',
                met: away.length <= maximumAway,
                text: t('conditions.away', { count: away.length, maximum: maximumAway }),
                note: formatList(away.map(pick), language),
              },
              {
                key: 'reinstatements',
                met: reinstatements < maximumReinstatements,
                text: t('conditions.reinstatements', { count: reinstatements, maximum: maximumReinstatements }),
              },
              { key: 'warnings', met: warnings === 0, text: t('conditions.warnings', { count: warnings }) },
              {
                key: 'due',
                met: due === 0,
                text: t('conditions.due', { fils: due }),
                note: due > 0 && !led && <Link to={paths.studentFees}>{t('conditions.pay')}</Link>,
              },
            ]}
          />
        </Panel>
      )}
    </>
  );
}
