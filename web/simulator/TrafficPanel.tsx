import { Button, Checkbox, Group, NativeSelect, Stack } from '@mantine/core';
import { IconArrowsLeftRight, IconChevronDown, IconExternalLink } from '@tabler/icons-react';
import type { KeyboardEvent } from 'react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import type { Schema } from '../api/operations.ts';
import { useAction } from '../api/useAction.ts';
import { useApi } from '../api/useApi.ts';
import { paths } from '../paths.ts';
import { CodeText } from '../ui/text/CodeText.tsx';
import { DateText } from '../ui/text/DateText.tsx';
import { EmptyState } from '../ui/layout/EmptyState.tsx';
import { FoundStatus } from '../ui/layout/FoundStatus.tsx';
import { ErrorState } from '../ui/refusals/ErrorState.tsx';
import { sandboxAddress } from './sandbox-address.ts';
import { TrafficDetails } from './TrafficDetails.tsx';
import classes from './TrafficPanel.module.css';
import { SearchField } from './controls/SearchField.tsx';
import { TabLink } from './controls/TabLink.tsx';

const shownCalls = 100;
const views = ['all', 'refused', '2xx', '5xx', 'simulator'] as const;
type View = (typeof views)[number];

/** Selector of the rows, excluding the buttons in the details below a row. */
const rowOfCall = 'button[data-row]';

/** Moves the focus between rows on the up and down arrow keys. */
function walk(event: KeyboardEvent<HTMLElement>): void {
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
  if (step === undefined || !(event.target instanceof HTMLElement) || !event.target.matches(rowOfCall)) return;
  const rows = [...event.currentTarget.querySelectorAll<HTMLElement>(rowOfCall)];
  const next = rows[rows.indexOf(event.target) + step];
  if (!next) return;
  event.preventDefault();
  next.focus();
}

/**
 * Live list of the latest requests of this sandbox, with user, duration, result and reason. With `choose`, requests can
 * be ticked.
 */
export default function TrafficPanel({
  chosen = [],
  choose,
}: {
  chosen?: number[];
  choose?: (id: number, on: boolean) => void;
}) {
  const { t } = useTranslation('traffic');
  const [asked] = useSearchParams();
  const [search, setSearch] = useState(asked.get('search')?.slice(0, 100) ?? '');
  const [view, setView] = useState<View>('all');
  const [open, setOpen] = useState<number | null>(null);
  const filter = view === 'all' ? {} : view === 'simulator' ? { simulator: true } : { status: view };
  const traffic = useApi('getTraffic', {
    limit: shownCalls,
    ...(search.trim() && { search: search.trim() }),
    ...filter,
  });
  const clearing = useAction('clearTraffic');

  if (traffic.error) return <ErrorState error={traffic.error} retry={traffic.refresh} />;
  const filtered = search.trim() !== '' || view !== 'all';
  return (
    <Stack>
      <div className={`sis-spaced ${classes.filters}`}>
        <SearchField label={t('search')} value={search} maxLength={100} onChange={setSearch} />
        <NativeSelect
          label={t('show.label')}
          value={view}
          onChange={(event) => setView(event.currentTarget.value as View)}
          data={views.map((value) => ({ value, label: t(`show.${value}`) }))}
        />
      </div>
      {traffic.data && (
        <Group gap="0.5rem 1rem" justify="space-between">
          <p className="sis-note">
            <span className={classes.dot} aria-hidden />
            {t('live')} · {t('count', { count: traffic.data.total })}
          </p>
          {traffic.data.total > 0 && (
            <Button variant="default" size="xs" loading={clearing.running} onClick={() => void clearing.run()}>
              {t('clear')}
            </Button>
          )}
        </Group>
      )}
      {/* Requests arrive continuously, so the count is announced only for a filtered list. */}
      <FoundStatus count={filtered ? traffic.data?.total : undefined} />
      {traffic.data?.calls.length === 0 && (
        <NoCalls elsewhere={traffic.data.elsewhere} search={search.trim()} filtered={filtered} />
      )}
      <Stack component="ul" gap={0} className="sis-list" aria-label={t('list')} onKeyDown={walk}>
        {traffic.data?.calls.map((call) => (
          <Stack key={call.id} component="li" gap="sm" className={classes.item}>
            <div className={choose ? `sis-close ${classes.choosing}` : undefined}>
              {choose && (
                <Checkbox
                  size="md"
                  checked={chosen.includes(call.id)}
                  aria-label={t('make.choose', { call: call.operationId })}
                  onChange={(event) => choose(call.id, event.currentTarget.checked)}
                />
              )}
              <Row call={call} open={call.id === open} toggle={() => setOpen(call.id === open ? null : call.id)} />
            </div>
            {call.id === open && <TrafficDetails id={call.id} />}
          </Stack>
        ))}
      </Stack>
    </Stack>
  );
}

type NoCallsProps = {
  /** The names of the other sandboxes in which the search finds requests. */
  elsewhere: string[];
  search: string;
  filtered: boolean;
};

/** The empty list, with links to the sandboxes where the search finds requests. */
function NoCalls({ elsewhere, search, filtered }: NoCallsProps) {
  const { t } = useTranslation('traffic');
  return (
    <EmptyState
      icon={IconArrowsLeftRight}
      title={t(elsewhere.length ? 'notHere' : filtered ? 'none' : 'empty')}
      {...(!filtered && { text: t('emptyText') })}
    >
      {elsewhere.map((name) => (
        <TabLink
          key={name}
          href={sandboxAddress(name, `${paths.simulator}/traffic?search=${encodeURIComponent(search)}`)}
          opener
          variant="light"
          rightSection={<IconExternalLink size={16} aria-hidden className="sis-directional" />}
        >
          {name ? t('elsewhere', { name }) : t('elsewhereMain')}
        </TabLink>
      ))}
    </EmptyState>
  );
}

const toTone = ({ status, refused }: Schema<'TrafficCall'>): string =>
  status === 0 || status >= 500 ? 'failed' : refused || status >= 400 ? 'refused' : 'answered';

function Row({ call, open, toggle }: { call: Schema<'TrafficCall'>; open: boolean; toggle: () => void }) {
  const { t } = useTranslation('traffic');
  const { at, method, operationId, userName, status, codes, milliseconds } = call;
  return (
    <button
      type="button"
      className={`sis-spaced sis-plain ${classes.row} sis-bare`}
      data-row
      aria-expanded={open}
      onClick={toggle}
    >
      <span className={classes.status} data-tone={toTone(call)}>
        {status === 0 ? t('cut') : <CodeText>{status}</CodeText>}
      </span>
      <Stack component="span" gap="0.125rem" miw={0}>
        <span className={classes.name}>
          <CodeText strong breaks>
            {operationId}
          </CodeText>{' '}
          <span className="sis-note">{method}</span>
        </span>
        <span className="sis-note">
          <DateText at={at} format="shortDateTime" /> ·{' '}
          {userName === null ? t('nobody') : <CodeText>{userName}</CodeText>} ·{' '}
          {t('milliseconds', { ms: milliseconds })}
        </span>
        {codes.length > 0 && (
          <Group component="span" gap="0.125rem 0.75rem" align="stretch" fz="sm">
            {codes.slice(0, 4).map((code) => (
              <CodeText key={code}>{code}</CodeText>
            ))}
          </Group>
        )}
      </Stack>
      <IconChevronDown size={18} aria-hidden className={classes.chevron} />
    </button>
  );
}
