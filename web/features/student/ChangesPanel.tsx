import { useTranslation } from 'react-i18next';
import type { Schema } from '../../api/operations.ts';
import { changeIcons } from '../../ui/text/change-icons.ts';
import { CodeText } from '../../ui/text/CodeText.tsx';
import { DateText } from '../../ui/text/DateText.tsx';
import { useLanguage } from '../../ui/text/useLanguage.ts';
import { CardRow, CardRows, DashboardCard, FoldedRows, RowIcon } from './DashboardCard.tsx';

type Changes = Schema<'Dashboard'>['changes'];
type Entry = Changes['entries'][number];

/** The number of log entries shown at once. If there is only one more, it is shown as well. */
const fewest = 3;

/** The changes of the registration since the previous sign-in. */
export function ChangesPanel({ changes: { since, entries, path } }: { changes: Changes }) {
  const { t } = useTranslation('student');
  const shown = entries.length > fewest + 1 ? fewest : fewest + 1;
  const rows = entries.map((entry, index) => <ChangeRow key={`${entry.at} ${index}`} entry={entry} path={path} />);
  return (
    <DashboardCard
      title={t('changes.title')}
      note={
        since === null ? (
          t('changes.first')
        ) : (
          <span>
            {t('changes.since')} · <DateText at={since} format="shortDateTime" />
          </span>
        )
      }
    >
      <CardRows>
        {rows.slice(0, shown)}
        {rows.length > shown && (
          <FoldedRows title={t('changes.more', { count: rows.length - shown })}>{rows.slice(shown)}</FoldedRows>
        )}
      </CardRows>
    </DashboardCard>
  );
}

function ChangeRow({ entry: { at, action, by, course }, path }: { entry: Entry; path: string | null }) {
  const { t } = useTranslation('student');
  const { pick } = useLanguage();
  const ActionIcon = changeIcons[action];
  return (
    <CardRow
      path={path}
      icon={
        <RowIcon tone={action === 'register' || action === 'promote' ? 'done' : undefined}>
          <ActionIcon size={16} stroke={2} />
        </RowIcon>
      }
    >
      <span>
        <span className="sis-medium">
          {t(`changes.action.${action}`)} <CodeText>{course.code}</CodeText>
        </span>{' '}
        <span className="sis-note">{pick(course.name)}</span>
      </span>
      <span className="sis-note">
        <DateText at={at} format="dayMonth" />
        {by === 'registrar' && ` · ${t('changes.by.registrar')}`}
      </span>
    </CardRow>
  );
}
