import { TextInput } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import classes from './AccountForm.module.css';

type Props = { value: string; error: string | undefined; readOnly?: boolean; onChange: (value: string) => void };

/** The user name, marked so that password managers recognise it. */
export function UserNameField({ value, error, readOnly = false, onChange }: Props) {
  const { t } = useTranslation('account');
  return (
    <TextInput
      name="userName"
      label={t('signIn.userName')}
      size="md"
      dir="ltr"
      autoComplete="username"
      autoCapitalize="none"
      spellCheck={false}
      required
      withAsterisk={false}
      readOnly={readOnly}
      value={value}
      error={error}
      onChange={(event) => onChange(event.currentTarget.value)}
      labelProps={{ className: classes.label }}
    />
  );
}
