import { Button, Skeleton, Stack } from '@mantine/core';
import { IconCreditCard } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { Schema } from '../../../api/operations.ts';
import { useApi } from '../../../api/useApi.ts';
import { paths } from '../../../paths.ts';
import { CodeText } from '../../../ui/text/CodeText.tsx';
import type { Column } from '../../../ui/layout/DataTable.tsx';
import { DataTable } from '../../../ui/layout/DataTable.tsx';
import { ErrorState } from '../../../ui/refusals/ErrorState.tsx';
import { FigureCard } from '../../../ui/layout/FigureCard.tsx';
import { Money } from '../../../ui/text/Money.tsx';
import { StatCard } from '../../../ui/layout/StatCard.tsx';
import { RefundToBalanceNote } from '../../../ui/text/RefundToBalanceNote.tsx';
import { useLanguage } from '../../../ui/text/useLanguage.ts';
import type { Period } from '../basket/basket.ts';
import { FeesBar } from './FeesBar.tsx';
import classes from './FeesTab.module.css';

type Item = Schema<'StudentFees'>['items'][number];

/** The columns of a course: its fees and the shares of sponsor and student. */
function useFeeColumns(data: Schema<'StudentFees'> | undefined): Column<Item>[] {
  const { t } = useTranslation('registration');
  const { pick } = useLanguage();
  const sponsored = (data?.sponsorFees ?? 0) > 0;
  const money = (
    key: keyof Pick<Item, 'privateFees' | 'sponsorFees' | 'usedFromBalance' | 'paid' | 'privateRemain'>,
    header: string,
    strong = false,
  ): Column<Item> => ({
    key,
    header,
    align: 'end',
    sortBy: (item) => item[key],
    render: (item) => <Money fils={item[key]} strong={strong} />,
  });
  return [
    {
      key: 'course',
      header: t('courses.course'),
      primary: true,
      sortBy: ({ code }) => code,
      render: ({ code, name }) => (
        <>
          <CodeText strong>{code}</CodeText> {pick(name)}
        </>
      ),
    },
    { key: 'section', header: t('section'), render: ({ number }) => <CodeText>{number}</CodeText> },
    { key: 'hours', header: t('courses.hours'), align: 'end', render: ({ creditHours }) => creditHours },
    ...(sponsored ? [money('sponsorFees', t('fees.sponsor'))] : []),
    money('privateFees', t('fees.yours')),
    ...((data?.usedFromBalance ?? 0) > 0 ? [money('usedFromBalance', t('fees.balance'))] : []),
    money('paid', t('fees.paid')),
    money('privateRemain', t('fees.remaining'), true),
  ];
}

/** The costs of the semester's registration, the shares of student and sponsor, and the unpaid amount. */
export function FeesTab({ period }: { period: Period }) {
  const { t } = useTranslation(['registration', 'common']);
  const { pick } = useLanguage();
  const { data, error, refresh } = useApi('informationStudentFees', { Period: period });
  const columns = useFeeColumns(data);
  if (error && !data) return <ErrorState error={error} retry={refresh} />;
  if (!data) return <Skeleton height={420} radius="lg" aria-busy aria-label={t('common:page.loading')} />;

  return (
    <Stack gap="1.5rem">
      {data.total + (data.owed?.toPay ?? 0) + (data.owed?.onItsWay ?? 0) + (data.toBalance?.length ?? 0) > 0 && (
        <FigureCard
          label={t('fees.toPay')}
          figures={
            <>
              <Due fees={data} />
              <StatCard
                label={t('fees.total')}
                value={<Money fils={data.total} />}
                note={data.sponsor && `${t('fees.sponsor')}: ${pick(data.sponsor)}`}
              />
            </>
          }
        >
          {period === 'current' && data.owed && data.owed.toPay > 0 && (
            <div>
              <Button
                component={Link}
                to={paths.studentFees}
                leftSection={<IconCreditCard size={20} stroke={1.75} aria-hidden />}
              >
                {t('fees.pay', { fils: data.owed.toPay })}
              </Button>
            </div>
          )}
          <RefundToBalanceNote credits={data.toBalance} />
          <FeesBar fees={data} />
        </FigureCard>
      )}
      <DataTable
        columns={columns}
        rows={data.items}
        rowKey={({ registrationId }) => registrationId}
        caption={t('fees.items')}
        emptyTitle={t('fees.empty')}
        emptyText={t('fees.emptyText')}
      />
    </Stack>
  );
}

/**
 * The total amount to pay with its due date, the same figure as on every page. If it contains other fees, the parts of
 * this registration and of the other fees are shown as well. If the API sends no total (`owed`), only the unpaid amount
 * of this registration is shown.
 */
function Due({ fees: { owed, privateRemain } }: { fees: Schema<'StudentFees'> }) {
  const { t } = useTranslation('registration');
  if (!owed)
    return (
      <StatCard
        label={t('fees.remaining')}
        value={<Money fils={privateRemain} />}
        note={privateRemain === 0 && t('fees.nothingDue')}
      />
    );
  const { toPay, onItsWay, overdue, dueBy } = owed;
  const other = toPay + onItsWay - privateRemain;
  const note = [
    toPay === 0 && onItsWay === 0 && t('fees.nothingDue'),
    toPay > 0 && overdue > 0 && t('fees.overdue', { fils: overdue }),
    toPay > 0 && overdue === 0 && dueBy && t('fees.dueBy', { at: dueBy }),
    onItsWay > 0 && t('fees.onItsWay', { fils: onItsWay }),
    other > 0 && privateRemain > 0 && t('fees.ofThis', { fils: privateRemain }),
    other > 0 && t('fees.ofOther', { fils: other }),
  ].filter((line) => typeof line === 'string');
  return (
    <StatCard
      label={t('fees.toPay')}
      value={<Money fils={toPay} />}
      note={note.map((line) => (
        <span key={line} className={classes.line}>
          {line}
        </span>
      ))}
    />
  );
}
