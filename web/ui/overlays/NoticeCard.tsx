import { Button, CloseButton } from '@mantine/core';
import { IconAlertTriangle, IconCircleCheck, IconInfoCircle } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { Notice } from '../../api/notices.ts';
import type { Refusal } from '../../api/operations.ts';
import classes from './NoticeRegion.module.css';
import { Reference } from '../text/Reference.tsx';
import { NonBreakingText } from '../text/NonBreakingText.tsx';
import { preserveForm } from '../request/form-stash.ts';
import { useCountdown } from '../text/useCountdown.ts';
import { useFailureText } from '../refusals/useFailureText.ts';
import { useLanguage } from '../text/useLanguage.ts';

export const toTone = (notice: Notice) =>
  notice.kind === 'message' ? notice.tone : notice.kind === 'clearance' ? 'info' : 'refuse';

/** Card of one notice. Its timer stops while the pointer or the focus is on it. */
export function NoticeCard({ notice, onClose }: { notice: Notice; onClose: () => void }) {
  const { t } = useTranslation('common');
  const { pause, resume } = useCountdown(notice.seconds, onClose);
  const tone = toTone(notice);
  const Icon = { done: IconCircleCheck, info: IconInfoCircle, refuse: IconAlertTriangle }[tone];
  return (
    <div
      className={`${classes.notice} sis-frame`}
      data-tone={tone}
      role={tone === 'refuse' ? 'alert' : undefined}
      onPointerEnter={() => pause('pointer')}
      onPointerLeave={() => resume('pointer')}
      onFocus={() => pause('focus')}
      onBlur={() => resume('focus')}
    >
      <Icon size={20} stroke={1.75} aria-hidden className={classes.icon} />
      <div className={classes.words}>
        <NoticeText notice={notice} />
      </div>
      {notice.kind === 'message' && notice.undo && (
        <Button
          variant="light"
          size="compact-sm"
          className={classes.undo}
          onClick={() => {
            notice.undo?.();
            onClose();
          }}
        >
          {t('actions.undo')}
        </Button>
      )}
      <CloseButton size="sm" aria-label={t('actions.dismiss')} onClick={onClose} />
    </div>
  );
}

export function NoticeText({ notice }: { notice: Notice }) {
  const { t } = useTranslation('common');
  const failureText = useFailureText();
  if (notice.kind === 'message') return <Reasons refusals={notice.refusals} />;
  if (notice.kind === 'clearance')
    return (
      <>
        <p className="sis-medium">{t('failure.clearance')}</p>
        <p className={`${classes.action} sis-note`}>
          <Link to="/clearance#clearance" state={preserveForm}>
            {t('failure.clearanceLink')}
          </Link>
        </p>
      </>
    );
  if (notice.kind === 'broken')
    return (
      <>
        <p className="sis-medium">{t('broken.noticed')}</p>
        <p className={`${classes.action} sis-note`}>{t('broken.reference', { reference: notice.reference })}</p>
      </>
    );
  if (notice.error.Refusals.length > 1)
    return (
      <>
        <Reasons refusals={notice.error.Refusals} />
        <Reference of={notice.error.reference} />
      </>
    );
  const { text, action } = failureText(notice);
  return (
    <>
      <p className="sis-medium">
        <NonBreakingText text={text} />
      </p>
      {action && (
        <p className={`${classes.action} sis-note`}>
          <NonBreakingText text={action} />
        </p>
      )}
      <Reference of={notice.error.reference} />
    </>
  );
}

function Reasons({ refusals }: { refusals: Refusal[] }) {
  const { messageText } = useLanguage();
  return (
    <ul>
      {refusals.map(({ Code, Params, Change }) => (
        <li key={`${Code} ${Change ?? ''} ${JSON.stringify(Params)}`}>
          <p className="sis-medium">
            <NonBreakingText text={messageText(Code, Params)} />
          </p>
          <p className={`${classes.action} sis-note`}>
            <NonBreakingText text={messageText(Code, Params, 'action')} />
          </p>
        </li>
      ))}
    </ul>
  );
}
