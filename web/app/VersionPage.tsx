import { useTranslation } from 'react-i18next';
import { formatList } from '../../locales/i18n.ts';
import { contractVersion } from '../api/endpoints.gen.ts';
import { useAbsentParts } from '../api/feature-availability.ts';
import { isOlderApi } from '../api/feature-availability-rules.ts';
import { settingFaults, settings } from '../api/settings.ts';
import { useApi } from '../api/useApi.ts';
import { CodeText } from '../ui/text/CodeText.tsx';
import { useLanguage } from '../ui/text/useLanguage.ts';
import { StandalonePage } from '../ui/layout/StandalonePage.tsx';
import classes from './VersionPage.module.css';

export default function VersionPage() {
  const { t } = useTranslation('version');
  const { language } = useLanguage();
  // The API reports its contract version in the menu, which only a signed-in student can read.
  const { data: menu } = useApi('getMenu', {}, { quiet: true });
  const told = menu?.contract ?? null;
  const absent = useAbsentParts();
  return (
    <StandalonePage title={t('title')}>
      <dl className={classes.facts}>
        <dt>{t('application')}</dt>
        <dd>
          <CodeText>{import.meta.env.VITE_VERSION}</CodeText>
        </dd>
        <dt>{t('contract')}</dt>
        <dd>
          <CodeText>{contractVersion}</CodeText>
        </dd>
        <dt>{t('api')}</dt>
        <dd>{settings().apiBaseUrl ? <CodeText>{settings().apiBaseUrl}</CodeText> : t('thisServer')}</dd>
        {menu && (
          <>
            <dt>{t('apiContract')}</dt>
            <dd>
              {told === null ? t('untold') : <CodeText>{told}</CodeText>}
              {isOlderApi(told) && ` (${t('older')})`}
            </dd>
          </>
        )}
        {absent.length > 0 && (
          <>
            <dt>{t('notOffered')}</dt>
            <dd>
              {formatList(
                absent.map((part) => t(`parts.${part}`)),
                language,
              )}
            </dd>
          </>
        )}
        {settingFaults().length > 0 && (
          <>
            <dt>{t('misunderstood')}</dt>
            <dd>
              <CodeText>{settingFaults().join(' ')}</CodeText>
            </dd>
          </>
        )}
      </dl>
    </StandalonePage>
  );
}
