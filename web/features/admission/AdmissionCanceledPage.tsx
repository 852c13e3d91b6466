import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { Schema } from '../../api/operations.ts';
import { partingWords } from '../../api/session.ts';
import { CodeText } from '../../ui/text/CodeText.tsx';
import { ConsequenceTable } from '../../ui/request/ConsequenceTable.tsx';
import { DateText } from '../../ui/text/DateText.tsx';
import { Fact, FactList } from '../../ui/layout/FactList.tsx';
import { Panel } from '../../ui/layout/Panel.tsx';
import classes from './AdmissionCanceledPage.module.css';
import { paths } from '../../paths.ts';
import { StandalonePage } from '../../ui/layout/StandalonePage.tsx';

/** The page after a cancelled admission, when the session has ended: the effects of the cancellation and the refund. */
export default function AdmissionCanceledPage() {
  const { t } = useTranslation('admission');
  const done = partingWords<Schema<'AdmissionCanceled'>>();
  const signIn = (
    <Button component={Link} to={paths.signIn} variant="default">
      {t('done.signIn')}
    </Button>
  );
  if (!done)
    return (
      <StandalonePage title={t('done.missing')} text={t('done.missingText')}>
        {signIn}
      </StandalonePage>
    );
  return (
    <StandalonePage title={t('done.title')} text={t('done.text')}>
      <Panel label={t('done.title')} className={classes.wide}>
        <FactList>
          <Fact name={t('done.reference')}>
            <CodeText strong>{done.referenceNumber}</CodeText>
          </Fact>
          <Fact name={t('done.at')}>
            <DateText at={done.at} format="fullDateTime" />
          </Fact>
        </FactList>
      </Panel>
      <Panel title={t('done.money')} className={classes.wide}>
        <p>{done.balance > 0 ? t('done.balance', { fils: done.balance }) : t('done.noMoney')}</p>
      </Panel>
      <div className={classes.wide}>
        <ConsequenceTable consequences={done.consequences} title={t('done.happened')} />
      </div>
      {signIn}
    </StandalonePage>
  );
}
