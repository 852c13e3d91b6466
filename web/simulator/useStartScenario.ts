import { useCallback } from 'react';
import { call } from '../api/client.ts';
import { startSession } from '../api/session.ts';
import type { ActionOptions } from '../api/useAction.ts';
import { useAction } from '../api/useAction.ts';
import { paths } from '../paths.ts';
import { openPage, openSignIn } from './open-page.ts';
import { saveScript } from './script.ts';

/** Pages that are not for signed-in students. */
const beforeSignIn: string[] = [paths.signIn, paths.passwordReset, paths.passwordChange, paths.activate];

/**
 * Resets this sandbox to a scenario, stores its script and opens the student's page. The student is signed in, unless
 * signing in is part of the scenario; then the page before sign-in opens, with the user name where it asks for one.
 * `start` resolves to the outcome of the request.
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
