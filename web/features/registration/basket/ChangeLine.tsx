import { IconArrowsExchange, IconClockHour4, IconMinus, IconPlus, IconRotate2 } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { CodeText } from '../../../ui/text/CodeText.tsx';
import { useLanguage } from '../../../ui/text/useLanguage.ts';
import type { BasketItem } from './basket.ts';
import classes from './ChangeLine.module.css';

const icons = {
  register: IconPlus,
  wait: IconClockHour4,
  replace: IconArrowsExchange,
  delete: IconMinus,
  drop: IconMinus,
  withdraw: IconMinus,
  undrop: IconRotate2,
  unwithdraw: IconRotate2,
};

/** One change in words: the action, the course and the section. */
export function ChangeLine({
  item: { change, code, name, number, from, gone },
  wait = false,
  children,
}: {
  item: BasketItem;
  wait?: boolean;
  children?: ReactNode;
}) {
  const { t } = useTranslation('registration');
  const { pick } = useLanguage();
  const kind = wait ? 'wait' : change.action;
  const Icon = icons[kind];
  return (
    <div className={classes.line} data-kind={kind}>
      <span className={classes.icon} aria-hidden>
        <Icon size={18} stroke={1.75} />
      </span>
      <div className={classes.words}>
        <span className={classes.action}>{t(`change.${kind}`)}</span>
        <span>
          <CodeText strong>{code}</CodeText> {pick(name)}
        </span>
        <span className={classes.section}>
          {t('section')} <CodeText>{number}</CodeText>
          {from && (
            <>
              {' '}
              {t('change.insteadOf')} {from.code !== code && <CodeText>{from.code}</CodeText>} {t('section')}{' '}
              <CodeText>{from.number}</CodeText>
            </>
          )}
        </span>
        {gone && <span className={classes.gone}>{t(`change.gone.${gone}`)}</span>}
      </div>
      {children}
    </div>
  );
}
