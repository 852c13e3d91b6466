import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useIsAvailable } from '../../api/feature-availability.ts';
import { paths } from '../../paths.ts';

/** Link to the comparison of the four ways to stay or leave; null if the API does not support it. */
export function CompareLink() {
  const { t } = useTranslation('withdrawal');
  if (!useIsAvailable('getStayOrLeave')) return null;
  return <Link to={paths.stayOrLeave}>{t('stay.link')}</Link>;
}
