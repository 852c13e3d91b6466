import { Button, Skeleton, Stack } from '@mantine/core';
import { IconFileSpreadsheet, IconFileTypePdf, IconReceipt2 } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import type { Schema } from '../../api/operations.ts';
import { useApi } from '../../api/useApi.ts';
import type { Column } from '../../ui/layout/DataTable.tsx';
import { DataTable } from '../../ui/layout/DataTable.tsx';
import { DateText } from '../../ui/text/DateText.tsx';
import { EmptyState } from '../../ui/layout/EmptyState.tsx';
import { ErrorState } from '../../ui/refusals/ErrorState.tsx';
import { FigureCard } from '../../ui/layout/FigureCard.tsx';
import { Money } from '../../ui/text/Money.tsx';
import { PageLayout } from '../../ui/layout/PageLayout.tsx';
import { RefundToBalanceNote } from '../../ui/text/RefundToBalanceNote.tsx';
import { StatCard } from '../../ui/layout/StatCard.tsx';
import { useLanguage } from '../../ui/text/useLanguage.ts';
import { feesTabs } from './fees-tabs.ts';
import classes from './FinancialDataPage.module.css';
import { SemesterDetails } from './SemesterDetails.tsx';
import { entryName, statementExcel, statementPdf } from './statement-document.ts';
import { useDocument } from './useDocument.ts';

type Statement = Schema<'FinancialData'>;

/** /financialData: the statement by semester, with its downloads. */
export default function FinancialDataPage() {
  const { t } = useTranslation(['fees', 'common']);
  const { pick } = useLanguage();
  const { data, error, refresh } = useApi('getFinancialData', {});
  const files = useDocument();

  const empty = data?.semesters.length === 0;
  return (
    <PageLayout
      title={t('title.statement')}
      tabs={feesTabs(t)}
      description={data && t('statement.description', { at: data.now })}
      actions={data && !empty && <Downloads statement={data} files={files} />}
    >
      {error && !data ? (
        <ErrorState error={error} retry={refresh} />
      ) : !data ? (
        <Skeleton height={360} radius="lg" aria-busy aria-label={t('common:page.loading')} />
      ) : empty ? (
        <EmptyState icon={IconReceipt2} title={t('statement.empty')} text={t('statement.emptyText')} />
      ) : (
        <Stack>
          {files.failed && (
            <p role="alert" className="sis-refuse">
              {t('statement.failed')}
            </p>
          )}
          <FigureCard
            label={t('title.statement')}
            figures={
              <>
                <StatCard label={t('figures.due')} value={<Money fils={data.toPay ?? data.owed} />} />
                {data.onItsWay !== undefined && data.onItsWay > 0 && (
                  <StatCard label={t('figures.onItsWay')} value={<Money fils={data.onItsWay} />} />
                )}
                <StatCard label={t('statement.charged')} value={<Money fils={data.totals.privateFees} />} />
                <StatCard label={t('statement.paid')} value={<Money fils={data.totals.paid} />} />
                {data.totals.usedFromBalance > 0 && (
                  <StatCard label={t('statement.fromBalance')} value={<Money fils={data.totals.usedFromBalance} />} />
                )}
                {data.sponsor && (
                  <StatCard
                    label={t('statement.sponsor')}
                    value={<Money fils={data.totals.sponsorFees} />}
                    note={pick(data.sponsor)}
                  />
                )}
                {data.balance > 0 && <StatCard label={t('statement.balance')} value={<Money fils={data.balance} />} />}
              </>
            }
          >
            {data.toBalance && data.toBalance.length > 0 && <RefundToBalanceNote credits={data.toBalance} />}
          </FigureCard>
          {data.semesters.map((semester, index) => (
            <Semester
              key={semester.semesterId}
              semester={semester}
              open={index === 0 || semester.owed > semester.carried}
            />
          ))}
        </Stack>
      )}
    </PageLayout>
  );
}

/** The buttons that write the statement as a file. */
function Downloads({
  statement,
  files: { make, making },
}: {
  statement: Statement;
  files: ReturnType<typeof useDocument>;
}) {
  const { t } = useTranslation('fees');
  const { language } = useLanguage();
  const download = (kind: 'pdf' | 'xlsx', write: (all: Statement) => Promise<Blob>): void => {
    void make(kind, async () => {
      const { saveFile } = await import('../../documents/save.ts');
      saveFile(`${t('statement.file')}-${statement.student.code}.${kind}`, await write(statement));
    });
  };
  return (
    <>
      <Button
        variant="light"
        loading={making === 'pdf'}
        leftSection={<IconFileTypePdf size={18} stroke={1.75} aria-hidden />}
        aria-label={t('statement.pdfLabel')}
        onClick={() => download('pdf', (all) => statementPdf(all, language, t))}
      >
        {t('statement.pdf')}
      </Button>
      <Button
        variant="light"
        loading={making === 'xlsx'}
        leftSection={<IconFileSpreadsheet size={18} stroke={1.75} aria-hidden />}
        aria-label={t('statement.excelLabel')}
        onClick={() => download('xlsx', (all) => statementExcel(all, language, t))}
      >
        {t('statement.excel')}
      </Button>
    </>
  );
}

function Semester({ semester, open }: { semester: Schema<'SemesterStatement'>; open: boolean }) {
  const { t } = useTranslation('fees');
  const { language, pick } = useLanguage();
  const { name, carried, owed, totals, entries } = semester;
  type Row = Schema<'StatementEntry'> & { row: number };
  const rows: Row[] = entries.map((entry, row) => ({ ...entry, row }));
  const money = (key: 'own' | 'sponsor' | 'owed', header: string, strong = false): Column<Row> => ({
    key,
    header,
    align: 'end',
    render: (entry) => (entry[key] === 0 && !strong ? null : <Money fils={entry[key]} strong={strong} />),
  });
  const columns: Column<Row>[] = [
    { key: 'what', header: t('statement.what'), primary: true, render: (entry) => entryName(entry, language, t) },
    {
      key: 'date',
      header: t('statement.date'),
      render: ({ at }) => (
        <span className={classes.date}>
          <DateText at={at} />
        </span>
      ),
    },
    ...(totals.sponsorFees > 0 ? [money('sponsor', t('statement.sponsor'))] : []),
    money('own', t('statement.charged')),
    {
      key: 'paid',
      header: t('statement.paid'),
      align: 'end',
      render: ({ paid, fromBalance }) =>
        paid + fromBalance === 0 ? null : <Paid paid={paid} fromBalance={fromBalance} />,
    },
    money('owed', t('statement.running'), true),
  ];
  return (
    <SemesterDetails semester={semester} level={2} open={open}>
      {carried !== 0 && (
        <p className={classes.carried}>
          {t('statement.carried')} <Money fils={carried} />
        </p>
      )}
      <DataTable
        columns={columns}
        rows={rows}
        rowKey={({ row }) => row}
        caption={pick(name)}
        emptyTitle={t('statement.empty')}
      />
      <p className={classes.close}>
        {t('statement.close')} <Money fils={owed} strong />
      </p>
    </SemesterDetails>
  );
}

function Paid({ paid, fromBalance }: { paid: number; fromBalance: number }) {
  const { t } = useTranslation('fees');
  return (
    <Stack component="span" gap={0} align="flex-end">
      <Money fils={paid + fromBalance} />
      {fromBalance > 0 && (
        <span className="sis-tiny">
          {paid === 0 ? t('statement.fromBalance') : t('history.fromBalance', { fils: fromBalance })}
        </span>
      )}
    </Stack>
  );
}
