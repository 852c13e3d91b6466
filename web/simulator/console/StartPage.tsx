import { Button, Loader } from '@mantine/core';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useParams, useSearchParams } from 'react-router-dom';
import { call } from '../../api/client.ts';
import type { ErrorBody } from '../../api/failure.ts';
import { failureOf } from '../../api/failure.ts';
import { paths } from '../../paths.ts';
import { StandalonePage } from '../../ui/layout/StandalonePage.tsx';
import { ErrorState } from '../../ui/refusals/ErrorState.tsx';
import { sandboxAddress } from '../sandbox-address.ts';
import { nameForScenario } from '../sandbox-name.ts';
import { useStartScenario } from '../useStartScenario.ts';

/** Creates a sandbox named after the scenario. */
async function newSandbox(scenario: string): Promise<string> {
  const [{ server }, { sandboxes }] = await Promise.all([call('getSimulator'), call('getSandboxes')]);
  const name = nameForScenario(scenario, server, new Set(sandboxes.map((sandbox) => sandbox.name)));
  await call('createSandbox', { body: { name } });
  return name;
}

/**
 * Starts a scenario in a new sandbox (?sandbox=new) or in this one, from its beginning or just before a step (?step=3),
 * and opens the student's page.
 */
export default function StartPage() {
  const { t } = useTranslation('console');
  const { id = '' } = useParams();
  const [search] = useSearchParams();
  const { start } = useStartScenario({ inPlace: true });
  const [failure, setFailure] = useState<{ status: number; error: ErrorBody } | null>(null);
  const started = useRef(false);
  const elsewhere = search.get('sandbox') === 'new';
  const asked = search.get('step');
  const step = asked === null ? undefined : Number(asked) || 0;

  useEffect(() => {
    if (started.current) return;
    started.current = true;
    void failureOf(async () => {
      if (elsewhere)
        return location.replace(
          sandboxAddress(
            await newSandbox(id),
            `${paths.simulator}/start/${id}${step === undefined ? '' : `?step=${step}`}`,
          ),
        );
      const outcome = await start(id, step);
      if (!outcome.ok) setFailure(outcome);
    }).then((failed) => failed && setFailure(failed));
  }, [id, elsewhere, step, start]);

  return failure ? (
    <StandalonePage title={t('start.failed')}>
      <ErrorState error={failure} />
      <Button component={Link} to={paths.simulator}>
        {t('start.toGallery')}
      </Button>
    </StandalonePage>
  ) : (
    <StandalonePage title={t('start.title')} text={t('start.text')}>
      <Loader aria-hidden />
    </StandalonePage>
  );
}
