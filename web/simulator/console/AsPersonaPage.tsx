import { Loader } from '@mantine/core';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useParams, useSearchParams } from 'react-router-dom';
import { startSession } from '../../api/session.ts';
import { useAction } from '../../api/useAction.ts';
import { useApi } from '../../api/useApi.ts';
import { becomeOwnTab } from '../../api/tab.ts';
import { paths } from '../../paths.ts';
import { StandalonePage } from '../../ui/layout/StandalonePage.tsx';
import { ErrorState } from '../../ui/refusals/ErrorState.tsx';
import { openPage, openSignIn } from '../open-page.ts';

/**
 * Signs in as a persona, a seeded or built student, in all tabs or only in this one (?tab=own), and opens a page.
 * Students who may not sign in are sent to the sign-in form.
 */
export default function AsPersonaPage() {
  const { t } = useTranslation('console');
  const { persona: wanted = '' } = useParams();
  const personas = useApi('getPersonas', {});
  const { run } = useAction('startPersonaSession');
  const [search] = useSearchParams();
  const asked = search.get('page') ?? '';
  const page = /^\/(?![/\\])/.test(asked) ? asked : paths.home;
  const own = search.get('tab') === 'own';
  const entered = useRef(false);
  const persona = personas.data?.personas.find(({ key }) => key === wanted);

  useEffect(() => {
    if (!personas.data || entered.current) return;
    entered.current = true;
    if (own) becomeOwnTab();
    if (!persona) return openPage(paths.notFound);
    if (!persona.canSignIn) return openSignIn(persona.userName);
    void run({ path: { key: persona.key } }).then((outcome) => {
      if (!outcome.ok) return openSignIn(persona.userName);
      startSession(outcome.data);
      openPage(page);
    });
  }, [personas.data, persona, page, own, run]);

  return (
    <StandalonePage title={t('start.title')} text={t('start.text')}>
      {personas.error ? <ErrorState error={personas.error} retry={personas.refresh} /> : <Loader aria-hidden />}
    </StandalonePage>
  );
}
