import { useCallback } from 'react';
import { call } from '../api/client.ts';
import { startSession } from '../api/session.ts';
import type { ActionOptions } from '../api/useAction.ts';
import { useAction } from '../api/useAction.ts';
import { paths } from '../paths.ts';
import { openPage, openSignIn } from './open-page.ts';
import { saveScript } from './script.ts';

/** Whoever is signed in has nothing to do there. */
const beforeSignIn: string[] = [paths.signIn, paths.passwordReset, paths.passwordChange, paths.activate];

/**
 * Sets this sandbox up as a scenario says, leaves its script at the side of the student's page and opens that page:
 * signed in, or at the sign-in form with the persona's name where signing in belongs to what is shown. The outcome
 * comes back where it was refused.
 */
export function useStartScenario(options: ActionOptions = {}) {
  const { run, running } = useAction('startScenario', options);
  const start = useCallback(
    async (id: string, at?: number) => {
      const outcome = await run({ path: { id }, query: at === undefined ? {} : { step: at } });
      if (!outcome.ok) return outcome;
      const { session, page, scenario, step } = outcome.data;
      saveScript({ scenario: scenario.id, step, open: true, inConsole: page.startsWith(paths.simulator) });
      if (session) {
        startSession(session);
        openPage(beforeSignIn.includes(page) ? paths.home : page);
      } else {
        const { personas } = await call('getPersonas');
        const wanted = scenario.steps[step]?.as ?? scenario.persona;
        openSignIn(personas.find(({ key }) => key === wanted)?.userName ?? scenario.persona, page);
      }
      return outcome;
    },
    [run],
  );
  return { start, running };
}
