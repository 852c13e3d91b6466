import { Pagination } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useApi } from '../../api/useApi.ts';
import { CodeText } from '../../ui/text/CodeText.tsx';
import { ErrorState } from '../../ui/refusals/ErrorState.tsx';
import classes from './Records.module.css';
import { Card } from '../controls/Card.tsx';
import { SearchField } from '../controls/SearchField.tsx';

/**
 * The rows of one table that concern the student, with names as in the database. The heading of a foreign key opens the
 * table to which it refers.
 */
export function RecordTable({
  student,
  table,
  known,
  choose,
}: {
  student: number;
  table: string;
  known: string[];
  choose: (table: string) => void;
}) {
  const { t } = useTranslation('console');
  const [search, setSearch] = useState('');
  const [page, setPage] = useState(1);
  const { data, error, refresh } = useApi(
    'getRecordRows',
    { student, table, page, ...(search.trim() && { search: search.trim() }) },
    { quiet: true },
  );
  if (error?.status === 404) return <p className="sis-note">{t('records.noRows')}</p>;
  if (error && !data) return <ErrorState error={error} retry={refresh} />;
  if (!data) return null;
  const pages = Math.ceil(data.total / data.pageSize);
  return (
    <Card
      className={classes.card}
      titleClass={classes.title}
      title={
        <>
          <CodeText>{table}</CodeText> · <span role="status">{t('records.rows', { count: data.total })}</span>
        </>
      }
    >
      <SearchField
        label={t('records.searchRows')}
        maxLength={100}
        value={search}
        onChange={(text) => {
          setSearch(text);
          setPage(1);
        }}
      />
      <div className={`sis-box ${classes.scroll}`} dir="ltr" tabIndex={0} role="region" aria-label={table}>
        <table className={classes.table}>
          <thead>
            <tr>
              {data.columns.map((column) => {
                const leads = data.references.find((one) => one.column === column && known.includes(one.table));
                return (
                  <th key={column} scope="col">
                    {leads ? (
                      <button type="button" className={`${classes.lead} sis-bare`} onClick={() => choose(leads.table)}>
                        {column}
                      </button>
                    ) : (
                      column
                    )}
                  </th>
                );
              })}
            </tr>
          </thead>
          <tbody>
            {data.rows.map((row, index) => (
              <tr key={index}>
                {row.map((cell, place) => (
                  <td key={place} data-none={cell === null || undefined} dir="auto">
                    {cell ?? t('records.empty')}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {data.withheld.length > 0 && (
        <p className="sis-note">
          {t('records.withheld')}{' '}
          {data.withheld.map((column) => (
            <CodeText key={column}>{column} </CodeText>
          ))}
        </p>
      )}
      {pages > 1 && (
        <Pagination
          size="sm"
          total={pages}
          value={page}
          onChange={setPage}
          getControlProps={(control) => ({ 'aria-label': t(`records.pages.${control}`) })}
        />
      )}
    </Card>
  );
}
