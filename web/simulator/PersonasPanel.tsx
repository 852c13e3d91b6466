import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { startSession } from '../api/session.ts';
import { useAction } from '../api/useAction.ts';
import { openPage, openSignIn } from './open-page.ts';
import { PersonaList } from './PersonaList.tsx';

/**
 * The seeded students with what each demonstrates. One click signs in, or opens the sign-in form for a student who
 * cannot sign in.
 */
export function PersonasPanel() {
  const { t } = useTranslation('simulator');
  const { run, running } = useAction('startPersonaSession');

  const enter = async (key: string): Promise<void> => {
    const outcome = await run({ path: { key } });
    if (!outcome.ok) return;
    startSession(outcome.data);
    openPage('/home');
  };

  return (
    <PersonaList
      actions={({ key, userName, canSignIn }) => (
        <Button
          size="xs"
          variant={canSignIn ? 'light' : 'default'}
          disabled={running}
          onClick={() => (canSignIn ? void enter(key) : openSignIn(userName))}
        >
          {t(canSignIn ? 'personas.signIn' : 'personas.tryToSignIn')}
        </Button>
      )}
    />
  );
}
