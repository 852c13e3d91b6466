import { ActionIcon, Group, NativeSelect, Skeleton, Stack, TextInput } from '@mantine/core';
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
import { fold } from '../../../locales/fold.ts';
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
  /** True for the column that names the row. It is the heading of the row's card on a phone. */
  primary?: boolean;
  /** Aligns numbers at the end of their column. */
  align?: 'end';
  /** Value to sort by; makes the column sortable. */
  sortBy?: (row: Row) => string | number | null;
  /** True for cells without a heading on the card, such as buttons and switches. */
  bare?: boolean;
  /**
   * True if the cell has a line of its own; a function decides it for each row. It matters only on a phone in a table
   * with `lines`. If the cell is the primary one, the `bare` cells are beside its first line.
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
  /** Label of the table for screen readers. */
  caption?: string;
  /** Searchable text of a row. The table has a search field if this is given. */
  searchIn?: (row: Row) => string;
  /** The initial search text. */
  search?: string;
  /** Controls beside the search field. */
  tools?: ReactNode;
  /** True for rows to show muted, such as dropped or withdrawn courses. */
  isMuted?: (row: Row) => boolean;
  /** Shows each row as three lines of text on a phone, without headings. Values must be clear without headings. */
  lines?: boolean;
  /**
   * The number of rows on the first screen of a phone, if nothing follows the list; the other rows are drawn
   * afterwards.
   */
  firstRows?: number;
  /** The number of rows shown at once; search and sorting cover all rows. */
  atOnce?: number;
};

const minimumSearch = 2;

type Sort = { key: string; down: boolean };

/**
 * A list, shown as a table on wide screens and as cards on a phone. The markup is the same, so that nothing is
 * announced twice. Roles are explicit, because Safari drops them when a table is laid out as cards.
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
    <div className="sis-clipped sis-frame" data-lines={lines || undefined}>
      {filtered && <FoundStatus count={loading || rows.length === 0 ? undefined : found.length} />}
      {(filtered || (sortable.length > 0 && rows.length > 1)) && (
        <Group gap="sm" align="stretch" className={classes.tools} data-sort-only={!filtered || undefined}>
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
        </Group>
      )}
      {loading ? (
        <Stack gap="lg" p="1.5rem 1rem" role="status" aria-busy="true" aria-label={t('page.loading')}>
          {[0, 1, 2, 3].map((line) => (
            <Skeleton key={line} height={20} radius="sm" width={line % 2 ? '82%' : '100%'} />
          ))}
        </Stack>
      ) : found.length === 0 ? (
        rows.length === 0 ? (
          <EmptyState title={emptyTitle} text={emptyText}>
            {emptyAction}
          </EmptyState>
        ) : (
          <EmptyState icon={IconSearch} title={t('table.nothingFound')} text={t('table.nothingFoundText')} />
        )
      ) : (
        <div className={`sis-scrolled ${classes.scroller}`}>
          <table role="table" className={`sis-table ${classes.table}`}>
            {caption && <caption className="sis-hidden">{caption}</caption>}
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
                        <button
                          type="button"
                          className={`sis-inline ${classes.sort} sis-bare`}
                          onClick={() => sortOn(key)}
                        >
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

/** Text shown only in the phone rows of a table with `lines`. */
export const InLine = ({ children }: { children: ReactNode }) => <span className={classes.inLine}>{children}</span>;
/** Text not shown in the phone rows of a table with `lines`. */
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

/** Sort control for the cards on a phone, which have no column headings. */
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
