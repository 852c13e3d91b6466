import { Loader } from '@mantine/core';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import { call } from '../../api/client.ts';
import { failureOf, type CallFailure } from '../../api/failure.ts';
import { forget, startSession } from '../../api/session.ts';
import { StandalonePage } from '../../ui/layout/StandalonePage.tsx';
import { ErrorState } from '../../ui/refusals/ErrorState.tsx';
import { saveLook } from '../trainer-look.ts';
import { openPage } from '../open-page.ts';

/**
 * Page in a trainee's sandbox that opens the trainee's current page, in a separate session of the same student for the
 * trainer.
 */
export default function LookPage() {
  const { t } = useTranslation('classroom');
  const { code = '', trainee = '' } = useParams();
  const [failure, setFailure] = useState<CallFailure | null>(null);
  const entered = useRef(false);

  useEffect(() => {
    if (entered.current) return;
    entered.current = true;
    void failureOf(async () => {
      const { name, page, session } = await call('lookAtTrainee', { path: { code, trainee: Number(trainee) } });
      forget();
      if (session) startSession(session);
      saveLook({ name, userName: session?.user.userName ?? null, auditId: session?.auditId ?? null });
      openPage(page);
    }).then(setFailure);
  }, [code, trainee]);

  return (
    <StandalonePage title={t('look.title')}>
      {failure ? <ErrorState error={failure} /> : <Loader aria-hidden />}
    </StandalonePage>
  );
}
