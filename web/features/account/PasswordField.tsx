import { PasswordInput } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import classes from './AccountForm.module.css';

type Props = {
  name: 'password' | 'currentPassword' | 'newPassword';
  label: string;
  value: string;
  error: string | undefined;
  autoFocus?: boolean;
  /** The id of an element that describes the field. */
  describedBy?: string;
  onChange: (value: string) => void;
};

/** A password field with a button that shows the password. */
export function PasswordField({ name, label, value, error, autoFocus = false, describedBy, onChange }: Props) {
  const { t } = useTranslation('account');
  return (
    <PasswordInput
      name={name}
      label={label}
      size="md"
      dir="ltr"
      autoComplete={name === 'newPassword' ? 'new-password' : 'current-password'}
      autoFocus={autoFocus}
      required
      withAsterisk={false}
      value={value}
      error={error}
      aria-invalid={Boolean(error) || undefined}
      {...(describedBy && { 'aria-describedby': describedBy })}
      onChange={(event) => onChange(event.currentTarget.value)}
      visibilityToggleFocusable
      visibilityToggleButtonProps={{ 'aria-label': t('signIn.showPassword') }}
      labelProps={{ className: classes.label }}
    />
  );
}
