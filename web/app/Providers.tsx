import { DirectionContext, MantineProvider } from '@mantine/core';
import type { i18n } from 'i18next';
import type { ReactNode } from 'react';
import { useMemo } from 'react';
import { I18nextProvider } from 'react-i18next';
import { InvalidatesContext } from '../api/cache-invalidation.ts';
import { PageNeedsContext } from '../api/feature-availability.ts';
import { settings } from '../api/settings.ts';
import { invalidatesOf, menuIconsOf, pageNeedsOf, type Feature } from '../feature.ts';
import { themeWith } from '../theme.ts';
import { useLanguage } from '../ui/text/useLanguage.ts';
import { colorSchemeManager } from './colorScheme.ts';
import { MenuIconsContext } from './menu-icons.ts';

type Props = { i18n: i18n; features: readonly Feature[]; children: ReactNode };

/** The context of the whole page: language, theme and the declarations of the features. */
export function Providers({ i18n, features, children }: Props) {
  const theme = useMemo(() => themeWith(settings().accent), []);
  return (
    <I18nextProvider i18n={i18n}>
      <Declared features={features}>
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
      </Declared>
    </I18nextProvider>
  );
}

/** Provides the declarations of the features to components that import no feature. */
function Declared({ features, children }: Omit<Props, 'i18n'>) {
  const declared = useMemo(
    () => ({ icons: menuIconsOf(features), needs: pageNeedsOf(features), invalidates: invalidatesOf(features) }),
    [features],
  );
  return (
    <InvalidatesContext value={declared.invalidates}>
      <PageNeedsContext value={declared.needs}>
        <MenuIconsContext value={declared.icons}>{children}</MenuIconsContext>
      </PageNeedsContext>
    </InvalidatesContext>
  );
}

const ignore = (): void => undefined;

/** Sets Mantine's direction to that of the language. */
function Direction({ children }: { children: ReactNode }) {
  const { direction } = useLanguage();
  const value = useMemo(() => ({ dir: direction, setDirection: ignore, toggleDirection: ignore }), [direction]);
  return <DirectionContext.Provider value={value}>{children}</DirectionContext.Provider>;
}
