import { useTranslation } from 'react-i18next';
import classes from './SkipLink.module.css';

/** First link of a page, which skips the menu. */
export function SkipLink() {
  const { t } = useTranslation('common');
  return (
    <a
      href="#content"
      className={classes.skip}
      data-stays
      onClick={(event) => {
        // With <base>, the plain link "#content" would lead to the base address and not to this page.
        event.preventDefault();
        document.getElementById('content')?.focus();
      }}
    >
      {t('page.skip')}
    </a>
  );
}
