import { Button, Stack } from '@mantine/core';
import { IconLogin2 } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { Schema } from '../../api/operations.ts';
import { useApi } from '../../api/useApi.ts';
import { useRecord } from '../../api/useRecord.ts';
import { paths } from '../../paths.ts';
import { CodeText } from '../../ui/text/CodeText.tsx';
import { DateText } from '../../ui/text/DateText.tsx';
import { DeclaredForm } from '../../ui/request/DeclaredForm.tsx';
import { FigureCard } from '../../ui/layout/FigureCard.tsx';
import { PageLayout } from '../../ui/layout/PageLayout.tsx';
import { Panel, QuietText } from '../../ui/layout/Panel.tsx';
import { RequestPage } from '../../ui/request/RequestPage.tsx';
import { StatCard } from '../../ui/layout/StatCard.tsx';
import { CaseStudyExplanation } from './CaseStudyExplanation.tsx';

/** The page of case studies: the public explanation with a link to sign in, or the requests of a signed-in student. */
export default function CaseStudyPage() {
  const { record } = useRecord();
  return record ? <CaseStudyRequests /> : <CaseStudyForAnybody />;
}

function CaseStudyForAnybody() {
  const { t } = useTranslation(['casestudy', 'common']);
  return (
    <PageLayout title={t('title')} description={t('description')}>
      <Stack>
        <Panel title={t('signIn.title')} text={t('signIn.text')}>
          <Button
            component={Link}
            to={`${paths.signIn}?from=${encodeURIComponent(paths.caseStudy)}`}
            className="sis-start"
            leftSection={<IconLogin2 size={18} stroke={1.75} aria-hidden className="sis-directional" />}
          >
            {t('common:actions.signIn')}
          </Button>
        </Panel>
        <CaseStudyExplanation />
      </Stack>
    </PageLayout>
  );
}

function CaseStudyRequests() {
  const { t } = useTranslation('casestudy');
  const caseStudies = useApi('getCaseStudies');
  const granted =
    caseStudies.data &&
    caseStudies.data.semestersLeft > 0 &&
    caseStudies.data.requests.some(({ status }) => status === 'approved');
  return (
    <RequestPage
      kind="caseStudy"
      title={t('title')}
      description={t('description')}
      reads={[caseStudies]}
      settled={granted === true}
      top={caseStudies.data && <Standing caseStudies={caseStudies.data} />}
      form={
        caseStudies.data && (
          <DeclaredForm>
            {caseStudies.data.fee > 0 && <QuietText>{t('form.fee', { fils: caseStudies.data.fee })}</QuietText>}
          </DeclaredForm>
        )
      }
      {...(caseStudies.data?.requests.length === 0 && { list: false })}
    >
      <CaseStudyExplanation />
    </RequestPage>
  );
}

function Standing({
  caseStudies: { status, since, until, cgpa, warnings, chances, maximumChances, semestersLeft },
}: {
  caseStudies: Schema<'CaseStudies'>;
}) {
  const { t } = useTranslation(['casestudy', 'academic']);
  const note =
    status === 'active'
      ? t('standing.probation', { count: warnings })
      : since
        ? t('standing.since', { at: since })
        : undefined;
  return (
    <FigureCard
      label={t('standing.title')}
      figures={
        <>
          <StatCard label={t('standing.status')} value={t(`academic:status.${status}`)} note={note} />
          {until && <StatCard label={t('standing.until')} value={<DateText at={until} format="shortDate" />} />}
          {cgpa !== null && <StatCard label={t('standing.cgpa')} value={<CodeText>{cgpa.toFixed(2)}</CodeText>} />}
          <StatCard
            label={t('standing.chances')}
            value={t('standing.of', { count: chances, maximum: maximumChances })}
            note={semestersLeft > 0 ? t('standing.left', { count: semestersLeft }) : undefined}
          />
        </>
      }
    />
  );
}
