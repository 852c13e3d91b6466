import { useTranslation } from 'react-i18next';
import { settingFaults, settings } from '../api/settings.ts';
import { CodeText } from '../ui/CodeText.tsx';
import { StandalonePage } from './StandalonePage.tsx';
import classes from './VersionPage.module.css';

export default function VersionPage() {
  const { t } = useTranslation('common');
  return (
    <StandalonePage title={t('version.title')}>
      <dl className={classes.facts}>
        <dt>{t('version.application')}</dt>
        <dd>
          <CodeText>{import.meta.env.VITE_VERSION}</CodeText>
        </dd>
        <dt>{t('version.api')}</dt>
        <dd>{settings().apiBaseUrl ? <CodeText>{settings().apiBaseUrl}</CodeText> : t('version.thisServer')}</dd>
        {settingFaults().length > 0 && (
          <>
            <dt>{t('version.misunderstood')}</dt>
            <dd>
              <CodeText>{settingFaults().join(' ')}</CodeText>
            </dd>
          </>
        )}
      </dl>
    </StandalonePage>
  );
}
