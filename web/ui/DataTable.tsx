import { ActionIcon, NativeSelect, Skeleton, TextInput } from '@mantine/core';
import {
  IconArrowDown,
  IconArrowUp,
  IconArrowsSort,
  IconSearch,
  IconSortAscending,
  IconSortDescending,
} from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { fold } from '../../locales/fold.ts';
import classes from './DataTable.module.css';
import { EmptyState } from './EmptyState.tsx';
import { FoundStatus } from './FoundStatus.tsx';
import { MoreButton } from './MoreButton.tsx';
import { useNarrow } from './useNarrow.ts';
import { useIncrementalList } from './useIncrementalList.ts';
import { useWholePage } from './useWholePage.ts';

export type Column<Row> = {
  key: string;
  header: string;
  render: (row: Row) => ReactNode;
  /** Names the row: the heading of its card on a phone. */
  primary?: boolean;
  /** Figures stand at the end of their column. */
  align?: 'end';
  /** Makes the column sortable: what to compare by. */
  sortBy?: (row: Row) => string | number | null;
  /** Without a heading on the card: buttons, switches. */
  bare?: boolean;
  /**
   * Where rows are lines on a phone: takes a line of its own, in every row or in some. What names the row then stands
   * below what is bare.
   */
  whole?: boolean | ((row: Row) => boolean);
};

type Props<Row> = {
  columns: Column<Row>[];
  rows: Row[];
  rowKey: (row: Row) => string | number;
  loading?: boolean;
  emptyTitle: ReactNode;
  emptyText?: ReactNode;
  emptyAction?: ReactNode;
  /** Names the table for those who do not see it. */
  caption?: string;
  /** Turns search on: the words of a row it looks in. */
  searchIn?: (row: Row) => string;
  /** What is searched for at first. */
  search?: string;
  /** Beside the search field. */
  tools?: ReactNode;
  /** Quieter rows: dropped, withdrawn. */
  isMuted?: (row: Row) => boolean;
  /** On a phone three lines a row, without the headings: what a value is of must be clear from itself. */
  lines?: boolean;
  /**
   * As many as the first screen of a phone shows, where nothing follows the list there: the others are drawn after it.
   */
  firstRows?: number;
  /** Shows so many at a time; search and order go over all. */
  atOnce?: number;
};

const minimumSearch = 2;

type Sort = { key: string; down: boolean };

/**
 * A list as a table on wide screens and as cards on a phone: the same markup, so that nothing is announced twice. Roles
 * are written out, because Safari forgets those of a table that is laid out as cards.
 */
export function DataTable<Row>({
  columns,
  rows,
  rowKey,
  loading,
  emptyTitle,
  emptyText,
  emptyAction,
  caption,
  searchIn,
  search: wantedFirst = '',
  tools,
  isMuted,
  lines = false,
  firstRows,
  atOnce = Infinity,
}: Props<Row>) {
  const { t } = useTranslation('common');
  const [search, setSearch] = useState(wantedFirst);
  const [sort, setSort] = useState<Sort | null>(null);

  const found = useMemo(() => {
    const wanted = fold(search.trim());
    const matching =
      searchIn && wanted.length >= minimumSearch ? rows.filter((row) => fold(searchIn(row)).includes(wanted)) : rows;
    const sortBy = columns.find(({ key }) => key === sort?.key)?.sortBy;
    if (!sort || !sortBy) return matching;
    return [...matching].sort((a, b) => compare(sortBy(a), sortBy(b)) * (sort.down ? -1 : 1));
  }, [rows, search, searchIn, sort, columns]);

  const whole = useWholePage();
  const narrow = useNarrow();
  const { shown, list, more } = useIncrementalList<Row, HTMLTableSectionElement>(found, atOnce, search);
  const drawn = whole || !narrow || firstRows === undefined ? shown : found.slice(0, firstRows);

  const sortOn = (key: string): void =>
    setSort((now) => (now?.key !== key ? { key, down: false } : now.down ? null : { key, down: true }));

  const sortable = columns.filter(({ sortBy }) => sortBy);
  const filtered = searchIn !== undefined || Boolean(tools);

  return (
    <div className={classes.frame} data-lines={lines || undefined}>
      {filtered && <FoundStatus count={loading || rows.length === 0 ? undefined : found.length} />}
      {(filtered || (sortable.length > 0 && rows.length > 1)) && (
        <div className={classes.tools} data-sort-only={!filtered || undefined}>
          {searchIn && (
            <TextInput
              type="search"
              className={classes.search}
              aria-label={t('actions.search')}
              placeholder={t('actions.search')}
              leftSection={<IconSearch size={18} aria-hidden />}
              value={search}
              onChange={(event) => setSearch(event.currentTarget.value)}
            />
          )}
          {tools}
          {sortable.length > 0 && rows.length > 1 && <CardSort columns={sortable} sort={sort} onSort={setSort} />}
        </div>
      )}
      {loading ? (
        <div className={classes.loading} role="status" aria-busy="true" aria-label={t('page.loading')}>
          {[0, 1, 2, 3].map((line) => (
            <Skeleton key={line} height={20} radius="sm" width={line % 2 ? '82%' : '100%'} />
          ))}
        </div>
      ) : found.length === 0 ? (
        rows.length === 0 ? (
          <EmptyState title={emptyTitle} text={emptyText}>
            {emptyAction}
          </EmptyState>
        ) : (
          <EmptyState icon={IconSearch} title={t('table.nothingFound')} text={t('table.nothingFoundText')} />
        )
      ) : (
        <div className={classes.scroller}>
          <table role="table" className={classes.table}>
            {caption && <caption className={classes.caption}>{caption}</caption>}
            <thead role="rowgroup">
              <tr role="row">
                {columns.map(({ key, header, align, sortBy }) => (
                  <th
                    key={key}
                    role="columnheader"
                    scope="col"
                    data-align={align}
                    aria-sort={sort?.key === key ? (sort.down ? 'descending' : 'ascending') : undefined}
                  >
                    {sortBy ? (
                      <>
                        <button type="button" className={classes.sort} onClick={() => sortOn(key)}>
                          {header}
                          <SortIcon direction={sort?.key === key ? (sort.down ? 'down' : 'up') : null} />
                        </button>
                        <span className={classes.named}>{header}</span>
                      </>
                    ) : (
                      header
                    )}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody ref={list} role="rowgroup">
              {drawn.map((row) => (
                <tr key={rowKey(row)} role="row" data-muted={isMuted?.(row) || undefined}>
                  {columns.map((column) => (
                    <Cell key={column.key} column={column} row={row} />
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
          <MoreButton {...more} />
        </div>
      )}
    </div>
  );
}

/** Where rows are lines on a phone: words that stand there alone, and those that stand in the table alone. */
export const InLine = ({ children }: { children: ReactNode }) => <span className={classes.inLine}>{children}</span>;
export const InTable = ({ children }: { children: ReactNode }) => <span className={classes.inTable}>{children}</span>;

function Cell<Row>({
  column: { header, render, primary, align, bare, whole },
  row,
}: {
  column: Column<Row>;
  row: Row;
}) {
  const value = render(row);
  const alone = (typeof whole === 'function' ? whole(row) : whole) || undefined;
  const content = (
    <>
      {!primary && !bare && (
        <span className={classes.label} aria-hidden>
          {header}
        </span>
      )}
      <span className={classes.value}>{value}</span>
    </>
  );
  return primary ? (
    <th role="rowheader" scope="row" data-primary data-whole={alone}>
      {content}
    </th>
  ) : (
    <td
      role="cell"
      data-align={align}
      data-bare={bare || undefined}
      data-whole={alone}
      data-empty={value === null || undefined}
    >
      {content}
    </td>
  );
}

/** Where rows are cards, there is no head to sort by. */
function CardSort<Row>({
  columns,
  sort,
  onSort,
}: {
  columns: Column<Row>[];
  sort: Sort | null;
  onSort: (sort: Sort | null) => void;
}) {
  const { t } = useTranslation('common');
  return (
    <div className={classes.cardSort}>
      <NativeSelect
        aria-label={t('table.sortBy')}
        value={sort?.key ?? ''}
        onChange={({ currentTarget: { value } }) => onSort(value ? { key: value, down: false } : null)}
        data={[
          { value: '', label: `${t('table.sortBy')}: ${t('table.asListed')}` },
          ...columns.map(({ key, header }) => ({ value: key, label: `${t('table.sortBy')}: ${header}` })),
        ]}
      />
      {sort && (
        <ActionIcon
          variant="default"
          size="lg"
          aria-label={t('table.descending')}
          aria-pressed={sort.down}
          onClick={() => onSort({ ...sort, down: !sort.down })}
        >
          {sort.down ? <IconSortDescending size={18} aria-hidden /> : <IconSortAscending size={18} aria-hidden />}
        </ActionIcon>
      )}
    </div>
  );
}

function SortIcon({ direction }: { direction: 'up' | 'down' | null }) {
  const Icon = direction === 'up' ? IconArrowUp : direction === 'down' ? IconArrowDown : IconArrowsSort;
  return <Icon size={14} aria-hidden />;
}

const compare = (a: string | number | null, b: string | number | null): number => {
  if (a === null || b === null) return a === b ? 0 : a === null ? 1 : -1;
  return typeof a === 'number' && typeof b === 'number'
    ? a - b
    : String(a).localeCompare(String(b), undefined, { numeric: true });
};
