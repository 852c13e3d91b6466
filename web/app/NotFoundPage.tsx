import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useSession } from '../api/useRecord.ts';
import { paths } from '../paths.ts';
import { StandalonePage } from '../ui/layout/StandalonePage.tsx';

export default function NotFoundPage() {
  const { t } = useTranslation('common');
  const session = useSession();
  return (
    <StandalonePage title={t('notFound.title')} text={t('notFound.text')}>
      <Button component={Link} to={session ? paths.home : paths.signIn}>
        {t(session ? 'actions.home' : 'actions.signIn')}
      </Button>
    </StandalonePage>
  );
}
