import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { formatList } from '../../../locales/i18n.ts';
import type { Schema } from '../../api/operations.ts';
import { CodeText } from '../text/CodeText.tsx';
import { useLanguage } from '../text/useLanguage.ts';
import type { waivingOffices } from './waivable.ts';

/** Note that a course was registered by a permit, with the link to its request; null without a permit. */
export function PermitNote({ permit }: { permit?: Schema<'PermitUse'> | null | undefined }) {
  const { t } = useTranslation('override');
  const { language } = useLanguage();
  if (!permit) return null;
  const offices = permit.by.map((office) => t(`offices.${office as ReturnType<typeof waivingOffices>[number]}`));
  return (
    <span className="sis-light sis-note">
      {t('by', { offices: formatList(offices, language) })},{' '}
      <Link to={`/requests/${permit.referenceNumber}`}>
        <CodeText>{permit.referenceNumber}</CodeText>
      </Link>
    </span>
  );
}
