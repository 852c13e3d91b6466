import { Select, Stack } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { formatList, isolate } from '../../../locales/i18n.ts';
import { isLiftedBy } from '../../api/code-traits.ts';
import type { Schema } from '../../api/operations.ts';
import { useApi } from '../../api/useApi.ts';
import { paths } from '../../paths.ts';
import { ErrorState } from '../../ui/refusals/ErrorState.tsx';
import { PageLayout } from '../../ui/layout/PageLayout.tsx';
import { Panel } from '../../ui/layout/Panel.tsx';
import { useLanguage } from '../../ui/text/useLanguage.ts';
import { StayCard } from './StayCard.tsx';
import classes from './StayOrLeavePage.module.css';

type Option = Schema<'StayOption'>;

/** Page that compares the four ways: what each leads to, what blocks it now, and a link to begin it. */
export default function StayOrLeavePage() {
  const { t } = useTranslation('withdrawal');
  const { pick, language } = useLanguage();
  const [chosen, setChosen] = useState<number | null>(null);
  const { data, error, refresh } = useApi('getStayOrLeave', chosen === null ? {} : { Registration: chosen });
  return (
    <PageLayout title={t('stay.title')} description={t('stay.description')} reading={!data && !error}>
      {error && !data && <ErrorState error={error} retry={refresh} />}
      {data && (
        <Stack>
          <p>
            {t(data.share.percent > 0 ? 'stay.shareNow' : 'stay.shareNone', {
              semester: pick(data.semester.name),
              percent: data.share.percent,
            })}{' '}
            {data.share.falls && (
              <strong>
                {t(data.share.falls.percent > 0 ? 'stay.shareFalls' : 'stay.shareEnds', {
                  at: data.share.falls.at,
                  percent: data.share.falls.percent,
                })}
              </strong>
            )}
          </p>
          <ul className={`sis-loose ${classes.ways} sis-list`}>
            {data.options.map((option) => (
              <StayCard key={option.option} option={option} of={data}>
                {option.option === 'course' && data.chosen && (
                  <>
                    <Select
                      label={t('stay.course')}
                      size="sm"
                      allowDeselect={false}
                      value={String(data.chosen.registrationId)}
                      data={data.courses.map(({ registrationId, code, name }) => ({
                        value: String(registrationId),
                        label: `${isolate(code)} ${pick(name)}`,
                      }))}
                      onChange={(value) => setChosen(Number(value))}
                    />
                    {data.chosen.along.length > 0 && (
                      <p className="sis-note">
                        {t('stay.along', {
                          courses: formatList(
                            data.chosen.along.map(({ code }) => isolate(code)),
                            language,
                          ),
                        })}
                      </p>
                    )}
                  </>
                )}
              </StayCard>
            ))}
          </ul>
          <Against options={data.options} />
          <p className="sis-note">{t('stay.note')}</p>
        </Stack>
      )}
    </PageLayout>
  );
}

/** The reasons why a way is not possible now, one line each. */
function Against({ options }: { options: Option[] }) {
  const { t } = useTranslation('withdrawal');
  const { messageText } = useLanguage();
  const against = options.filter(({ reasons }) => reasons.length > 0);
  if (against.length === 0) return null;
  return (
    <Panel title={t('stay.against')}>
      <Stack component="ul" gap="0.5rem" className="sis-list">
        {against.flatMap(({ option, reasons }) =>
          reasons.map((reason, index) => (
            <li key={`${option} ${String(index)}`}>
              <strong>{t(`stay.ways.${option}`)}:</strong> {messageText(reason.Code, reason.Params)}{' '}
              {messageText(reason.Code, reason.Params, 'action')}{' '}
              {isUnpaid(reason) && <Link to={paths.studentFees}>{t('stay.pay')}</Link>}
            </li>
          )),
        )}
      </Stack>
    </Panel>
  );
}

/** True if a payment would remove this reason. */
const isUnpaid = (reason: Option['reasons'][number]): boolean =>
  isLiftedBy('payment')(reason) || reason.Params.context === 'unpaid';
