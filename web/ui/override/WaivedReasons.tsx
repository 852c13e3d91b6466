import { IconShieldCheck } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import type { Schema } from '../../api/operations.ts';
import { Callout } from '../layout/Callout.tsx';
import { NonBreakingText } from '../text/NonBreakingText.tsx';
import { useLanguage } from '../text/useLanguage.ts';
import box from '../refusals/RefusalList.module.css';
import type { waivingOffices } from './waivable.ts';

/** The reasons that permits waive for the student, each with its office and reference number; null if there are none. */
export function WaivedReasons({ waived = [] }: { waived?: Schema<'WaivedReason'>[] | undefined }) {
  const { t } = useTranslation('override');
  const { messageText } = useLanguage();
  if (waived.length === 0) return null;
  return (
    <Callout icon={IconShieldCheck} tone="done" role="status">
      <ul className={`sis-close sis-list ${box.list}`}>
        {waived.map(({ Code, Params, by, referenceNumber }) => (
          <li key={`${Code} ${referenceNumber} ${JSON.stringify(Params)}`}>
            <span className="sis-medium">
              <NonBreakingText
                text={t('waived', {
                  office: t(`offices.${by as ReturnType<typeof waivingOffices>[number]}`),
                  reference: referenceNumber,
                })}
              />
            </span>
            <span className="sis-note">
              <NonBreakingText text={messageText(Code, Params)} />
            </span>
          </li>
        ))}
      </ul>
    </Callout>
  );
}
