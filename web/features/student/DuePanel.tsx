import { Stack } from '@mantine/core';
import type { Icon } from '@tabler/icons-react';
import {
  IconCalendarExclamation,
  IconChevronRight,
  IconClockExclamation,
  IconHourglass,
  IconMail,
  IconReceipt2,
  IconUserExclamation,
  IconCircleCheck,
  IconFileText,
  IconClipboardList,
} from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type agendaTexts from '../../../locales/en/agenda.json';
import type { Schema } from '../../api/operations.ts';
import { CodeText } from '../../ui/text/CodeText.tsx';
import { DeadlineText } from '../../ui/text/DeadlineText.tsx';
import { Money } from '../../ui/text/Money.tsx';
import { useLanguage } from '../../ui/text/useLanguage.ts';
import classes from './DuePanel.module.css';

type Due = Schema<'DueItem'>;
type ServiceName = keyof (typeof agendaTexts)['services'];

const icons: Record<Due['kind'], Icon> = {
  fees: IconReceipt2,
  schedule: IconCalendarExclamation,
  request: IconFileText,
  attendance: IconUserExclamation,
  waiting: IconHourglass,
  survey: IconClipboardList,
  closing: IconClockExclamation,
  messages: IconMail,
};
const barred = 4;

/** The due items of the student, most urgent first. */
export function DuePanel({ due, now }: { due: Due[]; now: string }) {
  const { t } = useTranslation('student');
  if (due.length === 0)
    return (
      <div className={`${classes.panel} sis-frame`}>
        <div className={classes.line} data-calm>
          <span className={`${classes.icon} sis-disc`} aria-hidden>
            <IconCircleCheck size={18} stroke={1.75} />
          </span>
          <Stack component="span" gap={0} miw={0} flex="1">
            <span className={classes.what}>{t('due.none')}</span>
            <span className={`${classes.when} sis-note`}>{t('due.noneText')}</span>
          </Stack>
        </div>
      </div>
    );
  return (
    <ul className={`${classes.panel} sis-frame`}>
      {due.map((item) => (
        <DueRow
          key={`${item.kind} ${item.course?.code ?? item.service ?? item.request?.referenceNumber ?? ''}`}
          item={item}
          now={now}
        />
      ))}
    </ul>
  );
}

const pressing = ({ kind, by, warning }: Due, now: string): boolean =>
  warning === barred || ((kind === 'fees' || kind === 'schedule') && by !== null && Date.parse(by) <= Date.parse(now));

function DueRow({ item, now }: { item: Due; now: string }) {
  const { t } = useTranslation(['student', 'agenda']);
  const DueIcon = icons[item.kind];
  const late = item.by !== null && Date.parse(item.by) <= Date.parse(now);
  const content = (
    <>
      <span className={`${classes.icon} sis-disc`} aria-hidden>
        <DueIcon size={18} stroke={1.75} />
      </span>
      <Stack component="span" gap={0} miw={0} flex="1">
        <span className={classes.what}>
          <span>
            <DueWords item={item} />
          </span>
          {item.amount !== null && <Money fils={item.amount} strong />}
        </span>
        {item.by !== null ? (
          <span className={`${classes.when} sis-note`}>
            {t(late ? 'due.ended' : 'due.until')} <DeadlineText at={item.by} now={now} />
          </span>
        ) : (
          <DueNote item={item} />
        )}
      </Stack>
      {item.path && (
        <IconChevronRight size={20} stroke={1.75} aria-hidden className={`${classes.arrow} sis-directional`} />
      )}
    </>
  );
  return (
    <li className={classes.row} data-kind={item.kind} data-pressing={pressing(item, now) || undefined}>
      {item.path ? (
        <Link to={item.path} className={classes.line}>
          {content}
        </Link>
      ) : (
        <div className={classes.line}>{content}</div>
      )}
    </li>
  );
}

function DueWords({ item: { kind, creditHours, minimum, course, service, count, warning, request } }: { item: Due }) {
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
    case 'waiting':
      return t('due.waiting', { code });
    case 'survey':
      return t('due.surveys', { count: count ?? 0 });
    case 'closing':
      return t('due.closing', { service: t(`agenda:services.${service as ServiceName}`) });
    case 'messages':
      return t('due.messages', { count: count ?? 0 });
  }
}

function DueNote({ item: { percent, position, course, request } }: { item: Due }) {
  const { t } = useTranslation('student');
  const { pick } = useLanguage();
  const text =
    percent !== null ? t('due.missed', { percent }) : position !== null ? t('due.position', { position }) : '';
  if (request)
    return (
      <span className={`${classes.when} sis-note`}>
        <CodeText>{request.referenceNumber}</CodeText>
      </span>
    );
  if (!text) return null;
  return (
    <span className={`${classes.when} sis-note`}>
      {text}
      {course && ` · ${pick(course.name)}`}
    </span>
  );
}
