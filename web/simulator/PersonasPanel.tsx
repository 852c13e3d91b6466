import { Button, TextInput } from '@mantine/core';
import { IconSearch } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { startSession } from '../api/session.ts';
import { useAction } from '../api/useAction.ts';
import { useApi } from '../api/useApi.ts';
import { CodeText } from '../ui/CodeText.tsx';
import { EmptyState } from '../ui/EmptyState.tsx';
import { ErrorState } from '../ui/ErrorState.tsx';
import { useLanguage } from '../ui/useLanguage.ts';
import { openPage, openSignIn } from './open-page.ts';
import { contains, personaWords } from './search.ts';
import { wholeCodes } from './whole-codes.ts';
import classes from './ToolsDrawer.module.css';

/** Who is seeded and what each shows; one press signs in. */
export function PersonasPanel() {
  const { t } = useTranslation(['simulator', 'common']);
  const { pick } = useLanguage();
  const personas = useApi('getPersonas', {});
  const { run, running } = useAction('startPersonaSession');
  const [search, setSearch] = useState('');

  if (personas.error) return <ErrorState error={personas.error} retry={personas.refresh} />;
  const found = personas.data?.personas.filter((persona) => contains(personaWords(persona), search)) ?? [];

  const enter = async (key: string): Promise<void> => {
    const outcome = await run({ path: { key } });
    if (!outcome.ok) return;
    startSession(outcome.data);
    openPage('/home');
  };

  return (
    <div className={classes.stack}>
      <TextInput type="search" aria-label={t('personas.search')} placeholder={t('personas.search')} leftSection={<IconSearch size={18} aria-hidden />} value={search} onChange={(event) => setSearch(event.currentTarget.value)} />
      {personas.data && (
        <p className={classes.quiet}>
          {t('personas.password')} <CodeText strong>{personas.data.password}</CodeText>
        </p>
      )}
      {personas.data && found.length === 0 && <EmptyState title={t('common:table.nothingFound')} />}
      <ul className={classes.list}>
        {found.map(({ key, userName, title, shows, canSignIn }) => (
          <li key={key} className={classes.item}>
            <div className={classes.words}>
              <span className={classes.name}>{pick(title)}</span>
              <span className={classes.quiet}>{wholeCodes(pick(shows))}</span>
              <span className={classes.quiet}>
                <CodeText>{userName}</CodeText>
              </span>
            </div>
            <Button size="xs" variant={canSignIn ? 'light' : 'default'} disabled={running} onClick={() => (canSignIn ? void enter(key) : openSignIn(userName))}>
              {t(canSignIn ? 'personas.signIn' : 'personas.tryToSignIn')}
            </Button>
          </li>
        ))}
      </ul>
    </div>
  );
}
