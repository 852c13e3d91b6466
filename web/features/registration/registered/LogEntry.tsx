import { useTranslation } from 'react-i18next';
import { formatList } from '../../../../locales/i18n.ts';
import type { Schema } from '../../../api/operations.ts';
import { PermitNote } from '../../../ui/override/PermitNote.tsx';
import { changeIcons } from '../../../ui/text/change-icons.ts';
import { CodeText } from '../../../ui/text/CodeText.tsx';
import { DateText } from '../../../ui/text/DateText.tsx';
import { useLanguage } from '../../../ui/text/useLanguage.ts';
import classes from './LogTab.module.css';

/**
 * One change: the action, the course and section, the time, and its author: the student, the registrar or the waiting
 * list.
 */
export function LogEntry({
  entry: { at, action, by, code, name, number, fromCode, fromNumber, permit },
}: {
  entry: Schema<'RegistrationLog'>['entries'][number];
}) {
  const { t } = useTranslation('registration');
  const { language, pick } = useLanguage();
  const Icon = changeIcons[action];
  return (
    <li className={classes.entry} data-action={action}>
      <span className={`sis-tinted ${classes.icon} sis-disc`} aria-hidden>
        <Icon size={16} stroke={2} />
      </span>
      <span className={classes.words}>
        <span className="sis-medium">{t(`log.action.${action}`)}</span>
        <span>
          <CodeText strong>{code}</CodeText> {formatList([pick(name), t('section')], language, 'comma')}{' '}
          <CodeText>{number}</CodeText>
          {fromNumber && (
            <span className="sis-quiet">
              {' '}
              {t('change.insteadOf')} {fromCode !== code && <CodeText>{fromCode}</CodeText>} {t('section')}{' '}
              <CodeText>{fromNumber}</CodeText>
            </span>
          )}
        </span>
        <PermitNote permit={permit} />
      </span>
      <span className={`sis-note sis-top ${classes.when}`}>
        <DateText at={at} format="time" />
        <span>{t(`log.by.${by}`)}</span>
      </span>
    </li>
  );
}
