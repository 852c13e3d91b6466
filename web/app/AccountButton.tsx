import { IconChevronDown } from '@tabler/icons-react';
import type { ComponentPropsWithRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { Session } from '../api/session.ts';
import { useRecord } from '../api/useRecord.ts';
import { CodeText } from '../ui/text/CodeText.tsx';
import { useLanguage } from '../ui/text/useLanguage.ts';
import classes from './AccountMenu.module.css';

/** The button with the student's name; opens the account menu. */
export function AccountButton({
  session: { user },
  ...others
}: { session: Session } & ComponentPropsWithRef<'button'>) {
  const { t } = useTranslation('common');
  const { pick } = useLanguage();
  const { record } = useRecord();
  const name = pick(user.name);
  return (
    <button
      {...others}
      type="button"
      className={`sis-row sis-plain ${classes.target} sis-bare`}
      aria-label={[`${t('shell.account')}: ${name}`, record?.studentCode].filter(Boolean).join(' ')}
    >
      <span className={`sis-tinted ${classes.initial} sis-disc`} data-initial={[...name][0]} aria-hidden />
      <span className={classes.who}>
        <span className={`${classes.name} sis-ellipsis`}>{name}</span>{' '}
        {record && (
          <span className="sis-tiny">
            <CodeText>{record.studentCode}</CodeText>
          </span>
        )}
      </span>
      <IconChevronDown size={16} aria-hidden className={classes.chevron} />
    </button>
  );
}
