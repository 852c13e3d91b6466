import { TextInput } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import classes from './AccountForm.module.css';

type Props = { value: string; error: string | undefined; onChange: (value: string) => void };

export function EmailField({ value, error, onChange }: Props) {
  const { t } = useTranslation('account');
  return (
    <TextInput
      name="email"
      type="email"
      label={t('signIn.email')}
      size="md"
      dir="ltr"
      autoComplete="email"
      autoCapitalize="none"
      spellCheck={false}
      required
      withAsterisk={false}
      maxLength={200}
      value={value}
      error={error}
      onChange={(event) => onChange(event.currentTarget.value)}
      labelProps={{ className: classes.label }}
    />
  );
}
