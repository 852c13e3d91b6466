import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useOffered } from '../../api/offered.ts';
import { paths } from '../../paths.ts';

/** To the comparison of the four ways, from wherever one of them begins. */
export function CompareLink() {
  const { t } = useTranslation('withdrawal');
  if (!useOffered('getStayOrLeave')) return null;
  return <Link to={paths.stayOrLeave}>{t('stay.link')}</Link>;
}
