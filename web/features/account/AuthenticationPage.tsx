import { Button, Group, Loader, Stack } from '@mantine/core';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useNavigate } from 'react-router-dom';
import { corporateSignInOffered, leaveForProvider, takeReturn } from '../../api/corporate.ts';
import type { ErrorBody } from '../../api/failure.ts';
import { startSession } from '../../api/session.ts';
import { useAction } from '../../api/useAction.ts';
import { paths } from '../../paths.ts';
import { FailureBox } from '../../ui/refusals/FailureBox.tsx';
import { loadTexts } from '../../ui/language.ts';
import { AccountLayout } from './AccountLayout.tsx';
import { placeAfter } from './place-after.ts';

type State =
  | { kind: 'working' }
  | { kind: 'stale' }
  | { kind: 'failed'; failure: { status: number; error: ErrorBody } };

/** The page to which the identity provider sends the browser back after the sign-in. */
export default function AuthenticationPage() {
  const { t } = useTranslation(['account', 'common']);
  const navigate = useNavigate();
  const { run } = useAction('handleAuthentication', { inPlace: true });
  const [state, setState] = useState<State>({ kind: 'working' });
  const began = useRef(false);

  useEffect(() => {
    const goOn = async (): Promise<void> => {
      const returned = takeReturn(new URLSearchParams(location.search));
      if (returned.kind === 'stale') return setState({ kind: 'stale' });
      if (returned.kind === 'canceled') return void navigate(paths.signIn, { replace: true });
      void loadTexts('messages');
      const outcome = await run({ body: returned.body });
      if (outcome.ok) {
        startSession(outcome.data);
        return void navigate(placeAfter(returned.from), { replace: true });
      }
      if (!outcome.told) setState({ kind: 'failed', failure: outcome });
    };
    // Signing in runs only once, because the provider's response can be used only once.
    if (began.current) return;
    began.current = true;
    void goOn();
  }, [navigate, run]);

  if (state.kind === 'working')
    return (
      <AccountLayout title={t('authentication.title')}>
        <Group wrap="nowrap" role="status">
          <Loader size="sm" aria-hidden />
          <p>{t('authentication.working')}</p>
        </Group>
      </AccountLayout>
    );
  return (
    <AccountLayout title={t('authentication.failedTitle')}>
      {state.kind === 'failed' ? (
        <FailureBox failure={state.failure} />
      ) : (
        <p className="sis-quiet" role="status">
          {t('authentication.stale')}
          <br />
          {t('authentication.staleAction')}
        </p>
      )}
      <Stack gap="sm" mt="1.5rem">
        {corporateSignInOffered() && (
          <Button size="md" onClick={() => leaveForProvider(null)}>
            {t('authentication.again')}
          </Button>
        )}
        <Button component={Link} to={paths.signIn} size="md" variant="default">
          {t('authentication.back')}
        </Button>
      </Stack>
    </AccountLayout>
  );
}
