import { Stack } from '@mantine/core';
import { IconAlertCircle, IconAlertTriangle } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { getTraits } from '../../../api/code-traits.ts';
import type { Refusal } from '../../../api/operations.ts';
import { useLanguage } from '../../../ui/text/useLanguage.ts';
import type { Period } from '../basket/basket.ts';
import classes from './Reasons.module.css';
import { tabPath } from '../registration-paths.ts';

type Props = { refusals: Refusal[]; tone: 'refuse' | 'ask'; period: Period };

const keyOf = ({ Code, Params }: Refusal): string => `${Code} ${JSON.stringify(Params)}`;

/** The codes of the courses that a reason names, for links to their sections; empty if it names none. */
function coursesNamed({ Code, Params }: Refusal): string[] {
  const { courseParam } = getTraits(Code);
  const named = courseParam && Params[courseParam];
  return typeof named === 'string' ? named.split(' / ') : [];
}

/**
 * The first of several reasons against a section (tone `refuse`) or questions about it (tone `ask`), in one line.
 * Opening it shows the next steps and the others.
 */
export function Reasons({ refusals, tone, period }: Props) {
  const { t } = useTranslation('registration');
  const { messageText } = useLanguage();
  const [first, ...others] = refusals;
  if (!first) return null;
  const Icon = tone === 'refuse' ? IconAlertTriangle : IconAlertCircle;
  const links = (refusal: Refusal) =>
    coursesNamed(refusal).map((code) => (
      <Link key={code} to={tabPath(period, 'offered', { code })} className={classes.sections}>
        {t('reasons.sectionsOf', { course: code })}
      </Link>
    ));
  return (
    <details className={classes.reasons} data-tone={tone}>
      <summary className={classes.summary}>
        <Icon size={16} stroke={1.75} aria-hidden className={classes.icon} />
        <span>
          {messageText(first.Code, first.Params)}{' '}
          <span className={classes.more}>
            {others.length > 0 ? t('reasons.more', { count: others.length }) : t('reasons.whatToDo')}
          </span>
        </span>
      </summary>
      <Stack component="ul" gap="0.25rem" m="0.25rem 0 0" ps="1.375rem" className="sis-list sis-quiet">
        <li>
          {messageText(first.Code, first.Params, 'action')}
          {links(first)}
        </li>
        {others.map((refusal) => (
          <li key={keyOf(refusal)}>
            <span className={classes.text}>{messageText(refusal.Code, refusal.Params)}</span>{' '}
            {messageText(refusal.Code, refusal.Params, 'action')}
            {links(refusal)}
          </li>
        ))}
      </Stack>
    </details>
  );
}
