import { useTranslation } from 'react-i18next';
import { useLanguage } from '../text/useLanguage.ts';
import { changeLanguage } from '../language.ts';
import classes from './HeaderButton.module.css';

/** Button that switches to the other language and names it in that language. */
export function LanguageSwitch() {
  const { t } = useTranslation('common');
  const { language } = useLanguage();
  const other = language === 'en' ? 'ar' : 'en';
  return (
    <button
      type="button"
      className={`sis-inline ${classes.button} sis-bare`}
      onClick={() => void changeLanguage(other)}
      aria-label={t('shell.languageLabel')}
    >
      <span lang={other}>{t('shell.language')}</span>
    </button>
  );
}
