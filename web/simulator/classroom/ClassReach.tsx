import { useTranslation } from 'react-i18next';
import type { Schema } from '../../api/operations.ts';
import { CodeText } from '../../ui/text/CodeText.tsx';

/** Shows if trainees can join from other machines, and at which addresses. */
export function ClassReach({ reach: { onlyHere, addresses } }: { reach: Schema<'Reach'> }) {
  const { t } = useTranslation('classroom');
  if (onlyHere || addresses.length === 0)
    return <p className="sis-quiet">{t(onlyHere ? 'classroom.reach.onlyHere' : 'classroom.reach.nowhere')}</p>;
  return (
    <div>
      <p className="sis-quiet">{t('classroom.reach.others')}</p>
      {addresses.map((address) => (
        <p key={address}>
          <CodeText strong breaks>
            {address}
          </CodeText>
        </p>
      ))}
    </div>
  );
}
