import { DirectionContext, MantineProvider } from '@mantine/core';
import type { i18n } from 'i18next';
import type { ReactNode } from 'react';
import { useMemo } from 'react';
import { I18nextProvider } from 'react-i18next';
import { settings } from '../api/settings.ts';
import { themeWith } from '../theme.ts';
import { useLanguage } from '../ui/useLanguage.ts';
import { colorSchemeManager } from './colorScheme.ts';

export function Providers({ i18n, children }: { i18n: i18n; children: ReactNode }) {
  const theme = useMemo(() => themeWith(settings().accent), []);
  return (
    <I18nextProvider i18n={i18n}>
      <Direction>
        <MantineProvider
          theme={theme}
          colorSchemeManager={colorSchemeManager}
          defaultColorScheme="auto"
          withCssVariables
        >
          {children}
        </MantineProvider>
      </Direction>
    </I18nextProvider>
  );
}

const ignore = (): void => undefined;

/** Mantine's direction is the language's: there is no other way to set it. */
function Direction({ children }: { children: ReactNode }) {
  const { direction } = useLanguage();
  const value = useMemo(() => ({ dir: direction, setDirection: ignore, toggleDirection: ignore }), [direction]);
  return <DirectionContext.Provider value={value}>{children}</DirectionContext.Provider>;
}
