import { Stack } from '@mantine/core';
import type { Icon } from '@tabler/icons-react';
import {
  IconArmchair,
  IconCalendarExclamation,
  IconClockExclamation,
  IconHourglass,
  IconReceipt2,
  IconUserExclamation,
  IconCircleCheck,
  IconFileText,
  IconClipboardList,
} from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import type agendaTexts from '../../../locales/en/agenda.json';
import { CodeText } from '../../ui/text/CodeText.tsx';
import { DeadlineText } from '../../ui/text/DeadlineText.tsx';
import { Money } from '../../ui/text/Money.tsx';
import { useLanguage } from '../../ui/text/useLanguage.ts';
import { CardRow, CardRows, DashboardCard, RowIcon } from './DashboardCard.tsx';
import type { ShownDue } from './due-shown.ts';

type ServiceName = keyof (typeof agendaTexts)['services'];

const icons: Record<ShownDue['kind'], Icon> = {
  fees: IconReceipt2,
  seatOffer: IconArmchair,
  schedule: IconCalendarExclamation,
  request: IconFileText,
  attendance: IconUserExclamation,
  waiting: IconHourglass,
  survey: IconClipboardList,
  closing: IconClockExclamation,
};
const barred = 4;

/** The due items of the student, most urgent first. */
export function DuePanel({ due, now }: { due: ShownDue[]; now: string }) {
  const { t } = useTranslation('student');
  return (
    <DashboardCard title={t('due.title')}>
      <CardRows>
        {due.map((item) => (
          <DueRow
            key={`${item.kind} ${item.course?.code ?? item.service ?? item.request?.referenceNumber ?? item.by ?? ''}`}
            item={item}
            now={now}
          />
        ))}
        {due.length === 0 && (
          <CardRow
            icon={
              <RowIcon tone="done">
                <IconCircleCheck size={18} stroke={1.75} />
              </RowIcon>
            }
          >
            <span className="sis-medium">{t('due.none')}</span>
            <span className="sis-note">{t('due.noneText')}</span>
          </CardRow>
        )}
      </CardRows>
    </DashboardCard>
  );
}

const pressing = ({ kind, by, warning }: ShownDue, now: string): boolean =>
  warning === barred || ((kind === 'fees' || kind === 'schedule') && by !== null && Date.parse(by) <= Date.parse(now));

function DueRow({ item, now }: { item: ShownDue; now: string }) {
  const { t } = useTranslation(['student', 'agenda']);
  const DueIcon = icons[item.kind];
  const late = item.by !== null && Date.parse(item.by) <= Date.parse(now);
  const urgent = pressing(item, now);
  return (
    <CardRow
      path={item.path}
      icon={
        <RowIcon tone={urgent ? 'refuse' : item.kind === 'waiting' ? undefined : 'ask'}>
          <DueIcon size={18} stroke={1.75} />
        </RowIcon>
      }
    >
      <Stack component="span" gap={0} miw={0}>
        <span className="sis-medium">
          <DueWords item={item} />
        </span>
        <span className={`sis-note ${urgent ? 'sis-refuse' : ''}`}>
          {item.by !== null ? (
            <>
              {t(late ? 'due.ended' : 'due.until')} <DeadlineText at={item.by} now={now} />
            </>
          ) : (
            <DueNote item={item} />
          )}
        </span>
      </Stack>
      {item.amount !== null && <Money fils={item.amount} strong />}
    </CardRow>
  );
}

function DueWords({
  item: { kind, creditHours, minimum, course, service, count, warning, request },
}: {
  item: ShownDue;
}) {
  const { t } = useTranslation(['student', 'agenda', 'request']);
  const code = course?.code ?? '';
  switch (kind) {
    case 'fees':
      return t('due.fees');
    case 'schedule':
      return t('due.schedule', { hours: creditHours, count: minimum ?? 0 });
    case 'request':
      return request && t(`due.request.${request.waitsFor}`, { kind: t(`request:kinds.${request.kind}`) });
    case 'attendance':
      return warning === barred
        ? t('due.barred', { code })
        : t('due.warning', { code, which: t(`attendance.warnings.${String(warning) as '1'}`) });
    case 'seatOffer':
      return t('due.seatOffer', { code });
    case 'waiting':
      return t('due.waiting', { code });
    case 'survey':
      return t('due.surveys', { count: count ?? 0 });
    case 'closing':
      return t('due.closing', { service: t(`agenda:services.${service as ServiceName}`) });
  }
}

function DueNote({ item: { percent, position, course, request } }: { item: ShownDue }) {
  const { t } = useTranslation('student');
  const { pick } = useLanguage();
  if (request) return <CodeText>{request.referenceNumber}</CodeText>;
  const text =
    percent !== null ? t('due.missed', { percent }) : position !== null ? t('due.position', { position }) : '';
  return (
    text && (
      <>
        {text}
        {course && ` · ${pick(course.name)}`}
      </>
    )
  );
}
