import { IconMail, type Icon } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { Schema } from '../../api/operations.ts';
import { changeIcons } from '../../ui/text/change-icons.ts';
import { CodeText } from '../../ui/text/CodeText.tsx';
import { DateText } from '../../ui/text/DateText.tsx';
import { useLanguage } from '../../ui/text/useLanguage.ts';
import classes from './ChangesPanel.module.css';

type Changes = Schema<'Dashboard'>['changes'];
type Entry = Changes['entries'][number];

/** The changes since the previous sign-in. */
export function ChangesPanel({
  changes: { since, messages, entries, path },
  inboxPath,
}: {
  changes: Changes;
  inboxPath: string | null;
}) {
  const { t } = useTranslation('student');
  const nothing = messages === 0 && entries.length === 0;
  return (
    <div className={`${classes.panel} sis-frame`}>
      <p className={classes.since}>
        {since === null ? t('changes.first') : t('changes.since')}
        {since !== null && (
          <>
            {' · '}
            <DateText at={since} format="shortDateTime" />
          </>
        )}
      </p>
      {nothing ? (
        <p className={classes.none}>{t('changes.none')}</p>
      ) : (
        <ul className={classes.list}>
          {messages > 0 && (
            <li>
              <Line path={inboxPath} icon={IconMail} kind="message">
                <span className="sis-medium">{t('changes.messages', { count: messages })}</span>
              </Line>
            </li>
          )}
          {entries.map((entry, index) => (
            <li key={`${entry.at} ${index}`}>
              <Line path={path} icon={changeIcons[entry.action]} kind={entry.action}>
                <ChangeWords entry={entry} />
              </Line>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

function Line({
  path,
  icon: LineIcon,
  kind,
  children,
}: {
  path: string | null;
  icon: Icon;
  kind: string;
  children: ReactNode;
}) {
  const content = (
    <>
      <span className={`${classes.icon} sis-disc`} data-kind={kind} aria-hidden>
        <LineIcon size={16} stroke={2} />
      </span>
      <span className={classes.words}>{children}</span>
    </>
  );
  return path ? (
    <Link to={path} className={classes.line}>
      {content}
    </Link>
  ) : (
    <div className={classes.line}>{content}</div>
  );
}

function ChangeWords({ entry: { at, action, by, course } }: { entry: Entry }) {
  const { t } = useTranslation('student');
  const { pick } = useLanguage();
  return (
    <>
      <span className="sis-medium">
        {t(`changes.action.${action}`)} <CodeText>{course.code}</CodeText>
      </span>
      <span className="sis-note">
        {pick(course.name)} · <DateText at={at} format="dayMonth" />
        {by === 'registrar' && ` · ${t('changes.by.registrar')}`}
      </span>
    </>
  );
}
