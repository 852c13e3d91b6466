import { Button, Group, Pagination } from '@mantine/core';
import { IconDatabase } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { useApi } from '../../api/useApi.ts';
import { CodeText } from '../../ui/text/CodeText.tsx';
import { EmptyState } from '../../ui/layout/EmptyState.tsx';
import { ErrorState } from '../../ui/refusals/ErrorState.tsx';
import { FoundStatus } from '../../ui/layout/FoundStatus.tsx';
import { useLanguage } from '../../ui/text/useLanguage.ts';
import classes from './Records.module.css';
import { RecordTable } from './RecordTable.tsx';
import { Card } from '../controls/Card.tsx';
import { SearchField } from '../controls/SearchField.tsx';

/** Shows the database tables of a student. The student's id and the table's name are in the address. */
export default function RecordsSection() {
  const { t } = useTranslation('console');
  const { pick } = useLanguage();
  const [params, setParams] = useSearchParams();
  const student = Number(params.get('student')) || null;
  const [search, setSearch] = useState('');
  const [page, setPage] = useState(1);
  const found = useApi('getRecords', { page, ...(search.trim() && { search: search.trim() }) }, { quiet: true });
  if (found.error && !found.data) return <ErrorState error={found.error} retry={found.refresh} />;
  const pages = found.data ? Math.ceil(found.data.total / found.data.pageSize) : 1;

  return (
    <div className={classes.layout}>
      <Card className={classes.card} titleClass={classes.title} title={t('records.students')}>
        <SearchField
          label={t('records.search')}
          maxLength={100}
          value={search}
          onChange={(text) => {
            setSearch(text);
            setPage(1);
          }}
        />
        <FoundStatus count={search.trim() ? found.data?.total : undefined} />
        <ul className={`sis-list sis-rows ${classes.students}`}>
          {found.data?.students.map(({ id, code, name, persona }) => (
            <li key={`${id} ${persona ?? ''}`}>
              <button
                type="button"
                className={`sis-plain ${classes.student} sis-bare`}
                aria-pressed={id === student}
                onClick={() => setParams({ student: String(id) })}
              >
                <span>{pick(name)}</span>
                <span className="sis-note">
                  <CodeText>{code}</CodeText>
                  {persona !== null && (
                    <>
                      {' '}
                      · <CodeText>{persona}</CodeText>
                    </>
                  )}
                </span>
              </button>
            </li>
          ))}
        </ul>
        {found.data?.total === 0 && <p className="sis-note">{t('records.nobody')}</p>}
        {pages > 1 && (
          <Pagination
            size="sm"
            siblings={0}
            total={pages}
            value={page}
            onChange={setPage}
            getControlProps={(control) => ({ 'aria-label': t(`records.pages.${control}`) })}
          />
        )}
      </Card>
      {student === null ? (
        <EmptyState icon={IconDatabase} title={t('records.choose')} text={t('records.chooseText')} />
      ) : (
        <Tables key={student} student={student} />
      )}
    </div>
  );
}

const kinds = ['own', 'around'] as const;

function Tables({ student }: { student: number }) {
  const { t } = useTranslation('console');
  const [params, setParams] = useSearchParams();
  const table = params.get('table') ?? 'student';
  const { data, error, refresh } = useApi('getRecordTables', { student }, { quiet: true });
  if (error && !data) return <ErrorState error={error} retry={refresh} />;
  const choose = (name: string): void => setParams({ student: String(student), table: name });
  return (
    <div className={classes.tables}>
      {kinds.map((kind) => (
        <Card key={kind} className={classes.card} titleClass="sis-subtitle" title={t(`records.${kind}`)}>
          <Group gap="0.375rem" align="stretch">
            {data?.tables
              .filter((one) => one.kind === kind)
              .map(({ name, rows }) => (
                <Button
                  key={name}
                  size="compact-md"
                  variant={name === table ? 'filled' : 'default'}
                  aria-pressed={name === table}
                  onClick={() => choose(name)}
                >
                  <CodeText>{`${name} ${rows}`}</CodeText>
                </Button>
              ))}
          </Group>
        </Card>
      ))}
      {data && (
        <RecordTable
          key={table}
          student={student}
          table={table}
          known={data.tables.map(({ name }) => name)}
          choose={choose}
        />
      )}
    </div>
  );
}
