import { Group, Stack } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { changeIcons } from '../../../ui/text/change-icons.ts';
import { CodeText } from '../../../ui/text/CodeText.tsx';
import { useLanguage } from '../../../ui/text/useLanguage.ts';
import type { BasketItem } from './basket.ts';
import classes from './ChangeLine.module.css';

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
  const Icon = changeIcons[kind];
  return (
    <Group gap="sm" align="flex-start" wrap="nowrap" className={classes.line} data-kind={kind}>
      <span className={`sis-tinted ${classes.icon} sis-disc`} aria-hidden>
        <Icon size={18} stroke={1.75} />
      </span>
      <Stack gap={0} miw={0} flex="1">
        <span className="sis-note">{t(`change.${kind}`)}</span>
        <span>
          <CodeText strong>{code}</CodeText> {pick(name)}
        </span>
        <span className="sis-note">
          {t('section')} <CodeText>{number}</CodeText>
          {from && (
            <>
              {' '}
              {t('change.insteadOf')} {from.code !== code && <CodeText>{from.code}</CodeText>} {t('section')}{' '}
              <CodeText>{from.number}</CodeText>
            </>
          )}
        </span>
        {gone && <span className="sis-refuse sis-small">{t(`change.gone.${gone}`)}</span>}
      </Stack>
      {children}
    </Group>
  );
}
