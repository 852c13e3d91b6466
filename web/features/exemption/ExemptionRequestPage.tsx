import { Button, Stack } from '@mantine/core';
import { IconCircleCheck } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { Schema } from '../../api/operations.ts';
import { useApi } from '../../api/useApi.ts';
import { paths } from '../../paths.ts';
import { CodeText } from '../../ui/text/CodeText.tsx';
import { EmptyState } from '../../ui/layout/EmptyState.tsx';
import { Panel } from '../../ui/layout/Panel.tsx';
import { RequestPage } from '../../ui/request/RequestPage.tsx';
import { useLanguage } from '../../ui/text/useLanguage.ts';
import { ExemptionForm } from './ExemptionForm.tsx';
import classes from './ExemptionRequestPage.module.css';
import { writtenScore } from './score.ts';

const undecided: readonly string[] = ['sent', 'returned'] satisfies Schema<'RequestStatus'>[];

/**
 * The tests that exempt from the orientation programme, the effects of an exemption, and the form. After approval it
 * shows the granted exemption.
 */
export default function ExemptionRequestPage() {
  const { t } = useTranslation('exemption');
  const { data: offer, ...read } = useApi('getExemption');
  const requests = useApi('getMyRequests');
  const exempted = offer?.orientation === 'exempted';
  // While a decision is pending, the request comes first.
  const waiting =
    requests.data?.requests.some(({ kind, status }) => kind === 'exemption' && undecided.includes(status)) ?? false;
  const counts = offer && !exempted && <Offer offer={offer} />;
  return (
    <RequestPage
      kind="exemption"
      title={t('title')}
      description={t('description')}
      settled={exempted}
      reads={[{ data: offer, ...read }]}
      top={exempted ? <Exempted /> : !waiting && counts}
      form={offer && <ExemptionForm offer={offer} />}
    >
      {waiting && counts}
    </RequestPage>
  );
}

function Exempted() {
  const { t } = useTranslation('exemption');
  return (
    <EmptyState icon={IconCircleCheck} title={t('exempted.title')} text={t('exempted.text')}>
      <Button component={Link} to={paths.registeredCourses}>
        {t('exempted.register')}
      </Button>
    </EmptyState>
  );
}

function Offer({ offer: { tests, takenFrom } }: { offer: Schema<'ExemptionOffer'> }) {
  const { t } = useTranslation('exemption');
  const { pick } = useLanguage();
  return (
    <div className={`sis-loose ${classes.offer}`}>
      <Panel title={t('tests.title')} text={t('tests.text', { from: takenFrom })}>
        <table className={classes.tests} aria-label={t('tests.title')}>
          <thead>
            <tr>
              <th scope="col">{t('tests.test')}</th>
              <th scope="col">{t('tests.from')}</th>
              <th scope="col">{t('tests.scale')}</th>
            </tr>
          </thead>
          <tbody>
            {tests.map((test) => (
              <tr key={test.code}>
                <th scope="row">{pick(test.name)}</th>
                <td>
                  <CodeText strong>{writtenScore(test.minimum, test)}</CodeText>
                </td>
                <td>
                  <CodeText>{`${writtenScore(test.lowest, test)}–${writtenScore(test.highest, test)}`}</CodeText>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </Panel>
      <Panel title={t('effect.title')}>
        <Stack component="ul" gap="0.5rem" ps="lg">
          <li>{t('effect.online')}</li>
          <li>{t('effect.courses')}</li>
          <li>{t('effect.money')}</li>
        </Stack>
      </Panel>
    </div>
  );
}
