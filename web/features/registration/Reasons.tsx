import { IconAlertCircle, IconAlertTriangle } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import type { Refusal } from '../../api/operations.ts';
import { useLanguage } from '../../ui/useLanguage.ts';
import classes from './Reasons.module.css';

type Props = { refusals: Refusal[]; tone: 'refuse' | 'ask' };

const keyOf = ({ Code, Params }: Refusal): string => `${Code} ${JSON.stringify(Params)}`;

/** What stands in the way of one section, in one line; what to do about it, and the other reasons, on opening it. */
export function Reasons({ refusals, tone }: Props) {
  const { t } = useTranslation('registration');
  const { messageText } = useLanguage();
  const [first, ...others] = refusals;
  if (!first) return null;
  const Icon = tone === 'refuse' ? IconAlertTriangle : IconAlertCircle;
  return (
    <details className={classes.reasons} data-tone={tone}>
      <summary className={classes.summary}>
        <Icon size={16} stroke={1.75} aria-hidden className={classes.icon} />
        <span>
          {messageText(first.Code, first.Params)} <span className={classes.more}>{others.length > 0 ? t('reasons.more', { count: others.length }) : t('reasons.whatToDo')}</span>
        </span>
      </summary>
      <ul className={classes.list}>
        <li>{messageText(first.Code, first.Params, 'action')}</li>
        {others.map((refusal) => (
          <li key={keyOf(refusal)}>
            <span className={classes.text}>{messageText(refusal.Code, refusal.Params)}</span> {messageText(refusal.Code, refusal.Params, 'action')}
          </li>
        ))}
      </ul>
    </details>
  );
}
