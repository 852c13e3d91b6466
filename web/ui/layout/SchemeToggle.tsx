import { useComputedColorScheme, useMantineColorScheme } from '@mantine/core';
import { IconMoon, IconSun } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import classes from './HeaderButton.module.css';

export function SchemeToggle() {
  const { t } = useTranslation('common');
  const { setColorScheme } = useMantineColorScheme();
  const scheme = useComputedColorScheme('light', { getInitialValueInEffect: false });
  const other = scheme === 'light' ? 'dark' : 'light';
  const Icon = other === 'dark' ? IconMoon : IconSun;
  return (
    <button
      type="button"
      className={`sis-inline ${classes.button} sis-bare`}
      data-square
      onClick={() => setColorScheme(other)}
      aria-label={t(other === 'dark' ? 'shell.dark' : 'shell.light')}
    >
      <Icon size={20} stroke={1.75} aria-hidden />
    </button>
  );
}
