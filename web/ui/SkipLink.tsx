import { useTranslation } from 'react-i18next';
import classes from './SkipLink.module.css';

/** The first stop of a page: past its menu to its content. */
export function SkipLink() {
  const { t } = useTranslation('common');
  return (
    <a
      href="#content"
      className={classes.skip}
      data-stays
      onClick={(event) => {
        // <base> would send "#content" to the first page.
        event.preventDefault();
        document.getElementById('content')?.focus();
      }}
    >
      {t('page.skip')}
    </a>
  );
}
