import { VisuallyHidden } from '@mantine/core';
import { IconCheck, IconCircle } from '@tabler/icons-react';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { passwordChecks, passwordStrength } from '../../../locales/password-strength.ts';
import { PasswordField } from './PasswordField.tsx';
import classes from './PasswordPages.module.css';

type Props = { value: string; error: string | undefined; onChange: (value: string) => void };

const toStrength = (score: number) => (score === 0 ? 'none' : score <= 40 ? 'weak' : score < 100 ? 'fair' : 'strong');

/** The field of a new password, with its strength and a list of checks that are ticked when met. */
export function NewPasswordField({ value, error, onChange }: Props) {
  const { t } = useTranslation('account');
  const checksId = useId();
  const { met, score } = passwordStrength(value);
  const strength = toStrength(score);
  return (
    <div className={classes.newPassword}>
      <PasswordField
        name="newPassword"
        label={t('password.new')}
        value={value}
        error={error}
        describedBy={checksId}
        onChange={onChange}
      />
      <div
        className={`sis-tight ${classes.strength}`}
        data-drawn
        data-strength={strength}
        role="meter"
        aria-label={t('password.strength')}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={score}
        aria-valuetext={t(`password.scores.${strength}`)}
      >
        {passwordChecks.map((check, index) => (
          <span key={check} className={classes.segment} data-filled={index < met.length || undefined} />
        ))}
      </div>
      <ul id={checksId} className={`sis-note sis-list ${classes.checks}`}>
        {passwordChecks.map((check) => (
          <li key={check} data-met={met.includes(check) || undefined}>
            {met.includes(check) ? (
              <IconCheck size={16} stroke={2.25} aria-hidden />
            ) : (
              <IconCircle size={16} stroke={1.5} aria-hidden />
            )}
            <span>
              {t(`password.checks.${check}`)}
              {met.includes(check) && <VisuallyHidden>{t('password.met')}</VisuallyHidden>}
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}
