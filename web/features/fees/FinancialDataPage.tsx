import { Button, Group, Stack } from '@mantine/core';
import { IconFileSpreadsheet, IconFileTypePdf, IconReceipt2 } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import type { Schema } from '../../api/operations.ts';
import { useApi } from '../../api/useApi.ts';
import { saveFile } from '../../documents/save.ts';
import type { Column } from '../../ui/layout/DataTable.tsx';
import { DataTable, InLine } from '../../ui/layout/DataTable.tsx';
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

/** The page /financialData: the statement by semester, with its downloads. */
export default function FinancialDataPage() {
  const { t } = useTranslation(['fees', 'common']);
  const { pick } = useLanguage();
  const { data, error, refresh } = useApi('getFinancialData', {});
  const files = useDocument();

  const sums = ({ onItsWay = 0, totals, sponsor, balance }: Statement): { label: string; fils: number }[] =>
    [
      { label: t('figures.onItsWay'), fils: onItsWay, shown: onItsWay > 0 },
      { label: t('statement.charged'), fils: totals.privateFees },
      { label: t('statement.paid'), fils: totals.paid },
      { label: t('statement.fromBalance'), fils: totals.usedFromBalance, shown: totals.usedFromBalance > 0 },
      {
        label: sponsor ? `${t('statement.sponsor')} (${pick(sponsor)})` : '',
        fils: totals.sponsorFees,
        shown: sponsor !== null,
      },
      { label: t('statement.balance'), fils: balance, shown: balance > 0 },
    ].filter(({ shown = true }) => shown);
  const empty = data?.semesters.length === 0;
  return (
    <PageLayout
      title={t('title.fees')}
      name={t('title.statement')}
      tabs={feesTabs(t)}
      description={data && t('statement.description', { at: data.now })}
      reading={!data && !error}
      actions={data && !empty && <Downloads statement={data} files={files} />}
    >
      {error && !data ? (
        <ErrorState error={error} retry={refresh} />
      ) : !data ? null : empty ? (
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
            figures={<StatCard label={t('figures.due')} value={<Money fils={data.toPay ?? data.owed} />} />}
          >
            <Group component="dl" gap="0.25rem 1.5rem" className="sis-note">
              {sums(data).map(({ label, fils }) => (
                <Group key={label} gap="0.375rem">
                  <dt>{label}</dt>
                  <dd>
                    <Money fils={fils} />
                  </dd>
                </Group>
              ))}
            </Group>
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

type Row = Schema<'StatementEntry'> & { row: number };

/** The columns of the entries. On a phone an entry has two lines: name and amount, then date and balance. */
function useEntryColumns({ totals, entries }: Schema<'SemesterStatement'>): Column<Row>[] {
  const { t } = useTranslation('fees');
  const { language } = useLanguage();
  const empty: Record<string, boolean> = {
    sponsor: totals.sponsorFees === 0,
    own: entries.every(({ own }) => own === 0),
    paid: entries.every(({ paid, fromBalance }) => paid + fromBalance === 0),
  };
  const columns: Column<Row>[] = [
    {
      key: 'date',
      header: t('statement.date'),
      render: ({ at }) => (
        <span className="sis-unbroken">
          <DateText at={at} />
        </span>
      ),
    },
    { key: 'what', header: t('statement.what'), primary: true, render: (entry) => entryName(entry, language, t) },
    {
      key: 'sponsor',
      header: t('statement.sponsor'),
      align: 'end',
      render: ({ sponsor }) =>
        sponsor === 0 ? null : (
          <>
            <InLine>{t('statement.sponsor')} </InLine>
            <Money fils={sponsor} />
          </>
        ),
    },
    {
      key: 'own',
      header: t('statement.charged'),
      align: 'end',
      bare: true,
      render: ({ own }) => (own === 0 ? null : <Money fils={own} />),
    },
    {
      key: 'paid',
      header: t('statement.paid'),
      align: 'end',
      bare: true,
      render: ({ paid, fromBalance }) =>
        paid + fromBalance === 0 ? null : <Paid paid={paid} fromBalance={fromBalance} />,
    },
    {
      key: 'owed',
      header: t('statement.running'),
      align: 'end',
      render: ({ owed }) => (
        <>
          <InLine>{t('statement.running')} </InLine>
          <Money fils={owed} />
        </>
      ),
    },
  ];
  return columns.filter(({ key }) => !empty[key]);
}

function Semester({ semester, open }: { semester: Schema<'SemesterStatement'>; open: boolean }) {
  const { t } = useTranslation('fees');
  const { pick } = useLanguage();
  const { name, carried, owed, entries } = semester;
  const columns = useEntryColumns(semester);
  const rows: Row[] = entries.map((entry, row) => ({ ...entry, row }));
  return (
    <SemesterDetails semester={semester} level={2} open={open}>
      {carried !== 0 && (
        <Group component="p" justify="space-between" fz="sm" className={classes.carried}>
          {t('statement.carried')} <Money fils={carried} />
        </Group>
      )}
      <DataTable
        lines
        columns={columns}
        rows={rows}
        rowKey={({ row }) => row}
        caption={pick(name)}
        emptyTitle={t('statement.empty')}
      />
      <Group component="p" justify="space-between" p="0.75rem 1rem" fz="sm">
        {t('statement.close')} <Money fils={owed} strong />
      </Group>
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
