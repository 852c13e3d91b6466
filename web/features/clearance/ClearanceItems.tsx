import { Button, Group } from '@mantine/core';
import { IconBooks, IconClipboardCheck, IconCreditCard, IconMapPin } from '@tabler/icons-react';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router-dom';
import type { Schema } from '../../api/operations.ts';
import { useIsAvailable } from '../../api/feature-availability.ts';
import { paths } from '../../paths.ts';
import { CodeText } from '../../ui/text/CodeText.tsx';
import { DataTable, InLine, type Column } from '../../ui/layout/DataTable.tsx';
import { DateText } from '../../ui/text/DateText.tsx';
import { Reasons } from '../../ui/refusals/Reasons.tsx';
import { StatusTag, type StatusTone } from '../../ui/text/StatusTag.tsx';
import { useLanguage } from '../../ui/text/useLanguage.ts';
import classes from './ClearancePage.module.css';

type Process = Schema<'ClearanceProcess'>;
type Row = Schema<'ClearanceRow'>;

const tones: Record<Row['status'], StatusTone> = {
  missing: 'refused',
  toHandIn: 'waiting',
  ready: 'done',
  inReview: 'waiting',
  pendingCollection: 'waiting',
  approved: 'done',
  collected: 'done',
  canceled: 'canceled',
};
const settled = ({ status }: Row): boolean => status === 'approved' || status === 'collected';

/** Milliseconds before the page scrolls to the items, because the layout scrolls to the top after each navigation. */
const afterNavigation = 150;

/**
 * The columns of a clearance item: its name with details and actions, the date and office of its settlement, and its
 * status.
 */
function useClearanceColumns(process: Process): Column<Row>[] {
  const { t } = useTranslation(['clearance', 'common']);
  return [
    {
      key: 'item',
      header: t('columns.item'),
      primary: true,
      whole: true,
      render: (row) => <Item row={row} process={process} />,
    },
    {
      key: 'collectedAt',
      header: t('columns.collectedAt'),
      render: ({ collectedAt, status }) =>
        collectedAt && (
          <span className={classes.collected}>
            {status === 'approved' ? <>{t('columns.checkedAt')}: </> : <InLine>{t('columns.collectedAt')}: </InLine>}
            <DateText at={collectedAt} format="shortDate" />
          </span>
        ),
    },
    {
      key: 'collectedBy',
      header: t('columns.collectedBy'),
      render: ({ collectedBy, status }) =>
        collectedBy && (
          <span className={classes.collected}>
            {status === 'approved' ? <>{t('columns.checkedBy')}: </> : <InLine>{t('columns.collectedBy')}: </InLine>}
            {t(`common:offices.${collectedBy}`)}
          </span>
        ),
    },
    {
      key: 'status',
      header: t('columns.status'),
      bare: true,
      render: ({ status }) => <StatusTag tone={tones[status]}>{t(`status.${status}`)}</StatusTag>,
    },
  ];
}

/** The clearance items, each with its missing parts and a way to settle them. The hash #clearance scrolls here. */
export function ClearanceItems({ process }: { process: Process }) {
  const { t } = useTranslation(['clearance', 'common']);
  const { hash, key } = useLocation();
  const section = useRef<HTMLElement>(null);
  useEffect(() => {
    if (hash !== '#clearance') return undefined;
    const timer = window.setTimeout(() => {
      section.current?.scrollIntoView({ block: 'start' });
      section.current?.focus({ preventScroll: true });
    }, afterNavigation);
    return () => window.clearTimeout(timer);
  }, [hash, key]);

  const { rows, asked, completedAt } = process;
  const missing = rows.filter(({ status }) => status === 'missing').length;
  const columns = useClearanceColumns(process);
  return (
    <section
      id="clearance"
      ref={section}
      tabIndex={-1}
      className={`sis-rows ${classes.items}`}
      aria-labelledby="clearance-items"
    >
      <Group gap="0.25rem 1rem" align="baseline" justify="space-between">
        <h2 id="clearance-items" className={`${classes.title} sis-title`}>
          {t('items.title')}
        </h2>
        {completedAt === null && (
          <p className="sis-note sis-light">
            {asked
              ? t('items.count', { done: rows.filter(settled).length, count: rows.length })
              : missing
                ? t('items.missing', { count: missing })
                : process.reasons.length === 0 && t('items.ready')}
          </p>
        )}
      </Group>
      {!asked && rows.some(({ status }) => status === 'toHandIn') && (
        <p className="sis-note sis-light">{t('items.collect')}</p>
      )}
      <DataTable
        lines
        columns={columns}
        rows={rows}
        rowKey={({ item }) => item}
        caption={t('items.title')}
        emptyTitle={t('items.title')}
      />
    </section>
  );
}

/** The name of an item with its details and actions. */
function Item({ row, process }: { row: Row; process: Process }) {
  const { t } = useTranslation(['clearance', 'common']);
  const { pick } = useLanguage();
  const { item, office, status, reasons, things, desk } = row;
  const handsIn = status === 'toHandIn' || status === 'pendingCollection';
  const open = status === 'missing' || handsIn || status === 'inReview';
  return (
    <div className={classes.item}>
      <span className={`${classes.name} sis-strong`}>{t(`item.${item}`)}</span>
      <span className="sis-note sis-light">{t(`common:offices.${office}`)}</span>
      {status === 'ready' && item !== 'thesis' && (
        <span className="sis-note sis-light">
          {t(`met.${item}`, item === 'survey' && !process.mayGraduate ? { context: 'notAsked' } : {})}
        </span>
      )}
      <Reasons reasons={reasons} />
      {(handsIn || things.length > 0) && (
        <div className={`sis-small ${classes.things}`}>
          <span>
            {item === 'thesis'
              ? t('handIn.thesis', { count: process.thesisCopies })
              : item === 'idCard' || item === 'lockerKey' || item === 'library'
                ? t(`handIn.${item}`)
                : null}
          </span>
          {things.length > 0 && (
            <ul>
              {things.map(({ code, name, dueOn, overdue }) => (
                <li key={code}>
                  {pick(name)} <CodeText>{code}</CodeText>
                  {dueOn && ' · '}
                  {dueOn && (
                    <span className={overdue ? 'sis-refuse sis-strong' : undefined}>
                      {t(overdue ? 'overdue' : 'due', { on: dueOn })}
                    </span>
                  )}
                </li>
              ))}
            </ul>
          )}
        </div>
      )}
      {status === 'missing' && <Way row={row} process={process} />}
      {open && (
        <Group component="span" gap="0.35rem" align="stretch" wrap="nowrap" className="sis-note">
          <IconMapPin size={16} stroke={1.75} aria-hidden className={classes.pin} />
          <span>
            {t('desk', { place: pick(desk.place), opens: desk.opens, closes: desk.closes, phone: desk.phone })}
          </span>
        </Group>
      )}
    </div>
  );
}

/** A button to the fees, the survey or the registered courses, where the item can be settled; null for other items. */
function Way({ row: { item, fils }, process: { mayGraduate, status } }: { row: Row; process: Process }) {
  const { t } = useTranslation('clearance');
  const survey = useIsAvailable('getGraduateSurvey');
  if (fils > 0)
    return (
      <Button
        component={Link}
        to={paths.studentFees}
        size="xs"
        className={classes.way}
        leftSection={<IconCreditCard size={16} stroke={1.75} aria-hidden />}
      >
        {t('pay', { fils })}
      </Button>
    );
  if (item === 'survey' && mayGraduate && survey)
    return (
      <Button
        component={Link}
        to={paths.graduateSurvey}
        size="xs"
        className={classes.way}
        leftSection={<IconClipboardCheck size={16} stroke={1.75} aria-hidden />}
      >
        {t('answer')}
      </Button>
    );
  if (item === 'record' && status === 'active' && mayGraduate)
    return (
      <Button
        component={Link}
        to={paths.registeredCourses}
        size="xs"
        variant="light"
        className={classes.way}
        leftSection={<IconBooks size={16} stroke={1.75} aria-hidden />}
      >
        {t('courses')}
      </Button>
    );
  return null;
}
